import { glanceFor } from '$lib/server/glance.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async (event) => ({ glance: await glanceFor(event.params.code, event) })
