import { games } from '@shamble/catalogue'
import { advised } from '@shamble/catalogue/advised'
import {
  defaultSeats,
  newLog,
  quickChance,
  readOptions,
  refereeAt,
  type AnyGame,
  type Log,
} from '@shamble/engine'
import { atOnce } from '@shamble/engine/bots'
import { describe, expect, test } from 'vitest'
import { accountOf, deciding, following } from '../src/index.ts'

// A game of random moves, as many as wanted at most.
function someGame(game: AnyGame, most: number): Log {
  const options = readOptions(game, {}, true)
  const log = newLog(game, 'review', { seats: defaultSeats(game, options), options })
  const chance = quickChance('review')
  const g = refereeAt<unknown, unknown, unknown>(game, log)
  while (!g.result && log.moves.length < most) {
    const { seat, moves } = g.pending[0]!
    const move = moves[chance(moves.length)]!
    g.make(seat, move)
    log.moves.push([seat, ...move])
  }
  return log
}

const MOVES = 120
const JUDGED = 14
// A version that is frozen.
const OLDER = 1

describe.each(games.map((entry) => [entry.id, entry] as const))('%s', (_, entry) => {
  test('Luck and moves make up what a seat gained, for every seat.', async () => {
    const game = await advised(entry)
    const log = someGame(game, MOVES)
    const course = atOnce(following(game, log, undefined, 4))
    expect(course.steps).toHaveLength(log.moves.length)
    expect(course.steps.some(({ chance }) => chance)).toBe(true)
    for (let seat = 0; seat < log.seats; seat++) {
      const { start, result, luck, own, others } = accountOf(course, seat)
      expect(luck + own + others).toBeCloseTo(result - start, 10)
      expect(Math.abs(luck)).toBeGreaterThan(0)
    }
  })

  test('Random moves cost something, and every better move was legal.', async () => {
    const game = await advised(entry)
    const log = someGame(game, JUDGED)
    const { many, losses, dearest } = atOnce(deciding(game, log, 0))
    expect(many[0]).toBeGreaterThan(0)
    expect(dearest.length).toBeLessThanOrEqual(3)
    for (const { at, seat, made, better, lead, error } of [...losses, ...dearest]) {
      expect(log.moves[at]).toEqual([seat, ...made])
      expect(lead).toBeGreaterThan(2 * error)
      const g = refereeAt<unknown, unknown, unknown>(game, log)
      for (const [mover, ...move] of log.moves.slice(0, at)) g.make(mover, move)
      expect(() => g.make(seat, better)).not.toThrow()
    }
  })
})

test('An older edition is reviewed by its own rules and its own score.', async () => {
  const entry = games.find(({ id }) => id === 'world-war-z')!
  const game = await advised(entry, undefined, undefined, OLDER)
  const course = atOnce(following(game, someGame(game, MOVES), undefined, 4))
  expect(course.estimator).toBe(`the score in version ${OLDER} of the rules, calibrated to the chance to win`)
  expect(course.steps.some(({ chance }) => chance)).toBe(true)
})
