import { sharedScene } from '$lib/share/shared.ts'
import { load as loadScene } from './load.ts'
import type { PageLoad } from './$types'

export const load: PageLoad = async (event) => {
  const data = await loadScene(event)
  return { ...data, shared: await sharedScene(data) }
}
