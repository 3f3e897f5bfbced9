import type { Die } from './table.ts'

const SIZES: readonly Die[] = [6, 8, 10, 12, 20]

// 13.4. A Time For Heroes. A hero that is hit comes down one size instead of falling: it takes one more hit for every size.

/** How many hits a piece takes until it is gone. */
export function toughness(aTimeForHeroes: boolean, now: Die | 0): number {
  if (now === 0) return 0
  return aTimeForHeroes ? SIZES.indexOf(now) + 1 : 1
}

/** The size below, or above (7.7 step 6). */
export const smaller = (sides: Die): Die => SIZES[SIZES.indexOf(sides) - 1]!
export const larger = (sides: Die): Die => SIZES[SIZES.indexOf(sides) + 1]!
