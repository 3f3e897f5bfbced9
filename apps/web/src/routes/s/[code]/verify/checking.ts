import type { Finding, Question } from './checker.ts'

/** Checks rows, one after the other. */
export interface Checker {
  check: (question: Question) => Promise<Finding>
  stop: () => void
}

/** Starts a Web Worker to check in; where none may be made, or it fails, the page checks by itself. */
export async function startChecking(): Promise<Checker> {
  const { checkRow, here } = await import('./checker.ts')
  let worker = makeWorker(here)

  const inWorker = (worker: Worker, question: Question) =>
    new Promise<Finding>((done, fail) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Finding>) => done(data), { once: true })
      worker.addEventListener('error', fail, { once: true })
      // Messages to a worker have no target origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage(question)
    })

  return {
    async check(question) {
      try {
        if (worker) return await inWorker(worker, question)
      } catch {
        worker = null
      }
      await new Promise((done) => setTimeout(done))
      return checkRow(question)
    },
    stop: () => worker?.terminate(),
  }
}

function makeWorker(address: string): Worker | null {
  try {
    return new Worker(address, { type: 'module', name: 'checker' })
  } catch {
    return null
  }
}
