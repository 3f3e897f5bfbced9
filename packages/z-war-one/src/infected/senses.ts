import { countFrom, FAR, smellFrom } from '../map/distances.ts'
import type { Square } from '../map/layout.ts'
import { layoutOf } from '../missions/index.ts'
import { classOf, isDetectable, reaches } from '../questions.ts'
import { isForward, sees } from '../map/sight.ts'
import { NONE, type G, type Infected, type Table } from '../table.ts'

/*
 * What infected see, smell and could grab.
 */

const SIDES = 8

/** How a unit senses a hero: by sight (2.7), or only by smell (2.9). */
export type Sense = 'sees' | 'smells'

/** How a unit senses a hero, if it does; figures do not block its sight (10.4). */
export function senseOf(t: Table, unit: Infected, hero: number): Sense | null {
  const { at } = t.heroes[hero]!
  if (sees(t, unit.at, at)) return 'sees'
  return smellFrom(t, at)[unit.at]! <= smellRange(t, unit) ? 'smells' : null
}

/** A unit's smell range, which On the Wind doubles (20.6). */
export const smellRange = (t: Table, unit: Infected): number => classOf(unit).smell * (t.wind ? 2 : 1)

/** The heroes infected can detect (10.1). */
export function detectable(t: Table): number[] {
  const found: number[] = []
  for (let hero = 0; hero < t.heroes.length; hero++) if (isDetectable(t.heroes[hero]!)) found.push(hero)
  return found
}

/** The heroes a unit may go for: those it senses, else all that can be detected (10.4). */
export function goalsFor(t: Table, unit: Infected): number[] {
  const heroes = detectable(t)
  const sensed = heroes.filter((hero) => senseOf(t, unit, hero) !== null)
  return sensed.length > 0 ? sensed : heroes
}

/** The counting distance from a square to the nearest of some heroes; `FAR` without a way. */
export function nearestDistance(t: Table, at: Square, heroes: readonly number[]): number {
  let least = FAR
  for (const hero of heroes) least = Math.min(least, countFrom(t, t.heroes[hero]!.at)[at]!)
  return least
}

/** Those of some heroes that are nearest to a square by counting distance (10.5); none without a way. */
export function nearestOf(t: Table, at: Square, heroes: readonly number[]): number[] {
  let least = FAR
  let found: number[] = []
  for (const hero of heroes) {
    const distance = countFrom(t, t.heroes[hero]!.at)[at]!
    if (distance === FAR || distance > least) continue
    if (distance < least) found = []
    least = distance
    found.push(hero)
  }
  return found
}

/** Whether a square is in the grab zone of a unit (10.11): standing, on the board, forward and in reach. */
export function isInZone(t: Table, unit: Infected, at: Square): boolean {
  if (unit.at === NONE || unit.prone) return false
  return isForward(layoutOf(t.mission), unit.at, unit.facing, at) && reaches(t, unit.at, at)
}

// 6.10, R-23. Doors or infected have moved: the hero whose move it is may now be seen.
export function noteMover(g: G): void {
  g.table.heroes.forEach(({ move }, hero) => {
    if (move === 'open') noteSeen(g, hero)
  })
}

// 6.10, R-23. Being seen: marks each standing infected in whose forward line of sight a hero now stands.
export function noteSeen({ table: t }: G, hero: number): void {
  const { at } = t.heroes[hero]!
  if (at === NONE) return
  const layout = layoutOf(t.mission)
  const mark = 1 << hero
  for (const unit of t.infected) {
    if (unit.at === NONE || unit.prone || unit.seen & mark) continue
    if (isForward(layout, unit.at, unit.facing, at) && sees(t, unit.at, at)) unit.seen |= mark
  }
}

// 10.5. Of heroes that are equally near each rolls a die: the lowest is chosen, ties among the lowest are rolled again.
export function rollForLowest(g: G, heroes: readonly number[], unit: number): number {
  let left = [...heroes]
  while (left.length > 1) {
    const dice = left.map(() => g.roll(SIDES, 'ties'))
    g.tell({ type: 'tieRolled', unit, heroes: left, dice })
    const lowest = Math.min(...dice)
    left = left.filter((_, i) => dice[i] === lowest)
  }
  return left[0]!
}
