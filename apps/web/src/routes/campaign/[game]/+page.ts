import { entryOrWrong } from '$lib/wrong.ts'
import { sharedCampaign } from '$lib/share/shared.ts'
import { load as loadCampaign } from './load.ts'
import type { PageLoad } from './$types'

export const load: PageLoad = async (event) => ({
  ...(await loadCampaign(event)),
  shared: sharedCampaign(entryOrWrong(event.params.game)),
})
