import { layOut, newLog, quickChance, readOptions, refereeAt, type Seat } from '@shamble/engine'
import { expect, test } from 'vitest'
import { features, weights } from '../src/chances.ts'
import { zombieWars, type Table } from '../src/index.ts'
import { dice, standing, tableOf } from './night.ts'

const SET_UP = { seats: 4, options: readOptions(zombieWars, {}, true) }

const chanceOf = (table: Table, seat: Seat): number =>
  1 / (1 + Math.exp(-features(table)(seat).reduce((sum, feature, n) => sum + feature * weights[n]!, 0)))

// The chances of Red and Blue in the review of a finished game.
function chances(given: Partial<Table>): [number, number] {
  const { table } = layOut(zombieWars, { seats: 2, table: tableOf(given, 2), next: [] })
  return [chanceOf(table, 0), chanceOf(table, 1)]
}

test('11.5. A lead of 44 to 5 late in the night is nearly won once the dead outnumber the living, and worth little before.', () => {
  const hordes = [standing(0, 34, dice(44)), standing(100, 35, dice(5))]
  const [ahead, behind] = chances({ hour: 11, town: { 11: dice(30) }, hordes })
  expect(ahead).toBeGreaterThan(0.9)
  expect(behind).toBeLessThan(0.1)
  expect(chances({ hour: 12, town: { 11: dice(60) }, hordes })[0]).toBeLessThan(0.1)
})

test('With most of the living left, the chance of both falls hour by hour, also against a last zombie.', () => {
  const hordes = [standing(0, 34, dice(4)), standing(100, 88, dice(1))]
  const nights = [2, 6, 10, 12].map((hour) => chances({ hour, town: { 11: dice(30) }, hordes }))
  for (const seat of [0, 1]) {
    const row = nights.map((both) => both[seat]!)
    expect(row).toEqual(row.toSorted((a, b) => b - a))
    expect(row.at(-1)).toBeLessThan(0.2)
  }
  expect(chances({ hour: 6, hordes: [standing(0, 34, dice(4))] })[1]).toBeLessThan(1e-6)
})

test('4.5. Who raises their hordes first has no lead by that: on average the chance stays.', () => {
  const chance = quickChance('raised')
  let [gained, raised] = [0, 0]
  for (let n = 0; n < 20; n++) {
    const g = refereeAt(zombieWars, newLog(zombieWars, `raised-${n}`, SET_UP))
    while (g.table.phase === 'setUp') {
      const { seat, moves } = g.pending[0]!
      const before = chanceOf(g.table, seat)
      g.make(seat, moves[chance(moves.length)]!)
      gained += chanceOf(g.table, seat) - before
      raised++
    }
  }
  expect(raised).toBe(20 * SET_UP.seats)
  expect(Math.abs(gained / raised)).toBeLessThan(0.02)
})
