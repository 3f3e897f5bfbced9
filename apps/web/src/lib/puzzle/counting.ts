import type { PuzzleCounts } from '../../../worker/puzzle-counts.ts'
import { isSandboxed } from '../addresses.ts'

/** Fewer tries say nothing to somebody whose own is not counted. */
const FEWEST = 2

/**
 * Counts this browser's first try at puzzle `n` of a game. Returns the counts after it; null when the server cannot be reached or
 * refuses. In a sandboxed frame, which has no origin, nothing is counted. Never throws.
 */
export async function countTry(game: string, n: number, found: boolean): Promise<PuzzleCounts | null> {
  try {
    const counting = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ found }),
    }
    const response = await fetch(`/api/puzzle/${game}/${n}`, isSandboxed() ? {} : counting)
    const counts = response.ok ? ((await response.json()) as PuzzleCounts) : null
    return counts && isSandboxed() && counts.tries < FEWEST ? null : counts
  } catch {
    return null
  }
}
