import { entryOf } from '@shamble/catalogue'
import type { Move } from '@shamble/engine'
import { answer, type Question } from './minds.ts'

/*
 * The Web Worker in which bots think, so that the page stays smooth. One question at a time; `null` interrupts.
 */

export type ToThinker = { game: string; id: number; question: Question } | null
export type FromThinker = { id: number; move: Move } | { id: number; fault: string }

let current: AbortController | null = null

addEventListener('message', async ({ data }: MessageEvent<ToThinker>) => {
  current?.abort()
  current = null
  if (!data) return
  const { signal } = (current = new AbortController())
  try {
    const { game } = await entryOf(data.game)!.built!.rules()
    const move = await answer(game, data.question, signal)
    postMessage({ id: data.id, move } satisfies FromThinker)
  } catch (cause) {
    if (!signal.aborted) postMessage({ id: data.id, fault: String(cause) } satisfies FromThinker)
  }
})
