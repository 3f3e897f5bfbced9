import type { Move } from '@shamble/engine'
import type { Lead, NoPuzzle, Posed } from '@shamble/review'
import type {
  AnyQuestion,
  BetterQuestion,
  FromReviewer,
  LeadQuestion,
  PuzzleQuestion,
  ReviewNews,
  ReviewQuestion,
} from './reviewer.ts'

/*
 * Questions to the reviewer: in a Web Worker of their own; where none may be made (a sandboxed frame), or it fails, in the page. They
 * reject with the signal's reason when aborted; the worker ends with the question.
 */

/** Reviews a game. */
export async function askForReview(
  question: ReviewQuestion,
  tell: (news: ReviewNews) => void,
  signal: AbortSignal,
): Promise<void> {
  const { review, here } = await import('./reviewer.ts')
  const isDone = (news: FromReviewer) => {
    if ('course' in news || 'share' in news || 'decisions' in news) tell(news)
    return 'decisions' in news
  }
  await answered(here, question, isDone, () => review(question, tell, signal), signal)
}

/** Finds a better move at a decision, or the same. */
export async function askForBetter(question: BetterQuestion, signal: AbortSignal): Promise<Move> {
  const { findBetter, here } = await import('./reviewer.ts')
  const read = (news: FromReviewer) => ('better' in news ? news.better : undefined)
  return askOnce(here, question, read, () => findBetter(question, signal), signal)
}

/** Compares two moves at a decision. */
export async function askForLead(question: LeadQuestion, signal: AbortSignal): Promise<Lead> {
  const { compare, here } = await import('./reviewer.ts')
  const read = (news: FromReviewer) => ('lead' in news ? news.lead : undefined)
  return askOnce(here, question, read, () => compare(question, signal), signal)
}

/** Makes a puzzle of a decision, or says why it is none. `tell` gets the share done. */
export async function askForPuzzle(
  question: PuzzleQuestion,
  tell: (share: number) => void,
  signal: AbortSignal,
): Promise<Posed | NoPuzzle> {
  const { here, pose } = await import('./reviewer.ts')
  const read = (news: FromReviewer) => {
    if ('share' in news) tell(news.share)
    return 'posed' in news ? news.posed : undefined
  }
  return askOnce(here, question, read, () => pose(question, tell, signal), signal)
}

// A question with one answer. `read`: the answer in what the worker says; `inPage`: the same without a worker.
async function askOnce<Answer>(
  here: string,
  question: BetterQuestion | LeadQuestion | PuzzleQuestion,
  read: (news: FromReviewer) => Answer | undefined,
  inPage: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  let answer: Answer | undefined
  const isDone = (news: FromReviewer) => (answer ??= read(news)) !== undefined
  const think = async () => {
    answer = await inPage()
  }
  await answered(here, question, isDone, think, signal)
  return answer!
}

// Asks a worker until `isDone` has heard everything, or does it in the page.
async function answered(
  here: string,
  question: AnyQuestion,
  isDone: (news: FromReviewer) => boolean,
  inPage: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted()
  const worker = makeWorker(here)
  if (worker) {
    try {
      return await inWorker(worker, question, isDone, signal)
    } catch {
      signal.throwIfAborted()
    } finally {
      worker.terminate()
    }
  }
  return inPage()
}

function inWorker(
  worker: Worker,
  question: AnyQuestion,
  isDone: (news: FromReviewer) => boolean,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((done, fail) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromReviewer>) => {
      if ('fault' in data) return fail(new Error(data.fault))
      if (isDone(data)) done()
    })
    worker.addEventListener('error', fail)
    signal.addEventListener('abort', () => fail(signal.reason))
    // Messages to a worker have no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(question)
  })
}

function makeWorker(address: string): Worker | null {
  try {
    return new Worker(address, { type: 'module', name: 'review' })
  } catch {
    return null
  }
}
