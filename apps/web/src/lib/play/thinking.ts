import { entryOf } from '@shamble/catalogue'
import type { Move, Position, Seat } from '@shamble/engine'
import type { Question } from './minds.ts'
import type { BotName } from './strengths.ts'
import type { FromThinker, ToThinker } from './thinker.ts'

/** Where bots think. One question at a time. */
export interface Thinker {
  /** A bot's move, or null when it was interrupted. */
  decide: (position: Position<unknown>, seat: Seat, bot: BotName) => Promise<Move | null>
  interrupt: () => void
  stop: () => void
}

/** Lets bots think in a Web Worker; where none may be made (a sandboxed frame), or it fails, in the page itself. */
export function startThinking(game: string): Thinker {
  let worker = makeWorker()
  let here: AbortController | null = null
  let asked = 0
  let settle: ((move: Move | null) => void) | null = null

  function finish(move: Move | null) {
    settle?.(move)
    settle = null
  }

  async function thinkHere(question: Question) {
    const { signal } = (here = new AbortController())
    const [{ answer }, rules] = await Promise.all([import('./minds.ts'), entryOf(game)!.built!.rules()])
    try {
      finish(await answer(rules.game, question, signal))
    } catch (cause) {
      if (!signal.aborted) throw cause
    }
  }

  return {
    decide(position, seat, bot) {
      const id = ++asked
      const question: Question = { position, seat, bot }
      const answer = new Promise<Move | null>((done) => (settle = done))
      if (!worker) {
        void thinkHere(question)
        return answer
      }
      const fall = () => {
        worker?.terminate()
        worker = null
        if (id === asked) void thinkHere(question)
      }
      worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
        if (data.id !== asked) return
        if ('move' in data) finish(data.move)
        else fall()
      }
      worker.onerror = fall
      worker.postMessage({ game, id, question } satisfies ToThinker)
      return answer
    },
    interrupt() {
      asked++
      worker?.postMessage(null satisfies ToThinker)
      here?.abort()
      finish(null)
    },
    stop() {
      asked++
      worker?.terminate()
      worker = null
      here?.abort()
      finish(null)
    },
  }
}

function makeWorker(): Worker | null {
  try {
    return new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module', name: 'bots' })
  } catch {
    return null
  }
}
