import { describe, expect, test } from 'vitest'
import { spiralFrom } from '../src/data/island.ts'
import { DESERT, DISCS } from '../src/data/pieces.ts'
import { layDiscs, redsApart } from '../src/setup.ts'
import { BLUE, hold, onIsland, ORANGE, RED, stand, WHITE, zombies } from './positions.ts'
import { start } from '@shamble/engine'
import { scene } from '@shamble/engine/testing'
import { catanZombies } from '../src/index.ts'

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
