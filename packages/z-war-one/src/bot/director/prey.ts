import { isWatched } from '../../alert.ts'
import { FAR, walkTo } from '../../distances.ts'
import type { Square } from '../../layout.ts'
import { heroId, NONE, type Table } from '../../table.ts'
import { detectable } from '../../senses.ts'
import { sees } from '../../sight.ts'
import { isHere } from '../../questions.ts'
import { BITTEN } from '../worth.ts'
import { most, type Chosen } from '../moves.ts'
import type { Move } from '@shamble/engine'

/*
 * Whom the Director hunts, and how far a square is from them.
 */

// What it is worth to hold up whoever carries something, and that nobody stands between a grab and its hero (10.7).
const CARRIER = 0.12
const PRONE = 0.1
// So many squares further the Director's own go for the best prey rather than for the worst.
const PULL = 4

/** What a bite is worth, by hero: the sicker the better; whoever carries an object and whoever lies on the ground before others. */
export function preyOf(t: Table, hero: number): number {
  const { stage, object, prone } = t.heroes[hero]!
  return BITTEN[stage]! + (object === NONE ? 0 : CARRIER) + (prone ? PRONE : 0)
}

/** Of several heroes the best prey (10.5). */
export const bestPrey = (t: Table, moves: readonly Move[]): Chosen =>
  most(moves, ([, part]) => preyOf(t, heroId.of(part!)))

/** How far it is to walk from a square to prey: the least over all heroes, the best prey seeming nearer than it is. */
export function farFromPrey(t: Table, at: Square): number {
  let least = Infinity
  for (const hero of detectable(t)) {
    const steps = walkTo(t, t.heroes[hero]!.at)[at]!
    if (steps < FAR) least = Math.min(least, steps - PULL * Math.min(1, preyOf(t, hero)))
  }
  return least
}

/** The squares to walk to the nearest hero; `Infinity` when there is no way. */
export function stepsToHeroes(t: Table, at: Square): number {
  let least = Infinity
  for (const hero of detectable(t)) {
    const steps = walkTo(t, t.heroes[hero]!.at)[at]!
    if (steps < FAR) least = Math.min(least, steps)
  }
  return least
}

/** Whether alert fire would meet whoever steps on a square (6.9). */
export const isUnderFire = (t: Table, at: Square): boolean =>
  t.heroes.some((_, hero) => isWatched(t, hero, at))

/** Whether a hero who still has to move this turn sees a square: what stands there is shot first (3). */
export const isOpenToShots = (t: Table, at: Square): boolean =>
  t.phase === 'heroes' &&
  t.heroes.some((hero) => isHere(hero) && hero.move !== 'done' && sees(t, hero.at, at))
