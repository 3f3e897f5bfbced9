import { loadFrame } from '$lib/embed/challenge.ts'
import type { PageLoad } from './$types'

export const load: PageLoad = ({ data, url }) => loadFrame(data.challenge, url)
