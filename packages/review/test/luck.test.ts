import { replay } from '@shamble/engine'
import { atOnce } from '@shamble/engine/bots'
import { describe, expect, test } from 'vitest'
import { accountOf, following, luckIn } from '../src/index.ts'
import { dice, rolled } from './dice.ts'

const courseOf = (seed: string, rests?: (at: number) => boolean) =>
  atOnce(following(dice, rolled(seed, rests)))
const GAMES = Array.from({ length: 400 }, (_, n) => `luck-${n}`)

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const variance = (values: readonly number[]) => mean(values.map((value) => (value - mean(values)) ** 2))

describe('Luck', () => {
  const courses = GAMES.map((seed) => courseOf(seed))

  test.each([0, 1])('has a mean of zero for seat %i.', (seat) => {
    const lucks = courses.map((course) => accountOf(course, seat).luck)
    expect(Math.abs(mean(lucks))).toBeLessThan(2 * Math.sqrt(variance(lucks) / lucks.length))
  })

  test('explains the results of a game of dice: less than a third of the variance is left.', () => {
    const accounts = courses.map((course) => accountOf(course, 0))
    const raw = variance(accounts.map(({ result }) => result))
    expect(variance(accounts.map(({ result, luck }) => result - luck))).toBeLessThan(raw / 3)
  })

  test('and moves make up what the result differs by from the start, exactly.', () => {
    for (const course of courses.slice(0, 20)) {
      const { start, result, luck, own, others } = accountOf(course, 1)
      expect(luck + own + others).toBeCloseTo(result - start, 12)
      expect(course.steps.at(-1)!.after[1]).toBe(result)
    }
  })

  test('of a six is positive, of a one negative, and the rival has the opposite.', () => {
    const log = rolled('high')
    const course = atOnce(following(dice, log))
    const pips = log.moves.map((_, n) => {
      const [before, after] = [n, n + 1].map((to) => replay(dice, { ...log, moves: log.moves.slice(0, to) }))
      const [seat] = log.moves[n]!
      return after!.table.points[seat]! - before!.table.points[seat]!
    })
    for (const [n, step] of course.steps.entries()) {
      if (pips[n]! > 1 && pips[n]! < 6) continue
      expect(luckIn(step, step.seat) > 0).toBe(pips[n] === 6)
      expect(luckIn(step, 1 - step.seat)).toBeCloseTo(-luckIn(step, step.seat), 12)
    }
  })

  test('is the same again.', () => {
    expect(courseOf('again')).toEqual(courseOf('again'))
  })

  test('is none without chance.', () => {
    const course = courseOf('rest', () => true)
    expect(course.steps.some(({ chance }) => chance)).toBe(false)
    expect(accountOf(course, 0)).toMatchObject({ luck: 0, error: 0, share: 0.5 })
  })
})
