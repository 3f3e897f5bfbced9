import { snapshotFor } from '$lib/server/snapshot.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async (event) => ({
  snapshot: await snapshotFor(event.params.code, event),
})
