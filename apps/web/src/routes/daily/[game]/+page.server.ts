import { dailyCode } from '$lib/challenge/daily.ts'
import { isThere, challengePageFor } from '$lib/server/challenge-page.ts'
import { entryOrWrong } from '$lib/wrong.ts'
import type { PageServerLoad } from './$types'
import { paths } from '$lib/addresses.ts'

/** Today's sealed challenge, and the path of yesterday's if there was one. */
export const load: PageServerLoad = async (event) => {
  const { id } = entryOrWrong(event.params.game)
  const yesterday = dailyCode(id, 1)
  const [challenge, was] = await Promise.all([
    challengePageFor(dailyCode(id), event),
    isThere(yesterday, event.url, event.platform),
  ])
  return { challenge, before: was ? paths.challenge(yesterday) : null }
}
