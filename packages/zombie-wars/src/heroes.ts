import { DICE, type Die } from './table.ts'

// 13.4. A Time For Heroes. How many hits a piece takes until it is gone: a hero that is hit becomes one size smaller
// instead of falling, so it takes one hit more for every size.
export function toughness(aTimeForHeroes: boolean, now: Die | 0): number {
  if (now === 0) return 0
  return aTimeForHeroes ? DICE.indexOf(now) + 1 : 1
}

/** The size below, or above (7.7 step 6). */
export const smaller = (sides: Die): Die => DICE[DICE.indexOf(sides) - 1]!
export const larger = (sides: Die): Die => DICE[DICE.indexOf(sides) + 1]!
