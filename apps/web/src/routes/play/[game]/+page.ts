import { entryOrWrong } from '$lib/wrong.ts'
import { sharedGame } from '$lib/share/shared.ts'
import { load as loadGame } from './load.ts'
import type { PageLoad } from './$types'

export const load: PageLoad = async (event) => {
  const data = await loadGame(event)
  const { optionWords } = await entryOrWrong(event.params.game).optionWords()
  return { ...data, optionWords, shared: await sharedGame(data) }
}
