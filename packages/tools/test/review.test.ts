import { quickChance } from '@shamble/engine'
import { atOnce, scoreOf } from '@shamble/engine/bots'
import { corridor } from '@shamble/engine/specimen'
import { estimatorOf, following, type Estimator } from '@shamble/review'
import { describe, expect, test } from 'vitest'
import { fitted } from '../src/review/fit.ts'
import { erringLog, playedLog } from '../src/review/logs.ts'
import { luckFigures, lucksOf } from '../src/review/table.ts'
import { toldBy } from '../src/review/told.ts'

const setUp = { seats: 2, options: {} }

describe('review', () => {
  test('An erring seat makes every fifth decision as a weaker bot, and nothing else differs before the first.', () => {
    const seeds = Array.from({ length: 10 }, (_, n) => `review-${n}`)
    const erred = seeds.map((seed) => ({ seed, ...erringLog(corridor, setUp, seed, 'fair') }))
    const { seed, log, planted } = erred.find(({ planted }) => planted.length > 0)!
    const straight = playedLog(corridor, setUp, seed, 'fair')
    const [{ at, made, would }] = planted as [(typeof planted)[0]]
    expect(log.moves.slice(0, at)).toEqual(straight.moves.slice(0, at))
    expect(log.moves[at]).toEqual([0, ...made])
    expect(straight.moves[at]).toEqual([0, ...would])
    expect(() => atOnce(following(corridor, log, undefined, 2))).not.toThrow()
  })

  test('A fitted chance grows with the score, and takes out more variance than a chance that hardly moves.', () => {
    const logs = Array.from({ length: 60 }, (_, n) => playedLog(corridor, setUp, `fit-${n}`, 'easy'))
    const features = (table: unknown) => (seat: number) => [1, 2 * scoreOf(corridor, table, seat) - 1]
    const [constant, slope] = fitted(logs.flatMap((log) => toldBy(corridor, log, features))) as [
      number,
      number,
    ]
    expect(Math.abs(constant)).toBeLessThan(slope)
    expect(slope).toBeGreaterThan(0)
    const chances = { features, weights: [constant, slope] }
    const ratioOf = (estimator: Estimator) =>
      luckFigures(
        logs.map((log) => lucksOf(corridor, log, estimator)),
        0,
        quickChance('ratio'),
      ).ratio
    expect(ratioOf(estimatorOf(corridor, 2, chances))).toBeGreaterThan(1)
    const flat = { ...chances, weights: [0, 0.01] }
    expect(ratioOf(estimatorOf(corridor, 2, chances))).toBeGreaterThan(
      ratioOf(estimatorOf(corridor, 2, flat)),
    )
  })

  test('Figures: the ratio of variances, and the adjusted mean.', () => {
    const games = [1, 0, 1, 0].map((won, n) => ({ results: [won], lucks: [won - 0.5 + 0.1 * (n % 3)] }))
    const { mean, raw, adjusted, ratio } = luckFigures(games, 0, (n) => n - 1)
    expect(raw).toBe(0.5)
    expect(adjusted).toBeCloseTo(raw - mean, 12)
    expect(ratio).toBeCloseTo(0.25 / 0.006875, 6)
  })
})
