import { loadToday } from '$lib/puzzle/load.ts'
import { sharedPuzzle } from '$lib/share/shared.ts'
import type { PageLoad } from './$types'

/** The puzzle of the day on which the host page is read. */
export const load: PageLoad = async ({ setHeaders }) => {
  setHeaders({ 'cache-control': 'no-store' })
  const data = await loadToday(true)
  return { ...data, shared: await sharedPuzzle(data) }
}
