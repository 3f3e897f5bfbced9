import { atOnce } from '@shamble/engine/bots'
import { corridor } from '@shamble/engine/specimen'
import { following } from '@shamble/review'
import { describe, expect, test } from 'vitest'
import { fitted } from '../src/review/fit.ts'
import { erringLog, playedLog } from '../src/review/logs.ts'
import { luckFigures } from '../src/review/table.ts'

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

  test('A calibration gives a higher score a higher chance.', () => {
    const logs = Array.from({ length: 12 }, (_, n) => playedLog(corridor, setUp, `fit-${n}`, 'easy'))
    const { moves, weights } = fitted(corridor, logs)
    expect(moves).toBeGreaterThan(0)
    // The slope half-way through the game.
    expect(weights[1] + weights[3] / 2 + weights[5] / 4).toBeGreaterThan(0)
  })

  test('Figures: the ratio of variances, and the adjusted mean.', () => {
    const games = [1, 0, 1, 0].map((won, n) => ({ results: [won], lucks: [won - 0.5 + 0.1 * (n % 3)] }))
    const { mean, raw, adjusted, ratio } = luckFigures(games, 0, (n) => n - 1)
    expect(raw).toBe(0.5)
    expect(adjusted).toBeCloseTo(raw - mean, 12)
    expect(ratio).toBeCloseTo(0.25 / 0.006875, 6)
  })
})
