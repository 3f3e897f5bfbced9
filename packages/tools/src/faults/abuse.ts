import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** Strangers at the doors of rooms, in a thread of their own. */
export interface Abuse {
  /** The rooms they come to now. */
  at: (codes: string[]) => void
  /** How many messages they have sent. */
  said: () => number
  stop: () => Promise<void>
}

/** Lets strangers come to the rooms of a server, who say so many messages a second all together. */
export function abuse(port: number, seed: string, rate: number): Abuse {
  const thread = new Worker(new URL('./strangers.ts', import.meta.url), { workerData: { port, seed, rate } })
  let said = 0
  thread.on('message', (count: number) => (said = count))
  thread.on('error', (cause) => {
    throw cause
  })
  return {
    // A thread, not a window: there is no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    at: (codes) => thread.postMessage(codes),
    said: () => said,
    async stop() {
      await thread.terminate()
    },
  }
}

/** How many objects a server has stored: one file each, and one that the platform keeps of them all. */
export const objectsIn = (folder: string): number =>
  readdirSync(join(folder, 'storage'), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.sqlite') && !file.endsWith('metadata.sqlite')).length
