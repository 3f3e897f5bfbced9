import { entryOrWrong } from '$lib/wrong.ts'
import { sharedMission } from '$lib/share/shared.ts'
import { load as loadMission } from './load.ts'
import type { PageLoad } from './$types'

export const load: PageLoad = async (event) => ({
  ...(await loadMission(event)),
  shared: sharedMission(entryOrWrong(event.params.game)),
})
