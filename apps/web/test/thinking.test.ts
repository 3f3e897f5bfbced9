import { start, type Choice, type Game, type Referee } from '@shamble/engine'
import type { Bot } from '@shamble/engine/bots'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { askForHint } from '../src/lib/hint/asking.ts'
import { LocalSource } from '../src/lib/play/local.svelte.ts'
import { startThinking } from '../src/lib/play/thinking.ts'
import type { SomeWords } from '../src/lib/shell/source.ts'
import type { Setup } from '../src/lib/setup.ts'
import { until } from './until.ts'

/*
 * A game of two: the first names a number, then the second. A fierce bot never stops thinking.
 */

type G = Referee<{ named: number[] }, { type: 'named' }>
const name: Choice<G, [seat: number]> = {
  seat: (_, seat) => seat,
  ask: 'Which?',
  options: (_, can) => [1, 2, 3].forEach((n) => can('name', `n:${n}`)),
  take: {
    name(g, [seat], part: string) {
      g.table.named.push(Number(part.slice(2)))
      if (seat === 0) return g.then(name, 1)
      g.over([1], 'named')
    },
  },
}

let steps = 0
const endless: Bot = {
  name: 'endless',
  *think({ sight }) {
    for (;;) yield { share: ++steps / 1e9, best: sight.choices[0]!.moves[0]! }
  },
}

const game: Game<{ named: number[] }, object, { type: 'named' }> = {
  id: 'numbers',
  version: 1,
  seats: [2],
  options: {},
  setUp(g) {
    g.table = { named: [] }
    g.then(name, 0)
  },
  steps: { name },
  view: ({ named }) => ({ named }),
  imagine: () => {},
  score: () => 0.5,
}

const bots = { strengths: { fierce: { bot: endless, playouts: 1 } } }
vi.mock('@shamble/catalogue', () => ({
  entryOf: () => ({
    rules: () => Promise.resolve({ game }),
    bots: () => Promise.resolve({ bots }),
  }),
}))

afterEach(() => void vi.unstubAllGlobals())

const { position, pending } = start(game, 'numbers', 2)
const legal = pending[0]!.moves
const question = { position, seat: 0, at: 0, version: 1, options: {} }
const someSteps = () => until(() => expect(steps).toBeGreaterThan(50))

describe('A bot on the page', () => {
  test('is interrupted in the middle of its thoughts, and answers the next question.', async () => {
    steps = 0
    const thinker = startThinking('numbers')
    const answer = thinker.decide({ ...question, bot: 'fierce' })
    await someSteps()
    thinker.interrupt()
    expect(await answer).toBeNull()
    const next = await thinker.decide({ ...question, bot: 'fair' })
    expect(legal).toContainEqual(next)
    thinker.stop()
  })

  const setup: Setup = {
    seed: 'numbers',
    seats: 2,
    options: {},
    people: [0],
    bots: ['fierce'],
    challenge: null,
  }
  const words = { event: () => null, rule: () => undefined, seat: () => 'Somebody' } as unknown as SomeWords

  test('is interrupted when the move it answers is taken back: the page is at once as before, and stays so.', async () => {
    const source = new LocalSource({ game, words }, setup, null)
    const stop = source.begin()
    source.move(0, ['name', 'n:1'])
    expect(source.thinking).toBe(1)
    expect(source.mayUndo).toBe(true)
    source.undo()
    expect(source.thinking).toBeNull()
    expect(source.log().moves).toEqual([])
    await new Promise((later) => setTimeout(later))
    expect(source.log().moves).toEqual([])
    expect(source.shown.sight.choices[0]!.seat).toBe(0)
    stop()
  })
})

describe('A hint on the page', () => {
  const asked = { game: 'numbers', ...question }

  test('is interrupted in the middle of its thoughts, with the reason of the signal.', async () => {
    steps = 0
    const stop = new AbortController()
    const shares: number[] = []
    const hint = askForHint(asked, (share) => shares.push(share), stop.signal)
    await someSteps()
    stop.abort(new Error('Moved on.'))
    await expect(hint).rejects.toThrow('Moved on.')
    expect(shares.length).toBeGreaterThan(0)
  })

  test('ends its worker with the question.', async () => {
    const { workers } = withWorkers(() => {})
    const stop = new AbortController()
    const hint = askForHint(asked, () => {}, stop.signal)
    await until(() => expect(workers[0]?.asked).toEqual(asked))
    stop.abort(new Error('Undone.'))
    await expect(hint).rejects.toThrow('Undone.')
    expect(workers.map(({ ended }) => ended)).toEqual([true])
  })

  test('shows how far its worker has come, and what it says in the end.', async () => {
    const weighed = [{ move: legal[1]!, worth: 0.5, playouts: 3 }]
    const { workers } = withWorkers((tell) => {
      tell({ share: 0.4 })
      tell({ weighed })
    })
    const shares: number[] = []
    const hint = await askForHint(asked, (share) => shares.push(share), new AbortController().signal)
    expect([hint, shares]).toEqual([weighed, [0.4]])
    expect(workers.map(({ ended }) => ended)).toEqual([true])
  })

  test('is thought about in the page when its worker fails.', async () => {
    bots.strengths.fierce = { bot: { ...endless, think: one }, playouts: 1 }
    withWorkers((tell) => tell({ fault: 'It broke.' }))
    const weighed = await askForHint(asked, () => {}, new AbortController().signal)
    bots.strengths.fierce = { bot: endless, playouts: 1 }
    expect(weighed.map(({ move }) => move.join(' ')).sort()).toEqual(legal.map((m) => m.join(' ')).sort())
    expect(weighed[0]!.move).toEqual(legal[2])
  })

  // oxlint-disable-next-line require-yield
  function* one({ sight }: Parameters<Bot['think']>[0]) {
    return sight.choices[0]!.moves[2]!
  }
})

// Workers that answer as `answer` has it.
function withWorkers(answer: (tell: (data: object) => void) => void) {
  const workers: { asked: unknown; ended: boolean }[] = []
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      own = { asked: null as unknown, ended: false }
      constructor() {
        super()
        workers.push(this.own)
      }
      postMessage(asked: unknown) {
        this.own.asked = asked
        answer((data) => this.dispatchEvent(new MessageEvent('message', { data })))
      }
      terminate() {
        this.own.ended = true
      }
    },
  )
  return { workers }
}
