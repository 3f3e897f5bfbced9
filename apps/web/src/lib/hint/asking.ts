import type { Options, Position } from '@shamble/engine'
import type { Weighed } from '@shamble/engine/bots'
import { isSandboxed } from '../addresses.ts'
import type { Source } from '../shell/source.ts'
import type { FromAdviser, HintQuestion } from './adviser.ts'

/** A game that can give hints. */
export interface AdvisedSource extends Source {
  /** The position to think in: the real one, or another that looks the same to the seat. Rejects when there is none. */
  position: () => Position<unknown> | Promise<Position<unknown>>
  /** What is played. */
  readonly options: Options
}

/**
 * Computes a hint in a Web Worker of its own; where none may be made (a sandboxed frame), or it fails, in the page. Rejects with the
 * signal's reason when aborted; the worker ends with the question.
 */
export async function askForHint(
  question: HintQuestion,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<Weighed[]> {
  const { advise, here } = await import('./adviser.ts')
  signal.throwIfAborted()
  const worker = makeWorker(here)
  if (worker) {
    try {
      return await inWorker(worker, question, onShare, signal)
    } catch {
      signal.throwIfAborted()
    } finally {
      worker.terminate()
    }
  }
  return advise(question, onShare, signal)
}

function inWorker(
  worker: Worker,
  question: HintQuestion,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<Weighed[]> {
  return new Promise((done, fail) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromAdviser>) => {
      if ('share' in data) onShare(data.share)
      else if ('weighed' in data) done(data.weighed)
      else fail(new Error(data.fault))
    })
    worker.addEventListener('error', fail)
    signal.addEventListener('abort', () => fail(signal.reason))
    // Messages to a worker have no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(question)
  })
}

function makeWorker(address: string): Worker | null {
  if (isSandboxed()) return null
  try {
    return new Worker(address, { type: 'module', name: 'hint' })
  } catch {
    return null
  }
}
