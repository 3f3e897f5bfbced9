import { describe, expect, test } from 'vitest'
import { view } from '../src/view.ts'
import { whyNot } from '../src/why-not.ts'
import { hold, RED, settled, stand, WHITE, zombies } from './positions.ts'
import type { Frame, Options } from '@shamble/engine'
import type { Table } from '../src/index.ts'

const none = [0, 0, 0, 0, 0]
const rich = hold({ [RED]: [3, 3, 3, 3, 3] })

// The rule that forbids what is clicked, as red sees it.
function rule(
  table: Partial<Table>,
  clicked: string,
  next: Frame[] = [['tradeAndBuild']],
  options: Options = {},
  seat: number = RED,
) {
  const g = settled(table, next, options)
  return whyNot(view(g.table, seat), seat, clicked.split(' '))
}

const because = (section: string, says: RegExp) => ({ rule: section, says: expect.stringMatching(says) })

describe('Why not build', () => {
  const pieces = stand({
    [RED]: { roads: [27, 28], settlements: [23] },
    [WHITE]: { settlements: [18], roads: [20] },
  })
  const table = { ...pieces, ...rich }

  test('Roads: taken, not connected, none left, too expensive.', () => {
    expect(rule(table, 'edge:20')).toEqual(because('8.3', /White’s road/))
    expect(rule(table, 'edge:27')).toEqual(because('8.3', /your road/))
    expect(rule(table, 'edge:60')).toEqual(because('8.3', /continue your own/))
    expect(rule({ ...pieces, ...hold({}) }, 'edge:26')).toEqual(
      because('8.1', /still need 1 brick and 1 lumber/),
    )
    const fifteen = [11, 12, 13, 14, 15, 16, 17, 22, 32, 36, 38, 45, 46, 47, 48]
    expect(rule({ ...stand({ [RED]: { roads: fifteen } }), ...rich }, 'edge:26')).toEqual(
      because('8.6', /no road left/),
    )
    expect(rule(table, 'edge:26')).toBeNull()
  })

  test('Settlements: taken, too close, no road, none left, too expensive.', () => {
    expect(rule(table, 'corner:18')).toEqual(because('8.4', /White has a settlement/))
    expect(rule(table, 'corner:24')).toEqual(because('8.4', /keep your distance/))
    expect(rule(table, 'corner:31')).toEqual(because('8.4', /None of your roads/))
    const five = stand({ [RED]: { roads: [27, 28], settlements: [0, 2, 33, 51, 53] } })
    expect(rule({ ...five, ...rich }, 'corner:24')).toEqual(because('8.6', /no settlement left/))
    const open = stand({ [RED]: { roads: [27, 28], settlements: [0] } })
    expect(rule({ ...open, ...hold({ [RED]: [1, 1, 0, 0, 0] }) }, 'corner:24')).toEqual(
      because('8.1', /still need 1 wool and 1 grain/),
    )
  })

  test('Cities: built already, none left, too expensive.', () => {
    expect(rule({ ...stand({ [RED]: { cities: [23] } }), ...rich }, 'corner:23')).toEqual(
      because('8.5', /cannot grow/),
    )
    const four = stand({ [RED]: { cities: [0, 2, 33, 51], settlements: [23] } })
    expect(rule({ ...four, ...rich }, 'corner:23')).toEqual(because('8.6', /no city left/))
    expect(rule({ ...pieces, ...hold({}) }, 'corner:23')).toEqual(
      because('8.1', /still need 2 grain and 3 ore/),
    )
    expect(rule(table, 'corner:23')).toBeNull()
  })

  test('Nothing is built before the roll or on another player’s turn.', () => {
    expect(rule({ ...table, phase: 'beforeRoll' }, 'edge:26', [['beforeRoll']])).toEqual(
      because('5.3', /Roll the dice first/),
    )
    expect(rule({ ...table, active: WHITE }, 'edge:26')).toEqual(because('5.1', /White’s turn/))
    expect(rule({ ...pieces, phase: 'founding' }, 'corner:24', [['foundSettlement', RED, false]])).toEqual(
      because('8.4', /distance/),
    )
  })
})

describe('Why not buy or play a card', () => {
  test('Buying: the price, and the cards left.', () => {
    expect(rule(hold({ [RED]: [2, 2, 2, 0, 0] }), 'deck')).toEqual(because('8.2', /two different/))
    expect(rule({ ...rich, deck: [] }, 'deck')).toEqual(because('9.1', /empty/))
    expect(rule(rich, 'deck hand:brick')).toEqual(because('8.2', /brick/))
    expect(rule(rich, 'deck')).toBeNull()
  })

  test('Playing: not held, a point card, a second one, bought this turn, useless.', () => {
    const held = (mine: number[], more: Partial<Table> = {}) => ({
      ...rich,
      cards: [none, none, none, mine],
      ...more,
    })
    expect(rule(held(none), 'card:soldier')).toEqual(because('9.2', /hold no Soldier/))
    expect(rule(held([0, 1, 0, 0, 0]), 'card:point')).toEqual(because('9.3', /by themselves/))
    expect(rule(held([1, 0, 0, 0, 0], { cardPlayed: true }), 'card:soldier')).toEqual(
      because('9.2', /this turn/),
    )
    expect(rule(held([1, 0, 0, 0, 0], { bought: [1, 0, 0, 0, 0] }), 'card:soldier')).toEqual(
      because('9.2', /bought this turn/),
    )
    expect(rule(held([0, 0, 1, 0, 0]), 'card:roads')).toEqual(because('9.4', /place/))
    expect(rule(held([0, 0, 0, 1, 0], { bank: none }), 'card:plenty')).toEqual(
      because('9.4', /bank is empty/),
    )
    expect(rule(held([1, 0, 0, 0, 0]), 'card:soldier')).toBeNull()
  })
})

describe('Why not trade', () => {
  test('The bank: too few cards, none left, the same resource, trading over.', () => {
    expect(rule(rich, 'hand:brick')).toEqual(because('7.3', /takes 4 brick/))
    const many = hold({ [RED]: [4, 0, 0, 0, 0], [WHITE]: [0, 0, 0, 0, 19] })
    expect(rule(many, 'hand:brick bank:ore')).toEqual(because('7.3', /no ore left/))
    expect(rule(many, 'hand:brick bank:brick')).toEqual(because('7.3', /something else/))
    expect(rule(many, 'hand:brick bank:wool')).toBeNull()
    const over = { combinedTradeAndBuild: false }
    expect(rule({ ...many, building: true }, 'hand:brick', undefined, over)).toEqual(
      because('20.5', /trading is over/),
    )
    expect(rule({ ...many, building: true }, 'offer', undefined, over)).toEqual(
      because('20.5', /trading is over/),
    )
  })

  test('With players: switched off, too many offers, nothing to give.', () => {
    expect(rule(rich, 'offer', undefined, { domesticTrade: false })).toEqual(because('7.1', /without trade/))
    expect(rule({ ...rich, offersMade: 3 }, 'invite')).toEqual(because('7.1', /3 offers/))
    expect(rule(hold({}), 'offer')).toEqual(because('7.2', /nothing to give/))
    expect(rule(rich, 'offer')).toEqual(because('7.2', /others have nothing/))
  })

  test('In an offer: one resource on both sides, and cards that are not held.', () => {
    const both = hold({ [RED]: [1, 1, 0, 0, 0], [WHITE]: [1, 0, 1, 0, 0] })
    const g = settled(both, [['tradeAndBuild']])
    g.make(RED, ['offer']).make(RED, ['give', 'hand:brick']).make(RED, ['want', 'want:wool'])
    const why = (id: string) => whyNot(view(g.table, RED), RED, [id])
    expect(why('hand:brick')).toEqual(because('7.2', /no more brick/))
    expect(why('hand:wool')).toEqual(because('7.2', /both sides/))
    expect(why('want:brick')).toEqual(because('7.2', /both sides/))
    expect(why('hand:lumber')).toBeNull()
  })
})

describe('Why not pay with this', () => {
  const chain = {
    ...stand({ [RED]: { roads: [13, 20, 28], settlements: [8] }, [WHITE]: { settlements: [28] } }),
    ...hold({}),
  }

  test('Only own pieces, roads from the ends inwards, buildings after their roads, nothing superfluous.', () => {
    const paying: Frame[] = [['beginPayment', RED, 2]]
    expect(rule(chain, 'edge:13', paying)).toEqual(because('14.5', /ends inwards/))
    expect(rule(chain, 'corner:8', paying)).toEqual(because('14.7', /must go first/))
    expect(rule(chain, 'corner:28', paying)).toEqual(because('14.1', /own pieces/))
    expect(rule(chain, 'edge:28', paying)).toBeNull()
    expect(rule(chain, 'edge:28', paying, {}, WHITE)).toEqual(because('13.5', /Red is paying/))
    const city = { ...stand({ [RED]: { roads: [13], cities: [8] } }), ...hold({}) }
    expect(rule(city, 'edge:13', [['beginPayment', RED, 3]])).toEqual(because('14.4', /left out/))
  })

  test('14.5. A city cannot be reduced without a settlement in the supply.', () => {
    // V18's road would lie loose, and the five settlements are all out.
    const table = {
      ...stand({ [RED]: { settlements: [0, 2, 33, 51, 53], cities: [18], roads: [27] } }),
      ...hold({}),
    }
    expect(rule(table, 'corner:18', [['beginPayment', RED, 5]])).toEqual(
      because('14.5', /No settlement is left/),
    )
    expect(rule(table, 'corner:0', [['beginPayment', RED, 5]])).toBeNull()
  })

  test('11.1, 11.4, 20.3. Placing a zombie: the wrong number, no room, and by option room first.', () => {
    const placing = (on: Record<string, number>, clicked: string, options: Options = {}) =>
      rule({ zombies: zombies(on), phase: 'zombies', dice: [2, 4] }, clicked, [['placeZombie', 6]], options)
    expect(placing({}, 'hex:5')).toEqual(because('11.1', /the 6 that was rolled/))
    expect(placing({}, 'hex:4')).toBeNull()
    expect(placing({ 4: 3, 0: 3, 1: 3, 3: 3, 5: 3, 8: 3 }, 'hex:4')).toEqual(
      because('11.4', /everything around/),
    )
    expect(placing({ 4: 3 }, 'hex:4')).toBeNull()
    expect(placing({ 4: 3 }, 'hex:4', { infestationTrigger: 'forcedOnly' })).toEqual(
      because('20.3', /is full/),
    )
    expect(placing({ 5: 3 }, 'hex:5', { infestationSpread: 'one' })).toEqual(because('11.1', /rolled/))
  })

  test('4.8, 9.4, 12.3, 16.4. Reasons while something else is carried out.', () => {
    const during = (step: string, clicked: string, table: Partial<Table> = {}) =>
      whyNot(view(settled(table, [['tradeAndBuild']]).table, RED), RED, [clicked], { step, moves: [] })
    expect(during('foundRoad', 'edge:60')).toEqual(because('4.8', /just founded/))
    expect(during('clearHex', 'hex:4')).toEqual(because('9.4', /no zombie on/))
    expect(during('spread', 'hex:5', { zombies: zombies({ 5: 3 }) })).toEqual(because('12.3', /full/))
    expect(during('spread', 'hex:5')).toBeNull()
    for (const step of ['reallyGiveUp', 'takePlenty', 'nameResource'])
      for (const clicked of ['edge:26', 'corner:24', 'deck', 'offer', 'hand:ore'])
        expect(during(step, clicked), `${step} ${clicked}`).toBeNull()
  })

  test('9.4. Only a hex with zombies needs a soldier.', () => {
    expect(rule({ zombies: zombies({ 5: 1 }) }, 'hex:5')).toEqual(because('9.4', /Only a soldier/))
    expect(rule({ zombies: zombies({ 5: 1 }) }, 'hex:4')).toBeNull()
  })

  test('11.1. Placing a zombie: only hexes with the number.', () => {
    const table = {
      zombies: zombies({ 4: 3, 5: 3 }),
      phase: 'zombies' as const,
      dice: [2, 4] as [number, number],
    }
    expect(rule(table, 'hex:5', [['zombieComes', 6]])).toEqual(because('11.1', /rolled/))
    expect(rule(table, 'hex:4', [['zombieComes', 6]])).toBeNull()
  })
})

describe('Why not, by section', () => {
  const section = (...args: Parameters<typeof rule>) => rule(...args)?.rule
  const held = (mine: number[]) => ({ cards: [none, none, none, mine] })
  const BEFORE: Frame[] = [['beforeRoll']]

  test('There is no reason without a click, or for a player who is out.', () => {
    expect(rule(rich, '')).toBeNull()
    const g = settled(rich, [['tradeAndBuild']])
    expect(whyNot(view(g.table, RED), RED, [])).toBeNull()
    expect(rule({ ...rich, out: [false, false, false, true] }, 'deck', [])).toBeNull()
  })

  test('4.8, 5.1. Another player’s turn, while founding or playing.', () => {
    expect(rule({ active: WHITE }, 'deck', [])).toEqual(because('5.1', /White’s turn\.$/))
    expect(rule({ active: WHITE, phase: 'founding', round: 0 }, 'corner:3', [])).toEqual(
      because('4.8', /White’s turn to found/),
    )
  })

  test('4.8, 8.4. Founding: a corner next to a building; no reason for a legal corner, an edge or a hex.', () => {
    const founding: Frame[] = [['foundSettlement', RED, false]]
    const table = { phase: 'founding' as const, ...stand({ [WHITE]: { settlements: [31], cities: [18] } }) }
    expect(section(table, 'corner:0', founding)).toBeUndefined()
    expect(rule(table, 'corner:31', founding)).toEqual(because('8.4', /White has a settlement/))
    expect(rule(table, 'corner:18', founding)).toEqual(because('8.4', /White has a city/))
    expect(rule(table, 'corner:25', founding)).toEqual(because('8.4', /keep your distance/))
    const taken = { phase: 'founding' as const, ...stand({ [WHITE]: { settlements: [0, 31] } }) }
    for (const elsewhere of ['hex:3', 'edge:31', 'seat:1', 'deck'])
      expect(section(taken, elsewhere, founding)).toBeUndefined()
  })

  test('5.3. Before the roll only cards may be played; while a card is in progress there is no reason.', () => {
    const table = { ...rich, phase: 'beforeRoll' as const }
    for (const click of ['edge:3', 'corner:3', 'hand:ore', 'bank:ore', 'want:ore', 'deck', 'offer', 'invite'])
      expect(section(table, click, BEFORE)).toBe('5.3')
    for (const click of ['hex:3', 'seat:1', 'my deck', 'offers', 'the edge:3'])
      expect(section(table, click, BEFORE)).toBeUndefined()
    expect(section({ ...table, ...held(none) }, 'card:soldier', BEFORE)).toBe('9.2')
    expect(section({ ...table, cardPlayed: true }, 'deck', [])).toBeUndefined()
  })

  test('9.4. While free roads are placed: reasons for edges only, and never their price.', () => {
    const table = {
      ...hold({}),
      ...stand({ [RED]: { settlements: [23] }, [WHITE]: { roads: [20] } }),
      freeRoads: 2,
    }
    const placing: Frame[] = [['placeFreeRoad']]
    expect(section(table, 'edge:60', placing)).toBe('8.3')
    expect(section(table, 'edge:20', placing)).toBe('8.3')
    expect(section(table, 'edge:27', placing)).toBeUndefined()
    expect(section(table, 'corner:3', placing)).toBeUndefined()
  })

  test('9.4. Only soldiers clear hexes: said if there are zombies and no card was played.', () => {
    expect(section({ ...rich, zombies: zombies({ 4: 1 }) }, 'hex:4')).toBe('9.4')
    expect(section(rich, 'hex:4')).toBeUndefined()
    expect(section({ ...rich, zombies: zombies({ 4: 1 }), cardPlayed: true }, 'hex:4')).toBeUndefined()
    expect(section({ ...rich, zombies: zombies({ 4: 1 }) }, 'somewhere')).toBeUndefined()
  })

  test('11. While a zombie is placed: reasons for hexes only; in an attack none.', () => {
    const coming = { phase: 'zombies' as const, dice: [2, 4] as [number, number] }
    expect(section(coming, 'hex:5', [['placeZombie', 6]])).toBe('11.1')
    expect(section(coming, 'corner:5', [['placeZombie', 6]])).toBeUndefined()
    expect(section({ ...coming, phase: 'attack' }, 'hex:5', [])).toBeUndefined()
  })

  test('8.1, 8.5. The missing cards are named.', () => {
    const mine = stand({ [RED]: { roads: [27, 28], settlements: [23] } })
    const lacks = (hand: number[], click: string) => rule({ ...mine, ...hold({ [RED]: hand }) }, click)
    expect(lacks([0, 1, 0, 0, 0], 'edge:26')!.says).toMatch(
      /^A road costs 1 brick and 1 lumber\. You still need 1 brick\.$/,
    )
    expect(lacks([1, 1, 0, 0, 0], 'edge:26')).toBeNull()
    expect(lacks([1, 1, 1, 0, 0], 'corner:24')!.says).toMatch(
      /^A settlement costs .*You still need 1 grain\.$/,
    )
    expect(lacks([1, 1, 1, 1, 0], 'corner:24')).toBeNull()
    expect(lacks([0, 0, 0, 2, 1], 'corner:23')!.says).toMatch(/^A city costs .*You still need 2 ore\.$/)
    expect(lacks([0, 0, 0, 2, 3], 'corner:23')).toBeNull()
    expect(whyNot(view(settled({ ...mine, ...hold({}) }, []).table, null), RED, ['edge:26'])).toBeNull() // a hidden hand
  })

  test('8.6. An empty supply is named before the price.', () => {
    const five = stand({ [RED]: { roads: [27, 28], settlements: [0, 2, 33, 51, 53] } })
    expect(section({ ...five, ...hold({}) }, 'corner:24')).toBe('8.6')
    const four = stand({ [RED]: { roads: [27, 28], settlements: [0, 2, 33, 51] } })
    expect(section({ ...four, ...hold({}) }, 'corner:24')).toBe('8.1')
    const cities = stand({ [RED]: { cities: [0, 2, 33, 51], settlements: [23] } })
    expect(section({ ...cities, ...hold({}) }, 'corner:23')).toBe('8.6')
  })

  test('8.2, 9.1. The two cards for a development card.', () => {
    expect(section(hold({ [RED]: [0, 0, 1, 1, 0] }), 'deck')).toBeUndefined()
    expect(section(hold({ [RED]: [0, 0, 1, 0, 1] }), 'deck')).toBeUndefined()
    expect(section(hold({ [RED]: [0, 0, 0, 1, 1] }), 'deck')).toBeUndefined()
    expect(section(hold({ [RED]: [0, 0, 1, 1, 0] }), 'deck hand:ore')).toBe('8.2')
    expect(section(hold({ [RED]: [0, 0, 1, 1, 0] }), 'deck hand:grain')).toBeUndefined()
    expect(section(hold({ [RED]: [0, 0, 1, 1, 0] }), 'deck seat:1')).toBeUndefined()
    expect(section({ ...hold({}), deck: [] }, 'deck')).toBe('9.1')
    expect(whyNot(view(settled(hold({}), []).table, null), RED, ['deck'])).toBeNull() // a hidden hand
  })

  test('9.2 to 9.4. Cards: each reason, and none if one of two equal cards may be played.', () => {
    const why = (mine: number[], card: string, more: Partial<Table> = {}) =>
      section({ ...rich, ...held(mine), ...more }, `card:${card}`)
    expect(why([2, 0, 0, 0, 0], 'soldier', { bought: [1, 0, 0, 0, 0] })).toBeUndefined()
    expect(why([0, 0, 0, 0, 1], 'monopoly')).toBeUndefined()
    expect(why([0, 0, 0, 1, 0], 'plenty')).toBeUndefined()
    expect(why([0, 0, 1, 0, 0], 'roads', stand({ [RED]: { settlements: [23] } }))).toBeUndefined()
    expect(why([0, 0, 1, 0, 0], 'roads')).toBe('9.4')
    const fifteen = [11, 12, 13, 14, 15, 16, 17, 22, 32, 36, 38, 45, 46, 47, 48]
    expect(why([0, 0, 1, 0, 0], 'roads', stand({ [RED]: { roads: fifteen } }))).toBe('9.4')
    expect(why([0, 1, 0, 0, 0], 'point', { cardPlayed: true })).toBe('9.3')
    expect(
      whyNot(view(settled({ ...rich, ...held([1, 0, 0, 0, 0]) }, []).table, WHITE), RED, ['card:soldier']),
    ).toBeNull()
  })

  // With the question that is open, as the page asks.
  const asked = (table: Partial<Table>, clicked: string, next: Frame[] = [['tradeAndBuild']]) => {
    const g = settled(table, next)
    return whyNot(view(g.table, RED), RED, [clicked], g.pending[0])
  }

  test('4.8 to 14.1. Each question of a turn, of an offer or of a payment has its reasons.', () => {
    const pieces = stand({ [WHITE]: { settlements: [31], roads: [60] }, [RED]: { settlements: [8] } })
    const on = (more: Partial<Table>, clicked: string, next: Frame[]) =>
      asked({ ...pieces, ...rich, ...more }, clicked, next)?.rule
    expect(on({ phase: 'founding' }, 'corner:25', [['foundSettlement', RED, false]])).toBe('8.4')
    expect(on({ phase: 'beforeRoll' }, 'edge:3', BEFORE)).toBe('5.3')
    expect(on({ phase: 'zombies', dice: [2, 4] }, 'hex:5', [['placeZombie', 6]])).toBe('11.1')
    expect(on({}, 'edge:60', [['tradeAndBuild']])).toBe('8.3')
    expect(on({ freeRoads: 2 }, 'edge:60', [['placeFreeRoad']])).toBe('8.3')
    expect(on({}, 'edge:60', [['beginPayment', RED, 2]])).toBe('14.1')
    const g = settled(hold({ [RED]: [1, 0, 0, 0, 0], [WHITE]: [1, 0, 0, 0, 0] }), [['tradeAndBuild']])
    g.make(RED, ['offer'])
    expect(whyNot(view(g.table, RED), RED, ['hand:ore'], g.pending[0])?.rule).toBe('7.2')
  })

  test('4.8, 9.4, 12.3. What can be clicked now has no reason, nor has anything of another kind.', () => {
    const pieces = stand({ [RED]: { settlements: [31] } })
    const road: Frame[] = [['foundRoad', RED, 31]]
    expect(asked(pieces, 'edge:46', road)).toBeNull()
    expect(asked(pieces, 'edge:60', road)?.rule).toBe('4.8')
    expect(asked(pieces, 'corner:3', road)).toBeNull()
    const on = zombies({ 4: 3, 5: 3, 0: 1 })
    expect(asked({ zombies: on }, 'hex:4', [['clearHex']])).toBeNull()
    expect(asked({ zombies: on }, 'hex:8', [['clearHex']])?.rule).toBe('9.4')
    expect(asked({ zombies: on }, 'corner:3', [['clearHex']])).toBeNull()
    expect(asked({ zombies: on }, 'hex:5', [['spread', 4, 0]])?.rule).toBe('12.3')
    expect(asked({ zombies: on }, 'hex:8', [['spread', 4, 0]])).toBeNull()
    expect(asked({ zombies: on }, 'corner:5', [['spread', 4, 0]])).toBeNull()
  })

  test('7.3. The bank is asked for a card after those that are given.', () => {
    const four = hold({ [RED]: [0, 4, 0, 0, 0] })
    expect(asked(four, 'bank:ore')).toEqual({ ...because('7.3', /give first/), first: 'hand:lumber' })
    expect(asked(hold({ [RED]: [3, 0, 0, 0, 0] }), 'bank:ore')).toEqual(
      because('7.3', /nothing that the bank takes/),
    )
    expect(rule(four, 'bank:ore')).toEqual(because('7.3', /nothing that the bank takes/)) // no question is open
  })

  test('7.3. The bank: the rate, its cards, and the same resource.', () => {
    const harbour = { ...stand({ [RED]: { settlements: [33] } }), ...hold({ [RED]: [2, 3, 0, 0, 0] }) }
    expect(section(harbour, 'hand:brick bank:ore')).toBeUndefined()
    expect(rule(harbour, 'hand:lumber')!.says).toMatch(/takes 4 lumber .* you hold 3\.$/)
    expect(section(harbour, 'hand:brick')).toBeUndefined()
    expect(section(harbour, 'hand:brick hex:3')).toBeUndefined()
    const apart = { combinedTradeAndBuild: false }
    expect(section({ ...harbour, building: true }, 'hand:brick')).toBeUndefined()
    expect(section(harbour, 'hand:brick', undefined, apart)).toBeUndefined()
  })

  test('7.1, 7.2. Offers: the last one may be made; one other player with a card is enough.', () => {
    const both = hold({ [RED]: [1, 0, 0, 0, 0], [WHITE]: [1, 0, 0, 0, 0] })
    for (const click of ['offer', 'invite', 'seat:0']) {
      expect(section(both, click)).toBeUndefined()
      expect(section({ ...both, offersMade: 3 }, click)).toBe('7.1')
      expect(section({ ...both, offersMade: 2 }, click)).toBeUndefined()
      expect(section({ ...both, building: true }, click)).toBeUndefined()
      expect(section({ ...both, building: true }, click, undefined, { combinedTradeAndBuild: false })).toBe(
        '20.5',
      )
      expect(section(both, click, undefined, { combinedTradeAndBuild: false })).toBeUndefined()
      expect(section(both, click, undefined, { domesticTrade: false })).toBe('7.1')
    }
    expect(rule(hold({ [WHITE]: [1, 0, 0, 0, 0] }), 'offer')!.says).toMatch(/^You have nothing/)
    expect(rule(hold({ [RED]: [1, 0, 0, 0, 0] }), 'offer')!.says).toMatch(/^The others have nothing/)
  })

  test('7.2. While a counter-offer is composed, and after it is made.', () => {
    const cards = hold({ [RED]: [1, 0, 0, 0, 0], [WHITE]: [0, 0, 2, 0, 0] })
    const g = settled(cards, [['tradeAndBuild']])
    g.make(RED, ['invite'])
      .make(WHITE, ['counter'])
      .make(WHITE, ['give', 'hand:wool'])
      .make(WHITE, ['want', 'want:brick'])
    const why = (seat: number, id: string) => whyNot(view(g.table, seat), seat, [id])
    expect(why(WHITE, 'hand:brick')).toEqual(because('7.2', /cannot be on both sides/))
    expect(why(WHITE, 'want:wool')).toEqual(because('7.2', /cannot be on both sides/))
    expect(why(WHITE, 'hand:ore')).toEqual(because('7.2', /^You have no ore to give/))
    expect(why(WHITE, 'hand:wool')).toBeNull()
    expect(why(WHITE, 'want:ore')).toBeNull()
    expect(why(WHITE, 'corner:3')).toBeNull()
    expect(why(RED, 'hand:ore')).toEqual(because('7.2', /no ore/)) // the own offer, of nothing
    g.make(WHITE, ['give', 'hand:wool'])
    expect(why(WHITE, 'hand:wool')).toEqual(because('7.2', /no more wool/))
    g.make(WHITE, ['propose'])
    expect(why(WHITE, 'hand:brick')).toBeNull()
  })

  test('13.5 to 14.7. Paying: another player’s turn, pieces of others, pieces that must go first, and too much.', () => {
    const table = {
      ...stand({
        [RED]: { roads: [13, 20, 28], settlements: [8], cities: [51] },
        [WHITE]: { roads: [60], settlements: [0] },
      }),
      ...hold({ [RED]: [2, 0, 0, 0, 0] }),
    }
    const paying = (damage: number): Frame[] => [['beginPayment', RED, damage]]
    expect(section(table, 'edge:60', paying(2))).toBe('14.1')
    expect(section(table, 'corner:0', paying(2))).toBe('14.1')
    expect(section(table, 'hex:4', paying(2))).toBeUndefined()
    expect(section(table, 'edge:28', paying(2))).toBeUndefined()
    expect(section(table, 'edge:20', paying(2))).toBe('14.5')
    expect(section(table, 'corner:8', paying(2))).toBe('14.7')
    expect(section(table, 'corner:51', paying(2))).toBeUndefined()
    expect(section(table, 'hex:4', paying(2), {}, WHITE)).toBe('13.5')
    const g = settled(table, paying(2))
    g.make(RED, ['discard', 'hand:brick'])
    // The second card goes by itself: nothing is left to refuse.
    expect(g.table.payment).toBeNull()
    const rest = settled({ ...table, ...hold({ [RED]: [2, 2, 0, 0, 0] }) }, paying(2))
    rest.make(RED, ['discard', 'hand:brick'])
    expect(whyNot(view(rest.table, RED), RED, ['edge:28'])).toEqual(because('14.4', /with cards/))
  })
})
