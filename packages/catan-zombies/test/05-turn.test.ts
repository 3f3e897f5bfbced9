import { describe, expect, test } from 'vitest'
import { cornersOfEdge, HARBOUR_EDGES } from '../src/data/island.ts'
import { ANY, PRINTED_HARBOURS } from '../src/data/pieces.ts'
import { ratesOf } from '../src/trade.ts'
import { BLUE, hold, onIsland, ORANGE, RED, stand, WHITE, zombies } from './positions.ts'

/* 5 to 7. A turn: the roll, production, maritime trade. */

test('5.1, 5.2. Players who are out are passed over.', () => {
  onIsland({ active: RED, first: RED, round: 4, out: [true, false, true, false] }, [['nextTurn']]).leaves({
    active: ORANGE,
    round: 4,
  })
  onIsland({ active: ORANGE, first: RED, round: 4, out: [true, false, true, false] }, [['nextTurn']]).leaves({
    active: RED,
    round: 5,
  })
})

test('5.3. The start of a turn resets what the last one left.', () => {
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

test('5.3. The roll stands on the table and is counted.', () => {
  onIsland({ phase: 'beforeRoll' }, [['roll']])
    .dice(6, 5)
    .tells({ type: 'rolled', seat: RED, dice: [6, 5] })
    .leaves({ dice: [6, 5], phase: 'zombies', rolls: [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0] })
  onIsland({ phase: 'beforeRoll', out: [false, false, false, true] }, [['roll'], ['beginTrading']])
    .told()
    .nothingIsAsked()
})

test('5.4. A seven before the third round is ignored, and this is told.', () => {
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

  test('O10. One ore left, and red and white claim one each: no one gets ore.', () => {
    const cards = hold({ [WHITE]: [0, 0, 0, 0, 18] })
    const pieces = stand({ [RED]: { settlements: [20] }, [WHITE]: { settlements: [32] } })
    onIsland({ ...pieces, ...cards, phase: 'beforeRoll' }, [['roll']])
      .dice(4, 4)
      .check(({ hands, bank }) => expect([hands[RED]![4], hands[WHITE]![4], bank[4]]).toEqual([0, 18, 1]))
  })
})

test('6.3. A bank that holds exactly what all players claim pays them, and is not short.', () => {
  const cards = hold({ [BLUE]: [0, 0, 0, 0, 17] })
  const pieces = stand({ [RED]: { settlements: [20] }, [WHITE]: { settlements: [32] } })
  onIsland({ ...pieces, ...cards, phase: 'beforeRoll' }, [['roll']])
    .dice(4, 4)
    .check(({ hands, bank }, g) => {
      expect([hands[RED]![4], hands[WHITE]![4], bank[4]]).toEqual([1, 1, 0])
      expect(g.told.map(({ event }) => event.type)).not.toContain('bankShort')
    })
})

test('7.3, 7.4. A harbour serves a building at either end of its edge, and no one else.', () => {
  for (const [place, edge] of HARBOUR_EDGES.entries()) {
    const takes = PRINTED_HARBOURS[place]!
    const rates = [0, 1, 2, 3, 4].map((r) => (takes === ANY ? 3 : r === takes ? 2 : 4))
    for (const corner of cornersOfEdge[edge]!) {
      const board = { ...stand({ [RED]: { settlements: [corner] } }), harbours: [...PRINTED_HARBOURS] }
      expect(ratesOf(board, RED)).toEqual(rates)
      expect(ratesOf(board, WHITE)).toEqual([4, 4, 4, 4, 4])
    }
  }
})

test('5.3. In a turn the dice are rolled, then the player trades and builds, then the next player has a turn.', () => {
  onIsland({}, [['turn']])
    .dice(1, 1)
    .takes(RED, 'roll')
    .leaves({ phase: 'tradeAndBuild', active: RED })
    .takes(RED, 'endTurn')
    .leaves({ phase: 'beforeRoll', active: WHITE })
    .asks(WHITE, 'roll')
})

test('5.3. A turn that begins can no longer be taken back.', () => {
  onIsland({}, [['turn']]).check((_, g) => expect(g.sealed).toBe(true))
})

test('6.3. Production is told without empty gains; a shortage is told for its resource only.', () => {
  onIsland({ phase: 'beforeRoll', ...stand({ [RED]: { settlements: [53] } }) }, [['roll']])
    .dice(1, 1)
    .told('rolled', 'zombieCame')
})

describe('Maritime trade (7.3)', () => {
  const trading = (settlements: number[], hand: number[]) =>
    onIsland({ ...stand({ [RED]: { settlements } }), ...hold({ [RED]: hand }) }, [['tradeAndBuild']], {
      domesticTrade: false,
    })

  test('O20. Four bricks for one ore: the bank has four bricks more and one ore less.', () => {
    trading([], [4, 0, 0, 0, 0])
      .mayNot(RED, 'swap hand:brick bank:brick')
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

const NO_TALK = { domesticTrade: false }

test('7.3. A swap is told with its rate; two harbours each have their own rate.', () => {
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
