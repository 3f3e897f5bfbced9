import { copy, quickChance, Referee } from '@shamble/engine'
import { describe, expect, test } from 'vitest'
import { CORNERS, cornersByCorner, edgesOfCorner, cornersOfEdge } from '../src/data/island.ts'
import { catanZombies } from '../src/index.ts'
import { examples } from './examples.ts'
import { legalPayments, textOf, type Position } from './payments.ts'
import { anyCards, BLUE, hold, onIsland, RED, settled, stand, WHITE, type Pieces } from './positions.ts'

const tableOf = ({ roads, settlements, cities, blocked, hand }: Position) => ({
  ...stand({ [RED]: { roads, settlements, cities }, [WHITE]: { settlements: blocked } }),
  ...hold({ [RED]: anyCards(hand) }),
})

/** Every payment that can be made move by move, from the first to the last. */
function payable(position: Position, damage: number): string[] {
  const found = new Set<string>()
  const seen = new Set<string>()
  const explore = (g: Referee<any, any>) => {
    if (g.pending.length === 0) return
    for (const move of g.pending[0]!.moves) {
      const next = new Referee<any, any>(catanZombies, copy(g.position)).settle()
      let paid = ''
      const telling = next.tell.bind(next)
      next.tell = (event, to) => {
        if (event.type === 'paid') paid = textOf(lost(next, position))
        telling(event, to)
      }
      next.make(RED, move)
      if (paid) found.add(paid)
      else {
        const key = paidSoFar(next.table.payment)
        if (!seen.has(key)) {
          seen.add(key)
          explore(next)
        }
      }
    }
  }
  explore(settled(tableOf(position), [['beginPayment', RED, damage]]))
  return [...found].sort()
}

// The same pieces paid in another order are the same payment so far.
const paidSoFar = (payment: Record<string, unknown>): string =>
  JSON.stringify(Object.values(payment).map((part) => (Array.isArray(part) ? part.toSorted() : part)))

// What a payment took, read off the board as it ends.
function lost(after: Referee<any, any>, position: Position) {
  const { owners, sizes, roads, hands } = after.table
  const mine = (at: number, size: number) => owners[at] === RED && sizes[at] === size
  return {
    cards: position.hand - hands[RED][0],
    roads: position.roads.filter((at) => roads[at] !== RED),
    settlements: position.settlements.filter((at) => !mine(at, 1)),
    citiesToSettlement: position.cities.filter((at) => mine(at, 1)),
    citiesRazed: position.cities.filter((at) => owners[at] !== RED),
  }
}

describe('Payment (18.3)', () => {
  for (const { id, note, position, hand, damage, cases, allLegal } of examples('payment')) {
    const at: Position = { ...position, hand }
    test(`${id}. ${note}.`, () => {
      const ways = payable(at, damage)
      for (const { payment, verdict } of cases) {
        if (verdict === 'legal') expect(ways).toContain(textOf(payment))
        else expect(ways).not.toContain(textOf(payment))
      }
      if (allLegal) expect(ways).toEqual(allLegal.map(textOf).sort())
      expect(ways).toEqual(legalPayments(at, damage).map(textOf).sort())
    })
  }

  test('Y11. Three damage and seven cards: any three are discarded, and hand size forces no more.', () => {
    const cards = hold({ [RED]: [2, 2, 1, 1, 1] })
    onIsland({ ...stand({ [RED]: { settlements: [8], roads: [13] } }), ...cards }, [['beginPayment', RED, 3]])
      .takes(RED, 'discard hand:ore')
      .takes(RED, 'discard hand:brick')
      .mayNot(RED, 'destroy')
      .takes(RED, 'discard hand:wool')
      .tells({ type: 'discarded', seat: RED, cards: [1, 0, 1, 0, 1] })
      .check(({ hands }) => expect(hands[RED]).toEqual([1, 2, 0, 1, 0]))
      .nothingIsAsked()
  })
})

describe('Every legal payment can be made, and no other', () => {
  test('14.4, 14.5. On random networks the moves lead to exactly the payments that the definition allows.', () => {
    const chance = quickChance('payments')
    let many = 0
    for (let n = 0; n < 200; n++) {
      const position = anyPosition(chance)
      const most = 3 * (position.settlements.length + position.cities.length)
      const damage = 1 + chance(Math.min(7, most))
      const ways = payable(position, damage)
      expect(ways, JSON.stringify({ position, damage })).toEqual(
        legalPayments(position, damage).map(textOf).sort(),
      )
      expect(ways.length, '14.8: payment is always possible').toBeGreaterThan(0)
      many += ways.length
    }
    expect(many).toBeGreaterThan(1000)
  }, 300_000)

  test('R14. The same with five settlements and two cities out: a city steps down only onto a settlement that goes.', () => {
    const chance = quickChance('all pieces')
    let stepped = 0
    for (let n = 0; n < 8; n++) {
      const position = anyPosition(chance, { settlements: 5, cities: 2, roads: 3 + chance(4) })
      const damage = 3 + chance(8)
      const ways = payable(position, damage)
      expect(ways, JSON.stringify({ position, damage })).toEqual(
        legalPayments(position, damage).map(textOf).sort(),
      )
      stepped += ways.filter((way) => way.split('|')[3] !== '').length
    }
    expect(stepped).toBeGreaterThan(5)
  }, 300_000)
})

// A few buildings that keep their distance, a wandering network from the first, and strangers on some corners.
function anyPosition(
  chance: (n: number) => number,
  exactly?: { settlements: number; cities: number; roads: number },
): Position {
  const taken: number[] = []
  const settle = () => {
    for (let tries = 0; tries < 40; tries++) {
      const at = chance(CORNERS)
      if (taken.includes(at) || cornersByCorner[at]!.some((near) => taken.includes(near))) continue
      taken.push(at)
      return [at]
    }
    return []
  }
  const settlements = Array.from({ length: exactly?.settlements ?? 1 + chance(3) }, settle).flat()
  const cities = Array.from({ length: exactly?.cities ?? chance(2) }, settle).flat()
  const roads: number[] = []
  const ends = [...settlements, ...cities]
  for (let n = exactly?.roads ?? chance(7); n > 0; n--) {
    const from = ends[chance(ends.length)]!
    const edge = edgesOfCorner[from]![chance(edgesOfCorner[from]!.length)]!
    if (roads.includes(edge)) continue
    roads.push(edge)
    ends.push(...cornersOfEdge[edge]!)
  }
  const blocked = Array.from({ length: chance(3) }, settle).flat()
  return { settlements, cities, roads, blocked, hand: chance(4) }
}

test('14.4, R14. A city may not step down when another is razed for the whole damage.', () => {
  const pieces = { settlements: [0, 2, 33, 51], cities: [18, 53] }
  onIsland({ ...stand({ [RED]: pieces }), ...hold({}) }, [['beginPayment', RED, 9]])
    .may(RED, 'raze corner:18', 'raze corner:53', 'reduce corner:18')
    .takes(RED, 'reduce corner:18')
    .mayNot(RED, 'raze')
    .may(RED, 'destroy corner:0')
})

describe('After a payment (14.10)', () => {
  test('T14. A settlement destroyed joins the roads it had cut: blue has seven again and takes the Longest Road.', () => {
    const line = [27, 28, 29, 30, 31, 32, 35]
    const table = {
      ...stand({
        [BLUE]: { roads: line, settlements: [29] },
        1: { roads: [36, 45], settlements: [24, 36] },
        [RED]: { roads: [11, 12, 13, 14, 15, 16], settlements: [7] },
      }),
      longestRoad: RED,
      active: 1,
    }
    const game = onIsland(table, [['beginPayment', 1, 4]])
    game.check(({ lengths }) => expect(lengths).toEqual([0, 2, 4, 6]))
    game.takes(1, 'destroy corner:24')
    game.tells({ type: 'longestRoadWent', seat: BLUE, from: RED, length: 7 })
    game.leaves({ longestRoad: BLUE, lengths: [0, 2, 7, 6] }).nothingIsAsked()
  })

  test('15.1. Lengths are compared once, after the whole payment.', () => {
    const table = {
      ...stand({
        [RED]: { roads: [11, 12, 13, 14, 15, 16], settlements: [7, 10] },
        [WHITE]: { roads: [27, 28, 29, 30, 31] },
      }),
      longestRoad: RED,
    }
    onIsland(table, [['beginPayment', RED, 4]])
      .takes(RED, 'destroy edge:11')
      .leaves({ longestRoad: RED })
      .takes(RED, 'destroy edge:12')
      .told('roadDestroyed', 'roadDestroyed', 'paid', 'longestRoadWent')
      .leaves({ longestRoad: WHITE })
  })

  test('8.6. Destroyed pieces return to the supply and may be built again.', () => {
    const table = {
      ...stand({ [RED]: { settlements: [0, 2, 33, 51, 53], cities: [18] } }),
      ...hold({ [RED]: [0, 0, 0, 2, 3] }),
    }
    onIsland(table, [['beginPayment', RED, 9], ['tradeAndBuild']])
      .mayNot(RED, 'reduce')
      .takes(RED, 'destroy corner:0')
      .takes(RED, 'reduce corner:18')
      .takes(RED, 'upgrade corner:18')
      .check(({ sizes }) => expect(sizes[18]).toBe(2))
  })
})

describe('Payments: events', () => {
  test('14. Each destroyed piece is told, then all cards together, then the sum paid for the damage.', () => {
    const table = {
      ...stand({
        [RED]: { cities: [8, 0], roads: [13, 14], settlements: [51] },
        [WHITE]: { settlements: [28] },
      }),
      ...hold({ [RED]: [1, 1, 0, 0, 0] }),
    }
    onIsland(table, [['beginPayment', RED, 6]])
      .takes(RED, 'reduce corner:8')
      .tells({ type: 'cityReduced', seat: RED, corner: 8 })
      .takes(RED, 'discard hand:lumber')
      .tells({ type: 'discarded', seat: RED, cards: [0, 1, 0, 0, 0] })
      .tells({ type: 'paid', seat: RED, damage: 6, worth: 6 })
      .leaves({ payment: null })
      .check(({ hands, bank, sizes }) =>
        expect([hands[RED], bank[1], sizes[8]]).toEqual([[1, 0, 0, 0, 0], 19, 1]),
      )
    onIsland({ ...table, ...hold({}) }, [['beginPayment', RED, 8]])
      .takes(RED, 'raze corner:0')
      .tells({ type: 'cityRazed', seat: RED, corner: 0 })
      .tells({ type: 'paid', seat: RED, damage: 8, worth: 9 })
      .check(({ owners, sizes }) => expect([owners[0], sizes[0]]).toEqual([-1, 0]))
    onIsland({ ...table, ...hold({}) }, [['beginPayment', RED, 2]])
      .takes(RED, 'destroy edge:14')
      .tells({ type: 'roadDestroyed', seat: RED, edge: 14 })
      .leaves({ lengths: [0, 0, 0, 1] })
    onIsland({ ...table, ...hold({}) }, [['beginPayment', RED, 4]])
      .takes(RED, 'destroy corner:51')
      .tells({ type: 'settlementDestroyed', seat: RED, corner: 51 })
  })

  test('14.1. After the first card, the others are discarded without asking if there is no choice.', () => {
    onIsland({ ...stand({ [RED]: { settlements: [8] } }), ...hold({ [RED]: [1, 2, 0, 0, 0] }) }, [
      ['beginPayment', RED, 3],
    ])
      .takes(RED, 'discard hand:brick')
      .tells({ type: 'discarded', seat: RED, cards: [1, 2, 0, 0, 0] })
      .nothingIsAsked()
    onIsland({ ...stand({ [RED]: { settlements: [8] } }), ...hold({ [RED]: [2, 2, 0, 0, 0] }) }, [
      ['beginPayment', RED, 2],
    ])
      .takes(RED, 'discard hand:brick')
      .asks(RED, 'discard hand:brick', 'discard hand:lumber')
    // More cards than are needed, but of one kind.
    onIsland({ ...stand({ [RED]: { settlements: [8] } }), ...hold({ [RED]: [5, 0, 0, 0, 0] }) }, [
      ['beginPayment', RED, 3],
    ])
      .takes(RED, 'discard hand:brick')
      .nothingIsAsked()
      .check(({ hands }) => expect(hands[RED]).toEqual([2, 0, 0, 0, 0]))
  })

  test('14.1, 14.2. Only cards that are discarded are told, and then all together.', () => {
    onIsland({ ...stand({ [RED]: { settlements: [8] } }), ...hold({ [RED]: [1, 0, 2, 0, 0] }) }, [
      ['beginPayment', RED, 3],
    ])
      .takes(RED, 'discard hand:brick')
      .told('laidAside', 'laidAside', 'discarded', 'paid')
  })

  test('14.10, 15.1. Roads are measured again after a payment of a road with a settlement, or with a city.', () => {
    const paid = (pieces: Pieces, damage: number, ...moves: string[]) => {
      const game = onIsland({ ...stand({ [RED]: pieces }), ...hold({}) }, [['beginPayment', RED, damage]])
      for (const move of moves) game.takes(RED, move)
      return game.leaves({ payment: null, lengths: [0, 0, 0, 1] })
    }
    const two = { roads: [13, 58], settlements: [8, 51] }
    paid(two, 6, 'destroy edge:13', 'destroy corner:8')
    paid({ roads: [13, 58], cities: [8], settlements: [51] }, 11, 'destroy edge:13', 'raze corner:8')
  })

  test('13.5. An attack that is being paid for can no longer be taken back.', () => {
    onIsland({ ...stand({ [RED]: { settlements: [8] } }), ...hold({ [RED]: [1, 2, 0, 0, 0] }) }, [
      ['beginPayment', RED, 2],
    ]).check((_, g) => expect(g.sealed).toBe(true))
  })

  test('14.10. Roads are measured again only if a piece was destroyed.', () => {
    const table = {
      ...stand({ [RED]: { settlements: [8] }, [WHITE]: { roads: [27, 28, 29, 30, 31] } }),
      ...hold({ [RED]: [2, 0, 0, 0, 0] }),
      lengths: [0, 0, 0, 0],
    }
    onIsland(table, [['beginPayment', RED, 2]])
      .takes(RED, 'discard hand:brick')
      .leaves({ lengths: [0, 0, 0, 0], longestRoad: -1 })
  })
})
