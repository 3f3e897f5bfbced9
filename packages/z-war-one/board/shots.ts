import type { Move } from '@shamble/engine'
import type { Gesture } from '@shamble/engine/entry'
import { AP } from '../src/data/action-points.ts'
import { AIM } from '../src/fighting/attacks.ts'
import { canFire, firearmReaches } from '../src/fighting/weapons.ts'
import { aimCost } from '../src/heroes/actions/costs.ts'
import { oddsOf } from '../src/heroes/facts.ts'
import { findUnit, isGrappled, kindOf } from '../src/questions.ts'
import { card as cardId, NONE, unit as unitId, type Infected, type Table } from '../src/table.ts'
import type { View } from '../src/view.ts'
import { several } from '../src/words/names.ts'
import { percent } from './looks.ts'

/*
 * 14.2 to 14.5. The ways in which a hero can shoot at an infected.
 */

/** One way: `aim` is an aimed shot, `both` one shot of each of two pistols. */
export interface Shot {
  how: 'shoot' | 'aim' | 'burst' | 'both'
  /** `NONE` for both pistols. */
  card: number
  says: string
}

/** Every way to shoot at an infected from where the hero stands. */
export function shotsAt(view: View, hero: number, unit: Infected): Shot[] {
  const figure = view.heroes[hero]
  if (!figure || figure.at === NONE || unit.at === NONE || isGrappled(figure)) return []
  const t = view as unknown as Table
  const guns = figure.active.filter((gun) => canFire(view, gun) && firearmReaches(view, hero, gun, unit.at))
  const says = (what: string, ap: number, rounds: readonly number[], bonus: number) =>
    `${what}: ${ap} AP, ${percent(oddsOf(t, hero, unit, rounds, bonus).kill)} to kill, ${several(rounds.length, 'round')}.`
  const shots = guns.flatMap((card): Shot[] => {
    const { name, burst } = kindOf(view, card)
    const kept = figure.aimCard === card && figure.aimUnit === unit.id ? AIM : 0
    const single = says(`${name}, single shot`, AP.quick, [card], kept)
    const aimed = says(`${name}, aimed`, aimCost(figure), [card], AIM)
    const bursts = burst && view.cards[card]!.rounds >= burst ? Array<number>(burst).fill(card) : null
    return [
      { how: 'shoot', card, says: single },
      { how: 'aim', card, says: aimed },
      ...(bursts ? [{ how: 'burst', card, says: says(`${name}, burst`, AP.quick, bursts, 0) } as const] : []),
    ]
  })
  const both: Shot = { how: 'both', card: NONE, says: says('Both at once', AP.quick, guns, 0) }
  return guns.length === 2 ? [...shots, both] : shots
}

/** The part that stands for a shot: pressing it fires. */
export const shotId = ({ how, card }: Shot, unit: number): string => `shot:${how}:${card}:${unit}`

/** The shot that a part stands for, as moves: the attack, then how it is made. An assassination (6.10) is left to the player. */
export function shotOf(id: string): Gesture | null {
  const [, how, card, unit] = id.split(':')
  const attack = how === 'aim' ? 'aim' : 'fire'
  const way = how === 'both' ? ['both'] : [how === 'aim' ? 'shoot' : how!, cardId(Number(card))]
  return {
    path: [unitId(Number(unit))],
    says: '',
    atOnce: true,
    next: (_: View, moves) => {
      const find = (wanted: readonly string[]): Move | null =>
        moves.find((move) => move.join(' ') === wanted.join(' ')) ?? null
      if (moves.some((move) => move.includes('sure'))) return null
      return find(way) ?? find([attack, unitId(Number(unit))]) ?? find([attack])
    },
  }
}

/** The shots between which a player chooses: at the infected that was clicked, or that a hero on alert watches (6.9). */
export function shotsAsked(view: View, hero: number, id: number, hot: ReadonlySet<string>): Shot[] {
  const unit = findUnit(view, id)
  const shots = unit ? shotsAt(view, hero, unit) : []
  const possible = shots.filter(({ how }) => hot.has(how === 'aim' ? 'aim' : 'fire'))
  return possible.filter(({ how }) => how !== 'aim').length > 1 ? possible : []
}
