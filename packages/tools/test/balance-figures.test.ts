import { describe, expect, test } from 'vitest'
import { figuresOf, spreadOf } from '../src/balance/figures.ts'
import type { Outcome } from '../src/balance/match.ts'
import { chairsIn } from '../src/balance/plan.ts'
import { reportOf } from '../src/balance/report.ts'
import { rows } from '../src/rows.ts'
import { planned } from './planned.ts'

describe('figures', () => {
  const plan = planned('--seats 3 --bots dreamer,random --rotate')
  const game = (n: number, winners: number[], scores: number[], moves: number): Outcome => ({
    n,
    chairs: chairsIn(plan, n),
    winners,
    shares: [0, 1, 2].map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
    reason: 'most kills',
    wonInARow: winners.includes(chairsIn(plan, n).indexOf(0)) ? 1 : 0,
    scores,
    moves,
    verbs: [{ 'fire hold': 2 }, {}, { 'fire fire': 1 }],
    thoughts: [0, 1, 2].map(() => ({ decisions: 1, milliseconds: 1 })),
  })
  // The dreamer sits in seat 1, then 2, then 3, then 1 again.
  const outcomes = [
    game(0, [0], [5, 1, 1], 10),
    game(1, [0, 1], [4, 4, 0], 20),
    game(2, [], [0, 0, 0], 30),
    game(3, [2], [2, 0, 9], 50),
  ]

  test('A win counts for the seat, and for the first-named bot wherever it sits; a shared one for each of them.', () => {
    expect(figuresOf('corridor', plan, outcomes)).toEqual({
      game: 'corridor',
      games: 4,
      seats: 3,
      bots: ['dreamer', 'random', 'random'],
      wins: [2, 1, 1],
      winRate: 0.5,
      winRateInterval: { from: 0.150036, to: 0.849964 },
      scores: {
        mean: 2.75,
        min: 0,
        p10: 0,
        p25: 0,
        p50: 2,
        p75: 4,
        p90: 5,
        max: 5,
        standardError: 1.108678,
        interval: { from: 0.576991, to: 4.923009 },
      },
      moves: { mean: 27.5, max: 50, standardError: 8.539126, interval: { from: 10.763314, to: 44.236686 } },
      reasons: {
        'most kills': { games: 4, share: 1, interval: { from: 0.5101, to: 1 } },
      },
    })
  })

  test('The report says the same to people, with intervals, and with what each bot did.', () => {
    const many = Array.from({ length: 40 }, (_, n) => outcomes[n % 4]!)
    const text = reportOf('corridor', plan, many)
    expect(text).toContain('Won by 1 dreamer: 50.0 % (35.2 % to 64.8 %)')
    expect(text).toContain('Shared by several winners: 10. Won by no one: 10.')
    expect(text).toMatch(/1 dreamer +50\.0 % +35\.2 % to 64\.8 % +25\.0 % +2\.75 +0\.307/)
    expect(text).toMatch(/seat 1 +20 +50\.0 % +35\.2 % to 64\.8 % +\+50\.0 %/)
    expect(text).toMatch(/fire hold +2\.00 +0\.00 +0\.00/)
    expect(text).toMatch(/most kills +40 +100\.0 % +91\.2 % to 100\.0 %/)
  })

  test('A share or a mean that rests on fewer than thirty games is not shown; what was counted is.', () => {
    const text = reportOf('corridor', plan, outcomes)
    expect(text).not.toContain('%')
    expect(text).not.toContain('2.75')
    expect(text).toMatch(/seat 1 +2$/m)
    expect(text).toMatch(/most kills +4$/m)
    expect(text).toContain('from 30 games on')
  })

  test('Two bots are compared game by game on the same seeds.', () => {
    const compared = { ...plan, against: 'random' }
    const worse = outcomes.map((one) => ({
      ...one,
      scores: one.scores.map((score) => score - 1),
      winners: [],
    }))
    const { comparison } = figuresOf('corridor', compared, outcomes, worse)
    // Every game was scored one lower, so the mean difference is known whatever the games.
    expect(comparison).toMatchObject({
      bot: 'random',
      winRate: 0,
      wonMore: { mean: 0.5 },
      scoredMore: { mean: 1, standardError: 0, interval: { from: 1, to: 1 } },
    })
    const many = Array.from({ length: 40 }, (_, n) => n % 4)
    const text = reportOf(
      'corridor',
      compared,
      many.map((n) => outcomes[n]!),
      many.map((n) => worse[n]!),
    )
    expect(text).toContain('In its place random won 0.0 % on the same seeds.')
    expect(text).toContain('scored more: 1 (1 to 1)')
  })

  test('Percentiles are the nearest that occurred.', () => {
    const ten = [10, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    expect(spreadOf(ten)).toEqual({ mean: 5.5, min: 1, p10: 1, p25: 3, p50: 5, p75: 8, p90: 9, max: 10 })
    expect(spreadOf([7])).toEqual({ mean: 7, min: 7, p10: 7, p25: 7, p50: 7, p75: 7, p90: 7, max: 7 })
  })

  test('Columns line up.', () => {
    expect(
      rows([
        ['', 'a'],
        ['bb', '10'],
      ]),
    ).toBe('     a\nbb  10')
  })
})
