import { games } from '@shamble/catalogue'

/** A puzzle of a collection: the game, and its number from 1. */
export interface PuzzleNumber {
  game: string
  n: number
}

const A_DAY = 86_400_000
/** The day of the first puzzle. */
const FIRST_DAY = Date.UTC(2026, 10, 27)
/** Steps through a collection, so that neighbours, which may be of one game, are not drawn one after the other. */
const STRIDE = 7

/**
 * The puzzle of a day by UTC, `2026-11-27`: another game each day, and every puzzle of a game before one comes again. A longer collection
 * changes the puzzles of later days only for its own game. `null` where no game has puzzles.
 */
export function puzzleOfDay(day: string): PuzzleNumber | null {
  const withPuzzles = games.filter(({ puzzles = 0 }) => puzzles > 0)
  if (withPuzzles.length === 0) return null
  const days = Math.max(0, Math.round((Date.parse(day) - FIRST_DAY) / A_DAY))
  const { id, puzzles = 1 } = withPuzzles[days % withPuzzles.length]!
  const turn = Math.floor(days / withPuzzles.length)
  return { game: id, n: 1 + ((turn * strideIn(puzzles)) % puzzles) }
}

// A stride without a common divisor with the number of puzzles comes to each of them.
const strideIn = (puzzles: number) => (puzzles % STRIDE === 0 ? 1 : STRIDE)
