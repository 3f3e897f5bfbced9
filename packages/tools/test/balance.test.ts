import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mindOf } from '@shamble/engine/bots'
import type { AnyGame } from '@shamble/engine'
import { corridor } from '@shamble/engine/specimen'
import { convoy } from '@shamble/engine/specimen/convoy'
import { describe, expect, test } from 'vitest'
import { readArguments, type Flags } from '../src/arguments.ts'
import { playAll } from '../src/balance/crew.ts'
import { figuresOf, spreadOf } from '../src/balance/figures.ts'
import { storeIn } from '../src/balance/persistence.ts'
import { planFor } from '../src/balance/index.ts'
import { playMatch, type Outcome } from '../src/balance/match.ts'
import { chairsIn, playersOf, type Plan } from '../src/balance/plan.ts'
import { reportOf } from '../src/balance/report.ts'
import { rows } from '../src/rows.ts'
import { gameOf } from '../src/games.ts'
import { tool } from './command.ts'

const FLAGS: Flags = {
  games: 'value',
  seats: 'value',
  bots: 'value',
  option: 'values',
  rotate: 'switch',
  campaign: 'switch',
  seed: 'value',
  iterations: 'value',
  milliseconds: 'value',
}
const planned = (line: string, game: AnyGame = corridor): Plan =>
  planFor(game, game.id, readArguments(line.split(' '), FLAGS))
const withoutTimes = (outcomes: Outcome[]) =>
  outcomes.map(({ thoughts, ...rest }) => ({
    ...rest,
    decisions: thoughts.map(({ decisions }) => decisions),
  }))

const playedBy = (plan: Plan, games: number) =>
  Array.from({ length: games }, (_, n) => playMatch(convoy, plan, playersOf(plan), n))

describe('a plan', () => {
  test('The last bot named takes all chairs that are left.', () => {
    expect(planned('--seats 4 --bots dreamer,random').bots).toEqual(['dreamer', 'random', 'random', 'random'])
    expect(planned('--bots dreamer,random,searcher').seats).toBe(3)
    expect(planned('--games 7')).toMatchObject({
      seats: 2,
      bots: ['random', 'random'],
      games: 7,
      options: {},
    })
  })

  test('A bot may have iterations of its own.', () => {
    const [own, others] = playersOf(planned('--bots dreamer:7,searcher --iterations 50'))
    expect([own!.bot.name, own!.iterations]).toEqual(['dreamer', 7])
    expect([others!.bot.name, others!.iterations]).toEqual(['searcher', 50])
  })

  test('A strength has as many playouts as it has everywhere, unless others are named.', () => {
    const [own, others] = playersOf(planned('--bots hard,fair:7'))
    const { bot, playouts } = mindOf(corridor, 'hard')
    expect([own!.bot, own!.iterations]).toEqual([bot, playouts])
    expect(others!.iterations).toBe(7)
  })

  test('A game may bring bots of its own.', async () => {
    const { bots } = await gameOf('catan-zombies')
    const [own, others] = playersOf(planned('--bots settler,random'), bots)
    expect([own!.bot.name, others!.bot.name]).toEqual(['settler', 'random'])
    expect(() => playersOf(planned('--bots settler'))).toThrow('easy, fair, hard, fierce, beginner,')
    expect(() => playersOf(planned('--bots hermit'), bots)).toThrow('settler')
  })

  test('Everybody sits as named, or moves up a chair after every game.', () => {
    const fixed = planned('--seats 3')
    expect([0, 1, 2].map((n) => chairsIn(fixed, n))).toEqual([
      [0, 1, 2],
      [0, 1, 2],
      [0, 1, 2],
    ])
    const moving = planned('--seats 3 --rotate')
    expect([0, 1, 2, 3].map((n) => chairsIn(moving, n))).toEqual([
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
      [0, 1, 2],
    ])
  })
})

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
    expect(text).toContain('Shared by several winners: 10. Won by nobody: 10.')
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
    // Each game was scored one lower, so that there is no doubt about the mean, whatever the games were like.
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

describe('matches', () => {
  test('A match depends on nothing but the plan and its number.', () => {
    const plan = planned('--seats 3 --bots dreamer:5,random,searcher:5')
    const play = (n: number) => withoutTimes([playMatch(corridor, plan, playersOf(plan), n)])
    expect(play(3)).toEqual(play(3))
    expect(play(3)).not.toEqual(play(4))
  })

  test('Every move is told, and what was done adds up to it.', () => {
    const plan = planned('--seats 4')
    const told: string[] = []
    const { moves, verbs } = playMatch(corridor, plan, playersOf(plan), 0, (seat, [verb]) =>
      told.push(`${seat} ${verb}`),
    )
    expect(told.length).toBe(moves)
    expect(verbs.flatMap((done) => Object.values(done)).reduce((sum, n) => sum + n, 0)).toBe(moves)
  })

  test('The outcomes are the same on one thread and on several.', async () => {
    const plan = planned('--games 90 --seats 3 --bots dreamer:3,random --rotate')
    const [one, two, three] = await Promise.all([
      playAll(plan, { workers: 1 }),
      playAll(plan, { workers: 2 }),
      playAll(plan, { workers: 3 }),
    ])
    expect(one.map(({ n }) => n)).toEqual(Array.from({ length: 90 }, (_, n) => n))
    expect(withoutTimes(two)).toEqual(withoutTimes(one))
    expect(withoutTimes(three)).toEqual(withoutTimes(one))
  })

  test('What has been stored is not played again; a line that was cut off is.', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shamble-resume-'))
    const file = join(folder, 'games.jsonl')
    const plan = planned('--games 12 --seats 3 --bots dreamer:3,random')
    const whole = withoutTimes(await playAll(plan, { workers: 1 }))
    const told: number[] = []
    const go = async (games: number, seed = plan.seed) => {
      const part = { ...plan, games, seed }
      const store = await storeIn(file, part)
      return withoutTimes(await playAll(part, { workers: 1, store, onProgress: (done) => told.push(done) }))
    }
    expect(await go(5)).toEqual(whole.slice(0, 5))
    expect(told).toEqual([1, 2, 3, 4, 5])
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -20))
    expect(await go(12)).toEqual(whole)
    expect(told.slice(5)).toEqual([5, 6, 7, 8, 9, 10, 11, 12])
    expect(await go(12)).toEqual(whole)
    expect(told).toHaveLength(13)
    // Other seeds are other games.
    await go(2, 'other')
    expect(told).toHaveLength(15)
    writeFileSync(file, 'shopping list\n')
    await expect(storeIn(file, plan)).rejects.toThrow('something else than games')
    rmSync(folder, { recursive: true })
  })

  test('A match that fails says which it was, on one thread and on several.', async () => {
    const plan = { ...planned('--games 2'), seats: 9, bots: Array<string>(9).fill('random') }
    await expect(playAll(plan, { workers: 1 })).rejects.toThrow(
      /Game 0, seed balance-0: .*only with 2, 3 or 4/,
    )
    await expect(playAll(plan, { workers: 2 })).rejects.toThrow(
      /Game \d, seed balance-\d: .*only with 2, 3 or 4/,
    )
  })

  test('A campaign goes on with what comes next and what is carried, until a game is lost or nothing comes.', () => {
    const plan = planned('--campaign --seats 1 --bots random', convoy)
    const players = playersOf(plan)
    for (let n = 0; n < 60; n++) {
      const { campaign: _, ...alone } = plan
      const first = playMatch(convoy, alone, players, n)
      const whole = playMatch(convoy, plan, players, n)
      expect(whole.wonInARow > 0).toBe(first.winners.length > 0)
      expect(whole.moves > first.moves).toBe(whole.wonInARow > 0)
      // Who wins the last chapter has won all of it: nothing comes after it.
      expect(whole.winners.length > 0).toBe(whole.wonInARow === 2)
    }
    const rows = figuresOf('convoy', plan, playedBy(plan, 60)).wonInARow!
    expect(rows.map(({ games }) => games).reduce((sum, games) => sum + games, 0)).toBe(60)
    expect(rows.length).toBeGreaterThan(1)
  })

  test('What a game carries out goes into the next one.', () => {
    const seen: unknown[] = []
    const spied: AnyGame = {
      ...convoy,
      setUp(g, seats, options, carried) {
        seen.push([options['chapter'], carried])
        convoy.setUp(g, seats, options, carried)
      },
    }
    const plan = planned('--campaign --seats 1 --bots random', convoy)
    const players = playersOf(plan)
    const n = Array.from({ length: 60 }, (_, n) => n).find(
      (n) => playMatch(convoy, plan, players, n).wonInARow > 0,
    )!
    playMatch(spied, plan, players, n)
    expect(seen).toEqual([
      [1, null],
      [2, { hull: [expect.any(Number), expect.any(Number)] }],
    ])
  })

  test('A game whose games stand by themselves has no campaign.', () => {
    expect(() => planned('--campaign')).toThrow('corridor has no campaign')
  })

  test('A thinking bot beats random ones.', async () => {
    const plan = planned('--games 120 --seats 3 --bots dreamer:30,random --rotate')
    const outcomes = await playAll(plan, { workers: 2 })
    const alone = (bot: number) =>
      outcomes.filter(({ winners, chairs }) => winners.length === 1 && chairs[winners[0]!] === bot).length
    expect(alone(0)).toBeGreaterThan(alone(1))
    expect(alone(0)).toBeGreaterThan(alone(2))
  })
})

test('With --json the last line is the object of the product, and the same on any number of threads.', async () => {
  const line = [
    'balance',
    'corridor',
    '--games',
    '40',
    '--seats',
    '3',
    '--bots',
    'random',
    '--json',
    '--workers',
  ]
  const [one, two] = await Promise.all([tool(...line, '1'), tool(...line, '2')])
  expect([one.code, two.code]).toEqual([0, 0])
  expect(two.last).toBe(one.last)
  const figures = JSON.parse(one.last)
  expect(Object.keys(figures)).toEqual([
    'game',
    'games',
    'seats',
    'bots',
    'wins',
    'winRate',
    'winRateInterval',
    'scores',
    'moves',
    'reasons',
  ])
  expect(Object.keys(figures.scores)).toEqual([
    'mean',
    'min',
    'p10',
    'p25',
    'p50',
    'p75',
    'p90',
    'max',
    'standardError',
    'interval',
  ])
  expect(Object.keys(figures.moves)).toEqual(['mean', 'max', 'standardError', 'interval'])
  expect(figures).toMatchObject({
    game: 'corridor',
    games: 40,
    seats: 3,
    bots: ['random', 'random', 'random'],
  })
  expect(figures.wins).toHaveLength(3)
  expect(figures.winRate).toBeCloseTo(figures.wins[0] / 40)
})
