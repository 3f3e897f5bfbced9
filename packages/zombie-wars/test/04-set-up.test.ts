import { Referee, start } from '@shamble/engine'
import { scene } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { zombieWars, type Table } from '../src/index.ts'
import { placeTownies } from '../src/set-up.ts'
import { BREEDS } from '../src/table.ts'
import { dice, night } from './night.ts'

// The table after these dice have placed the townies.
function placing(pool: number, town: number[]): Table {
  const { position } = start(zombieWars, 'placing', 2)
  position.table.town = {}
  position.rng.loaded = { town }
  placeTownies(new Referee(zombieWars, position), pool)
  return position.table
}

test('4. The table before the first move: the hourglass on start, no dice in hand, each player asked in order.', () => {
  const turn = start(zombieWars, 'first-3', 3, { superCop: true, deadlines: true })
  const { table } = turn.position
  expect(table).toMatchObject({
    hour: 0,
    order: [],
    phase: 'setUp',
    active: null,
    action: null,
    squads: [],
    hordes: [],
    destroyed: [0, 0, 0],
    roll: null,
    inHand: [],
    withdrawals: [],
    alone: null,
  })
  const types = turn.told.map(({ event }) => event.type)
  expect(new Set(types)).toEqual(new Set(['townspeoplePlaced', 'breedRolled']))
  const placed = turn.told.flatMap(({ event }) => (event.type === 'townspeoplePlaced' ? [event] : []))
  expect(placed.flatMap((event) => event.dice).length).toBe(51)
  for (const { at, dice } of placed) for (const die of dice) expect(table.town[at]).toContain(die)
  expect(placed.at(-1)!.dice).toEqual([12])
})

test('U1. The last batch takes only what is left in the pool.', () => {
  expect(placing(2, [3, 4, 5]).town).toEqual({ 34: dice(2) })
})

test('U2. A space that is rolled twice gets both batches.', () => {
  expect(placing(7, [3, 4, 3, 3, 4, 4]).town).toEqual({ 34: dice(7) })
})

test('4.2. Fifty townies stand in the town; U4: with Super Cop a d12 hero too, so that T is 51.', () => {
  for (const [superCop, people] of [
    [false, 50],
    [true, 51],
  ] as const) {
    const { town } = start(zombieWars, 'cop', 4, { superCop }).position.table
    const all = Object.values(town).flat()
    expect(all).toHaveLength(people)
    expect(all.filter((die) => die === 12)).toHaveLength(people - 50)
  }
})

test('4.4. With Deadlines each player rolls a d10 for a breed; with unique breeds a taken one is rolled again.', () => {
  for (let k = 0; k < 20; k++) {
    const { breeds, luck } = start(zombieWars, `breeds-${k}`, 6, { deadlines: true, uniqueBreeds: true })
      .position.table
    expect(new Set(breeds).size).toBe(6)
    expect(luck).toEqual(breeds.map((breed) => (breed === 'lucky' ? 7 : 0)))
  }
  expect(start(zombieWars, 'none', 3).position.table.breeds).toEqual([null, null, null])
})

test('4.4. The d10 names the breed by its number; a taken one is told and rolled again.', () => {
  const turn = start(zombieWars, 'breeds-1', 6, { deadlines: true, uniqueBreeds: true })
  const rolled = turn.told.flatMap(({ event }) => (event.type === 'breedRolled' ? [event] : []))
  const seen: string[] = []
  for (const { seat, shows, breed, taken } of rolled) {
    expect(BREEDS[shows - 1]).toBe(breed)
    expect(taken).toBe(seen.includes(breed))
    if (taken) continue
    seen.push(breed)
    expect(turn.position.table.breeds[seat]).toBe(breed)
  }
  expect(seen).toHaveLength(6)
})

test('4.5. Ruling R5. Three zombies in all; players decide in seat order from a random first seat.', () => {
  const firsts = new Set<number>()
  for (let k = 0; k < 12; k++) {
    const { position, pending } = start(zombieWars, `first-${k}`, 3)
    firsts.add(pending[0]!.seat)
    const g = new Referee(zombieWars, position).settle()
    const { seat } = pending[0]!
    g.make(seat, ['raise', '3'])
    expect(g.pending[0]!.seat).toBe((seat + 1) % 3)
  }
  expect(firsts.size).toBe(3)
})

test('4.5. The first player to decide is drawn from the stream of first players.', () => {
  const seats = new Set<number>()
  for (let k = 0; k < 30; k++) seats.add(start(zombieWars, `who-${k}`, 2).pending[0]!.seat)
  expect([...seats].toSorted()).toEqual([0, 1])
})

test('U3. Three zombies as one, one and one: three pawns, three separate rolls.', () => {
  night({ phase: 'setUp', active: null, hour: 0, next: [['raise', 0]] })
    .asks(0, 'raise 3', 'raise 2+1', 'raise 1+1+1')
    .stream('pawns', 1, 1, 4, 5, 8, 8)
    .takes(0, 'raise 1+1+1')
    .leaves({
      hordes: [
        { id: 0, seat: 0, at: 11, upright: true, zombies: dice(1) },
        { id: 1, seat: 0, at: 45, upright: true, zombies: dice(1) },
        { id: 2, seat: 0, at: 88, upright: true, zombies: dice(1) },
      ],
    })
})

test('4.5, 4.6. Raising is told with place and zombies, and the first hour strikes after the last player.', () => {
  night({ phase: 'setUp', active: null, hour: 0, next: [['raise', 1], ['hour']] })
    .stream('pawns', 3, 4, 5, 6)
    .stream('first', 1)
    .takes(1, 'raise 2+1')
    .tells({ type: 'hordeRaised', seat: 1, horde: 100, at: 34, zombies: [6, 6] })
    .tells({ type: 'hordeRaised', seat: 1, horde: 101, at: 56, zombies: [6] })
    .leaves({ hour: 1 })
  const { position } = start(zombieWars, 'whole', 2)
  const g = new Referee(zombieWars, position).settle()
  g.make(g.pending[0]!.seat, ['raise', '3']).make(g.pending[0]!.seat, ['raise', '3'])
  expect([g.table.hour, g.table.phase, g.table.hordes.map(({ id }) => id)]).toEqual([1, 'turn', [0, 100]])
})

test('4.6. Several pawns may share a space, with townspeople too.', () => {
  scene(zombieWars, { seats: 2, table: { hordes: [], town: { 34: dice(3) } }, next: [['raise', 0]] })
    .stream('pawns', 3, 4, 3, 4)
    .takes(0, 'raise 2+1')
    .check((t) => expect(t.hordes.map(({ at }) => at)).toEqual([34, 34]))
})
