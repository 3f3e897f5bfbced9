import { newLog, type Game, type Referee } from '@shamble/engine'
import { atOnce, mindOf } from '@shamble/engine/bots'
import { describe, expect, test } from 'vitest'
import {
  decisionAt,
  estimatorOf,
  followsFrom,
  isPromising,
  movesOfSeat,
  posing,
  puzzling,
  weighed,
  winInTurn,
  type Check,
  type Decision,
} from '../src/index.ts'

interface Table {
  lit: boolean
}
type Event = { type: 'opened'; door: string } | { type: 'walked'; lit: boolean }
type G = Referee<Table, Event>

/** A seat opens one of some doors and walks out. Behind each it is light on some of the six sides of a die; in the dark it is lost. */
function doors(sides: readonly number[]): Game<Table, Table, Event> {
  const walk = {
    seat: () => 0,
    ask: 'Walk, or run?',
    options(_: G, can: (...move: [string]) => void) {
      can('walk')
      can('run')
    },
    take: { walk: leave, run: leave },
  }
  const open = {
    seat: () => 0,
    ask: 'Which door?',
    options(_: G, can: (...move: [string, string]) => void) {
      for (const n of sides.keys()) can('open', `door:${n}`)
    },
    take: {
      open(g: G, _: unknown, door: string) {
        g.tell({ type: 'opened', door })
        g.table.lit = g.roll(6) <= sides[Number(door.slice('door:'.length))]!
        g.then(walk)
      },
    },
  }
  function leave(g: G) {
    g.tell({ type: 'walked', lit: g.table.lit })
    g.over(g.table.lit ? [0] : [], 'out')
  }
  return {
    id: 'doors',
    version: 1,
    seats: [1],
    options: {},
    allSeeAlike: true,
    setUp(g) {
      g.table = { lit: false }
      g.then(open)
    },
    steps: { open, walk },
    view: (table) => structuredClone(table),
    imagine() {},
    score: () => 0.5,
  }
}

function decisionOf(sides: readonly number[], seed = 'doors') {
  const game = doors(sides)
  const log = { ...newLog(game, 'doors', { seats: 1, options: {} }), moves: [] }
  const decision: Decision = { at: 0, seat: 0, ...decisionAt(game, log, 0) }
  const check: Check = { estimator: estimatorOf(game, 1), mind: mindOf(game, 'fair'), seed }
  return { game, decision, check }
}

function checked(sides: readonly number[], seed?: string) {
  const all = decisionOf(sides, seed)
  return { ...all, found: atOnce(puzzling(all.game, all.decision, all.check)) }
}

interface Bag {
  things: string[]
}
type Packer = Referee<Bag, { type: 'taken' }>

/** A seat takes two of some things, and wins with the lamp and the oil. With a heavy thing nothing else is taken. */
function packing(heavy: string[] = []): Game<Bag, Bag, { type: 'taken' }> {
  const pack = {
    seat: () => 0,
    ask: 'What do you take?',
    options({ table }: Packer, can: (...move: [string, string]) => void) {
      const lying = ['lamp', 'oil', 'hat', ...(table.things.length === 0 ? ['cup', 'rope', 'pan'] : [])]
      for (const thing of lying) if (!table.things.includes(thing)) can('take', thing)
    },
    take: {
      take(g: Packer, _: unknown, thing: string) {
        g.table.things = [...g.table.things, thing].toSorted()
        const isLit = g.table.things.join() === 'lamp,oil'
        if (g.table.things.length === 2 || heavy.includes(thing)) g.over(isLit ? [0] : [], 'gone')
        else g.then(pack)
      },
    },
  }
  return {
    id: 'packing',
    version: 1,
    seats: [1],
    options: {},
    allSeeAlike: true,
    setUp(g) {
      g.table = { things: [] }
      g.then(pack)
    },
    steps: { pack },
    view: (table) => structuredClone(table),
    imagine() {},
    score: ({ things }) => things.filter((thing) => ['lamp', 'oil'].includes(thing)).length / 2,
  }
}

describe('A win in one’s own turn', () => {
  const decisionIn = <T, E>(game: Game<T, T, E>): Decision => ({
    at: 0,
    seat: 0,
    ...decisionAt(game as never, newLog(game as never, 'win', { seats: 1, options: {} }), 0),
  })

  test('is the shortest, with all moves that begin one as short.', () => {
    const game = packing()
    const win = winInTurn(game, decisionIn(game), 5)!
    expect(win.line).toHaveLength(2)
    expect(win.right).toEqual([
      ['take', 'lamp'],
      ['take', 'oil'],
    ])
    expect(win.line[0]).toEqual(win.right[0])
  })

  test('is not found beyond the depth, in no order that the rules forbid, and not by luck.', () => {
    const game = packing()
    expect(winInTurn(game, decisionIn(game), 1)).toBeNull()
    const heavy = packing(['oil'])
    expect(winInTurn(heavy, decisionIn(heavy), 5)!.right).toEqual([['take', 'lamp']])
    const luck = doors([6, 6, 6])
    expect(winInTurn(luck, decisionIn(luck), 5)).toBeNull()
  })
})

describe('Posing', () => {
  const posed = (sides: readonly number[]) => {
    const { game, decision, check } = decisionOf(sides)
    return atOnce(posing(game, decision, check.estimator, check.seed))
  }

  test('says why a decision is no puzzle.', () => {
    expect(posed([1, 5])).toEqual({ why: 'moves', many: 2 })
    expect(posed([3, 3, 3])).toMatchObject({ why: 'lead' })
  })

  test('makes the puzzle of a best move, unless easy finds it.', () => {
    const all = [
      [1, 5, 2],
      [5, 1, 2],
      [1, 2, 5],
    ].map(posed)
    // The bot easy takes one of the doors; where it is another one, there is a puzzle.
    const puzzles = all.filter((one) => !('why' in one))
    expect(puzzles.length).toBeGreaterThan(0)
    for (const one of all)
      if ('why' in one) expect(one.why).toBe('easy')
      else expect(one).toMatchObject({ seat: 0, moves: [{ behind: 0, error: 0 }, {}, {}] })
  })
})

describe('A puzzle', () => {
  test('is a decision with one move far ahead. Its worth is that of the dice, and so is its lead.', () => {
    const { isPuzzle, weights, games } = checked([1, 5, 2]).found
    expect(isPuzzle).toBe(true)
    for (const list of [weights, games])
      expect(list.map(({ move }) => move[1])).toEqual(['door:1', 'door:2', 'door:0'])
    const [best, second] = weights as [(typeof weights)[number], (typeof weights)[number]]
    expect(Math.abs(best.worth - 5 / 6)).toBeLessThan(4 * best.error)
    expect(Math.abs(second.behind - 3 / 6)).toBeLessThan(4 * second.behindError)
    expect(best).toMatchObject({ behind: 0, behindError: 0 })
    expect(weights.reduce((sum, { worlds }) => sum + worlds, 0)).toBeGreaterThanOrEqual(20_000)
  })

  test.each([
    ['two moves that are as good', [1, 5, 5]],
    ['a lead below the margin', [3, 3, 3]],
    ['two moves', [1, 5]],
    ['twenty-one moves', [5, ...Array.from({ length: 20 }, () => 1)]],
  ])('is not looked for with %s.', (_, sides) => {
    const { game, decision, check } = decisionOf(sides)
    expect(isPromising(game, decision, check)).toBe(false)
  })

  test('is looked for where one move is far ahead; few are missed.', () => {
    const { game, decision, check } = decisionOf([1, 5, 1])
    const seeds = Array.from({ length: 20 }, (_, n) => `seed-${n}`)
    const promising = seeds.filter((seed) => isPromising(game, decision, { ...check, seed }))
    expect(promising.length).toBeGreaterThan(12)
  })

  test.each([
    ['two moves are as good', [1, 5, 5]],
    ['no move leads by the margin', [3, 3, 3]],
    ['there are two moves', [1, 5]],
  ])('is none where %s.', (_, sides) => {
    expect(checked(sides).found.isPuzzle).toBe(false)
  })

  test('is not looked for where the best move is obvious.', () => {
    const { game, decision, check } = decisionOf([1, 5, 1])
    const seeds = Array.from({ length: 20 }, (_, n) => `seed-${n}`)
    const looked = (obvious: string) =>
      seeds.some((seed) => isPromising(game, decision, { ...check, seed }, ([, door]) => door === obvious))
    expect(looked('door:1')).toBe(false)
    expect(looked('door:0')).toBe(true)
  })

  test('is found by another seed as well, in other worlds.', () => {
    const [one, other] = [checked([1, 5, 2]).found, checked([1, 5, 2], 'other').found]
    expect(other.isPuzzle).toBe(true)
    expect(other.weights[0]!.move).toEqual(one.weights[0]!.move)
    expect(other.weights[0]!.worth).not.toBe(one.weights[0]!.worth)
  })
})

test('Moves are weighed in the same worlds: what all of them share does not count for the error of a lead.', () => {
  let world = 0
  const [best, second] = weighed(
    [['a'], ['b']],
    100,
    () => ++world,
    ([move], n) => (n % 7) + (move === 'b' ? 1 : 0),
  )
  expect(best!.move).toEqual(['b'])
  expect(second).toMatchObject({ behind: 1, behindError: 0, worlds: 100 })
  expect(second!.error).toBeGreaterThan(0)
})

test('A move that several choices offer is listed once.', () => {
  const choice = { seat: 0, step: 'open', ask: '', moves: [['a'], ['b', 'c']] as [string, ...string[]][] }
  const other = { ...choice, seat: 1, moves: [['d']] as [string][] }
  expect(movesOfSeat([choice, choice, other], 0)).toEqual([['a'], ['b', 'c']])
})

test('The sentence is the one that follows one move more often; what the move itself always tells is left out.', () => {
  const { game, decision, check } = checked([1, 5, 2])
  const tell = (event: Event) =>
    event.type === 'opened' ? `${event.door} opens.` : event.lit ? 'It is light.' : 'It is dark.'
  const follows = followsFrom(game, decision, check.mind, check.seed, tell, [
    ['open', 'door:1'],
    ['open', 'door:0'],
  ])!
  expect(['It is light.', 'It is dark.']).toContain(follows.line)
  expect(follows.of).toBe(64)
  expect(Math.abs(follows.after - follows.instead)).toBeGreaterThan(30)
  const same = followsFrom(game, decision, check.mind, check.seed, tell, [
    ['open', 'door:0'],
    ['open', 'door:0'],
  ])
  expect(same).toBeNull()
})
