import { sharedReplay } from '$lib/share/shared.ts'
import { load as loadReplay } from '../../../../replay/[game]/[log]/load.ts'
import type { PageLoad } from './$types'

export const load: PageLoad = async (event) => {
  const data = await loadReplay(event, true)
  return { ...data, shared: await sharedReplay(data) }
}
