import { loadChallenge } from '$lib/challenge/page.ts'
import { sharedChallenge } from '$lib/share/shared.ts'
import { load as loadGame } from '../../../play/[game]/load.ts'
import type { PageLoad } from './$types'

/** A challenge in a frame: with an open seed it is the game itself, as long as it can be played. */
export const load: PageLoad = async ({ data, url }) => {
  const loaded = await loadChallenge(data.sheet)
  const { facts, play } = loaded
  const params = { game: facts.terms.game }
  const game = play && !facts.closed ? await loadGame({ params, url: new URL(play, url) }) : null
  return { ...loaded, local: game, shared: await sharedChallenge(loaded) }
}
