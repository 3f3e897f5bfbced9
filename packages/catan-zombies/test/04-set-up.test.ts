import { describe, expect, test } from 'vitest'
import { spiralFrom } from '../src/data/island.ts'
import { DESERT, DISCS } from '../src/data/pieces.ts'
import { layDiscs, redsApart } from '../src/setup.ts'
import { sum } from '../src/table.ts'
import { BLUE, hold, onIsland, ORANGE, RED, stand, WHITE } from './positions.ts'
import { start } from '@shamble/engine'
import { scene } from '@shamble/engine/testing'
import { catanZombies, type Table } from '../src/index.ts'

/* 4. The island, the start, and founding. */

const SPIRALS = {
  0: [0, 3, 7, 12, 16, 17, 18, 15, 11, 6, 2, 1, 4, 8, 13, 14, 10, 5, 9],
  7: [7, 12, 16, 17, 18, 15, 11, 6, 2, 1, 0, 3, 8, 13, 14, 10, 5, 4, 9],
  16: [16, 17, 18, 15, 11, 6, 2, 1, 0, 3, 7, 12, 13, 14, 10, 5, 4, 8, 9],
  18: [18, 15, 11, 6, 2, 1, 0, 3, 7, 12, 16, 17, 14, 10, 5, 4, 8, 13, 9],
  11: [11, 6, 2, 1, 0, 3, 7, 12, 16, 17, 18, 15, 10, 5, 4, 8, 13, 14, 9],
  2: [2, 1, 0, 3, 7, 12, 16, 17, 18, 15, 11, 6, 5, 4, 8, 13, 14, 10, 9],
}

describe('Set-up (4)', () => {
  test('4.4. From every corner the spiral runs counter-clockwise to the middle, and no red numbers meet, wherever the desert lies.', () => {
    for (const [corner, spiral] of Object.entries(SPIRALS)) {
      expect(spiralFrom(Number(corner))).toEqual(spiral)
      for (let desert = 0; desert < 19; desert++) {
        const land = Array<number>(19).fill(0)
        land[desert] = DESERT
        const numbers = layDiscs(land, spiral, DISCS)
        expect(redsApart(numbers)).toBe(true)
        expect(numbers[desert]).toBe(0)
      }
    }
  })

  test('O18. Variable board, corner SW, desert on H16: disc A, a 5, lies on H17, the second hex of the spiral.', () => {
    const land = Array<number>(19).fill(0)
    land[16] = DESERT
    expect(layDiscs(land, spiralFrom(16), DISCS)[17]).toBe(5)
  })

  test('4.2. Random boards keep the red numbers apart, and every board has all discs.', () => {
    for (const board of ['variable', 'random', 'beginner']) {
      for (let n = 0; n < 40; n++) {
        const { table } = start(catanZombies, `board-${n}`, 4, { board }).position
        expect(redsApart(table.numbers)).toBe(true)
        expect(table.numbers.filter((number) => number > 0).toSorted()).toEqual([...DISCS].toSorted())
        expect(table.numbers.indexOf(0)).toBe(table.land.indexOf(DESERT))
      }
    }
  })

  test('O17, 4.6. Beginner start: every colour has its pieces, and blue holds lumber, ore and brick.', () => {
    scene(catanZombies, { seats: 4, options: { board: 'beginnerStart' } }).check(
      ({ hands, owners, roads, round }) => {
        expect(hands).toEqual([
          [0, 1, 1, 0, 1],
          [1, 1, 1, 0, 0],
          [1, 1, 0, 0, 1],
          [0, 2, 0, 1, 0],
        ])
        expect([owners[8], owners[28], owners[17], owners[31]]).toEqual([RED, RED, WHITE, WHITE])
        expect([roads[13], roads[25], roads[58], roads[52]]).toEqual([RED, WHITE, ORANGE, BLUE])
        expect(round).toBe(1)
      },
    )
    scene(catanZombies, { seats: 3, options: { board: 'beginnerStart' } }).check(({ owners }) => {
      expect(owners[8]).toBe(-1)
    })
  })

  test('4.7. The highest roll starts; tied players roll again.', () => {
    onIsland({}, [['rollForStart', [0, 1, 2, 3]]])
      .stream('start', 3, 4, 6, 1, 1, 1, 2, 5, 1, 2, 3, 3, 6, 1)
      .told(
        'startRolled',
        'startRolled',
        'startRolled',
        'startRolled',
        'startRolled',
        'startRolled',
        'startRolled',
        'starterFound',
      )
      .leaves({ first: RED })
  })

  test('4.8. Founding goes round and back: the last player places twice in a row.', () => {
    const game = onIsland({ first: BLUE, phase: 'founding' }, [['found']])
    const order: number[] = []
    for (let n = 0; n < 8; n++) {
      game.check((_, g) => {
        const { seat, moves } = g.pending[0]!
        order.push(seat)
        g.make(seat, moves[0]!).make(seat, g.pending[0]!.moves[0]!)
      })
    }
    expect(order).toEqual([BLUE, RED, WHITE, ORANGE, ORANGE, WHITE, RED, BLUE])
  })

  test('4.8, 4.9. Only the second settlement brings cards.', () => {
    const game = onIsland({ first: BLUE, phase: 'founding', ...hold({}) }, [['found']])
    const turn = () =>
      game.check((_, g) => {
        const { seat, moves } = g.pending[0]!
        g.make(seat, moves[0]!).make(seat, g.pending[0]!.moves[0]!)
      })
    const have = () => {
      let cards: number[] = []
      game.check(({ hands }) => (cards = hands.map(sum)))
      return cards.map((n) => n > 0)
    }
    for (let n = 0; n < 4; n++) turn()
    expect(have()).toEqual([false, false, false, false])
    turn()
    expect(have()).toEqual([false, true, false, false])
    for (let n = 0; n < 3; n++) turn()
    expect(have()).toEqual([true, true, true, true])
  })

  test('O19. Founding: V31 as second settlement brings lumber, ore and wool, and its road touches it.', () => {
    onIsland({ phase: 'founding', ...hold({}) }, [['foundSettlement', RED, true]])
      .takes(RED, 'settle corner:31')
      .tells({ type: 'foundingCards', seat: RED, cards: [0, 1, 1, 0, 1] })
      .asks(RED, 'road edge:37', 'road edge:46', 'road edge:47')
  })

  test('8.4. No settlement is founded next to another building.', () => {
    onIsland({ phase: 'founding', ...stand({ [WHITE]: { settlements: [31] } }) }, [
      ['foundSettlement', RED, false],
    ])
      .mayNot(RED, 'settle corner:31', 'settle corner:25', 'settle corner:36', 'settle corner:37')
      .may(RED, 'settle corner:30')
  })
})

test('4. The table before the first move.', () => {
  const { table } = start(catanZombies, 'before', 4, { board: 'random', harbours: 'shuffled' }).position
  expect(table).toMatchObject({
    zombies: Array(19).fill(0),
    roads: Array(72).fill(-1),
    owners: Array(54).fill(-1),
    sizes: Array(54).fill(0),
    bank: [19, 19, 19, 19, 19],
    buried: [],
    soldiers: [0, 0, 0, 0],
    lengths: [0, 0, 0, 0],
    longestRoad: -1,
    largestArmy: -1,
    out: [false, false, false, false],
    round: 0,
    phase: 'founding',
    cardPlayed: false,
    building: false,
    freeRoads: 0,
    offersMade: 0,
    talk: null,
    payment: null,
    dice: [0, 0],
    rolls: Array(11).fill(0),
  })
  expect(table.hands).toEqual(Array.from({ length: 4 }, () => [0, 0, 0, 0, 0]))
  expect(table.cards).toEqual(Array.from({ length: 4 }, () => [0, 0, 0, 0, 0]))
  expect(table.deck.toSorted()).toEqual([...Array(14).fill(0), 1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4])
  expect(table.harbours.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 5, 5, 5])
  expect(table.land.toSorted()).toEqual([0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5])
})

test('4.2, 4.5. Land, discs and harbours are shuffled or printed, as the switches say.', () => {
  const tables = (options: object) =>
    Array.from(
      { length: 6 },
      (_, n) => start(catanZombies, `shuffled-${n}`, 3, options as never).position.table,
    )
  const different = (of: (t: Table) => unknown, options: object) =>
    new Set(tables(options).map((t) => JSON.stringify(of(t)))).size
  expect(different((t) => t.land, { board: 'variable' })).toBe(6)
  expect(different((t) => t.land, { board: 'random' })).toBe(6)
  expect(different((t) => t.numbers, { board: 'random' })).toBe(6)
  expect(different((t) => [t.land, t.numbers], { board: 'beginner' })).toBe(1)
  expect(different((t) => [t.land, t.numbers], { board: 'beginnerStart' })).toBe(1)
  expect(different((t) => t.harbours, {})).toBe(1)
  expect(different((t) => t.harbours, { harbours: 'shuffled' })).toBeGreaterThan(3)
})

test('4.4. On a variable board the discs lie in letter order from one of the corners.', () => {
  const corners = new Set<number>()
  for (let n = 0; n < 40; n++) {
    const { land, numbers } = start(catanZombies, `letters-${n}`, 4).position.table
    const from = Object.keys(SPIRALS).filter(
      (corner) => layDiscs(land, spiralFrom(Number(corner)), DISCS).join() === numbers.join(),
    )
    expect(from.length).toBeGreaterThan(0)
    for (const corner of from) corners.add(Number(corner))
  }
  expect(corners.size).toBe(6)
})

test('4.2. Red numbers are 6 and 8: two of them may not be neighbours.', () => {
  const numbers = Array<number>(19).fill(5)
  expect(redsApart(numbers)).toBe(true)
  for (const [a, b] of [
    [6, 6],
    [6, 8],
    [8, 8],
  ]) {
    const beside = [...numbers]
    beside[0] = a!
    beside[1] = b!
    expect(redsApart(beside)).toBe(false)
    const apart = [...numbers]
    apart[0] = a!
    apart[2] = b!
    expect(redsApart(apart)).toBe(true)
  }
})

test('4.7. The rolls for the start and the starting player are told; only tied players roll again.', () => {
  onIsland({}, [['rollForStart', [0, 1, 2, 3]]])
    .stream('start', 1, 2, 6, 5, 3, 3, 5, 6, 2, 2, 4, 4)
    .tells({ type: 'startRolled', seat: 1, dice: [6, 5] })
    .tells({ type: 'startRolled', seat: 3, dice: [4, 4] })
    .tells({ type: 'starterFound', seat: 3 })
    .check((_, g) => expect(g.told.filter(({ event }) => event.type === 'startRolled')).toHaveLength(6))
})

test('4.8, 4.9. Founding is told; the first settlement brings no cards, and its road is free and next to it.', () => {
  onIsland({ phase: 'founding', ...hold({}), ...stand({ [WHITE]: { roads: [46] } }) }, [
    ['foundSettlement', RED, false],
  ])
    .takes(RED, 'settle corner:31')
    .told('founded')
    .asks(RED, 'road edge:37', 'road edge:47')
    .takes(RED, 'road edge:47')
    .tells({ type: 'roadBuilt', seat: RED, edge: 47 })
    .check(({ hands, owners, roads, sizes }) =>
      expect([hands[RED], owners[31], sizes[31], roads[47]]).toEqual([[0, 0, 0, 0, 0], RED, 1, RED]),
    )
  onIsland({ phase: 'founding', ...hold({}) }, [['foundSettlement', RED, true]])
    .takes(RED, 'settle corner:18')
    .tells({ type: 'founded', seat: RED, corner: 18 })
    .tells({ type: 'foundingCards', seat: RED, cards: [1, 0, 1, 0, 0] }) // the desert brings nothing
    .check(({ bank }) => expect(bank).toEqual([18, 19, 18, 19, 19]))
})

test('4.10, 5.1. After founding the starting player begins round one, with roads measured.', () => {
  onIsland(
    {
      ...stand({ [WHITE]: { roads: [27, 28] } }),
      lengths: [0, 0, 0, 0],
      first: WHITE,
      active: RED,
      round: 0,
      phase: 'founding',
    },
    [['firstTurn']],
  )
    .leaves({ active: WHITE, round: 1, lengths: [2, 0, 0, 0], phase: 'beforeRoll' })
    .tells({ type: 'turnBegan', seat: WHITE, round: 1 })
})

test('4.2 to 4.7. Land, discs, harbours, cards and the roll for the start have random streams of their own.', () => {
  const streams = (options: object) =>
    Object.keys(start(catanZombies, 'streams', 3, options as never).position.rng.drawn).toSorted()
  expect(streams({ board: 'beginner' })).toEqual(['deck', 'start'])
  expect(streams({ board: 'variable' })).toEqual(['deck', 'land', 'start'])
  expect(streams({ board: 'random', harbours: 'shuffled' })).toEqual([
    'deck',
    'discs',
    'harbours',
    'land',
    'start',
  ])
})
