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
 * Where hints are computed: as with bots, the page loads this module and starts a Web Worker from the same file; a page that may have
 * no worker calls it.
 */

/** What is asked. The bot is shown only what the seat sees. */
export interface HintQuestion {
  game: string
  position: Position<unknown>
  seat: Seat
  /** The number of moves made before. */
  at: number
  /** Of the rules. */
  version: number
  options: Options
}

/** Progress from 0 to 1; in the end all moves, the best first. */
export type FromAdviser = { share: number } | { weighed: Weighed[] } | { fault: string }

/** Hints come from the strongest bot. */
const ADVISER: Strength = 'fierce'

/** The URL of this module, for the worker. */
export const here = import.meta.url

/** The moves as the strongest bot weighs them in this seat, its choice first. Rejects with the signal's reason when aborted. */
export async function advise(
  { game: id, position, seat, at, version, options }: HintQuestion,
  onShare: (share: number) => void,
  signal?: AbortSignal,
): Promise<Weighed[]> {
  const game = await advisedGame(id, options, undefined, version)
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
