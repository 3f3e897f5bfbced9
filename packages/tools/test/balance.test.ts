import { mindOf } from '@shamble/engine/bots'
import { corridor } from '@shamble/engine/specimen'
import { describe, expect, test } from 'vitest'
import { chairsIn, playersOf } from '../src/balance/plan.ts'
import { gameOf } from '../src/games.ts'
import { tool } from './command.ts'
import { planned } from './planned.ts'

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
