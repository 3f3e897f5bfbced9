import { chancesOf } from '@shamble/catalogue/chances'
import { replay, Refusal, type AnyGame, type Log, type Move, type Seat } from '@shamble/engine'
import { inSlices } from '@shamble/engine/bots'
import {
  betterAt,
  decisionAt,
  deciding,
  estimatorOf,
  following,
  leading,
  posing,
  type Course,
  type Decisions,
  type Lead,
  type NoPuzzle,
  type Posed,
} from '@shamble/review'
import { advisedGame } from '../play/minds.ts'

/*
 * Where reviews are computed: as with hints, the page loads this module and starts a Web Worker from the same file; a page that may
 * have no worker calls it. Nothing is sent anywhere.
 */

/** What is asked: a finished game, and whose dearest decisions are wanted. */
export interface ReviewQuestion {
  log: Log
  seat: Seat
}

/** A decision of a finished game: what would have been better? */
export interface BetterQuestion {
  log: Log
  /** The number of moves made before. */
  at: number
}

/** Two moves at a decision of a finished game: by how much does one lead? */
export interface LeadQuestion extends BetterQuestion {
  better: Move
  made: Move
}

/** A decision of a game: is it a puzzle for a seat? */
export interface PuzzleQuestion {
  log: Log
  /** The number of moves made before. */
  at: number
  poses: Seat
}

/** The course comes first, then the share of the decisions looked at, in the end all of them. */
export type ReviewNews = { course: Course } | { share: number } | { decisions: Decisions }
export type PuzzleAnswer = { posed: Posed | NoPuzzle }
export type FromReviewer = ReviewNews | PuzzleAnswer | { better: Move } | { lead: Lead } | { fault: string }
export type AnyQuestion = ReviewQuestion | BetterQuestion | LeadQuestion | PuzzleQuestion

/** Pairs of playouts for an answer to an exercise. */
const PAIRS = 64

/** The URL of this module, for the worker. */
export const here = import.meta.url

/** Reviews a game and tells what is known. Rejects with the signal's reason when aborted, with a `Refusal` while the game goes on. */
export async function review(
  { log, seat }: ReviewQuestion,
  tell: (news: ReviewNews) => void,
  signal?: AbortSignal,
): Promise<void> {
  const game = await advisedGame(log.game, log.options, log.carried, log.version)
  refuseUnfinished(game, log)
  const estimator = estimatorOf(game, log.seats, await chancesOf(game))
  const slices = slicesUntil(signal)
  tell({ course: await inSlices(following(game, log, estimator), slices) })
  const work = deciding(game, log, seat, estimator)
  tell({ decisions: await inSlices(work, { ...slices, onProgress: (share) => tell({ share }) }) })
}

/** The best bot's move at a decision, from what its seat saw. Rejects with the signal's reason when aborted. */
export async function findBetter({ log, at }: BetterQuestion, signal?: AbortSignal): Promise<Move> {
  const game = await advisedGame(log.game, log.options, log.carried, log.version)
  return inSlices(betterAt(game, log, at), slicesUntil(signal))
}

/** Compares two moves at a decision, in worlds that the review did not take. Rejects with the signal's reason when aborted. */
export async function compare({ log, at, better, made }: LeadQuestion, signal?: AbortSignal): Promise<Lead> {
  const game = await advisedGame(log.game, log.options, log.carried, log.version)
  const estimator = estimatorOf(game, log.seats, await chancesOf(game))
  const work = leading(game, log, at, { better, made }, PAIRS, 'exercise', estimator)
  return inSlices(work, slicesUntil(signal))
}

/** Makes a puzzle of a decision, or says why it is none. Rejects as `review` does. */
export async function pose(
  { log, at, poses }: PuzzleQuestion,
  tell: (share: number) => void,
  signal?: AbortSignal,
): Promise<Posed | NoPuzzle> {
  const game = await advisedGame(log.game, log.options, log.carried, log.version)
  refuseUnfinished(game, log)
  const decision = { at, seat: poses, ...decisionAt(game, log, at) }
  const estimator = estimatorOf(game, log.seats, await chancesOf(game))
  const work = posing(game, decision, estimator, `${log.seed}/${at}`)
  return inSlices(work, { ...slicesUntil(signal), onProgress: tell })
}

// During a game the answer would be a hint.
function refuseUnfinished(game: AnyGame, log: Log): void {
  if (!replay(game, log).result)
    throw new Refusal<'unfinished'>('unfinished', 'A game is reviewed when it is over.')
}

const slicesUntil = (signal: AbortSignal | undefined) => ({
  now: () => performance.now(),
  ...(signal && { signal }),
})

if (typeof document === 'undefined' && typeof postMessage === 'function') {
  const tell = (news: FromReviewer) => postMessage(news)
  addEventListener('message', async ({ data }: MessageEvent<AnyQuestion>) => {
    try {
      if ('poses' in data) tell({ posed: await pose(data, (share) => tell({ share })) })
      else if ('made' in data) tell({ lead: await compare(data) })
      else if ('at' in data) tell({ better: await findBetter(data) })
      else await review(data, tell)
    } catch (cause) {
      tell({ fault: String(cause) })
    }
  })
}
