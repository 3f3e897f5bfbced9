import { Worker } from 'node:worker_threads'
import type { Asked } from './requests.ts'

/** Strangers at the doors of rooms, in a thread of their own. */
export interface Abuse {
  /** The rooms they come to now. */
  at: (codes: string[]) => void
  /** How many messages they have sent. */
  said: () => number
  /** What they have asked for without a socket. */
  asked: () => Asked
  stop: () => Promise<void>
}

/** What the thread tells of itself. */
export interface Done {
  said: number
  asked: Asked
}

/** Lets strangers come to the rooms of a server, who say so many messages a second all together. */
export function abuse(port: number, seed: string, rate: number): Abuse {
  const thread = new Worker(new URL('./strangers.ts', import.meta.url), { workerData: { port, seed, rate } })
  let done: Done = { said: 0, asked: { requests: 0, challenges: 0, wrong: [] } }
  thread.on('message', (now: Done) => (done = now))
  thread.on('error', (cause) => {
    throw cause
  })
  return {
    // A thread, not a window: there is no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    at: (codes) => thread.postMessage(codes),
    said: () => done.said,
    asked: () => done.asked,
    async stop() {
      await thread.terminate()
    },
  }
}
