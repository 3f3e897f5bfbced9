import { replay, Refusal, type Log, type Seat } from '@shamble/engine'
import { inSlices } from '@shamble/engine/bots'
import { deciding, following, type Course, type Decisions } from '@shamble/review'
import { advisedGame } from '../play/minds.ts'
import { estimatorFor } from './estimator.ts'

/*
 * Where reviews are computed: as with hints, the page loads this module and starts a Web Worker from the same file; a page that may
 * have no worker calls it. Nothing is sent anywhere.
 */

/** What is asked: a finished game, and whose dearest decisions are wanted. */
export interface ReviewQuestion {
  log: Log
  seat: Seat
}

/** The course comes first, then the share of the decisions looked at, in the end all of them. */
export type ReviewNews = { course: Course } | { share: number } | { decisions: Decisions }
export type FromReviewer = ReviewNews | { fault: string }

/** The URL of this module, for the worker. */
export const here = import.meta.url

/** Reviews a game and tells what is known. Rejects with the signal's reason when aborted, with a `Refusal` while the game goes on. */
export async function review(
  { log, seat }: ReviewQuestion,
  tell: (news: ReviewNews) => void,
  signal?: AbortSignal,
): Promise<void> {
  const game = await advisedGame(log.game, log.options, log.carried, log.version)
  if (!replay(game, log).result)
    throw new Refusal<'unfinished'>('unfinished', 'A game is reviewed when it is over.')
  const estimator = await estimatorFor(game, log.seats)
  const slices = { now: () => performance.now(), ...(signal && { signal }) }
  tell({ course: await inSlices(following(game, log, estimator), slices) })
  const work = deciding(game, log, seat, estimator)
  tell({ decisions: await inSlices(work, { ...slices, onProgress: (share) => tell({ share }) }) })
}

if (typeof document === 'undefined' && typeof postMessage === 'function') {
  const tell = (news: FromReviewer) => postMessage(news)
  addEventListener('message', async ({ data }: MessageEvent<ReviewQuestion>) => {
    try {
      await review(data, tell)
    } catch (cause) {
      tell({ fault: String(cause) })
    }
  })
}
