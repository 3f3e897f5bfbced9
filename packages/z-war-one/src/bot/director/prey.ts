import { isWatched } from '../../fighting/alert.ts'
import { FAR, walkTo } from '../../map/distances.ts'
import type { Square } from '../../map/layout.ts'
import { heroId, NONE, type Table } from '../../table.ts'
import { detectable } from '../../infected/senses.ts'
import { sees } from '../../map/sight.ts'
import { isHere } from '../../questions.ts'
import { BITTEN } from '../worth.ts'
import { most, type Chosen } from '../moves.ts'
import type { Move } from '@shamble/engine'

/*
 * The heroes the Director hunts, and how far a square is from them.
 */

// Extra worth of a hero who carries an object, and of a prone one, who is held without a test (10.7).
const CARRIER = 0.12
const PRONE = 0.1
// Extra squares a unit goes for the best prey rather than the worst.
const PULL = 4

/** The worth of a hero as prey: the sicker the better; more if he carries an object or is prone. */
export function preyOf(t: Table, hero: number): number {
  const { stage, object, prone } = t.heroes[hero]!
  return BITTEN[stage]! + (object === NONE ? 0 : CARRIER) + (prone ? PRONE : 0)
}

/** The best prey (10.5). */
export const bestPrey = (t: Table, moves: readonly Move[]): Chosen =>
  most(moves, ([, part]) => preyOf(t, heroId.of(part!)))

/** The walking distance from a square to the nearest prey, where good prey counts as nearer than it is. */
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

/** Whether a hero on alert watches a square (6.9). */
export const isUnderFire = (t: Table, at: Square): boolean =>
  t.heroes.some((_, hero) => isWatched(t, hero, at))

/** Whether a hero who has yet to move this turn sees a square: a unit there is shot first (3). */
export const isOpenToShots = (t: Table, at: Square): boolean =>
  t.phase === 'heroes' &&
  t.heroes.some((hero) => isHere(hero) && hero.move !== 'done' && sees(t, hero.at, at))
