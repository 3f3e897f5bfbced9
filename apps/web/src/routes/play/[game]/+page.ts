import { sharedGame } from '$lib/share/shared.ts'
import { load as loadGame } from './load.ts'
import type { PageLoad } from './$types'

export const load: PageLoad = async (event) => {
  const data = await loadGame(event)
  return { ...data, shared: await sharedGame(data) }
}
