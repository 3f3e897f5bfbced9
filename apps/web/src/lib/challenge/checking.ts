import type { Aside, Asked, Finding, Question } from './checker.ts'

/** Checks rows and measures their luck, one after the other. */
export interface Checker {
  check: (question: Question) => Promise<Finding>
  measure: (question: Question) => Promise<Aside>
  stop: () => void
}

/** Starts a Web Worker to check in; where none may be made, or it fails, the page checks by itself. */
export async function startChecking(): Promise<Checker> {
  const { checkRow, luckAside, here } = await import('./checker.ts')
  let worker = makeWorker(here)

  const inWorker = <T>(worker: Worker, asked: Asked) =>
    new Promise<T>((done, fail) => {
      worker.addEventListener('message', ({ data }: MessageEvent<T>) => done(data), { once: true })
      worker.addEventListener('error', fail, { once: true })
      // Messages to a worker have no target origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage(asked)
    })

  async function ask<T>(asked: Asked, inPage: () => Promise<T>): Promise<T> {
    try {
      if (worker) return await inWorker<T>(worker, asked)
    } catch {
      worker = null
    }
    await new Promise((done) => setTimeout(done))
    return inPage()
  }

  return {
    check: (question) => ask({ check: question }, () => checkRow(question)),
    measure: (question) => ask({ measure: question }, () => luckAside(question)),
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
