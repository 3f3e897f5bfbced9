import { challengePageFor } from '$lib/server/challenge-page.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async (event) => ({
  challenge: await challengePageFor(event.params.code, event),
})
