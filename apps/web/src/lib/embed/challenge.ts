import type { ChallengePage } from '@shamble/challenge'
import { load as loadGame } from '../../routes/play/[game]/load.ts'
import { loadChallenge } from '../challenge/page.ts'
import { sharedChallenge } from '../share/shared.ts'

/** Loads what the frame of a challenge shows: with an open seed, until it closes, the game itself. */
export async function loadFrame(page: ChallengePage, url: URL) {
  const loaded = await loadChallenge(page)
  const { facts, play } = loaded
  const params = { game: facts.terms.game }
  const local = play && !facts.closed ? await loadGame({ params, url: new URL(play, url) }) : null
  return { ...loaded, local, shared: await sharedChallenge(loaded) }
}

export type ChallengeFrameData = Awaited<ReturnType<typeof loadFrame>>
