import { Referee, start } from '@shamble/engine'
import { expect, test } from 'vitest'
import { COMBAT } from '../src/data/combat.ts'
import { SETTINGS } from '../src/data/numbers.ts'
import { ROLES } from '../src/data/roles.ts'
import { THREATS } from '../src/data/threats.ts'
import { START, ZONES } from '../src/data/zones.ts'
import { game, type Event, type Table } from '../src/index.ts'
import { NONE, ownerOf, roleNamed, zoneId } from '../src/table.ts'
import { world } from './lay.ts'

/* 3. Set-up. */

test('3. Every character starts in the Great Plains, which are clear. Aircraft stand in the six airfields.', () => {
  for (const characters of [2, 3, 4]) {
    const { table } = start(game, 'set-up', 1, { characters }).position
    expect(table.at).toEqual(Array(characters).fill(START))
    expect(zoneId(START)).toBe('great-plains')
    expect([table.strength[START], table.token[START]]).toEqual([0, NONE])
    expect(table.aircraft).toEqual(ZONES.flatMap(({ airfield }, zone) => (airfield ? [zone] : [])))
    expect(table.role).toHaveLength(characters)
    expect([table.round, table.active, table.step]).toEqual([1, 0, 'move'])
  }
})

test('3 no. 1. By option the characters are chosen, in turn order, each by its owner, and none twice.', () => {
  const g = new Referee<Table, Event>(
    game,
    start(game, 'chosen', 2, { characters: 3, roles: 'chosen' }).position,
  ).settle()
  const all = ROLES.map(({ id }) => id)
  expect(g.pending[0]).toMatchObject({ seat: 0, moves: all.map((id) => ['choose', id]) })
  g.make(0, ['choose', 'medic'])
  expect(g.told.map(({ event }) => event)).toEqual([
    { type: 'roleTaken', who: 0, role: roleNamed('medic'), dealt: false },
  ])
  expect(g.pending[0]!.seat).toBe(1)
  expect(g.pending[0]!.moves).toEqual(all.filter((id) => id !== 'medic').map((id) => ['choose', id]))
  g.make(1, ['choose', 'veteran']).make(0, ['choose', 'ranger'])
  expect(g.table.role).toEqual(['medic', 'veteran', 'ranger'].map(roleNamed))
  expect([g.table.round, g.pending[0]!.step]).toEqual([1, 'move'])
})

test('3 no. 4, 5. A token in each grey zone, a horde in every other but the start, by a d12: 1–6, 7–10, 11, 12.', () => {
  const { table } = start(game, 'set-up', 1).position
  for (const [zone, { grey }] of ZONES.entries()) {
    expect(table.token[zone] !== NONE).toBe(grey)
    expect(table.strength[zone]! > 0).toBe(!grey && zone !== START)
  }
  const faces = Array.from({ length: 12 }, (_, n) => n + 1)
  world({ cast: { ranger: { at: 'mexico' } } }, ['layWorld'])
    .stream('hordes', ...faces, ...faces)
    .check((t) => {
      const laid = t.strength.filter((strength, zone) => strength > 0 && zone !== START).slice(0, 12)
      expect(laid).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 4])
    })
})

test('3 no. 6. Starting cards by seat; the Quartermaster has one more.', () => {
  for (const [characters, { cards }] of Object.entries(SETTINGS)) {
    for (let n = 0; n < 12; n++) {
      const { table } = start(game, `cards-${n}`, 1, { characters: Number(characters) }).position
      const quartermaster = table.role.indexOf(roleNamed('quartermaster'))
      expect(table.hand.map((hand, who) => hand.length - (who === quartermaster ? 1 : 0))).toEqual(cards)
      expect(table.worn.flat()).toEqual([])
    }
  }
})

test('3 no. 7. Every card is in its deck or in a hand, with all its copies.', () => {
  const { table } = start(game, 'decks', 1, { characters: 3 }).position
  const counted = (cards: readonly number[], list: readonly unknown[]) =>
    list.map((_, card) => cards.filter((other) => other === card).length)
  expect(counted([...table.combatDeck, ...table.hand.flat()], COMBAT)).toEqual(
    COMBAT.map(({ copies }) => copies),
  )
  expect(counted(table.threatDeck, THREATS)).toEqual(THREATS.map(({ copies }) => copies))
  expect([table.combatDiscard, table.threatDiscard, table.sunk]).toEqual([[], [], []])
})

test('3. Before the deal the table is empty, and no one is asked for cards.', () => {
  const { table } = start(game, 'empty', 2, { characters: 3, roles: 'chosen' }).position
  const none = [NONE, NONE, NONE]
  expect(table).toMatchObject({ step: 'setUp', round: 0, active: NONE, subject: NONE, asked: NONE })
  expect(table).toMatchObject({
    threat: NONE,
    playing: NONE,
    battle: null,
    wins: 0,
    sapped: false,
    trail: [],
  })
  expect([table.role, table.hand, table.worn]).toEqual([none, [[], [], []], [[], [], []]])
  expect([table.strength.some((n) => n > 0), table.token.some((n) => n !== NONE)]).toEqual([false, false])
  expect([table.combatDeck, table.combatDiscard, table.threatDeck, table.threatDiscard, table.sunk]).toEqual([
    [],
    [],
    [],
    [],
    [],
  ])
  expect([table.aircraft, table.seats]).toEqual([[], 2])
})

test('3. The deal is told, and each kind of chance has a random stream of its own.', () => {
  const { told, position } = start(game, 'told', 1, { characters: 2 })
  const events = told.map(({ event }) => event)
  expect(events.map(({ type }) => type)).toEqual([
    'roleTaken',
    'roleTaken',
    'worldLaid',
    'cardsDealt',
    'cardsDealt',
    'roundBegan',
    'turnBegan',
  ])
  const { role, hand, strength } = position.table
  expect(events[1]).toEqual({ type: 'roleTaken', who: 1, role: role[1], dealt: true })
  const faceDown = ZONES.flatMap(({ grey }, zone) => (grey ? [zone] : []))
  const strong = strength.filter((n) => n >= 3).length
  expect(events[2]).toEqual({ type: 'worldLaid', strong, strength, faceDown })
  expect(events[4]).toEqual({ type: 'cardsDealt', who: 1, cards: hand[1] })
  expect(events[6]).toEqual({ type: 'turnBegan', who: 0, zombie: false })
  for (const cards of hand) expect(cards).toEqual(cards.toSorted((a, b) => a - b))
  expect(Object.keys(position.rng.drawn).toSorted()).toEqual([
    'combat',
    'hordes',
    'roles',
    'threat',
    'tokens',
  ])
})

test('R23. The characters are dealt round the players.', () => {
  expect([0, 1, 2, 3].map((who) => ownerOf({ seats: 1 }, who))).toEqual([0, 0, 0, 0])
  expect([0, 1, 2, 3].map((who) => ownerOf({ seats: 2 }, who))).toEqual([0, 1, 0, 1])
  expect([0, 1, 2, 3].map((who) => ownerOf({ seats: 3 }, who))).toEqual([0, 1, 2, 0])
  expect([0, 1, 2, 3].map((who) => ownerOf({ seats: 4 }, who))).toEqual([0, 1, 2, 3])
})

test('1. All players win together and see the same. There may be as many as characters.', () => {
  const table = start(game, 'sides', 2).position.table
  expect([0, 1].map((seat) => game.sideOf!(table, seat))).toEqual([0, 0])
  expect([game.id, game.allSeeAlike, game.seats]).toEqual(['world-war-z', true, [1, 2, 3, 4]])
  expect(game.options).toEqual({ characters: [2, 3, 4], roles: ['dealt', 'chosen'] })
  expect([2, 3, 4].map((characters) => game.seatsFor!({ characters }))).toEqual([
    [1, 2],
    [1, 2, 3],
    [1, 2, 3, 4],
  ])
})
