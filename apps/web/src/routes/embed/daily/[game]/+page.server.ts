import { dailyCode } from '$lib/challenge/daily.ts'
import { challengePageFor } from '$lib/server/challenge-page.ts'
import { entryOrWrong } from '$lib/wrong.ts'
import type { PageServerLoad } from './$types'

/** The challenge of the day on which the host page is read. */
export const load: PageServerLoad = async (event) => ({
  challenge: await challengePageFor(dailyCode(entryOrWrong(event.params.game).id), event),
})
