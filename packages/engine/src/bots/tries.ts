import type { Move } from '../position.ts'

/** What came of a move in imagined worlds, and its lead over the first move in the same worlds (paired differences). */
export interface Try {
  move: Move
  /** The sums over all playouts: of the worth, and of its squares. */
  worth: number
  squares: number
  times: number
  /** The sum of the differences from the first move, and of their squares. */
  lead: number
  leadSquares: number
  pairs: number
}

export const newTry = (move: Move): Try => ({
  move,
  worth: 0,
  squares: 0,
  times: 0,
  lead: 0,
  leadSquares: 0,
  pairs: 0,
})

/** Records one playout; `first`: the worth of the first move in the same world, null if unknown. */
export function note(one: Try, worth: number, first: number | null): void {
  one.worth += worth
  one.squares += worth * worth
  one.times++
  if (first === null) return
  const lead = worth - first
  one.lead += lead
  one.leadSquares += lead * lead
  one.pairs++
}

/** The mean worth of a move; -1 when it was never tried. */
export const mean = ({ worth, times }: Try): number => (times === 0 ? -1 : worth / times)

/** The standard error of the mean worth; infinite for a move that was tried less than twice. */
export function errorOf(one: Try): number {
  if (one.times < 2) return Infinity
  const variance = Math.max(0, one.squares / one.times - mean(one) * mean(one))
  return Math.sqrt(variance / (one.times - 1))
}

/** Whether a move beat the first one by more than `errors` standard errors. */
export function isSurelyAbove({ lead, leadSquares, pairs }: Try, errors: number): boolean {
  if (pairs < 2) return false
  const mean = lead / pairs
  const variance = Math.max(0, leadSquares / pairs - mean * mean)
  return mean > errors * Math.sqrt(variance / (pairs - 1))
}
