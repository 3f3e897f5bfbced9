import { loadChallenge } from '$lib/challenge/page.ts'
import { sharedChallenge } from '$lib/share/shared.ts'
import type { PageLoad } from './$types'

export const load: PageLoad = async ({ data }) => {
  const loaded = await loadChallenge(data.challenge)
  return { ...loaded, before: data.before, shared: await sharedChallenge(loaded) }
}
