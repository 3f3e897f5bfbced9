import { describe, expect, test } from 'vitest'
import {
  advance,
  mayUndo,
  open,
  quickChance,
  Refusal,
  undo,
  type Move,
  type Seat,
  type Timeline,
} from '../src/index.ts'
import { anyMove } from '../src/testing/index.ts'
import { corridor } from './corridor.ts'
import { choiceOf, tiny, type G } from './tiny.ts'

// Seat 0 and then seat 1 act until they stop: writing is open, rolling and peeking are not.
const act = {
  ...choiceOf(0, 'write', 'roll', 'peek', 'stop'),
  seat: (_: G, seat: Seat) => seat,
  take: {
    write: (g: G) => (g.table.said.push('w'), g.again()),
    roll: (g: G) => (g.table.said.push(g.roll(6)), g.again()),
    peek: (g: G, [seat]: [Seat]) => (g.tell({ type: 'peeked' }, seat), g.again()),
    stop() {},
  },
}
const game = tiny({ begin: (g) => (g.then(act, 0), g.then(act, 1), g.then(act, 0)), act })

const begin = () => open(game, 'session', 2, {}).timeline
const after = (timeline: Timeline<any>, ...moves: string[]): Timeline<any> =>
  moves.reduce((at, move) => {
    const [seat, ...words] = move.split(' ') as [string, ...Move]
    return advance(game, at, Number(seat), words as Move).timeline
  }, timeline)

describe('Undo', () => {
  test('A move is taken back exactly, one after another, to where the seat began.', () => {
    const timelines = [begin()]
    for (let n = 0; n < 4; n++) timelines.push(after(timelines[n]!, '0 write'))
    let timeline = timelines[4]!
    for (let n = 3; n >= 0; n--) {
      expect(mayUndo(timeline, 0)).toBe(true)
      timeline = undo(game, timeline, 0)
      expect(timeline).toEqual(timelines[n])
    }
    expect(mayUndo(timeline, 0)).toBe(false)
  })

  test('Only the seat that moved last may take back.', () => {
    const timeline = after(begin(), '0 write')
    expect(mayUndo(timeline, 1)).toBe(false)
    expect(() => undo(game, timeline, 1)).toThrow(Refusal)
  })

  test('A roll and a secret are seals: nothing before them can be taken back.', () => {
    for (const sealed of ['0 roll', '0 peek']) {
      const timeline = after(begin(), '0 write', sealed)
      expect(mayUndo(timeline, 0)).toBe(false)
      expect(timeline.seal).toBe(2)
      const more = after(timeline, '0 write')
      expect(undo(game, more, 0)).toEqual(timeline)
    }
  })

  test("Another seat's move must be taken back first, and its own can be.", () => {
    const stopped = after(begin(), '0 write', '0 stop')
    expect(mayUndo(stopped, 0)).toBe(true)
    const other = after(stopped, '1 write')
    expect([mayUndo(other, 0), mayUndo(other, 1)]).toEqual([false, true])
    const back = undo(game, other, 1)
    expect(back.position).toEqual(stopped.position)
    expect(back.log).toEqual(stopped.log)
    expect([mayUndo(back, 0), mayUndo(back, 1)]).toEqual([true, false])
  })

  test('Having taken back, one may go another way.', () => {
    const timeline = after(undo(game, after(begin(), '0 write', '0 write'), 0), '0 stop')
    expect(timeline.log.moves).toEqual([
      [0, 'write'],
      [0, 'stop'],
    ])
    expect(timeline.position.table.said).toEqual(['w'])
  })

  test('A refusal says why.', () => {
    try {
      undo(game, begin(), 0)
      expect.unreachable()
    } catch (thrown) {
      expect(thrown).toMatchObject({
        code: 'nothing-to-undo',
        message: expect.stringContaining('dice were rolled'),
      })
    }
  })

  test('In random games of Corridor every undo that is allowed returns to the position before.', () => {
    let undone = 0
    for (let k = 0; k < 30; k++) {
      const choose = anyMove(quickChance(k))
      let { timeline } = open(corridor, `undo-${k}`, 2 + (k % 3), {})
      while (!timeline.position.result) {
        const [at, index] = choose(timeline.pending, timeline.position)
        const { seat, moves } = timeline.pending[at]!
        const next = advance(corridor, timeline, seat, moves[index]!)
        if (mayUndo(next.timeline, seat)) {
          const back = undo(corridor, next.timeline, seat)
          expect([back.position, back.log]).toEqual([timeline.position, timeline.log])
          undone++
        }
        ;({ timeline } = next)
      }
    }
    expect(undone).toBeGreaterThan(100)
  })
})

describe('Timelines', () => {
  test('A timeline is plain JSON and goes on from it.', () => {
    const timeline = after(begin(), '0 write', '0 roll', '0 write')
    const stored = JSON.parse(JSON.stringify(timeline)) as typeof timeline
    expect(stored).toEqual(timeline)
    expect(undo(game, stored, 0)).toEqual(undo(game, timeline, 0))
    expect(after(stored, '0 stop', '1 roll')).toEqual(after(timeline, '0 stop', '1 roll'))
  })

  test('The timeline given is left as it is.', () => {
    const timeline = after(begin(), '0 write')
    const before = JSON.stringify(timeline)
    after(timeline, '0 roll')
    undo(game, timeline, 0)
    expect(JSON.stringify(timeline)).toBe(before)
  })

  test('Opening and advancing say what is open now and what happened.', () => {
    const opened = open(corridor, 'told', 3, {})
    expect(opened.timeline.pending.length).toBe(1)
    expect(opened.told.map((t) => t.event.type)).toContain('stepped')
    const { seat, moves } = opened.timeline.pending[0]!
    const next = advance(corridor, opened.timeline, seat, moves[0]!)
    expect(next.told.map((t) => t.event.type)).toContain('fired')
    expect(next.timeline.log.moves).toEqual([[seat, ...moves[0]!]])
  })
})
