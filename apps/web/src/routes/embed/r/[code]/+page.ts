import { loadRoom } from '$lib/room/load.ts'
import type { PageLoad } from './$types'

export const load: PageLoad = ({ data }) => loadRoom(data.glance, true)
