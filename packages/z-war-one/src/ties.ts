import type { G } from './table.ts'

const SIDES = 8

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
