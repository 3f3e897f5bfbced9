import { describe, expect, test } from 'vitest'
import { spiralFrom } from '../src/data/island.ts'
import { DESERT, DISCS } from '../src/data/pieces.ts'
import { layDiscs, redsApart } from '../src/setup.ts'
import { BLUE, hold, onIsland, ORANGE, RED, stand, WHITE, zombies } from './positions.ts'
import { start } from '@shamble/engine'
import { scene } from '@shamble/engine/testing'
import { catanZombies, type Table } from '../src/index.ts'

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

  test('4.7. The highest roll starts; those who tie roll again.', () => {
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

  test('O19. Founding: V31 as second settlement brings lumber, ore and wool, and its road touches it.', () => {
    onIsland({ phase: 'founding', ...hold({}) }, [['foundSettlement', RED, true]])
      .takes(RED, 'settle corner:31')
      .tells({ type: 'foundingCards', seat: RED, cards: [0, 1, 1, 0, 1] })
      .asks(RED, 'road edge:37', 'road edge:46', 'road edge:47')
  })

  test('8.4. Nobody founds next to another building.', () => {
    onIsland({ phase: 'founding', ...stand({ [WHITE]: { settlements: [31] } }) }, [
      ['foundSettlement', RED, false],
    ])
      .mayNot(RED, 'settle corner:31', 'settle corner:25', 'settle corner:36', 'settle corner:37')
      .may(RED, 'settle corner:30')
  })
})

describe('Production (6)', () => {
  test('6.1. A settlement gets one card, a city two.', () => {
    const table = { ...stand({ [RED]: { settlements: [8] }, [WHITE]: { cities: [18] } }), ...hold({}) }
    onIsland({ ...table, phase: 'beforeRoll' }, [['roll']])
      .dice(2, 4)
      .tells({
        type: 'produced',
        gains: [
          [2, 0, 0, 0, 0],
          [0, 0, 0, 0, 0],
          [0, 0, 0, 0, 0],
          [1, 0, 0, 0, 0],
        ],
      })
  })

  test('O8. Roll 8 with H11 full: its ore is produced; then a zombie comes to H12, or H11 infests H6, H10 and H15.', () => {
    const table = { ...stand({ [RED]: { settlements: [20] } }), zombies: zombies({ 11: 3 }), ...hold({}) }
    onIsland({ ...table, phase: 'beforeRoll' }, [['roll']])
      .dice(4, 4)
      .check(({ hands }) => expect(hands[RED]).toEqual([0, 0, 0, 0, 1]))
      .asks(RED, 'place hex:11', 'place hex:12')
      .takes(RED, 'place hex:11')
      .leaves({ zombies: zombies({ 6: 1, 10: 1, 11: 3, 15: 1 }) })
  })

  test('O9. One ore left and only red claims ore, two for a city: red gets the one.', () => {
    const cards = hold({ [WHITE]: [0, 0, 0, 0, 18] })
    onIsland({ ...stand({ [RED]: { cities: [20] } }), ...cards, phase: 'beforeRoll' }, [['roll']])
      .dice(4, 4)
      .tells({ type: 'bankShort', resource: 4 })
      .check(({ hands, bank }) => expect([hands[RED]![4], bank[4]]).toEqual([1, 0]))
  })

  test('O10. One ore left, and red and white claim one each: nobody gets ore.', () => {
    const cards = hold({ [WHITE]: [0, 0, 0, 0, 18] })
    const pieces = stand({ [RED]: { settlements: [20] }, [WHITE]: { settlements: [32] } })
    onIsland({ ...pieces, ...cards, phase: 'beforeRoll' }, [['roll']])
      .dice(4, 4)
      .check(({ hands, bank }) => expect([hands[RED]![4], hands[WHITE]![4], bank[4]]).toEqual([0, 18, 1]))
  })
})

describe('Maritime trade (7.3)', () => {
  const trading = (settlements: number[], hand: number[]) =>
    onIsland({ ...stand({ [RED]: { settlements } }), ...hold({ [RED]: hand }) }, [['tradeAndBuild']], {
      domesticTrade: false,
    })

  test('O20. Four bricks for one ore: the bank has four bricks more and one ore less.', () => {
    trading([], [4, 0, 0, 0, 0])
      .takes(RED, 'swap hand:brick bank:ore')
      .check(({ bank, hands }) => {
        expect(bank).toEqual([19, 19, 19, 19, 18])
        expect(hands[RED]).toEqual([0, 0, 0, 0, 1])
      })
  })

  test('7.3. At a generic harbour three, at a resource harbour two of it.', () => {
    trading([0], [3, 0, 0, 0, 0]).may(RED, 'swap hand:brick bank:ore')
    trading([0], [2, 0, 0, 0, 0]).mayNot(RED, 'swap')
    trading([33], [2, 0, 2, 0, 0])
      .may(RED, 'swap hand:brick bank:wool')
      .mayNot(RED, 'swap hand:wool bank:ore')
  })

  test('7.3. The bank must hold the wanted card.', () => {
    const cards = hold({ [RED]: [4, 0, 0, 0, 0], [WHITE]: [0, 0, 0, 0, 19] })
    onIsland(cards, [['tradeAndBuild']], { domesticTrade: false })
      .mayNot(RED, 'swap hand:brick bank:ore')
      .may(RED, 'swap hand:brick bank:wool')
  })

  test('7.4. A harbour stops counting as soon as the building is destroyed.', () => {
    const table = { ...stand({ [RED]: { settlements: [33, 0] } }), ...hold({ [RED]: [3, 0, 0, 0, 0] }) }
    onIsland(table, [['beginPayment', RED, 4], ['tradeAndBuild']], { domesticTrade: false })
      .takes(RED, 'destroy corner:33')
      .may(RED, 'swap hand:brick bank:ore')
      .takes(RED, 'swap hand:brick bank:ore')
      .check(({ hands }) => expect(hands[RED]).toEqual([0, 0, 0, 0, 1]))
  })
})

describe('Building (8)', () => {
  const rich = hold({ [RED]: [3, 3, 3, 3, 3] })
  const NO_TALK = { domesticTrade: false }

  test('8.3. A road continues own roads and buildings, but not past another player’s building.', () => {
    const pieces = stand({ [RED]: { roads: [27], settlements: [23] }, [WHITE]: { settlements: [18] } })
    onIsland({ ...pieces, ...rich }, [['tradeAndBuild']], NO_TALK)
      .mayNot(RED, 'road edge:20', 'road edge:28', 'road edge:27')
      .may(RED, 'road edge:26', 'road edge:35')
      .takes(RED, 'road edge:26')
      .check(({ hands, bank }) => {
        expect(hands[RED]).toEqual([2, 2, 3, 3, 3])
        expect(bank).toEqual([17, 17, 16, 16, 16])
      })
  })

  test('8.4. A settlement needs a road and its distance.', () => {
    const pieces = stand({ [RED]: { roads: [27, 28], settlements: [23] } })
    onIsland({ ...pieces, ...rich }, [['tradeAndBuild']], NO_TALK)
      .mayNot(RED, 'settle corner:18', 'settle corner:30')
      .may(RED, 'settle corner:24')
  })

  test('8.5. A city replaces a settlement, which returns to the supply.', () => {
    const pieces = stand({ [RED]: { settlements: [0, 2, 33, 51, 53] } })
    onIsland({ ...pieces, ...rich }, [['tradeAndBuild']], NO_TALK)
      .mayNot(RED, 'settle')
      .takes(RED, 'upgrade corner:0')
      .check(({ sizes, hands }) => {
        expect(sizes[0]).toBe(2)
        expect(hands[RED]).toEqual([3, 3, 3, 1, 0])
      })
  })

  test('8.6. What is not in the supply cannot be built.', () => {
    const fifteen = [11, 12, 13, 14, 15, 16, 17, 22, 32, 36, 38, 45, 46, 47, 48]
    onIsland(
      { ...stand({ [RED]: { roads: fifteen, cities: [7, 8, 9, 10] } }), ...rich },
      [['tradeAndBuild']],
      NO_TALK,
    ).mayNot(RED, 'road', 'upgrade')
  })

  test('20.5. Where trading and building are not mixed, trading is over once something is built.', () => {
    const pieces = stand({ [RED]: { roads: [27], settlements: [23] } })
    onIsland({ ...pieces, ...hold({ [RED]: [5, 1, 0, 0, 0] }) }, [['tradeAndBuild']], {
      combinedTradeAndBuild: false,
    })
      .may(RED, 'swap hand:brick bank:ore')
      .takes(RED, 'road edge:26')
      .mayNot(RED, 'swap', 'offer', 'invite')
  })
})

describe('What is told, and what lies on the table', () => {
  const rich = hold({ [RED]: [3, 3, 3, 3, 3] })
  const NO_TALK = { domesticTrade: false }

  test('4. The table before anybody acts.', () => {
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

  test('4.2, 4.5. Land, discs and harbours are shuffled where the switches say so, and printed otherwise.', () => {
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

  test('4.4. On a variable board the discs lie in letter order from some corner.', () => {
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

  test('4.2. Two red numbers side by side are a 6 or 8 beside a 6 or 8.', () => {
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

  test('4.7. What each rolls for the start is told, and who starts; of those who tie only they roll again.', () => {
    onIsland({}, [['rollForStart', [0, 1, 2, 3]]])
      .stream('start', 1, 2, 6, 5, 3, 3, 5, 6, 2, 2, 4, 4)
      .tells({ type: 'startRolled', seat: 1, dice: [6, 5] })
      .tells({ type: 'startRolled', seat: 3, dice: [4, 4] })
      .tells({ type: 'starterFound', seat: 3 })
      .check((_, g) => expect(g.told.filter(({ event }) => event.type === 'startRolled')).toHaveLength(6))
  })

  test('4.8, 4.9. Founding is told; the first settlement brings nothing, and the road is a free one beside it.', () => {
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

  test('5.3. A turn begins afresh.', () => {
    onIsland(
      { cardPlayed: true, building: true, offersMade: 3, bought: [1, 0, 0, 0, 0], phase: 'tradeAndBuild' },
      [['turn']],
    ).leaves({
      phase: 'beforeRoll',
      cardPlayed: false,
      building: false,
      offersMade: 0,
      bought: [0, 0, 0, 0, 0],
    })
  })

  test('5.3. What was rolled lies on the table and is counted.', () => {
    onIsland({ phase: 'beforeRoll' }, [['roll']])
      .dice(6, 5)
      .tells({ type: 'rolled', seat: RED, dice: [6, 5] })
      .leaves({ dice: [6, 5], phase: 'zombies', rolls: [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0] })
    onIsland({ phase: 'beforeRoll', out: [false, false, false, true] }, [['roll'], ['beginTrading']])
      .told()
      .nothingIsAsked()
  })

  test('5.4. An early seven is ignored, which is told, until the third round.', () => {
    const seven = (round: number) => onIsland({ phase: 'beforeRoll', round }, [['roll']]).dice(1, 6)
    seven(1).tells({ type: 'sevenIgnored', seat: RED })
    seven(2).tells({ type: 'sevenIgnored', seat: RED })
    seven(3).tells({ type: 'attackBegan', seat: RED }).leaves({ phase: 'attack' })
    onIsland({ phase: 'beforeRoll', round: 2 }, [['roll']], { earlySevens: 'reroll' })
      .dice(1, 6, 1, 1)
      .tells({ type: 'sevenRolledAgain', seat: RED })
    onIsland({ phase: 'beforeRoll', round: 3 }, [['roll']], { earlySevens: 'reroll' })
      .dice(1, 6)
      .told('rolled', 'attackBegan', 'damageCounted')
  })

  test('6.3. What is produced is told, not what nobody gets; a shortage is told of its resource alone.', () => {
    onIsland({ phase: 'beforeRoll', ...stand({ [RED]: { settlements: [53] } }) }, [['roll']])
      .dice(1, 1)
      .told('rolled', 'zombieCame')
  })

  test('8. Building is told, paid to the bank, and counted.', () => {
    const pieces = stand({ [RED]: { roads: [27, 28], settlements: [23] } })
    onIsland({ ...pieces, ...rich }, [['tradeAndBuild']], NO_TALK)
      .takes(RED, 'settle corner:24')
      .tells({ type: 'settlementBuilt', seat: RED, corner: 24 })
      .takes(RED, 'road edge:26')
      .tells({ type: 'roadBuilt', seat: RED, edge: 26 })
      .leaves({ lengths: [0, 0, 0, 3], building: true })
      .takes(RED, 'upgrade corner:24')
      .tells({ type: 'cityBuilt', seat: RED, corner: 24 })
      .check(({ hands, bank, sizes }) => {
        expect([hands[RED], sizes[24]]).toEqual([[1, 1, 2, 0, 0], 2])
        expect(bank).toEqual([18, 18, 17, 19, 19])
      })
  })

  test('8. Each thing is offered exactly when one holds what it costs.', () => {
    const pieces = stand({ [RED]: { roads: [27, 28], settlements: [23] } })
    const offers = (hand: number[]) => {
      let verbs = ''
      onIsland({ ...pieces, ...hold({ [RED]: hand }) }, [['tradeAndBuild']], NO_TALK).check((_, g) => {
        verbs = [...new Set(g.pending[0]!.moves.map(([verb]) => verb))].join(' ')
      })
      return verbs
    }
    expect(offers([1, 1, 0, 0, 0])).toBe('road endTurn')
    expect(offers([1, 0, 1, 1, 0])).toBe('buy endTurn')
    expect(offers([1, 1, 1, 1, 0])).toBe('road settle buy endTurn')
    expect(offers([0, 0, 0, 2, 3])).toBe('upgrade buy endTurn')
    expect(offers([0, 0, 0, 2, 2])).toBe('buy endTurn')
    expect(offers([0, 0, 0, 1, 3])).toBe('buy endTurn')
    expect(offers([0, 3, 0, 0, 0])).toBe('endTurn')
    expect(offers([0, 4, 0, 0, 0])).toBe('swap endTurn')
  })

  test('8.6. The last piece may be built, and each kind has its own supply.', () => {
    const fourteen = [11, 12, 13, 14, 15, 16, 17, 22, 32, 36, 38, 45, 46, 47]
    onIsland({ ...stand({ [RED]: { roads: fourteen } }), ...rich }, [['tradeAndBuild']], NO_TALK)
      .takes(RED, 'road edge:48')
      .mayNot(RED, 'road')
    onIsland(
      { ...stand({ [RED]: { roads: [27, 28], settlements: [0, 2, 33, 51] } }), ...rich },
      [['tradeAndBuild']],
      NO_TALK,
    )
      .takes(RED, 'settle corner:24')
      .mayNot(RED, 'settle')
    onIsland(
      {
        ...stand({ [RED]: { cities: [0, 2, 33], settlements: [51, 53] } }),
        ...hold({ [RED]: [0, 0, 0, 4, 6] }),
      },
      [['tradeAndBuild']],
      NO_TALK,
    )
      .takes(RED, 'upgrade corner:51')
      .mayNot(RED, 'upgrade')
  })

  test('8.4, 10.3. A settlement in the middle of another’s road interrupts it.', () => {
    const table = {
      ...stand({
        [WHITE]: { roads: [27, 28, 29, 30, 31] },
        [RED]: { roads: [36] },
      }),
      ...rich,
      longestRoad: WHITE,
    }
    onIsland(table, [['tradeAndBuild']], NO_TALK)
      .takes(RED, 'settle corner:24')
      .tells({ type: 'longestRoadWent', seat: -1, from: WHITE, length: 0 })
      .leaves({ longestRoad: -1, lengths: [3, 0, 0, 1] })
  })

  test('10.2. A fifth road in a row takes the Longest Road, and may win; a settlement and a city may win, too.', () => {
    const five = stand({ [RED]: { roads: [27, 28, 29, 30], cities: [0, 2, 33, 51] } })
    onIsland({ ...five, ...rich }, [['tradeAndBuild']], NO_TALK)
      .takes(RED, 'road edge:31')
      .tells({ type: 'longestRoadWent', seat: RED, from: -1, length: 5 })
      .ends([RED], 'points')
    const nine = stand({ [RED]: { cities: [0, 2, 33, 51], settlements: [53], roads: [28] } })
    onIsland({ ...nine, ...rich }, [['tradeAndBuild']], NO_TALK)
      .takes(RED, 'settle corner:24')
      .ends([RED], 'points')
    const grown = stand({ [RED]: { cities: [0, 2, 33], settlements: [51, 53, 35] } })
    onIsland({ ...grown, ...rich }, [['tradeAndBuild']], NO_TALK)
      .takes(RED, 'upgrade corner:51')
      .ends([RED], 'points')
  })

  test('7.3. A swap is told with its rate, two harbours give each its own.', () => {
    onIsland(
      { ...stand({ [RED]: { settlements: [33, 0] } }), ...hold({ [RED]: [2, 3, 0, 0, 0] }) },
      [['tradeAndBuild']],
      NO_TALK,
    )
      .may(RED, 'swap hand:brick bank:ore', 'swap hand:lumber bank:ore')
      .takes(RED, 'swap hand:brick bank:ore')
      .tells({ type: 'swapped', seat: RED, gave: 0, rate: 2, got: 4 })
      .takes(RED, 'swap hand:lumber bank:wool')
      .tells({ type: 'swapped', seat: RED, gave: 1, rate: 3, got: 2 })
    onIsland(
      { ...stand({ [WHITE]: { settlements: [33, 0] } }), ...hold({ [RED]: [3, 0, 0, 0, 0] }) },
      [['tradeAndBuild']],
      NO_TALK,
    ).mayNot(RED, 'swap')
  })

  test('5.1, 5.2. Who is out is passed over.', () => {
    onIsland({ active: RED, first: RED, round: 4, out: [true, false, true, false] }, [['nextTurn']]).leaves({
      active: ORANGE,
      round: 4,
    })
    onIsland({ active: ORANGE, first: RED, round: 4, out: [true, false, true, false] }, [
      ['nextTurn'],
    ]).leaves({
      active: RED,
      round: 5,
    })
  })
})
