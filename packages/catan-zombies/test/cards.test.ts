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

  test('O4. With wool, grain and ore the buyer keeps one of the three, own choice.', () => {
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
  test('9.2. Not on the turn it was bought, one a turn, also before rolling; point cards are never played.', () => {
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

  test('9.4. Road Building places up to two roads free of charge; the second may be left.', () => {
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

  test('S10. Where trading and building are not mixed, free roads end no trading; a road that is paid for does.', () => {
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

  test('9.4. Year of Plenty takes two cards of choice; the only card, if the bank has no more.', () => {
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

  test('9.4. Monopoly: every other player hands over all cards of the resource.', () => {
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
