import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quickChance } from '@shamble/engine'
import { describe, expect, test } from 'vitest'
import { elosOf, ratingsOf, type Played } from '../src/ladder/bradley-terry.ts'
import { plotOf } from '../src/ladder/plot.ts'
import { told } from './command.ts'

// Games of two of the `players`: `one` won `won` of them, `other` the rest.
const between = (players: number, one: number, other: number, won: number, games: number): Played[] =>
  Array.from({ length: games }, (_, n) => {
    const only = (player: number) => Array.from({ length: players }, (_, p) => (p === player ? 1 : 0))
    const both = Array.from({ length: players }, (_, p) => (p === one || p === other ? 1 : 0))
    return { chairs: both, shares: only(n < won ? one : other) }
  })

describe('Ratings', () => {
  test('Odds of ten to one are 400 points, and the mean is nothing.', () => {
    const [weak, strong] = elosOf(2, between(2, 1, 0, 10_000, 11_000)) as [number, number]
    expect(strong - weak).toBeCloseTo(400, 0)
    expect(strong + weak).toBeCloseTo(0, 9)
  })

  test('Players who win half of their games against each other are equally good.', () => {
    expect(elosOf(2, between(2, 0, 1, 50, 100))).toEqual([0, 0])
  })

  test('Players who never met are compared by those whom both have met.', () => {
    const games = [...between(3, 1, 0, 750, 1000), ...between(3, 2, 1, 750, 1000)]
    const [weak, middle, strong] = elosOf(3, games) as [number, number, number]
    expect(middle - weak).toBeCloseTo(strong - middle, 6)
    expect(strong - weak).toBeCloseTo(2 * 400 * Math.log10(3), -1)
  })

  test('At a table of four a win in four is what equals have.', () => {
    const chairs = [2, 2]
    const games = Array.from({ length: 400 }, (_, n) => ({ chairs, shares: n % 2 === 0 ? [1, 0] : [0, 1] }))
    expect(elosOf(2, games)).toEqual([0, 0])
    const alone = Array.from({ length: 4000 }, (_, n) => ({
      chairs: [3, 1],
      shares: n % 4 === 0 ? [0, 1] : [1, 0],
    }))
    expect(elosOf(2, alone)[1]!).toBeCloseTo(0, 0)
  })

  test('They find again the strengths that games were drawn from, at tables of any size.', () => {
    const truth = [-300, -100, 100, 300]
    const odds = truth.map((elo) => 10 ** (elo / 400))
    const chance = quickChance('drawn')
    const games = Array.from({ length: 6000 }, (_, n): Played => {
      const chairs = truth.map((_, player) => ((n >> player) & 1) + (player === n % 4 ? 1 : 0))
      let left = (chance(1e6) / 1e6) * chairs.reduce((sum, many, player) => sum + many * odds[player]!, 0)
      const winner = chairs.findIndex((many, player) => (left -= many * odds[player]!) < 0)
      return { chairs, shares: truth.map((_, player) => (player === winner ? 1 : 0)) }
    })
    for (const [player, elo] of elosOf(4, games).entries())
      expect(Math.abs(elo - truth[player]!)).toBeLessThan(25)
  })

  test('A player who has won every game is rated all the same; a game that nobody won says nothing.', () => {
    const all = elosOf(2, between(2, 1, 0, 20, 20))
    expect(all.every(Number.isFinite)).toBe(true)
    expect(all[1]! - all[0]!).toBeGreaterThan(400)
    const none: Played = { chairs: [1, 1], shares: [0, 0] }
    expect(elosOf(2, [...between(2, 1, 0, 20, 20), none, none])).toEqual(all)
  })

  test('Intervals hold the rating, shrink with more games, and treat games of one seed as one piece of evidence.', () => {
    const blocks = (games: number) => between(2, 1, 0, (games * 3) / 4, games).map((game) => [game])
    const width = (ratings: ReturnType<typeof ratingsOf>) =>
      ratings[1]!.step!.interval.to - ratings[1]!.step!.interval.from
    const few = ratingsOf(2, blocks(40))
    const many = ratingsOf(2, blocks(640))
    for (const { elo, interval } of [...few, ...many]) {
      expect(interval.from).toBeLessThanOrEqual(elo)
      expect(interval.to).toBeGreaterThanOrEqual(elo)
    }
    expect(width(many)).toBeLessThan(width(few) / 2.5)
    const doubled = blocks(40).map(([game]) => [game!, game!])
    expect(width(ratingsOf(2, doubled))).toBeGreaterThan(0.8 * width(few))
    expect(few[0]!.step).toBeNull()
    expect(few[1]!.step!.elo).toBeCloseTo(few[1]!.elo - few[0]!.elo, 9)
  })
})

describe('The picture', () => {
  const rungs = [
    { name: 'easy', value: -200, from: -250, to: -150, text: '−200' },
    { name: 'fierce', value: 200, from: 150, to: 260, text: '200 <b>' },
  ]
  const drawn = plotOf({ title: 'corridor', axis: 'Elo', rungs })
  const circles = [...drawn.matchAll(/<circle cx="([\d.]+)"/g)].map(([, x]) => Number(x))
  const ends = [...drawn.matchAll(/<path d="M([\d.]+) [\d.]+H([\d.]+)/g)].map(([, a, b]) => [
    Number(a),
    Number(b),
  ])

  test('has a mark for each strength within its interval, to scale.', () => {
    expect(circles).toHaveLength(2)
    const [easy, fierce] = ends as [[number, number], [number, number]]
    expect(easy[0]).toBeLessThan(circles[0]!)
    expect(easy[1]).toBeGreaterThan(circles[0]!)
    expect(easy[1]).toBeLessThan(fierce[0])
    const unit = (circles[1]! - circles[0]!) / 400
    expect(easy[1] - easy[0]).toBeCloseTo(100 * unit, 0)
    expect(fierce[1] - fierce[0]).toBeCloseTo(110 * unit, 0)
    for (const x of [...circles, ...ends.flat()]) expect(x).toBeGreaterThan(0)
  })

  test('says the figures in words as well, and no text in it is a mark of its own.', () => {
    expect(drawn).toContain('aria-label="corridor easy: −200; fierce: 200 &lt;b&gt;"')
    expect(drawn).not.toContain('<b>')
  })

  test('A ladder without rungs is none.', () => {
    expect(() => plotOf({ title: '', axis: '', rungs: [] })).toThrow('cannot be drawn')
  })
})

describe('The tool', () => {
  test('draws what it has measured into a file.', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shamble-ladder-'))
    const file = join(folder, 'ladder.svg')
    const line = ['--games', '2', '--bots', 'random,dreamer:4', '--workers', '1', '--plot', file]
    expect((await told('ladder', 'corridor', ...line)).code).toBe(0)
    expect(readFileSync(file, 'utf8')).toMatch(/^<svg .*corridor, 4 seats.*random: .*dreamer:4: /)
    expect((await told('ladder', 'waterdeep-solo', ...line)).code).toBe(0)
    expect(readFileSync(file, 'utf8')).toContain('per cent of the games won')
    rmSync(folder, { recursive: true })
  })

  test('Seats that play against each other are rated; the same line gives the same figures.', async () => {
    const line = [
      'ladder',
      'corridor',
      '--games',
      '8',
      '--bots',
      'random,dreamer:20',
      '--workers',
      '1',
      '--json',
    ]
    const { code, out } = await told(...line)
    expect(code).toBe(0)
    const { games, ratings } = JSON.parse(out.trim().split('\n').at(-1)!)
    expect(games).toBe(16)
    expect(ratings.map(({ bot }: { bot: string }) => bot)).toEqual(['random', 'dreamer:20'])
    expect(ratings[1].step.elo).toBeGreaterThan(0)
    expect((await told(...line)).out).toBe(out)
  })

  test('Where there is one seat each bot plays the same seeds, and games are compared in pairs.', async () => {
    const { code, out } = await told(
      'ladder',
      'waterdeep-solo',
      '--games',
      '3',
      '--bots',
      'random,dreamer:4',
      '--workers',
      '1',
      '--json',
    )
    expect(code).toBe(0)
    const { results } = JSON.parse(out.trim().split('\n').at(-1)!)
    expect(results[0].step).toBeNull()
    expect(results[1].step.mean).toBeCloseTo(results[1].scores.mean - results[0].scores.mean, 6)
    expect(results[1].won.from).toBeGreaterThanOrEqual(0)
  })

  test('It says which options are not as they usually are, and no others.', async () => {
    const line = ['--games', '1', '--bots', 'random,dreamer:2', '--workers', '1', '--option']
    const { out } = await told('ladder', 'world-war-z', ...line, 'characters=3')
    expect(out).toContain('1 games each, one seat, characters=3, the same seeds.')
    const usual = await told('ladder', 'world-war-z', ...line, 'characters=2')
    expect(usual.out).toContain('1 games each, one seat, the same seeds.')
  })

  test('Each pair, or each bot that plays alone, may have a number of seeds of its own.', async () => {
    const line = ['--bots', 'random,dreamer:2,dreamer:4', '--workers', '1', '--json', '--games']
    const { last } = await told('ladder', 'corridor', ...line, '3,1')
    expect(JSON.parse(last).games).toBe(8)
    const { out, last: alone } = await told('ladder', 'waterdeep-solo', ...line, '3,2,1')
    expect(out).toContain('3, 2, 1 games')
    const { results } = JSON.parse(alone)
    expect(results.map(({ games }: { games: number }) => games)).toEqual([3, 2, 1])
    expect(results.map(({ step }: { step: unknown }) => step !== null)).toEqual([false, true, true])
    const { code, err } = await told('ladder', 'corridor', ...line, '3,2,1')
    expect([code, err]).toEqual([2, expect.stringContaining('one number here, or 2 with commas, not 3')])
  })

  test('What is in the file is not played again.', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shamble-ladder-'))
    const file = join(folder, 'games.jsonl')
    const line = ['corridor', '--games', '4', '--bots', 'random,dreamer:4', '--workers', '1', '--json']
    const fresh = await told('ladder', ...line)
    const first = await told('ladder', ...line, '--resume', file)
    const stored = readFileSync(file, 'utf8')
    const again = await told('ladder', ...line, '--resume', file)
    expect([first.last, again.last]).toEqual([fresh.last, fresh.last])
    expect(stored.trim().split('\n')).toHaveLength(8)
    expect(readFileSync(file, 'utf8')).toBe(stored)
    rmSync(folder, { recursive: true })
  })

  test('One bot is no ladder.', async () => {
    const { code, err } = await told('ladder', 'corridor', '--bots', 'fair,fair')
    expect([code, err]).toEqual([2, expect.stringContaining('at least two different bots')])
  })
})
