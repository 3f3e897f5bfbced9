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

  test('Roads: taken, not joined, none left, too dear.', () => {
    expect(rule(table, 'edge:20')).toEqual(because('8.3', /White’s road/))
    expect(rule(table, 'edge:27')).toEqual(because('8.3', /your road/))
    expect(rule(table, 'edge:60')).toEqual(because('8.3', /continue your own/))
    expect(rule({ ...pieces, ...hold({}) }, 'edge:26')).toEqual(because('8.1', /lack 1 brick and 1 lumber/))
    const fifteen = [11, 12, 13, 14, 15, 16, 17, 22, 32, 36, 38, 45, 46, 47, 48]
    expect(rule({ ...stand({ [RED]: { roads: fifteen } }), ...rich }, 'edge:26')).toEqual(
      because('8.6', /no road left/),
    )
    expect(rule(table, 'edge:26')).toBeNull()
  })

  test('Settlements: taken, too close, no road, none left, too dear.', () => {
    expect(rule(table, 'corner:18')).toEqual(because('8.4', /White has a settlement/))
    expect(rule(table, 'corner:24')).toEqual(because('8.4', /keep your distance/))
    expect(rule(table, 'corner:31')).toEqual(because('8.4', /None of your roads/))
    const five = stand({ [RED]: { roads: [27, 28], settlements: [0, 2, 33, 51, 53] } })
    expect(rule({ ...five, ...rich }, 'corner:24')).toEqual(because('8.6', /no settlement left/))
    const open = stand({ [RED]: { roads: [27, 28], settlements: [0] } })
    expect(rule({ ...open, ...hold({ [RED]: [1, 1, 0, 0, 0] }) }, 'corner:24')).toEqual(
      because('8.1', /lack 1 wool and 1 grain/),
    )
  })

  test('Cities: grown already, none left, too dear.', () => {
    expect(rule({ ...stand({ [RED]: { cities: [23] } }), ...rich }, 'corner:23')).toEqual(
      because('8.5', /cannot grow/),
    )
    const four = stand({ [RED]: { cities: [0, 2, 33, 51], settlements: [23] } })
    expect(rule({ ...four, ...rich }, 'corner:23')).toEqual(because('8.6', /no city left/))
    expect(rule({ ...pieces, ...hold({}) }, 'corner:23')).toEqual(because('8.1', /lack 2 grain and 3 ore/))
    expect(rule(table, 'corner:23')).toBeNull()
  })

  test('Everything waits for the roll, and for one’s turn.', () => {
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
  test('Buying: what it costs, what is left.', () => {
    expect(rule(hold({ [RED]: [2, 2, 2, 0, 0] }), 'deck')).toEqual(because('8.2', /two different/))
    expect(rule({ ...rich, deck: [] }, 'deck')).toEqual(because('9.1', /empty/))
    expect(rule(rich, 'deck hand:brick')).toEqual(because('8.2', /brick/))
    expect(rule(rich, 'deck')).toBeNull()
  })

  test('Playing: not held, points, one a turn, not at once, of no use.', () => {
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
  test('The bank: too few, nothing left, the same, trading over.', () => {
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

  test('With others: not played, too many offers, nothing to give.', () => {
    expect(rule(rich, 'offer', undefined, { domesticTrade: false })).toEqual(because('7.1', /without trade/))
    expect(rule({ ...rich, offersMade: 3 }, 'invite')).toEqual(because('7.1', /3 offers/))
    expect(rule(hold({}), 'offer')).toEqual(because('7.2', /nothing to give/))
    expect(rule(rich, 'offer')).toEqual(because('7.2', /others have nothing/))
  })

  test('In an offer: both sides, and what one does not hold.', () => {
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

  test('Roads go from the ends inwards, buildings after their roads, own pieces only, nothing superfluous.', () => {
    const paying: Frame[] = [['beginPayment', RED, 2]]
    expect(rule(chain, 'edge:13', paying)).toEqual(because('14.5', /ends inwards/))
    expect(rule(chain, 'corner:8', paying)).toEqual(because('14.7', /must go first/))
    expect(rule(chain, 'corner:28', paying)).toEqual(because('14.1', /own pieces/))
    expect(rule(chain, 'edge:28', paying)).toBeNull()
    expect(rule(chain, 'edge:28', paying, {}, WHITE)).toEqual(because('13.5', /Red is paying/))
    const city = { ...stand({ [RED]: { roads: [13], cities: [8] } }), ...hold({}) }
    expect(rule(city, 'edge:13', [['beginPayment', RED, 3]])).toEqual(because('14.4', /left out/))
  })

  test('14.5. A city cannot step down without a settlement in the supply.', () => {
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

  test('11.1, 11.4, 20.3. While a zombie is placed: the number, a gain, and by option room first.', () => {
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
    expect(placing({ 5: 3 }, 'hex:5', { infestationSpread: 'one' })).toEqual(because('12.3', /full/))
    expect(placing({ 5: 2 }, 'hex:5', { infestationSpread: 'one' })).toBeNull()
  })

  test('While a zombie is placed, only hexes with the number are chosen.', () => {
    const table = {
      zombies: zombies({ 4: 3, 5: 3 }),
      phase: 'zombies' as const,
      dice: [2, 4] as [number, number],
    }
    expect(rule(table, 'hex:5', [['zombieComes', 6]])).toEqual(because('11.1', /rolled/))
    expect(rule(table, 'hex:4', [['zombieComes', 6]])).toBeNull()
  })
})
