import type { Asked } from '$lib/island/take-over.ts'
import { loadMissions } from '$lib/missions/load.ts'

/** The page of a mission of a game. */
export const load = ({ params }: Pick<Asked<{ game: string }>, 'params'>) => loadMissions(params.game)
