import type { Move } from '@shamble/engine'
import { isSandboxed } from '../addresses.ts'
import type { Question } from './minds.ts'
import type { FromThinker, ToThinker } from './thinker.ts'

/** Thinks for bots, one question at a time. */
export interface Thinker {
  /** A bot's move; null when interrupted. */
  decide: (question: Question) => Promise<Move | null>
  interrupt: () => void
  stop: () => void
}

/** Starts a Web Worker for bots; where none may be made (a sandboxed frame), or it fails, bots think in the page. */
export function startThinking(game: string): Thinker {
  const thinker = import('./thinker.ts')
  const worker = thinker.then(({ here }) => makeWorker(here, heard, broken))
  let isBroken = false
  let here: AbortController | null = null
  let asked = 0
  let question: Question | null = null
  let settle: ((move: Move | null) => void) | null = null

  function finish(move: Move | null) {
    settle?.(move)
    settle = null
    question = null
  }

  function heard(answer: FromThinker) {
    if (answer.id !== asked) return
    if ('move' in answer) finish(answer.move)
    else broken()
  }

  // The question that the worker leaves open is answered in the page.
  function broken() {
    isBroken = true
    if (question) void thinkHere(question)
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
    if (other && !isBroken) post(other, { game, id, question })
    else await thinkHere(question)
  }

  async function halt() {
    asked++
    here?.abort()
    finish(null)
    return worker
  }

  return {
    decide(asking) {
      question = asking
      const answer = new Promise<Move | null>((done) => (settle = done))
      void ask(++asked, question)
      return answer
    },
    interrupt() {
      void halt().then((other) => other && post(other, null))
    },
    stop() {
      void halt().then((other) => other?.terminate())
    },
  }
}

function makeWorker(
  address: string,
  heard: (answer: FromThinker) => void,
  broken: () => void,
): Worker | null {
  // Firefox makes one even there, and complains when it may not load its script.
  if (isSandboxed()) return null
  try {
    const worker = new Worker(address, { type: 'module', name: 'bots' })
    worker.addEventListener('message', ({ data }: MessageEvent<FromThinker>) => heard(data))
    worker.addEventListener('error', broken)
    return worker
  } catch {
    return null
  }
}

function post(worker: Worker, message: ToThinker) {
  // Messages to a worker have no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage(message)
}
