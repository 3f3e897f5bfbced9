import { loadRoom } from '$lib/room/load.ts'
import { sharedRoom } from '$lib/share/shared.ts'
import type { PageLoad } from './$types'

export const load: PageLoad = async ({ data }) => ({
  ...(await loadRoom(data.snapshot)),
  shared: sharedRoom(data.snapshot.room),
})
