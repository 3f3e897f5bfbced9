import { capital, listed } from '@shamble/engine'
import { count, several, whoName, zoneName } from './naming.ts'
import { NONE, type Table, type Trail } from './table.ts'

/*
 * The steps of a zombie character in words: which horde, which way, whom it attacks, and the ties that the player breaks.
 */

type Cast = Pick<Table, 'role' | 'at'>

const zones = (n: number): string => (n === 0 ? 'in the same zone' : `${several(n, 'zone')} away`)

/** The sentences of one step. If the player had a choice, the last one says between what. */
export function reasons(trail: Trail, cast: Cast): string[] {
  switch (trail.step) {
    case 1:
      return found(trail)
    case 2:
    case 4:
      return combined(trail)
    case 3:
      return led(trail)
    case 5:
      return attacked(trail, cast)
    default:
      return named(trail, cast)
  }
}

type StepOf<N extends Trail['step']> = Extract<Trail, { step: N }>

function found({ horde, target, distance, tied }: StepOf<1>): string[] {
  if (horde === NONE) return ['There is no face-up horde.']
  const said = [`The closest horde is in ${zoneName(horde)}, ${zones(distance)} from ${goal(horde, target)}.`]
  const pairs = tied.map(([from, to]) => `${zoneName(from)} towards ${zoneName(to)}`)
  return tied.length < 2 ? said : [...said, chosen(pairs)]
}

const goal = (horde: number, target: number): string =>
  horde === target ? 'the characters there' : `the characters in ${zoneName(target)}`

function combined({
  zone,
  strength,
  need,
  candidates,
  rule,
  tied,
  from,
  after,
  lost,
}: StepOf<2 | 4>): string[] {
  if (rule === 'full') return [`The horde in ${zoneName(zone)} has strength 4: none joins.`]
  if (rule === 'alone') return [`The horde in ${zoneName(zone)} has ${strength}; no horde is next to it.`]
  const others = candidates.map(([other, n]) => `${zoneName(other)} ${n}`)
  const said = [
    `The horde in ${zoneName(zone)} has ${strength} and needs ${need} more. Next to it: ${listed(others)}.`,
  ]
  const why = rule === 'lowest' ? 'the lowest that is enough' : 'the highest, because none is enough'
  const waste = lost > 0 ? `; ${count(lost)} over 4 ${lost === 1 ? 'is' : 'are'} lost` : ''
  said.push(`${zoneName(from)} joins, ${why}: ${after}${waste}.`)
  if (tied.length > 1) said.push(chosen(tied.map(zoneName)))
  return said
}

function led({ from, to, tied }: StepOf<3>): string[] {
  if (to === NONE) return [`A character is in ${zoneName(from)}: the horde stays.`]
  const said = [`It moves from ${zoneName(from)} to ${zoneName(to)}, one zone closer.`]
  return tied.length < 2 ? said : [...said, chosen(tied.map(zoneName))]
}

function attacked({ zone, attacked: who, tied }: StepOf<5>, cast: Cast): string[] {
  const said = [`It attacks the ${whoName(cast, who)} in ${zoneName(zone)}.`]
  return tied.length < 2 ? said : [...said, chosen(tied.map((one) => `the ${whoName(cast, one)}`))]
}

const TARGETS: Record<StepOf<6>['why'], string> = {
  attacked: 'who was attacked',
  target: 'the target of the horde',
  nearest: 'the human nearest to the battle',
  anyone: 'a human of your choice',
}

function named({ named: who, why, tied }: StepOf<6>, cast: Cast): string[] {
  const said = [`The threat card targets the ${whoName(cast, who)}, ${TARGETS[why]}.`]
  return tied.length < 2 ? said : [...said, chosen(tied.map((one) => `the ${whoName(cast, one)}`))]
}

const chosen = (between: readonly string[]): string => `You break the tie: ${listed(between, 'or')}.`

/** A step in one paragraph. */
export const reasonText = (trail: Trail, cast: Cast): string => capital(reasons(trail, cast).join(' '))
