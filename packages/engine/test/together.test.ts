import { describe, expect, test } from 'vitest'
import { Referee } from '../src/index.ts'
import type { Choice, Move } from '../src/index.ts'
import { begin, choiceOf, offered, says, tiny, type G } from './tiny.ts'

/* Several seats at once: each with an agenda of its own, or one that speaks for all. */

describe('Together', () => {
  const [discard, end] = [
    {
      seat: (_: G, seat: number) => seat,
      ask: (seat: number) => `Seat ${seat} discards.`,
      options: (_: G, can: (...move: Move) => void) => (can('one'), can('two')),
      take: {
        one: (g: G, [seat]: [number]) => void g.table.said.push(`${seat}: one`),
        two: (g: G, [seat]: [number]) => (g.table.said.push(`${seat}: two`), g.then(discard, seat)),
      },
    } satisfies Choice<G, [number]> as Choice<G, [number]>,
    says('end'),
  ]
  const game = tiny({ begin: (g) => (g.together(discard, [[0], [1]]), g.then(end)), discard, end })

  test('All are asked at once, and answer in any order.', () => {
    const g = begin(game)
    expect(offered(g)).toEqual(['0: one, two', '1: one, two'])
    g.make(1, ['one'])
    expect(offered(g)).toEqual(['0: one, two'])
    expect(g.table.said).toEqual(['1: one'])
    g.make(0, ['one'])
    expect(g.table.said).toEqual(['1: one', '0: one', 'end'])
  })

  test('What one answer leads to stays on its own agenda; the others need not wait.', () => {
    const g = begin(game).make(0, ['two'])
    expect(offered(g)).toEqual(['0: one, two', '1: one, two'])
    g.make(0, ['two']).make(1, ['one']).make(0, ['one'])
    expect(g.table.said).toEqual(['0: two', '0: two', '1: one', '0: one', 'end'])
  })

  test('The lanes survive JSON.', () => {
    const g = begin(game).make(0, ['two'])
    const again = new Referee<any, any>(game, JSON.parse(JSON.stringify(g.position))).settle()
    expect(offered(again)).toEqual(offered(g))
    expect(again.make(1, ['one']).make(0, ['one']).table.said.at(-1)).toBe('end')
  })

  test('With nobody to ask, play goes on; with rules only, all are done.', () => {
    const rule = (g: G, n: number) => void g.table.said.push(n)
    const g = begin(
      tiny({ begin: (g) => (g.together(rule, [[1], [2]]), g.together(rule, []), g.then(end)), rule, end }),
    )
    expect(g.table.said).toEqual([1, 2, 'end'])
  })

  test('The game may end while others are still asked.', () => {
    const quit: Choice<G, [number]> = { ...discard, take: { one: (g) => g.over([0], 'quit'), two() {} } }
    const g = begin(tiny({ begin: (g) => g.together(quit, [[0], [1]]), quit }))
    g.make(1, ['one'])
    expect(g.pending).toEqual([])
    expect(g.position.agenda).toEqual([])
    expect(g.result).toEqual({ winners: [0], reason: 'quit' })
  })
})

describe('Several seats', () => {
  test('The first to answer speaks for all.', () => {
    const [order, end] = [choiceOf([0, 2], 'a', 'b'), says('end')]
    const game = tiny({ begin: (g) => (g.then(order), g.then(end)), order, end })
    expect(offered(begin(game, 3))).toEqual(['0: a, b', '2: a, b'])
    const g = begin(game, 3).make(2, ['b'])
    expect([g.table.said, g.pending]).toEqual([['b', 'end'], []])
    expect(() => begin(game, 3).make(1, ['a'])).toThrow('Seat 2 has nothing to choose now')
  })
})
