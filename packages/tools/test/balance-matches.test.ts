import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnyGame } from '@shamble/engine'
import { corridor } from '@shamble/engine/specimen'
import { convoy } from '@shamble/engine/specimen/convoy'
import { describe, expect, test } from 'vitest'
import { playAll } from '../src/balance/crew.ts'
import { figuresOf } from '../src/balance/figures.ts'
import { storeIn } from '../src/balance/persistence.ts'
import { playMatch, type Outcome } from '../src/balance/match.ts'
import { playersOf, type Plan } from '../src/balance/plan.ts'
import { planned } from './planned.ts'

const withoutTimes = (outcomes: Outcome[]) =>
  outcomes.map(({ thoughts, ...rest }) => ({
    ...rest,
    decisions: thoughts.map(({ decisions }) => decisions),
  }))

const playedBy = (plan: Plan, games: number) =>
  Array.from({ length: games }, (_, n) => playMatch(convoy, plan, playersOf(plan), n))

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
