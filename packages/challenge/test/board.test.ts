import { replay, start } from '@shamble/engine'
import { atOnce, bots, inSlices, type Bot, type Budget, type Thinking } from '@shamble/engine/bots'
import { game as catanZombies } from '@shamble/catan-zombies'
import { words as catanWords } from '@shamble/catan-zombies/words'
import { game as waterdeepSolo } from '@shamble/waterdeep-solo'
import { words as waterdeepWords } from '@shamble/waterdeep-solo/words'
import { game } from '@shamble/zombie-wars'
import { bots as advice } from '@shamble/zombie-wars/bots'
import { words as zombieWords } from '@shamble/zombie-wars/words'
import { describe, expect, test } from 'vitest'
import {
  commitmentOf,
  compare,
  DEFAULT_WORDS,
  holds,
  parOf,
  parRun,
  ranked,
  rankOn,
  reached,
  readAttempt,
  readChallenge,
  SLICE_STEPS,
  termsOf,
} from '../src/index.ts'
import { runOf, terms } from './runs.ts'
import { tiny } from './tiny.ts'

const zombieWars = { ...game, bots: advice }
const row = (standing: number[], when: number) => ({ standing, when })

describe('The board', () => {
  test('Better standings come first; ties share a rank, the earlier first, and the next rank counts them all.', () => {
    const rows = [row([1, 5], 30), row([1, 7], 20), row([0, 99], 10), row([1, 5], 5), row([1, 5], 40)]
    expect(ranked(rows).map(({ rank, when }) => [rank, when])).toEqual([
      [1, 20],
      [2, 5],
      [2, 30],
      [2, 40],
      [5, 10],
    ])
    expect(rankOn(rows, [1, 6])).toBe(2)
    expect(rankOn(rows, [1, 5])).toBe(2)
    expect(rankOn(rows, [])).toBe(6)
    expect(rankOn([], [0])).toBe(1)
  })

  test('Negative numbers count, and a missing one is zero.', () => {
    expect(compare([1, -5], [1, -7])).toBeLessThan(0)
    expect(compare([1], [1, 0])).toBe(0)
    expect(compare([1], [1, -3])).toBeLessThan(0)
  })
})

test('A standing is stored as it was judged: JSON has no -0.', () => {
  const { position } = start(tiny, 'none', 2)
  const lost = { ...position, result: { winners: [], reason: 'lost' } }
  expect(reached({ ...tiny, standing: () => [0, -0, -3] }, lost, 3).standing).toEqual([0, 0, -3])
})

describe('Each game orders and words its own results', () => {
  const seats3 = { winners: [0], reason: 'win', scores: [9, 0, 0] }
  const ZOMBIE_WARS: [string, number[], Parameters<typeof zombieWars.standing & {}>[1], number][] = [
    ['Won with 11 hours to spare and nine zombies', [3, 11, 9, -40], seats3, 1],
    ['Won with no hour to spare and nine zombies', [3, 0, 9, -40], { ...seats3, reason: 'total' }, 12],
    ['Led at dawn with nine zombies', [2, 0, 9, -40], { ...seats3, reason: 'conditional' }, 13],
    [
      'Shared the lead at dawn with nine zombies',
      [1, 0, 9, -40],
      { ...seats3, winners: [0, 1], reason: 'conditional' },
      13,
    ],
    ['Lost with nine zombies', [0, 0, 9, -40], { ...seats3, winners: [], reason: 'stalemate' }, 13],
  ]
  test.each(ZOMBIE_WARS)('Zombie Wars: %s', (says, standing, result, hour) => {
    const { table } = start(zombieWars, 'x', 3).position
    const counted = zombieWars.standing!({ ...table, hour }, result, 0, 40)
    expect(counted).toEqual(standing)
    expect(zombieWords.challenge!.reached(counted, result, 40)).toBe(says)
  })

  test('Catan and Zombies: a win in few rounds, else the points.', () => {
    const { table } = start(catanZombies, 'x', 4).position
    const says = (winners: number[], round: number, points: number) => {
      const result = { winners, reason: 'points', scores: [points, 3, 3, 3] }
      const standing = catanZombies.standing!({ ...table, round }, result, 0, 100)
      return [standing, catanWords.challenge!.reached(standing, result, 100)] as const
    }
    const best = [says([0], 12, 10), says([0], 15, 12), says([0, 2], 9, 5), says([1], 9, 8), says([1], 3, 2)]
    expect(best.map(([, words]) => words)).toEqual([
      'Won in 12 rounds with 10 points',
      'Won in 15 rounds with 12 points',
      'Won with another in 9 rounds with 5 points',
      'Lost with 8 points',
      'Lost with 2 points',
    ])
    for (const [n, [standing]] of best.slice(1).entries())
      expect(compare(best[n]![0], standing)).toBeLessThan(0)
  })

  test('Waterdeep: the higher score.', () => {
    const { position, says } = { position: {} as never, says: waterdeepWords.challenge!.reached }
    const result = { winners: [0], reason: 'aboveZero', scores: [16] }
    expect(waterdeepSolo.standing!(position, result, 0, 90)).toEqual([16, -90])
    expect(says([16, -90], result, 90)).toBe('Won with 16 VP')
    expect(says([-3, -90], result, 90)).toBe('Lost with −3 VP')
  })

  test('The default order is victory, score, fewer moves.', () => {
    const log = runOf(tiny, terms(tiny), 'seed')
    const end = replay(tiny, log)
    const { winners, scores } = end.result!
    const won = winners.includes(0) ? 1 / winners.length : 0
    expect(reached(tiny, end, 12).standing).toEqual([won, scores![0], -12])
    expect(DEFAULT_WORDS.reached([1, 1, -5], end.result!, 5)).toBe('Won with 1 point')
    expect(DEFAULT_WORDS.reached([0, 30, -5], end.result!, 5)).toBe('Lost with 30 points')
    expect(DEFAULT_WORDS.reached([0, 0, -5], end.result!, 5)).toBe('Lost')
  })
})

describe('Commitments', () => {
  test('A commitment is a plain SHA-256 and holds only for its seed and nonce.', async () => {
    const commitment = commitmentOf('a'.repeat(22), 'nonce')
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${'a'.repeat(22)}.nonce`))
    expect(commitment).toBe(Buffer.from(bytes).toString('hex'))
    expect(holds(commitment, 'a'.repeat(22), 'nonce')).toBe(true)
    expect(holds(commitment, 'b'.repeat(22), 'nonce')).toBe(false)
    expect(holds(commitment, 'a'.repeat(22), 'Nonce')).toBe(false)
  })
})

describe('Par', () => {
  const dreamer = { bot: bots.dreamer, playouts: 4 }
  const played = (run: number, by = dreamer) =>
    atOnce(parRun(zombieWars, terms(zombieWars, 2), 'par', by, run))

  test('Runs are deterministic, different runs differ, and the best is not worse than the median.', () => {
    const runs = [0, 1, 2, 3, 4].map((run) => played(run))
    expect(played(3)).toEqual(runs[3])
    expect(new Set(runs.map(({ moves }) => moves)).size).toBeGreaterThan(1)
    const par = parOf(runs, { bot: 'dreamer', playouts: 4 })!
    expect(par).toMatchObject({ runs: 5, bot: 'dreamer', playouts: 4 })
    expect(compare(par.best.standing, par.median.standing)).toBeLessThanOrEqual(0)
    expect(runs.filter(({ standing }) => compare(standing, par.best.standing) < 0)).toEqual([])
    expect(runs.filter(({ standing }) => compare(standing, par.median.standing) < 0).length).toBeLessThan(3)
    expect(par.won).toBe(runs.filter(({ result }) => result.winners.includes(0)).length / 5)
    expect(parOf([], par)).toBeNull()
  })

  test('The named bot plays, on the first seat only.', () => {
    const asked: number[] = []
    const noted = {
      ...bots.random,
      *think(thinking: Thinking, budget: Budget) {
        asked.push(thinking.seat)
        return yield* bots.random.think(thinking, budget)
      },
    }
    const by = (bot: Bot) => played(0, { bot, playouts: 4 })
    expect(by(noted)).toEqual(by(bots.random))
    expect(by(bots.random)).not.toEqual(by(bots.dreamer))
    expect(new Set(asked)).toEqual(new Set([0]))
  })

  test('It yields after every playout of every bot.', () => {
    let pauses = 0
    let moves = 0
    const counted = {
      ...bots.dreamer,
      *think(thinking: Thinking, budget: Budget) {
        moves++
        const thought = bots.dreamer.think(thinking, budget)
        for (let next = thought.next(); ; next = thought.next()) {
          if (next.done) return next.value
          pauses++
          yield next.value
        }
      },
    }
    const work = parRun(tiny, terms(tiny), 'par', { bot: counted, playouts: 7 }, 0)
    let all = 0
    while (!work.next().done) all++
    // The rival on the other seat has as many moves, of ten playouts; each move yields, and so do two steps of the start.
    expect([moves, pauses, all]).toEqual([12, 12 * 7, 2 + 12 * (7 + 10 + 2)])
  })

  test('A run in slices has the same result, and no slice exceeds its number of steps.', async () => {
    let taken = 0
    const slices: number[] = []
    const pause = async () => void slices.push(taken)
    const counted = function* (max: number) {
      while (taken++ < max) yield taken
    }
    await inSlices(counted(2 * SLICE_STEPS + 5), { steps: SLICE_STEPS, pause })
    expect(slices).toEqual([SLICE_STEPS, 2 * SLICE_STEPS])
    const run = () => parRun(tiny, terms(tiny), 'par', dreamer, 0)
    expect(await inSlices(run(), { steps: SLICE_STEPS, pause })).toEqual(atOnce(run()))
  })

  test('A bot that throws in an imagined world makes any legal move, and the run goes on.', () => {
    const failing: Bot = {
      name: 'failing',
      // oxlint-disable-next-line require-yield
      *think() {
        throw new Error('a rule failed')
      },
    }
    expect(atOnce(parRun(tiny, terms(tiny), 'par', { bot: failing, playouts: 1 }, 0)).moves).toBe(12)
  })
})

describe('Request bodies', () => {
  test.each([
    null,
    [],
    {},
    { game: 1 },
    { game: 'tiny' },
    { game: 'tiny', seed: 'a', sealed: true },
    { game: 'tiny', seed: 'a', more: 1 },
    { game: 'tiny', seed: 'a', options: { rounds: {} } },
    { game: 'x'.repeat(50), seed: 'a' },
  ])('%j is no challenge.', (body) => {
    expect(() => readChallenge(body)).toThrow('This is not a valid challenge')
  })

  test('A sealed challenge lasts at most two weeks; seeds and options are those of any game.', () => {
    expect(() => readChallenge({ game: 'tiny', sealed: true, hours: 337 })).toThrow('two weeks')
    expect(() => readChallenge({ game: 'tiny', sealed: true, hours: 0 })).toThrow('two weeks')
    expect(() => readChallenge({ game: 'tiny', sealed: true, hours: NaN })).toThrow()
    expect(() => readChallenge({ game: 'tiny', seed: '<b>' })).toThrow('A seed is one to 64 letters')
    expect(readChallenge({ game: 'tiny', sealed: true, hours: 336 }).hours).toBe(336)
    expect(() => termsOf(tiny, { seats: 3 })).toThrow('only with 2')
    expect(() => termsOf(tiny, { options: { rounds: 4 } })).toThrow('It can be: 12, 3')
    expect(termsOf(tiny, {})).toEqual({ game: 'tiny', version: 1, seats: 2, options: { rounds: 12 } })
  })

  test.each([
    null,
    { name: 'Ann' },
    { token: 'a', name: 1 },
    { token: 'a', name: 'b', log: 3 },
    { token: 'a', name: 'b', x: 1 },
  ])('%j is no attempt.', (body) => {
    expect(() => readAttempt(body)).toThrow('This is not a valid challenge')
  })
})
