import type { Move } from '@shamble/engine'
import { answer, type Question } from './minds.ts'

/*
 * Where bots think: this module is loaded by the page, which starts a Web Worker from the very same file. So the
 * worker shares every byte of engine and rules with the page, and a page that may have no worker thinks by itself.
 */

export type ToThinker = { game: string; id: number; question: Question } | null
export type FromThinker = { id: number; move: Move } | { id: number; fault: string }

/** The address of this module, to make a worker of. */
export const here = import.meta.url

/** Thinks where it is called. */
export { answer as thinkAbout }

// One question at a time; `null` interrupts.
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
