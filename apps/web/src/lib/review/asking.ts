import type { FromReviewer, ReviewNews, ReviewQuestion } from './reviewer.ts'

/**
 * Reviews a game in a Web Worker of its own; where none may be made (a sandboxed frame), or it fails, in the page. Rejects with the
 * signal's reason when aborted; the worker ends with the question.
 */
export async function askForReview(
  question: ReviewQuestion,
  tell: (news: ReviewNews) => void,
  signal: AbortSignal,
): Promise<void> {
  const { review, here } = await import('./reviewer.ts')
  signal.throwIfAborted()
  const worker = makeWorker(here)
  if (worker) {
    try {
      return await inWorker(worker, question, tell, signal)
    } catch {
      signal.throwIfAborted()
    } finally {
      worker.terminate()
    }
  }
  return review(question, tell, signal)
}

function inWorker(
  worker: Worker,
  question: ReviewQuestion,
  tell: (news: ReviewNews) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((done, fail) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromReviewer>) => {
      if ('fault' in data) return fail(new Error(data.fault))
      tell(data)
      if ('decisions' in data) done()
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
