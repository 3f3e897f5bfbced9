import { expect, test } from 'vitest'
import { layOut, replay, type AnyGame } from '../src/index.ts'
import { checkGolden, goldenOf, randomGame, tally } from '../src/testing/index.ts'
import { corridor, type Table } from './corridor.ts'

const golden = goldenOf(corridor, randomGame(corridor, 'gold', { seats: 3, options: 'default' }))
const { fire } = corridor.steps as Record<string, any>

test('A golden game ends as it did, also after it was stored.', () => {
  expect(golden.log.moves.length).toBeGreaterThan(10)
  expect(golden.marks.length).toBe(golden.log.moves.length * 4)
  expect(checkGolden(corridor, JSON.parse(JSON.stringify(golden)))).toBeNull()
})

test('A changed rule is found at the first move it changes.', () => {
  const { fire: take } = fire.take
  const shot = golden.log.moves.findIndex(([, verb]) => verb === 'fire')
  fire.take.fire = (g: any, args: any, part: string) => {
    take(g, args, part)
    ;(g.table as Table).kills[0]! += 1
  }
  try {
    expect(checkGolden(corridor, golden)).toMatchObject({
      moves: shot,
      says: expect.stringContaining('another position'),
    })
  } finally {
    fire.take.fire = take
  }
})

test('A lost option is found at the first move that needs it.', () => {
  const { options } = fire
  const hold = golden.log.moves.findIndex(([, verb]) => verb === 'hold')
  fire.options = (g: any, can: any, seat: any) =>
    options(g, (...move: any[]) => void (move[0] === 'hold' ? 0 : can(...move)), seat)
  try {
    const astray = checkGolden(corridor, golden)
    expect(astray!.moves).toBe(hold)
    expect(astray!.says).toContain('may not hold')
  } finally {
    fire.options = options
  }
})

test('Another ending and a game cut short are found.', () => {
  expect(checkGolden(corridor, { ...golden, fingerprint: '0' })?.says).toContain('ends in another')
  const log = { ...golden.log, moves: golden.log.moves.slice(0, 3) }
  expect(checkGolden(corridor, { ...golden, log })).toMatchObject({
    moves: 3,
    says: expect.stringContaining('no longer ends'),
  })
})

test('A random game is the same for the same seed, and another for another.', () => {
  expect(randomGame(corridor, 'a')).toEqual(randomGame(corridor, 'a'))
  expect(randomGame(corridor, 'a').moves).not.toEqual(randomGame(corridor, 'b').moves)
  expect(replay(corridor, randomGame(corridor, 'a')).result).not.toBeNull()
  expect(randomGame(corridor, 'a', { seats: 4 }).seats).toBe(4)
})

test('Random games draw every number of seats and every setting.', () => {
  const game: AnyGame = { ...corridor, options: { fog: [false, true], deck: ['short', 'long'] } }
  const logs = Array.from({ length: 40 }, (_, n) => randomGame(game, `draw-${n}`))
  expect([...new Set(logs.map((log) => log.seats))].sort()).toEqual([2, 3, 4])
  expect(new Set(logs.map((log) => JSON.stringify(log.options))).size).toBe(4)
  expect(randomGame(game, 'x', { options: 'default' }).options).toEqual({ fog: false, deck: 'short' })
  expect(randomGame(game, 'x', { options: { fog: true } }).options).toEqual({ fog: true, deck: 'short' })
})

test('A game that does not end is given up.', () => {
  expect(() => randomGame({ ...corridor, longest: 5 }, 'a')).toThrow('does not end')
})

// Two hands of one kind of card and of two: each may fire a kind or hold.
const shooting = layOut(corridor, {
  seats: 2,
  table: { zombie: 4, hands: [[1], [2, 3]] },
  next: [
    ['fire', 0],
    ['fire', 1],
  ],
})

test('Tallies count the ways: two answers, then three.', () => {
  expect(tally(corridor, shooting, 0)).toBe(1)
  expect(tally(corridor, shooting, 1)).toBe(2)
  expect(tally(corridor, shooting, 2)).toBe(6)
})

test('A game that ends early counts once in a tally.', () => {
  const last = layOut(corridor, { seats: 2, table: { deck: [] }, next: [['giveCard', 0]] })
  expect(tally(corridor, last, 1)).toBe(2)
  expect(tally(corridor, last, 5)).toBe(2)
})
