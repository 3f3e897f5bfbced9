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
  const thinker = import('./thinker.ts')
  const worker = thinker.then(({ here }) => makeWorker(here))
  let broken = false
  let here: AbortController | null = null
  let asked = 0
  let settle: ((move: Move | null) => void) | null = null

  function finish(move: Move | null) {
    settle?.(move)
    settle = null
  }

  async function thinkHere(question: Question) {
    const { thinkAbout } = await thinker
    const { signal } = (here = new AbortController())
    try {
      finish(await thinkAbout(game, question, signal))
    } catch (cause) {
      if (!signal.aborted) throw cause
    }
  }

  async function ask(id: number, question: Question) {
    const other = await worker
    if (id !== asked) return
    if (!other || broken) return thinkHere(question)
    const fall = () => {
      broken = true
      other.terminate()
      if (id === asked) void thinkHere(question)
    }
    other.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if (data.id !== asked) return
      if ('move' in data) finish(data.move)
      else fall()
    }
    other.onerror = fall
    other.postMessage({ game, id, question } satisfies ToThinker)
  }

  async function halt() {
    asked++
    here?.abort()
    finish(null)
    return worker
  }

  return {
    decide(position, seat, bot) {
      const answer = new Promise<Move | null>((done) => (settle = done))
      void ask(++asked, { position, seat, bot })
      return answer
    },
    interrupt() {
      void halt().then((other) => other?.postMessage(null satisfies ToThinker))
    },
    stop() {
      void halt().then((other) => other?.terminate())
    },
  }
}

function makeWorker(address: string): Worker | null {
  try {
    return new Worker(address, { type: 'module', name: 'bots' })
  } catch {
    return null
  }
}
