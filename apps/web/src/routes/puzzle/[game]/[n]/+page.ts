import { loadPuzzle } from '$lib/puzzle/load.ts'
import { sharedPuzzle } from '$lib/share/shared.ts'
import type { PageLoad } from './$types'

export const load: PageLoad = async ({ params }) => {
  const data = await loadPuzzle(params.game, params.n)
  return { ...data, shared: await sharedPuzzle(data) }
}
