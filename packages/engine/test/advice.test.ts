import { describe, expect, test, vi } from 'vitest'
import {
  atOnce,
  bots,
  decide,
  hint,
  inSlices,
  mindOf,
  moveAt,
  rivalMove,
  steadyChance,
  strengthNamed,
  STRENGTHS,
  thinkingOf,
  withAdvice,
  type Advice,
  type Bot,
  type Mind,
} from '../src/bots/index.ts'
import { quickChance, same, start, type AnyGame, type Choice, type Referee } from '../src/index.ts'
import { corridor } from './corridor.ts'

/*
 * Doors: behind one door a coin is tossed; behind the other there are five keys, one of which fits. Then the room is
 * left with points, which are not what wins.
 */

interface Rooms {
  key: number
}
type G = Referee<Rooms, { type: 'left' }>

const COIN = ['enter', 'coin'] as const
const KEYS = ['enter', 'keys'] as const
const FITS = 2

const chooseDoor: Choice<G, []> = {
  seat: () => 0,
  ask: 'Which door?',
  options(_, can) {
    can('enter', 'coin')
    can('enter', 'keys')
  },
  take: {
    enter(g, _, door: string) {
      if (door === 'keys') return g.then(chooseKey)
      const wins = g.roll(2) === 2
      g.over(wins ? [0] : [], 'coin', [wins ? 100 : 0])
    },
  },
}

const chooseKey: Choice<G, []> = {
  seat: () => 0,
  ask: 'Which key?',
  options(_, can) {
    for (let key = 0; key < 5; key++) can('turn', `key:${key}`)
  },
  take: {
    turn(g, _, key: string) {
      const fits = key === `key:${g.table.key}`
      g.over(fits ? [0] : [], 'key', [fits ? 1 : 0])
    },
  },
}

const doors = (bots?: Advice<Rooms, Rooms>): AnyGame => ({
  id: 'doors',
  version: 1,
  seats: [1],
  options: {},
  setUp(g: G) {
    g.table = { key: FITS }
    g.then(chooseDoor)
  },
  steps: { chooseDoor, chooseKey },
  view: (table) => ({ ...table }),
  imagine: () => {},
  score: () => 0.5,
  ...(bots && { bots }),
})

/** The coin is all there is. */
const withOneMove = (): AnyGame => ({
  ...doors(),
  setUp(g: G) {
    g.table = { key: FITS }
    g.then(onlyDoor)
  },
  steps: { onlyDoor },
})

const onlyDoor: Choice<G, []> = { ...chooseDoor, options: (_, can) => can('enter', 'coin') }

const knowing: Required<Advice<Rooms, Rooms>>['policy'] = ({ key }, { step }) =>
  step === 'chooseKey' ? key : 0

type Policy = Required<Advice<any, any>>['policy']

const decided = (bot: Bot, game: AnyGame, iterations = 100) =>
  decide(bot, thinkingOf(game, start(game, 'doors', 1).position, 0, quickChance(3)), { iterations })

describe('What a game tells its bots', () => {
  test('Without advice playouts make any move, and the keys look bad.', () => {
    expect(decided(bots.dreamer, doors())).toEqual(COIN)
  })

  for (const bot of [bots.dreamer, bots.searcher]) {
    test(`${bot.name} follows the policy in its playouts.`, () => {
      expect(decided(bot, doors({ policy: knowing }))).toEqual(KEYS)
    })

    test(`${bot.name} plays for what a result is worth.`, () => {
      const worth = (_: Rooms, __: number, result: { scores?: number[] } | null) =>
        result ? result.scores![0]! / 100 : 0.2
      expect(decided(bot, doors({ policy: knowing, worth }))).toEqual(COIN)
    })

    test(`${bot.name} makes the policy's move when none is surely better.`, () => {
      const worth = () => 0.5
      expect(decided(bot, doors({ policy: () => 0, worth }))).toEqual(COIN)
      expect(
        decided(bot, doors({ policy: (_, { step }) => (step === 'chooseDoor' ? 1 : 0), worth })),
      ).toEqual(KEYS)
    })
  }

  test('The more a bot doubts, the surer it must be to depart from the policy.', () => {
    const policy: typeof knowing = (view, choice, chance) =>
      choice.step === 'chooseDoor' ? 0 : knowing(view, choice, chance)
    expect(decided(bots.dreamer, doors({ policy, doubt: 1 }))).toEqual(KEYS)
    expect(decided(bots.dreamer, doors({ policy, doubt: 1000 }))).toEqual(COIN)
  })

  test('A playout is judged after as many moves as the game says, or the budget.', () => {
    const policy = vi.fn<Policy>(() => 0)
    const game = { ...corridor, bots: { policy, depth: 7 } }
    const thinking = thinkingOf(game, start(game, 'deep', 3).position, 0, quickChance(1))
    const asked = { ...thinking, seat: thinking.sight.choices[0]!.seat }
    const callsOf = (depth?: number) => {
      policy.mockClear()
      decide(bots.dreamer, asked, { iterations: 40, ...(depth !== undefined && { depth }) })
      return policy.mock.calls.length
    }
    expect(callsOf()).toBeGreaterThan(callsOf(2))
    // The favourite is asked for once; then nobody plays on.
    expect(callsOf(0)).toBe(1)
  })

  test('The policy sees what the asked seat sees, and nothing else.', () => {
    const seen = new Set<string>()
    const policy: Advice<any, any>['policy'] = (view) => {
      seen.add(Object.keys(view as object).join())
      return 0
    }
    const game = { ...corridor, bots: { policy } }
    const { position, pending } = start(game, 'sight', 3)
    decide(bots.dreamer, thinkingOf(game, position, pending[0]!.seat, quickChance(1)), { iterations: 20 })
    expect([...seen]).toEqual([Object.keys(corridor.view(position.table, 0)).join()])
  })

  test('The rival of challenges takes no advice: what it did in a recorded attempt, it does again.', () => {
    const policy = vi.fn<Policy>(() => 0)
    const game = doors({ policy })
    const { position } = start(game, 'rival', 1)
    expect(rivalMove(game, position, 0, 0)).toEqual(rivalMove(doors(), position, 0, 0))
    expect(policy).not.toHaveBeenCalled()
  })
})

describe('A rule that fails in an imagined world', () => {
  // The third key breaks off in half of the worlds.
  let rolled = 0
  const breaking: Choice<G, []> = {
    ...chooseKey,
    take: {
      turn(g, args, key: string) {
        if (g.roll(2) === 1 && ++rolled > 0) throw new Error('It broke off.')
        chooseKey.take['turn']!(g, args, key)
      },
    },
  }
  const broken = (): AnyGame => ({
    ...doors(),
    setUp(g: G) {
      g.table = { key: FITS }
      g.then(breaking)
    },
    steps: { breaking },
  })

  for (const bot of [bots.dreamer, bots.searcher]) {
    test(`costs ${bot.name} that world only.`, () => {
      rolled = 0
      expect(decided(bot, broken(), 200)).toEqual(['turn', `key:${FITS}`])
      expect(rolled).toBeGreaterThan(20)
    })
  }

  test('and where every world fails, the fault is thrown; a strength then makes some legal move.', () => {
    const game = {
      ...doors(),
      imagine: () => {
        throw new Error('There are no other worlds.')
      },
    }
    expect(() => decided(bots.dreamer, game)).toThrow('no other worlds')
    expect(moveAt(game, start(game, 'doors', 1).position, 0, 0, 'hard')[0]).toBe('enter')
  })
})

describe('Strengths', () => {
  const { position, pending } = start(corridor, 'strengths', 3)
  const { seat, moves } = pending[0]!

  for (const strength of STRENGTHS) {
    test(`${strength}: a legal move, and always the same one.`, () => {
      const move = moveAt(corridor, position, seat, 0, strength)
      expect(moves.some((legal) => same(legal, move))).toBe(true)
      expect(moveAt(corridor, position, seat, 0, strength)).toEqual(move)
    })
  }

  test('A strength is found by its name, and by no other.', () => {
    expect(STRENGTHS.map(strengthNamed)).toEqual(STRENGTHS)
    expect(['', 'toString', 'genius'].map(strengthNamed)).toEqual([undefined, undefined, undefined])
  })

  test('A game and its advice are joined into one and the same object.', () => {
    const bots = { depth: 2 }
    expect(withAdvice(corridor, { bots })).toBe(withAdvice(corridor, { bots }))
    expect(withAdvice(corridor, { bots })).toEqual({ ...corridor, bots })
  })

  test('Another game of the same id keeps its own rules.', () => {
    const bots = { depth: 2 }
    const larger = { ...corridor, longest: 1 }
    expect(withAdvice(corridor, { bots })).toEqual({ ...corridor, bots })
    expect(withAdvice(larger, { bots })).toEqual({ ...larger, bots })
  })

  test('A game may have a bot of its own for a strength.', () => {
    const own = { bot: bots.random, playouts: 3 }
    const game = { ...corridor, bots: { strengths: { hard: own } } }
    expect(mindOf(game, 'hard')).toBe(own)
    expect(mindOf(game, 'fair')).toEqual(mindOf(corridor, 'fair'))
  })
})

describe('A hint', () => {
  const { position, pending } = start(corridor, 'hint', 3)
  const { seat, moves } = pending[0]!
  const hinted = (mind: Mind) => {
    const thought = hint(thinkingOf(corridor, position, seat, quickChance('hint')), mind)
    const shares: number[] = []
    for (;;) {
      const next = thought.next()
      if (next.done) return { weighed: next.value, shares }
      shares.push(next.value.share)
    }
  }

  test('lists every move with its chances, the one that the bot makes first, and shows its progress.', () => {
    const { weighed, shares } = hinted({ bot: bots.dreamer, playouts: 90 })
    const move = decide(bots.dreamer, thinkingOf(corridor, position, seat, quickChance('hint')), {
      iterations: 90,
    })
    expect(weighed[0]!.move).toEqual(move)
    expect(weighed.map(({ move }) => move.join(' ')).sort()).toEqual(moves.map((m) => m.join(' ')).sort())
    const worths = weighed.slice(1).map(({ worth }) => worth!)
    expect(worths).toEqual(worths.toSorted((a, b) => b - a))
    expect(worths.every((worth) => worth >= 0 && worth <= 1)).toBe(true)
    expect(shares).toHaveLength(90)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  })

  test('says in how many playouts each move was tried, and that none was where there is nothing to choose.', () => {
    const { weighed } = hinted({ bot: bots.dreamer, playouts: 90 })
    expect(weighed.reduce((sum, { playouts }) => sum + playouts, 0)).toBe(90)
    const only = withOneMove()
    const thought = hint(thinkingOf(only, start(only, 'one', 1).position, 0, quickChance(1)), {
      bot: bots.dreamer,
      playouts: 90,
    })
    expect(thought.next()).toEqual({
      done: true,
      value: [{ move: COIN, worth: null, playouts: 0, error: Infinity }],
    })
  })

  for (const strength of STRENGTHS.slice(1))
    test(`is the very move that ${strength} makes there.`, () => {
      const move = moveAt(corridor, position, seat, 7, strength)
      const thought = hint(
        thinkingOf(corridor, position, seat, steadyChance(position, seat, 7)),
        mindOf(corridor, strength),
      )
      expect(atOnce(thought)[0]!.move).toEqual(move)
    })

  test("weighs the moves beside that of a game's own bot, however briefly that bot thinks.", () => {
    const own: Bot = {
      name: 'own',
      *think({ sight }) {
        yield { share: 1, best: sight.choices[0]!.moves[0]! }
        return sight.choices[0]!.moves[0]!
      },
    }
    const { weighed, shares } = hinted({ bot: own, playouts: 1 })
    expect(weighed[0]!.move).toEqual(moves[0])
    expect(weighed.every(({ worth, playouts }) => worth !== null && playouts > 0)).toBe(true)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.at(-1)).toBe(1)
  })

  test('is thought in slices, and can be interrupted between two of them.', async () => {
    const stop = new AbortController()
    const thinking = () => thinkingOf(corridor, position, seat, quickChance('hint'))
    const mind = { bot: bots.dreamer, playouts: 60 }
    expect(await inSlices(hint(thinking(), mind))).toEqual(atOnce(hint(thinking(), mind)))
    let seen = 0
    const interrupted = inSlices(hint(thinking(), mind), {
      signal: stop.signal,
      onProgress: () => {
        if (++seen === 3) stop.abort(new Error('Undone.'))
      },
    })
    await expect(interrupted).rejects.toThrow('Undone.')
    expect(seen).toBe(3)
  })

  test("puts the move of a game's own bot first, whatever the playouts say of it.", () => {
    const last: Bot = {
      name: 'last',
      // oxlint-disable-next-line require-yield
      *think({ sight }) {
        return sight.choices[0]!.moves.at(-1)!
      },
    }
    expect(hinted({ bot: last, playouts: 30 }).weighed[0]!.move).toEqual(moves.at(-1))
  })
})
