import type { Move } from '../index.ts'

/** A move that is tried out in imagined worlds: what came of it, and how much better that was than the first move in the same worlds. */
export interface Try {
  move: Move
  worth: number
  times: number
  lead: number
  leadSquares: number
  pairs: number
}

export const newTry = (move: Move): Try => ({ move, worth: 0, times: 0, lead: 0, leadSquares: 0, pairs: 0 })

/** What came of a move once more; `first`: what came of the first one in the same world, null for unknown. */
export function note(one: Try, worth: number, first: number | null): void {
  one.worth += worth
  one.times++
  if (first === null) return
  const lead = worth - first
  one.lead += lead
  one.leadSquares += lead * lead
  one.pairs++
}

/** What a move is worth on average; less than anything when it was never tried. */
export const mean = ({ worth, times }: Try): number => (times === 0 ? -1 : worth / times)

/** Whether a move has been better than the first by more than so many standard errors. */
export function isSurelyAbove({ lead, leadSquares, pairs }: Try, errors: number): boolean {
  if (pairs < 2) return false
  const mean = lead / pairs
  const variance = Math.max(0, leadSquares / pairs - mean * mean)
  return mean > errors * Math.sqrt(variance / (pairs - 1))
}
