import type { Options, Position, Seat } from '@shamble/engine'
import {
  hint,
  inSlices,
  mindOf,
  steadyChance,
  thinkingOf,
  type Strength,
  type Weighed,
} from '@shamble/engine/bots'
import { advisedGame } from '../play/minds.ts'

/*
 * Where a hint is thought about: as with the bots, the page loads this module and starts a Web Worker from the same file; a page that may
 * have no worker thinks by itself.
 */

/** What is asked: the position (the bot is shown only what the seat sees), the seat, how many moves were made before, and what is played. */
export interface HintQuestion {
  game: string
  position: Position<unknown>
  seat: Seat
  at: number
  options: Options
}

/** How far it has come, from 0 to 1; in the end every move, the one to make first. */
export type FromAdviser = { share: number } | { weighed: Weighed[] } | { fault: string }

/** Whoever is asked for a hint plays as strongly as bots do. */
const ADVISER: Strength = 'fierce'

/** The address of this module, to make a worker of. */
export const here = import.meta.url

/** What the strongest bot would do: the very move it makes in this seat. Rejected with the signal's reason when that is raised. */
export async function advise(
  { game: id, position, seat, at, options }: HintQuestion,
  onShare: (share: number) => void,
  signal?: AbortSignal,
): Promise<Weighed[]> {
  const game = await advisedGame(id, options)
  const thinking = thinkingOf(game, position, seat, steadyChance(position, seat, at))
  return inSlices(hint(thinking, mindOf(game, ADVISER)), {
    now: () => performance.now(),
    onProgress: ({ share }) => onShare(share),
    ...(signal && { signal }),
  })
}

if (typeof document === 'undefined' && typeof postMessage === 'function') {
  const tell = (news: FromAdviser) => postMessage(news)
  addEventListener('message', async ({ data }: MessageEvent<HintQuestion>) => {
    try {
      tell({ weighed: await advise(data, (share) => tell({ share })) })
    } catch (cause) {
      tell({ fault: String(cause) })
    }
  })
}
