import { describe, expect, test } from 'vitest'
import { BLUE, hold, onIsland, RED, stand, WHITE, zombies } from './positions.ts'

const cards = (mine: number[], white = [0, 0, 0, 0, 0]) => ({
  cards: [white, [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], mine],
})
const NO_TALK = { domesticTrade: false }

describe('Buying development cards (8.2, 9.1)', () => {
  const buying = (hand: number[], deck = [0, 1]) =>
    onIsland({ ...hold({ [RED]: hand }), deck }, [['tradeAndBuild']], NO_TALK)

  test('O1. One wool and one ore buy a card.', () => {
    buying([0, 0, 1, 0, 1])
      .asks(RED, 'buy deck hand:wool hand:ore', 'endTurn')
      .takes(RED, 'buy deck hand:wool hand:ore')
      .told('cardBought', 'cardDrawn')
      .leaves({ deck: [0] })
      .check(({ cards, hands }) =>
        expect([cards[RED], hands[RED]]).toEqual([
          [0, 1, 0, 0, 0],
          [0, 0, 0, 0, 0],
        ]),
      )
  })

  test('O2. Two wool do not: the two must differ.', () => {
    buying([0, 0, 2, 0, 0]).mayNot(RED, 'buy')
  })

  test('O3. Wool and brick do not: brick does not count.', () => {
    buying([1, 0, 1, 0, 0]).mayNot(RED, 'buy')
  })

  test('O4. With wool, grain and ore the buyer chooses which one to keep.', () => {
    buying([0, 0, 1, 1, 1]).may(
      RED,
      'buy deck hand:wool hand:grain',
      'buy deck hand:wool hand:ore',
      'buy deck hand:grain hand:ore',
    )
  })

  test('9.1. No card is bought when the deck is empty.', () => {
    buying([0, 0, 1, 1, 1], []).mayNot(RED, 'buy')
  })

  test('9.3. A point card wins at once, even on the turn it was bought.', () => {
    const table = {
      ...stand({ [RED]: { cities: [0, 2, 33, 51], settlements: [53] } }),
      ...hold({ [RED]: [0, 0, 1, 1, 0] }),
    }
    onIsland({ ...table, deck: [1] }, [['tradeAndBuild']], NO_TALK)
      .takes(RED, 'buy deck hand:wool hand:grain')
      .tells({ type: 'pointsShown', seat: RED, cards: 1 })
      .ends([RED], 'points')
  })
})

describe('Playing development cards (9.2)', () => {
  test('9.2. One card a turn, before or after rolling, not on the turn it was bought; point cards are never played.', () => {
    onIsland(
      { ...hold({}), ...cards([1, 1, 0, 0, 1]), bought: [1, 0, 0, 0, 0] },
      [['tradeAndBuild']],
      NO_TALK,
    ).asks(RED, 'play card:monopoly', 'endTurn')
    onIsland(
      { ...cards([2, 1, 0, 0, 1]), phase: 'beforeRoll' },
      [['beforeRoll'], ['roll'], ['beginTrading']],
      NO_TALK,
    )
      .asks(RED, 'roll', 'play card:soldier', 'play card:monopoly')
      .takes(RED, 'play card:soldier')
      .mayNot(RED, 'play')
      .leaves({ soldiers: [0, 0, 0, 1] })
  })

  test('O5. A soldier clears H8 of its three zombies: a seven then hits nobody from there.', () => {
    const table = {
      ...cards([1, 0, 0, 0, 0]),
      zombies: zombies({ 8: 3, 4: 1 }),
      ...stand({ [RED]: { settlements: [28] } }),
    }
    onIsland({ ...table, phase: 'beforeRoll' }, [['beforeRoll'], ['roll'], ['beginTrading']])
      .dice(3, 4)
      .takes(RED, 'play card:soldier')
      .asks(RED, 'clear hex:4', 'clear hex:8')
      .takes(RED, 'clear hex:8')
      .tells({ type: 'hexCleared', seat: RED, hex: 8, zombies: 3 })
      .tells({ type: 'damageCounted', damages: [0, 0, 0, 0] })
      .leaves({ zombies: zombies({ 4: 1 }) })
  })

  test('O6. Without a zombie on the board a soldier may be played for the army.', () => {
    onIsland({ ...cards([1, 0, 0, 0, 0]), soldiers: [0, 0, 0, 2] }, [['tradeAndBuild']], NO_TALK)
      .takes(RED, 'play card:soldier')
      .leaves({ soldiers: [0, 0, 0, 3], largestArmy: RED })
      .may(RED, 'endTurn')
  })

  test('O7. A third soldier does not take the army from another’s three; a fourth does.', () => {
    const table = { ...cards([2, 0, 0, 0, 0]), soldiers: [3, 0, 0, 2], largestArmy: WHITE }
    onIsland(table, [['tradeAndBuild']], NO_TALK)
      .takes(RED, 'play card:soldier')
      .leaves({ largestArmy: WHITE })
    onIsland({ ...table, soldiers: [3, 0, 0, 3] }, [['tradeAndBuild']], NO_TALK)
      .takes(RED, 'play card:soldier')
      .leaves({ largestArmy: RED })
  })

  test('9.4. Road Building places two free roads; the second is optional.', () => {
    const table = { ...cards([0, 0, 1, 0, 0]), ...hold({}), ...stand({ [RED]: { settlements: [23] } }) }
    const playing = () => onIsland(table, [['tradeAndBuild']], NO_TALK).takes(RED, 'play card:roads')
    playing()
      .asks(RED, 'road edge:26', 'road edge:27', 'road edge:35')
      .takes(RED, 'road edge:27')
      .may(RED, 'road edge:28', 'enough')
      .takes(RED, 'road edge:28')
      .asks(RED, 'endTurn')
      .leaves({ freeRoads: 0, played: [0, 0, 1, 0, 0] })
    playing().takes(RED, 'road edge:26').takes(RED, 'enough').asks(RED, 'endTurn').leaves({ freeRoads: 0 })
  })

  test('S10. If trading and building are not mixed, free roads do not end trading; a paid road does.', () => {
    const table = {
      ...cards([0, 0, 1, 0, 0]),
      ...hold({ [RED]: [5, 1, 0, 0, 0] }),
      ...stand({ [RED]: { settlements: [23] } }),
    }
    const apart = () =>
      onIsland(table, [['tradeAndBuild']], { combinedTradeAndBuild: false, domesticTrade: false })
    apart()
      .takes(RED, 'play card:roads')
      .takes(RED, 'road edge:27')
      .takes(RED, 'enough')
      .may(RED, 'swap hand:brick bank:ore')
      .takes(RED, 'road edge:28')
      .mayNot(RED, 'swap')
    apart().takes(RED, 'road edge:27').mayNot(RED, 'swap')
  })

  test('9.4. Road Building with a single road left places that one.', () => {
    const fourteen = [11, 12, 13, 14, 15, 16, 17, 22, 32, 36, 38, 45, 46, 47]
    onIsland(
      { ...cards([0, 0, 1, 0, 0]), ...hold({}), ...stand({ [RED]: { roads: fourteen } }) },
      [['tradeAndBuild']],
      NO_TALK,
    )
      .takes(RED, 'play card:roads')
      .takes(RED, 'road edge:48')
      .asks(RED, 'endTurn')
  })

  test('9.4. Year of Plenty takes any two cards, or the only one left in the bank.', () => {
    onIsland({ ...cards([0, 0, 0, 1, 0]), ...hold({}) }, [['tradeAndBuild']], NO_TALK)
      .takes(RED, 'play card:plenty')
      .takes(RED, 'take bank:ore')
      .takes(RED, 'take bank:grain')
      .check(({ hands }) => expect(hands[RED]).toEqual([0, 0, 0, 1, 1]))
    const empty = hold({ [WHITE]: [19, 19, 19, 19, 18] })
    onIsland({ ...cards([0, 0, 0, 1, 0]), ...empty }, [['tradeAndBuild']], NO_TALK)
      .takes(RED, 'play card:plenty')
      .told('cardPlayed', 'plentyTaken')
      .check(({ hands }) => expect(hands[RED]).toEqual([0, 0, 0, 0, 1]))
  })

  test('9.4. Monopoly: all other players hand over all cards of the resource.', () => {
    const hands = hold({ [RED]: [1, 0, 0, 0, 0], [WHITE]: [3, 1, 0, 0, 0], [BLUE]: [2, 0, 0, 0, 0] })
    onIsland({ ...cards([0, 0, 0, 0, 1]), ...hands }, [['tradeAndBuild']], NO_TALK)
      .takes(RED, 'play card:monopoly')
      .takes(RED, 'name want:brick')
      .tells({ type: 'monopolised', seat: RED, resource: 0, taken: [3, 0, 2, 0] })
      .check(({ hands }) =>
        expect(hands).toEqual([
          [0, 1, 0, 0, 0],
          [0, 0, 0, 0, 0],
          [0, 0, 0, 0, 0],
          [6, 0, 0, 0, 0],
        ]),
      )
  })
})

describe('Development cards: events and table', () => {
  test('9.1. The purchase is told to all, the card only to the buyer.', () => {
    onIsland({ ...hold({ [RED]: [0, 0, 1, 1, 0] }), deck: [0, 3] }, [['tradeAndBuild']], NO_TALK)
      .takes(RED, 'buy deck hand:wool hand:grain')
      .tells({ type: 'cardBought', seat: RED, paid: [2, 3] })
      .check((t, g) => {
        expect(g.told.at(-1)).toEqual({ event: { type: 'cardDrawn', seat: RED, card: 3 }, to: RED })
        expect([t.bought, t.building, t.bank[2], t.bank[3]]).toEqual([[0, 0, 0, 1, 0], true, 19, 19])
      })
  })

  test('20.5. Buying a card ends trading if trading and building are not mixed.', () => {
    onIsland({ ...hold({ [RED]: [4, 0, 1, 1, 0] }), deck: [0] }, [['tradeAndBuild']], {
      combinedTradeAndBuild: false,
      domesticTrade: false,
    })
      .may(RED, 'swap hand:brick bank:ore')
      .takes(RED, 'buy deck hand:wool hand:grain')
      .mayNot(RED, 'swap')
  })

  test('9.4, 10.5. A soldier stays face up; the third takes the Largest Army, which can win at once.', () => {
    const table = { ...cards([1, 0, 0, 0, 0]), soldiers: [0, 0, 0, 2], zombies: zombies({ 4: 2 }) }
    onIsland(table, [['tradeAndBuild']], NO_TALK)
      .takes(RED, 'play card:soldier')
      .tells({ type: 'cardPlayed', seat: RED, card: 0 })
      .tells({ type: 'largestArmyWent', seat: RED, from: -1, soldiers: 3 })
      .tells({ type: 'hexCleared', seat: RED, hex: 4, zombies: 2 })
      .leaves({ played: [0, 0, 0, 0, 0], cardPlayed: true, zombies: zombies({}) })
    onIsland({ ...table, ...stand({ [RED]: { cities: [0, 2, 33, 51] } }) }, [['tradeAndBuild']], NO_TALK)
      .takes(RED, 'play card:soldier')
      .ends([RED], 'points')
    onIsland({ ...table, soldiers: [0, 0, 0, 1] }, [['tradeAndBuild']], NO_TALK)
      .takes(RED, 'play card:soldier')
      .leaves({ largestArmy: -1 })
  })

  test('10.5. The holder’s next soldier changes nothing, and another player needs strictly more.', () => {
    const army = (soldiers: number[], largestArmy: number) =>
      onIsland({ ...cards([1, 0, 0, 0, 0]), soldiers, largestArmy }, [['tradeAndBuild']], NO_TALK).takes(
        RED,
        'play card:soldier',
      )
    army([0, 0, 0, 3], RED).told('cardPlayed').leaves({ largestArmy: RED })
    army([4, 0, 0, 3], WHITE).told('cardPlayed').leaves({ largestArmy: WHITE })
    army([4, 0, 0, 4], WHITE).tells({ type: 'largestArmyWent', seat: RED, from: WHITE, soldiers: 5 })
  })

  test('9.2. Of two equal cards the older one may be played; useless cards may not.', () => {
    const may = (mine: number[], bought: number[], more = {}) => {
      let found = ''
      onIsland({ ...hold({}), ...cards(mine), bought, ...more }, [['tradeAndBuild']], NO_TALK).check(
        (_, g) => {
          const plays = g.pending[0]!.moves.filter(([verb]) => verb === 'play')
          found = plays.map((move) => move[1]!.slice(5)).join(' ')
        },
      )
      return found
    }
    const nothing = [0, 0, 0, 0, 0]
    expect(may([2, 1, 0, 2, 1], [1, 0, 0, 2, 0])).toBe('soldier monopoly')
    expect(may([1, 0, 1, 1, 1], nothing)).toBe('soldier plenty monopoly') // no place for a road
    expect(may([0, 0, 1, 0, 0], nothing, stand({ [RED]: { settlements: [8] } }))).toBe('roads')
    const fifteen = [11, 12, 13, 14, 15, 16, 17, 22, 32, 36, 38, 45, 46, 47, 48]
    expect(may([0, 0, 1, 0, 0], nothing, stand({ [RED]: { roads: fifteen } }))).toBe('') // no piece
    expect(may([1, 0, 1, 1, 1], nothing, { cardPlayed: true })).toBe('')
    const all = hold({ [WHITE]: [19, 19, 19, 19, 19] })
    expect(may([0, 0, 0, 1, 0], nothing, all)).toBe('')
  })

  test('9.4, 9.5. Progress cards and their effects are told, and they count as played.', () => {
    const playing = (mine: number[], card: string, more = {}) =>
      onIsland(
        { ...hold({ [WHITE]: [1, 0, 0, 0, 0] }), ...cards(mine), ...more },
        [['tradeAndBuild']],
        NO_TALK,
      ).takes(RED, `play card:${card}`)
    playing([0, 0, 0, 1, 0], 'plenty')
      .tells({ type: 'cardPlayed', seat: RED, card: 3 })
      .leaves({ played: [0, 0, 0, 1, 0] })
      .takes(RED, 'take bank:brick')
      .tells({ type: 'plentyTaken', seat: RED, resource: 0 })
      .takes(RED, 'take bank:ore')
      .check(({ bank }) => expect(bank).toEqual([17, 19, 19, 19, 18]))
    playing([0, 0, 0, 0, 1], 'monopoly')
      .leaves({ played: [0, 0, 0, 0, 1] })
      .asks(RED, 'name want:brick', 'name want:lumber', 'name want:wool', 'name want:grain', 'name want:ore')
    playing([0, 0, 1, 0, 0], 'roads', stand({ [RED]: { settlements: [23] } }))
      .leaves({ freeRoads: 2, played: [0, 0, 1, 0, 0] })
      .mayNot(RED, 'enough')
      .takes(RED, 'road edge:27')
      .tells({ type: 'roadBuilt', seat: RED, edge: 27 })
      .leaves({ freeRoads: 1, building: false })
  })

  test('9.4. Monopoly shows the cards of others: it can no longer be taken back.', () => {
    const playing = onIsland({ ...cards([0, 0, 0, 0, 1]), ...hold({}) }, [['tradeAndBuild']], NO_TALK)
    playing.takes(RED, 'play card:monopoly').check((_, g) => expect(g.sealed).toBe(false))
    playing.takes(RED, 'name want:ore').check((_, g) => expect(g.sealed).toBe(true))
  })

  test('9.4. A soldier clears the chosen hex; the only hex with zombies is cleared without asking.', () => {
    onIsland({ ...cards([1, 0, 0, 0, 0]), zombies: zombies({ 0: 1, 18: 3 }) }, [['tradeAndBuild']], NO_TALK)
      .takes(RED, 'play card:soldier')
      .asks(RED, 'clear hex:0', 'clear hex:18')
      .takes(RED, 'clear hex:18')
      .leaves({ zombies: zombies({ 0: 1 }) })
  })
})

test('9.4. Only the played card leaves the hand.', () => {
  for (const [kind, card] of [
    [0, 'soldier'],
    [2, 'roads'],
    [3, 'plenty'],
    [4, 'monopoly'],
  ] as const)
    onIsland(
      { ...hold({}), ...cards([2, 1, 2, 2, 2]), ...stand({ [RED]: { settlements: [23] } }) },
      [['tradeAndBuild']],
      NO_TALK,
    )
      .takes(RED, `play card:${card}`)
      .check((t) => expect(t.cards[RED]).toEqual([2, 1, 2, 2, 2].map((n, k) => (k === kind ? n - 1 : n))))
})
