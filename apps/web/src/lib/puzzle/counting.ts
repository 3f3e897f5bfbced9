import type { PuzzleCounts } from '../../../worker/puzzle-counts.ts'

/**
 * Counts this browser's first try at puzzle `n` of a game. Returns the counts after it; null when the server cannot be reached or
 * refuses. Never throws.
 */
export async function countTry(game: string, n: number, found: boolean): Promise<PuzzleCounts | null> {
  try {
    const response = await fetch(`/api/puzzle/${game}/${n}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ found }),
    })
    return response.ok ? ((await response.json()) as PuzzleCounts) : null
  } catch {
    return null
  }
}
