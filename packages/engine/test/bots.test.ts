import { describe, expect, test, vi } from 'vitest'
import {
  bots,
  decide,
  decideInSlices,
  rivalMove,
  steadyChance,
  thinkingOf,
  type Bot,
  type Budget,
} from '../src/bots/index.ts'
import { imagine, layOut, look, quickChance, Referee, same, start } from '../src/index.ts'
import type { Choice, Game, Position, Seat } from '../src/index.ts'
import { randomGame } from '../src/testing/index.ts'
import { corridor } from './corridor.ts'

const all = Object.values(bots)
const thinkers = [bots.dreamer, bots.searcher]
const at = (seed: string, chance = quickChance(seed)) =>
  thinkingOf(corridor, start(corridor, seed, 3).position, mover(seed), chance)
const mover = (seed: string) => start(corridor, seed, 3).pending[0]!.seat

// ── Envelope, the spy's game: the player who guesses the number in the envelope wins; the number is secret. ──

interface Envelope {
  number: number
}

const SECRET = 1000
let spied = 0

// Reading the real number is noticed; imagined ones are 0 to 3.
function read({ number }: Envelope): number {
  if (number === SECRET) spied++
  return number % 4
}

type Guess = Choice<Referee<Envelope, { type: 'opened' }>, []>
const guess: Guess = {
  seat: () => 0,
  ask: 'Which number is in the envelope?',
  options(g, can) {
    read(g.table)
    for (const n of [0, 1, 2, 3]) can('guess', `number:${n}`)
  },
  take: {
    guess(g, _, part: string) {
      g.over(read(g.table) === Number(part.slice(7)) ? [0] : [], 'opened')
    },
  },
}

const envelope: Game<Envelope, object, { type: 'opened' }> = {
  id: 'envelope',
  version: 1,
  seats: [1],
  options: {},
  setUp(g) {
    g.table = { number: SECRET }
    g.then(guess)
  },
  steps: { guess },
  view: () => ({}),
  imagine: (g) => void (g.table.number = g.roll(4) - 1),
  score: (table) => (read(table) >= 0 ? 0.25 : 0),
}

describe('Secrecy', () => {
  for (const bot of all) {
    test(`${bot.name} never looks into the envelope.`, () => {
      const { position } = start(envelope, 'spy', 1)
      const thinking = thinkingOf(envelope, position, 0, quickChance(1))
      spied = 0
      decide(bot, thinking, { iterations: 50 })
      expect(spied).toBe(0)
    })

    test(`${bot.name} plays the same in two worlds that its seat cannot tell apart.`, () => {
      const { position } = start(corridor, 'twins', 3)
      const seat = mover('twins')
      const twin = imagine(corridor, position, seat, 7)
      expect(twin.table).not.toEqual(position.table)
      // Both bots dream of the same worlds, so that only the real position could make a difference.
      const dreams = thinkingOf(corridor, position, seat, quickChance(0)).imagine
      const [a, b] = [position, twin].map((real) => {
        const chance = quickChance('twins')
        return decide(
          bot,
          { ...thinkingOf(corridor, real, seat, chance), imagine: dreams },
          { iterations: 60 },
        )
      })
      expect(a).toEqual(b)
    })
  }

  test('What a bot is given holds nothing but its own sight.', () => {
    const { position } = start(corridor, 'given', 3)
    const thinking = thinkingOf(corridor, position, 1, quickChance(1))
    expect(Object.keys(thinking).sort()).toEqual(['chance', 'game', 'imagine', 'seat', 'sight'])
    expect(thinking.sight).toEqual(look(corridor, position, 1))
    expect(thinking.imagine(3)).toEqual(imagine(corridor, position, 1, 3))
    expect(thinking.imagine(3).rng.seed).toBe('')
  })
})

describe('Choosing', () => {
  for (const bot of all) {
    test(`${bot.name} makes legal moves through whole games.`, () => {
      for (let k = 0; k < 4; k++) {
        const chance = quickChance(k)
        const g = new Referee(corridor, start(corridor, `legal-${k}`, 2 + (k % 3)).position, true).settle()
        while (!g.result) {
          const { seat, moves } = g.pending[chance(g.pending.length)]!
          const move = decide(bot, thinkingOf(corridor, g.position, seat, chance), { iterations: 6 })
          expect(moves.some((m) => same(m, move))).toBe(true)
          g.make(seat, move)
        }
      }
    })

    test(`${bot.name} chooses the same with the same seed.`, () => {
      const choices = () => ['a', 'b', 'c', 'd'].map((seed) => decide(bot, at(seed), { iterations: 40 }))
      expect(choices()).toEqual(choices())
    })

    test(`${bot.name} takes the only move without a thought.`, () => {
      const only = layOut(corridor, {
        seats: 2,
        table: { eaten: [1], hands: [[1], []] },
        next: [['giveCard', 0]],
      })
      const imagining = vi.fn()
      const thinking = { ...thinkingOf(corridor, only, 0, quickChance(1)), imagine: imagining }
      expect(decide(bot, thinking, { iterations: 1000 })).toEqual(['give', 'seat:0'])
      expect(imagining).not.toHaveBeenCalled()
    })

    test(`${bot.name} refuses to think for a seat that has nothing to choose.`, () => {
      const idle = (mover('idle') + 1) % 3
      expect(() =>
        decide(bot, thinkingOf(corridor, start(corridor, 'idle', 3).position, idle, quickChance(1))),
      ).toThrow('nothing to choose')
    })
  }

  for (const bot of thinkers) {
    test(`${bot.name} shoots for certain when a hit is certain and decides the game.`, () => {
      // With a six in hand any die hits; one more kill wins, for the deck is empty.
      const position = layOut(corridor, {
        seats: 2,
        table: { zombie: 3, deck: [], hands: [[6 as 4], []], kills: [2, 2] },
        next: [
          ['fire', 0],
          ['walk', 1],
        ],
      })
      const thinking = thinkingOf(corridor, position, 0, quickChance(5))
      expect(decide(bot, thinking, { iterations: 200 })).toEqual(['fire', 'card:6'])
    })

    test(`${bot.name} copes with more moves than playouts.`, () => {
      const spread: Guess = {
        ...guess,
        options(_, can) {
          for (let n = 0; n < 300; n++) can('guess', `number:${n}`)
        },
      }
      const game = {
        ...envelope,
        setUp: (g: any) => ((g.table = { number: 0 }), g.then(spread)),
        steps: { guess: spread },
      }
      const move = decide(bot, thinkingOf(game, start(game, 'spread', 1).position, 0, quickChance(2)), {
        iterations: 20,
      })
      expect(move[0]).toBe('guess')
    })
  }
})

describe('Budgets', () => {
  for (const bot of thinkers) {
    test(`${bot.name} spends the playouts it is given, and no more.`, () => {
      expect(shares(bot, { iterations: 25 }).at(-1)).toBe(1)
      expect(shares(bot, { iterations: 25 })).toHaveLength(25)
    })

    test(`${bot.name} stops when its time is up, by the clock it was given.`, () => {
      let time = 0
      const spent = shares(bot, { milliseconds: 30, now: () => time++ })
      expect(spent).toHaveLength(30)
      expect(shares(bot, { milliseconds: 30, iterations: 10, now: () => time++ })).toHaveLength(10)
    })

    test(`${bot.name} asks for a clock when it needs one.`, () => {
      expect(() => decide(bot, at('clock'), { milliseconds: 10 })).toThrow('clock')
    })
  }

  function shares(bot: Bot, budget: Budget): number[] {
    const found: number[] = []
    const thought = bot.think(at('share'), budget)
    for (let next = thought.next(); !next.done; next = thought.next()) found.push(next.value.share)
    return found
  }
})

describe('Thinking in slices', () => {
  for (const bot of thinkers) {
    test(`${bot.name} decides the same in slices, pausing between them.`, async () => {
      const seen: number[] = []
      const pause = vi.fn(async () => {})
      const move = await decideInSlices(
        bot,
        at('slices'),
        { iterations: 50 },
        { pause, onProgress: ({ share }) => seen.push(share) },
      )
      expect(move).toEqual(decide(bot, at('slices'), { iterations: 50 }))
      expect(pause.mock.calls.length).toBeGreaterThanOrEqual(49)
      expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    })

    test(`${bot.name} can be stopped.`, async () => {
      const stop = new AbortController()
      const thinking = decideInSlices(
        bot,
        at('stop'),
        { iterations: 1e9 },
        {
          signal: stop.signal,
          onProgress: ({ best }) => {
            expect(best[0]).toMatch(/fire|hold/)
            stop.abort(new Error('The player left.'))
          },
        },
      )
      await expect(thinking).rejects.toThrow('The player left.')
    })
  }

  test('With a clock, several playouts share a slice; without a pause of its own, a timer makes one.', async () => {
    let time = 0
    const onProgress = vi.fn()
    await decideInSlices(
      bots.searcher,
      at('timer'),
      { iterations: 40, now: () => time++ },
      { slice: 10, onProgress },
    )
    expect(onProgress.mock.calls.length).toBeGreaterThan(1)
    expect(onProgress.mock.calls.length).toBeLessThan(8)
  })
})

describe('Strength', () => {
  // Seeds are fixed, so these are facts and not samples; par for three seats is a third.
  for (const [bot, least] of [
    [bots.dreamer, 0.5],
    [bots.searcher, 0.5],
  ] as const) {
    test(`${bot.name} beats two random players in Corridor.`, () => {
      const games = 60
      let won = 0
      for (let k = 0; k < games; k++) won += playAs(bot, k % 3, `duel-${k}`)
      expect(won / games).toBeGreaterThan(least)
    })
  }

  function playAs(bot: Bot, hero: Seat, seed: string): number {
    const chance = quickChance(seed)
    const g = new Referee(corridor, start(corridor, seed, 3).position as Position<any>, true).settle()
    while (!g.result) {
      const { seat } = g.pending[0]!
      const thinking = thinkingOf(corridor, g.position, seat, chance)
      g.make(seat, decide(seat === hero ? bot : bots.random, thinking, { iterations: 120 }))
    }
    const { winners } = g.result
    return winners.includes(hero) ? 1 / winners.length : 0
  }
})

test('The random bot makes every move sooner or later.', () => {
  const chance = quickChance('every')
  const made = new Set(Array.from({ length: 60 }, () => decide(bots.random, at('every', chance)).join(' ')))
  const { moves } = start(corridor, 'every', 3).pending[0]!
  expect([...made].sort()).toEqual(moves.map((m) => m.join(' ')).sort())
  expect(randomGame(corridor, 'every').moves.length).toBeGreaterThan(0)
})

describe('Steady bots', () => {
  const { position, pending } = start(corridor, 'steady', 3)
  const { seat } = pending[0]!

  test('Steady chance is the same for the same seed, seat and moment, and another for any other.', () => {
    const drawn = (from: Position<any>, seat: Seat, at: number) => {
      const chance = steadyChance(from, seat, at)
      return Array.from({ length: 6 }, () => chance(1000)).join()
    }
    const here = drawn(position, 0, 4)
    expect(drawn(position, 0, 4)).toBe(here)
    expect(drawn(position, 1, 4)).not.toBe(here)
    expect(drawn(position, 0, 5)).not.toBe(here)
    expect(drawn(start(corridor, 'other', 3).position, 0, 4)).not.toBe(here)
  })

  test('The rival makes a legal move, always the same, and leaves the position and its dice alone.', () => {
    const before = JSON.stringify(position)
    const move = rivalMove(corridor, position, seat, 0)
    expect(pending[0]!.moves.some((legal) => same(legal, move))).toBe(true)
    expect(rivalMove(corridor, position, seat, 0)).toEqual(move)
    expect(JSON.stringify(position)).toBe(before)
  })
})
