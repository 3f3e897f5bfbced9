import { loadChallenge } from '$lib/challenge/page.ts'
import type { PageLoad } from './$types'

export const load: PageLoad = ({ data }) => loadChallenge(data.challenge)
