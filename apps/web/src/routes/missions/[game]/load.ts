import { loadMissions } from '$lib/missions/load.ts'
import { type Asked } from '$lib/addresses.ts'

/** The page of a mission of a game. */
export async function load({ params }: Pick<Asked<'missions'>, 'params'>) {
  const loaded = await loadMissions(params.game)
  const { game } = await loaded.rules()
  return { ...loaded, game }
}
