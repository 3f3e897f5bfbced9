import { expect, test } from 'vitest'
import { HOUR_TRACKS } from '../src/data.ts'
import { zombieWars, type Table } from '../src/index.ts'
import { dice, faraway, lying, night, standing } from './night.ts'

// A table with every field filled.
function table(): Table {
  let found: Table | null = null
  night({
    seats: 3,
    options: { advanced: true, deadlines: true, hourTrack: 'short' },
    town: { 34: dice(1, 8), 11: dice(2) },
    squads: [{ id: 4, at: 55, dice: [8, 10] }],
    hordes: [standing(0, 34, dice(2)), lying(1, 55, dice(1)), standing(100, 34, dice(1, 8)), ...faraway(2)],
    breeds: ['lucky', 'virulent', null],
    luck: [3, 0, 0],
    destroyed: [1, 0, 2],
    withdrawals: [[0, 100, 9, 9]],
    alone: 2,
  })
    .dice(5, 4, 6, 2, 2, 2)
    .takes(0, 'attack horde:0 everything')
    .check((t) => (found = t))
  return { ...found!, inHand: [6, 8], order: [1, 2, 0] }
}

test('The view shows the whole table, with the counts that players need.', () => {
  const t = table()
  expect(t.roll!.parties).toHaveLength(3)
  t.roll!.aside.push(7)
  t.roll!.parties[0]!.joins.push(8)
  t.roll!.parties[0]!.losesTo.push(1)
  const [first, ...others] = t.hordes
  expect(zombieWars.view(t, 0)).toEqual({
    ...t,
    // Who joins in a fight stands in the horde already, and who is in hand is counted with the active player.
    hordes: [{ ...first, zombies: [6, 6, 8] }, ...others],
    track: HOUR_TRACKS.short,
    limits: [6, 4, 5],
    zombies: [6, 2, 1],
    living: 6,
  })
  expect(zombieWars.view({ ...t, roll: null }, 0).roll).toBeNull()
})

test('The view is a copy but for the pieces on the board, which cannot be changed: changing it does not change the table.', () => {
  const t = table()
  t.roll!.aside.push(7)
  t.roll!.parties[0]!.joins.push(8)
  t.roll!.parties[0]!.losesTo.push(1)
  const before = JSON.stringify(t)
  const { track, town: _town, squads: _squads, hordes: _hordes, ...seen } = zombieWars.view(t, null)
  expect(track).toHaveLength(8)
  const wreck = (x: unknown): void => {
    if (typeof x !== 'object' || x === null) return
    for (const value of Object.values(x)) wreck(value)
    if (Array.isArray(x)) x.push(99)
    else Object.assign(x, { broken: true })
  }
  wreck(seen)
  expect(JSON.stringify(t)).toBe(before)
})
