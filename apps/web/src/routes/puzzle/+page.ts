import { games } from '@shamble/catalogue'
import { loadToday } from '$lib/puzzle/load.ts'
import { sharedPuzzle } from '$lib/share/shared.ts'
import type { PageLoad } from './$types'

/** The puzzle of today, and the numbers of all others. */
export const load: PageLoad = async ({ setHeaders }) => {
  setHeaders({ 'cache-control': 'no-store' })
  const data = await loadToday()
  const collections = games.map(async ({ id, title, puzzleCollection }) => {
    const { puzzles } = (await puzzleCollection?.())?.default ?? { puzzles: [] }
    return { id, title, grades: puzzles.map(({ grade }) => grade) }
  })
  return { ...data, shared: await sharedPuzzle(data), collections: await Promise.all(collections) }
}
