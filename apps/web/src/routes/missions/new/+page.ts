import { entryOrWrong } from '$lib/wrong.ts'
import { EDITED } from '$lib/missions/load.ts'
import { sharedEditor } from '$lib/share/shared.ts'
import { load as loadEditor } from './load.ts'
import type { PageLoad } from './$types'

export const load: PageLoad = async () => ({
  ...(await loadEditor()),
  shared: sharedEditor(entryOrWrong(EDITED)),
})
