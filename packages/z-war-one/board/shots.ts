import { capital, percent, type Move } from '@shamble/engine'
import type { Gesture } from '@shamble/engine/entry'
import { AP } from '../src/data/action-points.ts'
import { AIM, bladeOf, canStrike } from '../src/fighting/attacks.ts'
import { meleeBonus } from '../src/fighting/rolling.ts'
import { canFire, firearmReaches } from '../src/fighting/weapons.ts'
import { aimCost } from '../src/heroes/actions/costs.ts'
import { oddsOf } from '../src/heroes/facts.ts'
import { findUnit, isGrappled, kindOf } from '../src/questions.ts'
import { card as cardId, NONE, square, unit as unitId, type Infected, type Table } from '../src/table.ts'
import type { View } from '../src/view.ts'
import { several, unitName } from '../src/words/names.ts'
import { bestOdds, moverOf, type Props } from './looks.ts'

/*
 * 6, 14.2 to 14.5. The ways in which a hero can attack an infected.
 */

/** One way: `aim` is an aimed shot, `both` one shot of each of two pistols. */
export interface Shot {
  how: 'shoot' | 'aim' | 'burst' | 'both'
  /** `NONE` for both pistols. */
  card: number
  /** The chance to kill, from 0 to 1. */
  kill: number
  says: string
}

/** Every way to shoot at an infected from where the hero stands. */
export function shotsAt(view: View, hero: number, unit: Infected): Shot[] {
  const figure = view.heroes[hero]
  if (!figure || figure.at === NONE) return []
  const t = view as unknown as Table
  const isHeld = figure.held.includes(unit.id)
  if (!isHeld && (unit.at === NONE || isGrappled(figure))) return []
  const guns = figure.active.filter(
    (gun) => canFire(view, gun) && (isHeld || firearmReaches(view, hero, gun, unit.at)),
  )
  const said = (what: string, ap: number, rounds: readonly number[], bonus: number) => {
    const { kill } = oddsOf(t, hero, unit, rounds, bonus)
    return {
      kill,
      says: `${what}: ${ap} AP, ${percent(kill)} to kill, ${several(rounds.length, 'round')}.`,
    }
  }
  const shots = guns.flatMap((card): Shot[] => {
    const { name, burst } = kindOf(view, card)
    const kept = figure.aimCard === card && figure.aimUnit === unit.id ? AIM : 0
    const single = said(`${name}, single shot`, AP.quick, [card], kept)
    const aimed = said(`${name}, aimed`, aimCost(figure), [card], AIM)
    const bursts = burst && view.cards[card]!.rounds >= burst ? Array<number>(burst).fill(card) : null
    return [
      { how: 'shoot', card, ...single },
      { how: 'aim', card, ...aimed },
      ...(bursts ? [{ how: 'burst', card, ...said(`${name}, burst`, AP.quick, bursts, 0) } as const] : []),
    ]
  })
  const both: Shot = { how: 'both', card: NONE, ...said('Both at once', AP.quick, guns, 0) }
  return guns.length === 2 ? [...shots, both] : shots
}

/** 6.4. The blow that a hero can strike at an infected from where he stands; null if it is out of reach. */
export function blowAt(view: View, hero: number, unit: Infected): { kill: number; says: string } | null {
  const t = view as unknown as Table
  if (hero === NONE || !canStrike(t, hero, unit)) return null
  const blade = bladeOf(t, hero)
  const { kill } = oddsOf(t, hero, unit, [blade], meleeBonus(t.heroes[hero]!, blade))
  return { kill, says: `Strike: ${AP.melee} AP, ${percent(kill)} to kill.` }
}

/** The part that stands for a shot: pressing it fires. */
export const shotId = ({ how, card }: Shot, unit: number): string => `shot:${how}:${card}:${unit}`

/** The shot that a part stands for, as moves: the attack, then how it is made. An assassination (6.10) is left to the player. */
export function shotOf(id: string): Gesture | null {
  const [, how, card, unit] = id.split(':')
  const attack = how === 'aim' ? 'aim' : 'fire'
  const way = wayOf(how as Shot['how'], Number(card))
  return {
    path: [unitId(Number(unit))],
    says: '',
    atOnce: true,
    next: (_: View, moves) =>
      wayIn(moves, way) ?? called(moves, attack, unitId(Number(unit))) ?? called(moves, attack),
  }
}

/** The shots between which a player chooses: at the infected that was clicked, or that a hero on alert watches (6.9). */
export function shotsAsked(view: View, hero: number, id: number, hot: ReadonlySet<string>): Shot[] {
  const unit = findUnit(view, id)
  const shots = unit ? shotsAt(view, hero, unit) : []
  const possible = shots.filter(({ how }) => hot.has(how === 'aim' ? 'aim' : 'fire'))
  return possible.filter(({ how }) => how !== 'aim').length > 1 ? possible : []
}

/** The move that answers how a weapon is fired. */
const wayOf = (how: Shot['how'], card: number): readonly string[] =>
  how === 'both' ? ['both'] : [how === 'aim' ? 'shoot' : how, cardId(card)]

/** An attack for 1 action point. */
interface Attack {
  says: string
  /** The move that makes it, and the one that adds a step (6.5). */
  verb: 'fire' | 'melee'
  withStep: 'fireMove' | 'meleeMove'
  /** How it is made, if that is asked. */
  way: readonly string[]
  kill: number
}

/** The attacks of a hero on an infected for 1 action point each, the best one first. */
function attacksOn(view: View, hero: number, unit: Infected): Attack[] {
  const shots = shotsAt(view, hero, unit).flatMap(({ how, card, kill, says }): Attack[] =>
    how === 'aim' ? [] : [{ says, verb: 'fire', withStep: 'fireMove', way: wayOf(how, card), kill }],
  )
  const blow = blowAt(view, hero, unit)
  if (!blow) return shots.sort(byChance)
  return [...shots, { ...blow, verb: 'melee', withStep: 'meleeMove', way: ['strike'] } as const].sort(
    byChance,
  )
}

const byChance = (a: { kill: number }, b: { kill: number }): number => b.kill - a.kill

/** The chance of the best attack of a hero on an infected for 1 action point; null if there is none. */
export function bestChance(view: View, hero: number, id: number): number | null {
  const unit = findUnit(view, id)
  return (unit && attacksOn(view, hero, unit)[0]?.kill) ?? null
}

/** The best attack for which there is a move, alone or with a step. */
const attackIn = (view: View, hero: number, unit: Infected, moves: readonly Move[]): Attack | undefined =>
  attacksOn(view, hero, unit).find(({ verb, withStep }) =>
    moves.some(([made, part]) => (made === verb || made === withStep) && part === unitId(unit.id)),
  )

/** What a click on an infected in reach means: the best attack for 1 action point. An assassination is left to the player. */
export function attackOf(view: View, hero: number, id: number, moves: readonly Move[]): Gesture | null {
  const unit = findUnit(view, id)
  const attack = unit && attackIn(view, hero, unit, moves)
  if (!attack || !called(moves, attack.verb, unitId(id))) return null
  const { says, verb, way } = attack
  return {
    path: [unitId(id)],
    says: `${capital(unitName(id, view))}. ${says}${stepSaid(view, hero, unit, moves, attack)}`,
    next: (_: View, possible) => wayIn(possible, way) ?? called(possible, verb, unitId(id)),
  }
}

/** At most this many attacks have a button: the best ones. The other infected are attacked on the board. */
const MAX_OFFERED = 4

/** An infected that can be attacked at once for 1 action point: its best attack, and the chance of it to kill. */
export interface Target {
  unit: number
  kill: number
  says: string
}

/** The infected that the hero who moves can attack, as the moves say, the likeliest kill first. */
export function targetsOf({ view, hot, facts }: Pick<Props, 'view' | 'hot' | 'facts'>): Target[] {
  const hero = moverOf(view)
  if (hero === NONE) return []
  const targets = view.infected.flatMap((unit): Target[] => {
    const id = unitId(unit.id)
    const isInReach = hot.has(id) && bestOdds(facts(id)) !== null
    const best = isInReach ? attacksOn(view, hero, unit)[0] : undefined
    return best ? [{ unit: unit.id, kill: best.kill, says: best.says }] : []
  })
  return targets.sort(byChance).slice(0, MAX_OFFERED)
}

/** The part that stands for the best attack on an infected: pressing it attacks. */
export const attackId = (unit: number): string => `attack:${unit}`

/** The best attack on an infected, at once. */
export function attackNow(view: View, id: string, moves: readonly Move[]): Gesture | null {
  const hero = moverOf(view)
  const attack = hero === NONE ? null : attackOf(view, hero, Number(id.split(':')[1]), moves)
  return attack && { ...attack, atOnce: true }
}

// 6.5. What is said of a step with an attack: its chance, where that is another one.
function stepSaid(
  view: View,
  hero: number,
  unit: Infected,
  moves: readonly Move[],
  { withStep, kill }: Attack,
): string {
  if (!called(moves, withStep, unitId(unit.id))) return ''
  const stepping = attackIn(aimEnded(view, hero), hero, unit, moves)!
  const chance = stepping.kill === kill ? '' : `: ${percent(stepping.kill)} to kill`
  return ` A tap on a marked square steps there as well${chance}.`
}

// The step of a combined action ends the bonus of an aimed shot.
const aimEnded = (view: View, hero: number): View => ({
  ...view,
  heroes: view.heroes.map((figure, n) => (n === hero ? { ...figure, aimCard: NONE, aimUnit: NONE } : figure)),
})

/** The part that stands for an attack with a step onto a square: pressing it makes both. */
export const stepId = (unit: number, to: number): string => `step:${unit}:${to}`

/** 6.5. The same attack, with a step onto a square. */
export function steppingAttackOf(view: View, id: string, moves: readonly Move[]): Gesture | null {
  const [, target, to] = id.split(':').map(Number) as [number, number, number]
  const hero = moverOf(view)
  const unit = hero === NONE ? undefined : findUnit(view, target)
  const attack = unit && attackIn(aimEnded(view, hero), hero, unit, moves)
  if (!attack) return null
  const { way, withStep } = attack
  return {
    path: [unitId(target), square(to)],
    says: '',
    atOnce: true,
    next: (now: View, possible) =>
      now.heroes[hero]!.at === to
        ? wayIn(possible, way)
        : (called(possible, 'step', square(to)) ?? called(possible, withStep, unitId(target))),
  }
}

const called = (moves: readonly Move[], ...wanted: readonly string[]): Move | null =>
  moves.find((move) => move.join(' ') === wanted.join(' ')) ?? null

/** The way to attack among these moves; where an assassination is possible (6.10), the player chooses. */
const wayIn = (moves: readonly Move[], way: readonly string[]): Move | null =>
  moves.some((move) => move.includes('sure')) ? null : called(moves, ...way)
