import { quickChance, refereeAt, type Refusal, replay, same } from '@shamble/engine'
import type { AnyGame, Log, Move, Referee } from '@shamble/engine'
import { rivalIn } from '@shamble/engine/bots'
import { game as catan } from '@shamble/catan-zombies'
import { bots as catanBots } from '@shamble/catan-zombies/bots'
import { game as waterdeepSolo } from '@shamble/waterdeep-solo'
import { game as zombies } from '@shamble/zombie-wars'
import { bots as zombieBots } from '@shamble/zombie-wars/bots'
import { describe, expect, test } from 'vitest'
import { judge, MAX_LOG, type Terms } from '../src/index.ts'
import { rewritten, runOf, terms, textOf } from './runs.ts'
import { tiny } from './tiny.ts'

const zombieWars: AnyGame = { ...zombies, bots: zombieBots }
const catanZombies: AnyGame = { ...catan, bots: catanBots }

function codeOf(judging: () => unknown): string {
  try {
    judging()
  } catch (cause) {
    const { code, message } = cause as Refusal
    expect(message).toMatch(/^[A-Z].*[.]$/)
    return code
  }
  return 'taken'
}

// The log with another legal move after the twentieth, and random ones from there to the end.
function changedAt(game: AnyGame, log: Log, whose: 'rival' | 'person'): Log {
  const chance = quickChance('changed')
  const g: Referee<unknown, unknown> = refereeAt(game, log)
  const moves: Log['moves'] = []
  let changed = false
  while (g.pending.length > 0) {
    const { seat, moves: legal } = g.pending[0]!
    const [, ...was] = log.moves[moves.length] ?? [seat, '']
    const theirs = (rivalIn(g.pending) === null) === (whose === 'person')
    const other = moves.length > 20 && theirs ? legal.find((move) => !same(move, was)) : undefined
    const move: Move = changed ? legal[chance(legal.length)]! : (other ?? was)
    changed ||= other !== undefined
    moves.push([seat, ...move])
    g.make(seat, move)
  }
  expect(changed).toBe(true)
  return { ...log, moves }
}

describe.each<[AnyGame, Terms]>([
  [zombieWars, terms(zombieWars, 3)],
  [zombieWars, terms(zombieWars, 4, { advanced: true, deadlines: true })],
  [catanZombies, terms(catanZombies, 3)],
  [waterdeepSolo, terms(waterdeepSolo)],
])('A log of $id', (game, agreed) => {
  const log = runOf(game, agreed, 'brains-42')
  const text = textOf(game, log)

  test('is replayed to the same result.', () => {
    const { result, standing, moves } = judge(game, agreed, 'brains-42', text)
    expect(result).toEqual(replay(game, log).result)
    expect(moves).toBe(log.moves.filter(([seat]) => seat === 0).length)
    expect(standing.every(Number.isFinite)).toBe(true)
    expect(judge(game, agreed, 'brains-42', text)).toEqual(judge(game, agreed, 'brains-42', text))
  })

  test('written differently has the same digest.', () => {
    const other = rewritten(game, log)
    expect(other).not.toBe(text)
    const told = [text, other].map((one) => judge(game, agreed, 'brains-42', one).text)
    expect(told).toEqual([text, text])
  })

  test('that is cut off, changed or not a log is damaged.', () => {
    for (const bad of [text.slice(0, -1), text.slice(0, text.length / 2), `${text}A`, '', 'brains', '1.2.3'])
      expect(codeOf(() => judge(game, agreed, 'brains-42', bad))).toBe('damaged-log')
    const letters = [...text]
    for (let n = text.lastIndexOf('.') - 5; n < text.length; n++) {
      if (letters[n] === '.') continue
      const other = letters.with(n, letters[n] === 'A' ? 'B' : 'A').join('')
      expect(codeOf(() => judge(game, agreed, 'brains-42', other))).toBe('damaged-log')
    }
  })

  test('without its end is unfinished, wherever it stops.', () => {
    for (const length of [0, 1, Math.floor(log.moves.length / 2), log.moves.length - 1]) {
      const short = textOf(game, { ...log, moves: log.moves.slice(0, length) })
      expect(codeOf(() => judge(game, agreed, 'brains-42', short))).toBe('unfinished')
    }
  })

  test('of another seed, options or seats is of another challenge.', () => {
    expect(codeOf(() => judge(game, agreed, 'brains-43', text))).toBe('other-challenge')
    const [name, settings] = Object.entries(game.options).at(-1)!
    const other = { ...agreed, options: { ...agreed.options, [name]: settings.at(-1)! } }
    expect(codeOf(() => judge(game, other, 'brains-42', text))).toBe('other-challenge')
    expect(codeOf(() => judge(game, { ...agreed, seats: 9 }, 'brains-42', text))).toBe('other-challenge')
  })

  test('of another version of the rules is refused.', () => {
    const newer = { ...game, version: game.version + 1 }
    expect(codeOf(() => judge(newer, agreed, 'brains-42', text))).toBe('rules-changed')
    expect(codeOf(() => judge(newer, { ...agreed, version: newer.version }, 'brains-42', text))).toBe(
      'other-version',
    )
  })

  // A game of one seat has no rivals.
  test.runIf(agreed.seats > 1)(
    'in which the person did something else is another run; in which a rival did, it is refused.',
    () => {
      const mine = judge(game, agreed, 'brains-42', textOf(game, runOf(game, agreed, 'brains-42', 'other')))
      expect(mine.fingerprint).not.toBe(judge(game, agreed, 'brains-42', text).fingerprint)
      const forged = textOf(game, changedAt(game, log, 'rival'))
      expect(codeOf(() => judge(game, agreed, 'brains-42', forged))).toBe('rival-changed')
      // After another move of the person the rivals think of something else.
      const strayed = textOf(game, changedAt(game, log, 'person'))
      expect(codeOf(() => judge(game, agreed, 'brains-42', strayed))).toBe('rival-changed')
    },
  )
})

describe('Who moves when', () => {
  const agreed = terms(tiny, 2, { rounds: 3 })
  const log = runOf(tiny, agreed, 'seed')

  test('The first open choice is made first: a person who does not wait is refused.', () => {
    expect(judge(tiny, agreed, 'seed', textOf(tiny, log)).moves).toBe(3)
    const [first, second, ...rest] = log.moves
    expect([first![0], second![0]]).toEqual([1, 0])
    const early = textOf(tiny, { ...log, moves: [second!, first!, ...rest] })
    expect(codeOf(() => judge(tiny, agreed, 'seed', early))).toBe('rival-changed')
  })

  test('The refusal names the move and what it should be.', () => {
    const [[, verb], ...rest] = log.moves as [[number, string], ...Log['moves']]
    const forged = textOf(tiny, { ...log, moves: [[1, verb === 'roll' ? 'rest' : 'roll'], ...rest] })
    expect(() => judge(tiny, agreed, 'seed', forged)).toThrow(
      `A bot in this log did not move as the bots of this challenge do. Move 1 should be seat 2's: ${verb}.`,
    )
  })

  test('A log that is too long is not read.', () => {
    expect(codeOf(() => judge(tiny, agreed, 'seed', 'A'.repeat(MAX_LOG + 1)))).toBe('too-long')
  })
})
