import { describe, expect, test } from 'vitest'
import { hold, onIsland, RED, stand, WHITE } from './positions.ts'

/* 8. Building, and the Longest Road by building. */

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

  test('8.5. Only an own settlement becomes a city.', () => {
    const pieces = stand({ [RED]: { settlements: [51], cities: [0] }, [WHITE]: { settlements: [28] } })
    onIsland({ ...pieces, ...rich }, [['tradeAndBuild']], NO_TALK)
      .may(RED, 'upgrade corner:51')
      .mayNot(RED, 'upgrade corner:0', 'upgrade corner:28', 'upgrade corner:8')
  })

  test('8.6. Only pieces in the supply can be built.', () => {
    const fifteen = [11, 12, 13, 14, 15, 16, 17, 22, 32, 36, 38, 45, 46, 47, 48]
    onIsland(
      { ...stand({ [RED]: { roads: fifteen, cities: [7, 8, 9, 10] } }), ...rich },
      [['tradeAndBuild']],
      NO_TALK,
    ).mayNot(RED, 'road', 'upgrade')
  })

  test('20.5. If trading and building are not mixed, trading ends with the first building.', () => {
    const pieces = stand({ [RED]: { roads: [27], settlements: [23] } })
    onIsland({ ...pieces, ...hold({ [RED]: [5, 1, 0, 0, 0] }) }, [['tradeAndBuild']], {
      combinedTradeAndBuild: false,
    })
      .may(RED, 'swap hand:brick bank:ore')
      .takes(RED, 'road edge:26')
      .mayNot(RED, 'swap', 'offer', 'invite')
  })
})

const rich = hold({ [RED]: [3, 3, 3, 3, 3] })
const NO_TALK = { domesticTrade: false }

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

test('8. Each building is offered exactly when the player holds its price.', () => {
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

test('8.4, 10.3. A settlement in the middle of another player’s road interrupts it.', () => {
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

test('10.2. A fifth road in a row takes the Longest Road and can win; so can a settlement and a city.', () => {
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
