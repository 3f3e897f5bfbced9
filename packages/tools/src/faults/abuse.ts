import { Worker } from 'node:worker_threads'
import type { Asked } from './requests.ts'

/** Hostile clients of rooms, in a thread of their own. */
export interface Abuse {
  /** Sets the rooms that they join. */
  at: (codes: string[]) => void
  /** The number of messages sent. */
  said: () => number
  /** The requests sent without a socket. */
  asked: () => Asked
  stop: () => Promise<void>
}

/** What the thread reports. */
export interface Done {
  said: number
  asked: Asked
}

// An address may open 240 connections a minute, which send what a connection may: some 70 messages a second.
const MESSAGES_OF_AN_ADDRESS = 70
const MIN_ADDRESSES = 4

/**
 * Starts hostile clients on the rooms of a server. `rate`: their messages a second, all together; `addresses`: the number of addresses
 * they come from, by default as many as the limits require for the rate.
 */
export function abuse(
  port: number,
  seed: string,
  rate: number,
  addresses = Math.max(MIN_ADDRESSES, Math.ceil(rate / MESSAGES_OF_AN_ADDRESS)),
): Abuse {
  const workerData = { port, seed, rate, addresses }
  const thread = new Worker(new URL('./strangers.ts', import.meta.url), { workerData })
  let done: Done = { said: 0, asked: { requests: 0, rooms: 0, challenges: 0, wrong: [] } }
  thread.on('message', (now: Done) => (done = now))
  thread.on('error', (cause) => {
    throw cause
  })
  return {
    // A thread has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    at: (codes) => thread.postMessage(codes),
    said: () => done.said,
    asked: () => done.asked,
    async stop() {
      await thread.terminate()
    },
  }
}
