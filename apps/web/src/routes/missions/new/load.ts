import { EDITED, loadMissions } from '$lib/missions/load.ts'

/** The editor of missions. */
export const load = () => loadMissions(EDITED)
