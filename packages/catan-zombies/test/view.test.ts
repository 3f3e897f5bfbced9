import { expect, test } from 'vitest'
import { imagine as imagined, Referee, start } from '@shamble/engine'
import { catanZombies, type Table } from '../src/index.ts'
import { sum } from '../src/table.ts'
import { BLUE, hold, ORANGE, RED, settled, stand, WHITE, zombies } from './positions.ts'

// A table in the middle of everything.
const table = (): Table => ({
  ...settled(
    {
      ...stand({ [RED]: { roads: [13], settlements: [8] }, [WHITE]: { cities: [28] } }),
      ...hold({ [RED]: [2, 1, 0, 0, 3], [WHITE]: [0, 1, 1, 0, 0], [BLUE]: [1, 0, 0, 0, 0] }),
      cards: [
        [1, 1, 0, 0, 0],
        [0, 0, 0, 0, 0],
        [0, 0, 1, 0, 0],
        [1, 2, 0, 0, 1],
      ],
      bought: [0, 1, 0, 0, 1],
      buried: [3],
      played: [0, 0, 1, 0, 0],
      soldiers: [0, 0, 1, 3],
      largestArmy: RED,
      out: [false, true, false, false],
      zombies: zombies({ 4: 3, 9: 1 }),
      cardPlayed: true,
      building: true,
      freeRoads: 1,
      offersMade: 2,
      dice: [3, 4],
      rolls: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    },
    [],
  ).table,
  talk: {
    offer: { give: [1, 0, 0, 0, 0], want: [0, 1, 0, 0, 0] },
    invited: false,
    replies: ['countered', null, 'accepted', null],
    counters: [{ give: [0, 0, 1, 0, 0], want: [1, 0, 0, 0, 0] }, null, null, null],
  },
  payment: {
    seat: RED,
    damage: 4,
    cards: [1, 0, 0, 0, 0],
    roads: [13],
    settlements: [8],
    reduced: [2],
    razed: [3],
  },
})

test('A seat sees everything open and its own cards, and only the numbers of the others’ cards.', () => {
  const t = table()
  const { hands, cards, bought, deck, buried, ...open } = t
  expect(catanZombies.view(t, RED)).toEqual({
    ...open,
    me: RED,
    hands: [2, 0, 1, [2, 1, 0, 0, 3]],
    cards: [2, 0, 1, [1, 2, 0, 0, 1]],
    bought: [0, 1, 0, 0, 1],
    deck: deck.length,
    buried: 1,
    points: [2, 0, 0, 5],
  })
  expect([sum(hands[RED]!), sum(cards[RED]!), sum(bought), buried]).toEqual([6, 4, 2, [3]])
  expect(catanZombies.view(t, WHITE)).toMatchObject({
    me: WHITE,
    hands: [[0, 1, 1, 0, 0], 0, 1, 6],
    cards: [[1, 1, 0, 0, 0], 0, 1, 4],
    bought: 2,
    points: [3, 0, 0, 3],
  })
  expect(catanZombies.view(t, null)).toMatchObject({ me: null, hands: [2, 0, 1, 6], points: [2, 0, 0, 3] })
  expect(catanZombies.view({ ...t, talk: null, payment: null }, RED)).toMatchObject({
    talk: null,
    payment: null,
  })
})

test('The view is a copy: changing it does not change the table.', () => {
  for (const seat of [RED, WHITE, null]) {
    const t = table()
    const before = JSON.stringify(t)
    const wreck = (x: unknown): void => {
      if (typeof x !== 'object' || x === null) return
      for (const value of Object.values(x)) wreck(value)
      if (Array.isArray(x)) x.push(99)
      else Object.assign(x, { broken: true })
    }
    wreck(catanZombies.view(t, seat))
    expect(JSON.stringify(t)).toBe(before)
  }
})

test('Imagined worlds keep offered and promised cards, hand sizes and the number of each card; unfinished counter-offers are empty.', () => {
  const { position } = start(catanZombies, 'imagine', 4)
  Object.assign(position.table, table(), { payment: null })
  position.table.talk!.counters[BLUE] = { give: [1, 0, 0, 0, 0], want: [0, 0, 1, 0, 0] }
  position.table.talk!.replies = ['countered', null, null, null]
  for (let world = 0; world < 30; world++) {
    const { table: t } = imagined(catanZombies, position, WHITE, world)
    expect(t.hands.map(sum)).toEqual([2, 0, 1, 6])
    expect(t.hands[WHITE]).toEqual([0, 1, 1, 0, 0])
    expect(t.hands[RED]![0]).toBeGreaterThanOrEqual(1) // a brick is on offer
    expect(t.talk!.counters[WHITE]).toEqual({ give: [0, 0, 1, 0, 0], want: [1, 0, 0, 0, 0] })
    expect(t.talk!.counters[BLUE]).toEqual({ give: [0, 0, 0, 0, 0], want: [0, 0, 0, 0, 0] })
    expect(t.cards.map(sum)).toEqual([2, 0, 1, 4])
    expect(t.cards[WHITE]).toEqual([1, 1, 0, 0, 0])
    expect([sum(t.bought), t.buried.length, t.deck.length]).toEqual([2, 1, position.table.deck.length])
    for (const [kind, n] of t.bought.entries()) expect(n).toBeLessThanOrEqual(t.cards[RED]![kind]!)
    const kinds = (of: Table) =>
      [of.deck, of.buried, ...of.cards.map((held) => held.flatMap((n, k) => Array<number>(n).fill(k)))]
        .flat()
        .toSorted()
    expect(kinds(t)).toEqual(kinds(position.table))
    for (let r = 0; r < 5; r++)
      expect(t.hands.reduce((all, hand) => all + hand[r]!, 0)).toBe(
        position.table.hands.reduce((all, hand) => all + hand[r]!, 0),
      )
  }
  const accepted = structuredClone(position)
  accepted.table.talk!.replies = ['accepted', null, null, null]
  accepted.table.talk!.counters = [null, null, null, null]
  for (let world = 0; world < 10; world++)
    expect(imagined(catanZombies, accepted, RED, world).table.hands[WHITE]![1]).toBeGreaterThanOrEqual(1)
})

const WORLDS = 40

// The worlds that a seat imagines from this table.
function worldsOf(more: Partial<Table>, me: number): Table[] {
  const { position } = start(catanZombies, 'worlds', 4)
  Object.assign(position.table, table(), { payment: null, talk: null }, more)
  return Array.from({ length: WORLDS }, (_, world) => imagined(catanZombies, position, me, world).table)
}

test('7.1. In imagined worlds players hold what they have offered and promised, and the rest is dealt.', () => {
  const hands = [
    [0, 0, 0, 3, 0],
    [4, 0, 0, 0, 0],
    [4, 0, 0, 0, 0],
    [4, 0, 1, 0, 0],
  ]
  const talk: Table['talk'] = {
    offer: { give: [0, 0, 1, 0, 0], want: [0, 0, 0, 2, 0] },
    invited: false,
    replies: ['accepted', null, null, null],
    counters: [null, null, null, null],
  }
  const grain = worldsOf({ hands, talk, active: RED }, ORANGE).map((t) => t.hands[WHITE]![3]!)
  expect([Math.min(...grain), Math.max(...grain)]).toEqual([2, 3]) // two are promised, the third may be anyone's
  for (const { hands: dealt } of worldsOf({ hands, talk, active: RED }, ORANGE))
    expect(dealt[RED]![2]).toBe(1)
  const countered = { ...talk, replies: ['countered' as const, null, null, null] }
  countered.counters = [{ give: [0, 0, 0, 3, 0], want: [1, 0, 0, 0, 0] }, null, null, null]
  for (const t of worldsOf({ hands, talk: countered, active: RED }, ORANGE)) {
    expect(t.hands[WHITE]).toEqual([0, 0, 0, 3, 0])
    expect(t.talk).toEqual(countered)
  }
  const silent = worldsOf({ hands, active: RED }, ORANGE)
  expect(Math.min(...silent.map((t) => t.hands[WHITE]![3]!))).toBe(0)
  expect(Math.min(...silent.map((t) => t.hands[RED]![2]!))).toBe(0)
})

test('7.1, S11. A player who composes a counter-offer knows it in every imagined world.', () => {
  const talk: Table['talk'] = {
    offer: { give: [1, 0, 0, 0, 0], want: [0, 1, 0, 0, 0] },
    invited: false,
    replies: [null, null, null, null],
    counters: [{ give: [0, 0, 1, 0, 0], want: [0, 0, 0, 0, 0] }, null, null, null],
  }
  const { position } = start(catanZombies, 'composing', 4)
  Object.assign(position.table, table(), { payment: null, talk })
  expect(imagined(catanZombies, position, WHITE, 0).table.talk).toEqual(talk)
  expect(imagined(catanZombies, position, BLUE, 0).table.talk).toEqual({
    ...talk,
    counters: [{ give: [0, 0, 0, 0, 0], want: [0, 0, 0, 0, 0] }, null, null, null],
  })
})

test('9.1, 9.2. In imagined worlds every hidden card may lie anywhere; the active player bought as many as they did.', () => {
  const cards = [
    [0, 0, 0, 0, 0],
    [2, 0, 0, 0, 0],
    [0, 0, 0, 0, 1],
    [0, 0, 1, 0, 0],
  ]
  const hidden = { cards, deck: [3, 3], buried: [1], bought: [1, 0, 0, 0, 0], active: ORANGE }
  const worlds = worldsOf(hidden, WHITE)
  const places = (of: (t: Table) => unknown) => new Set(worlds.map((t) => JSON.stringify(of(t)))).size
  expect(places((t) => t.deck)).toBeGreaterThan(5)
  expect(places((t) => t.buried)).toBe(5)
  expect(places((t) => t.cards[RED])).toBe(5)
  for (const t of worlds) {
    expect(t.cards.map(sum)).toEqual([0, 2, 1, 1])
    expect([sum(t.bought), t.deck.length, t.buried.length]).toEqual([1, 2, 1])
    for (const [kind, n] of t.bought.entries()) expect(n).toBeLessThanOrEqual(t.cards[ORANGE]![kind]!)
  }
  for (const t of worldsOf(hidden, ORANGE))
    expect([t.bought, t.cards[ORANGE]]).toEqual([hidden.bought, cards[ORANGE]])
})

test('17.2. Imagined worlds give the active player fewer than ten points: otherwise the game would be over.', () => {
  const eight = {
    ...stand({ [RED]: { cities: [0, 2, 33, 51] } }),
    cards: [
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
      [2, 0, 0, 0, 0],
    ],
    deck: [1, 1, 1, 0],
    buried: [],
    bought: [0, 0, 0, 0, 0],
    largestArmy: -1,
    soldiers: [0, 0, 0, 0],
  }
  const points = (more: Partial<Table>) =>
    worldsOf({ ...eight, ...more }, WHITE).map((t) => t.cards[RED]![1]!)
  expect(Math.max(...points({ active: RED }))).toBe(1)
  expect(Math.max(...points({ active: BLUE }))).toBe(2) // on another player's turn ten do not win yet
})

test('What is imagined is drawn from a random stream of its own.', () => {
  const { position } = start(catanZombies, 'stream', 4)
  Object.assign(position.table, table(), { payment: null })
  const drawn = { ...position.rng.drawn }
  catanZombies.imagine(new Referee(catanZombies, position), WHITE)
  expect({ ...position.rng.drawn, imagined: 0 }).toEqual({ ...drawn, imagined: 0 })
})

test('What may be known although it is hidden has its reason.', () => {
  const { unseen = {} } = catanZombies
  expect(Object.keys(unseen)).toEqual(['asked pay', 'talk.counters'])
  for (const reason of Object.values(unseen)) expect(reason).toMatch(/^\w.* \w+/)
})
