import type { Asked } from '$lib/island/take-over.ts'
import { loadMissions } from '$lib/missions/load.ts'

/** The page of a mission of a game. */
export async function load({ params }: Pick<Asked<{ game: string }>, 'params'>) {
  const loaded = await loadMissions(params.game)
  const { game } = await loaded.rules()
  return { ...loaded, game }
}
