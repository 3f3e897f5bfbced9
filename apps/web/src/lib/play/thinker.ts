import type { Move } from '@shamble/engine'
import { answer, type Question } from './minds.ts'

/*
 * Where bots think. The page loads this module and starts a Web Worker from the same file, so the worker's engine and rules are in the
 * cache already. A page that may have no worker calls the module itself.
 */

export type ToThinker = { game: string; id: number; question: Question } | null
export type FromThinker = { id: number; move: Move } | { id: number; fault: string }

/** The URL of this module, for the worker. */
export const here = import.meta.url

/** Thinks in the page. */
export { answer as thinkAbout }

// Answers one question at a time; null interrupts.
function serve() {
  let current: AbortController | null = null
  addEventListener('message', async ({ data }: MessageEvent<ToThinker>) => {
    current?.abort()
    current = null
    if (!data) return
    const { signal } = (current = new AbortController())
    try {
      const move = await answer(data.game, data.question, signal)
      postMessage({ id: data.id, move } satisfies FromThinker)
    } catch (cause) {
      if (!signal.aborted) postMessage({ id: data.id, fault: String(cause) } satisfies FromThinker)
    }
  })
}

if (typeof document === 'undefined' && typeof postMessage === 'function') serve()
