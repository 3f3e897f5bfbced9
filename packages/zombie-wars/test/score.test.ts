import { layOut } from '@shamble/engine'
import { expect, test } from 'vitest'
import { zombieWars, type Table } from '../src/index.ts'
import { dice, lying, standing, tableOf } from './night.ts'

// How Red and Blue stand.
function scores(given: Partial<Table>): [number, number] {
  const { table } = layOut(zombieWars, { seats: 2, table: tableOf(given, 2), next: [] })
  return [zombieWars.score(table, 0), zombieWars.score(table, 1)]
}

test('Who is the last with hordes has won; who has none has lost.', () => {
  expect(scores({ town: { 11: dice(30) }, hordes: [standing(0, 34, dice(1))] })).toEqual([1, 0])
})

test('When the night is over, the score is the result: a share of the victory, or nothing.', () => {
  const hordes = [standing(0, 34, dice(9)), standing(100, 35, dice(7))]
  expect(scores({ hour: 13, town: { 11: dice(10) }, hordes })).toEqual([1, 0])
  expect(scores({ hour: 13, town: { 11: dice(20) }, hordes })).toEqual([0, 0])
  expect(scores({ hour: 13, hordes: [standing(0, 34, dice(9)), standing(100, 35, dice(9))] })).toEqual([
    0.5, 0.5,
  ])
})

test('A zombie more, a townsperson fewer, a pawn that stands, and people nearby are all better.', () => {
  const base = { town: { 11: dice(20) }, hordes: [lying(0, 34, dice(5)), lying(100, 88, dice(5))] }
  const [red] = scores(base)
  expect(scores({ ...base, hordes: [lying(0, 34, dice(6)), lying(100, 88, dice(5))] })[0]).toBeGreaterThan(
    red,
  )
  expect(scores({ ...base, town: { 11: dice(19) } })[0]).toBeGreaterThan(red)
  expect(scores({ ...base, hordes: [standing(0, 34, dice(5)), lying(100, 88, dice(5))] })[0]).toBeGreaterThan(
    red,
  )
  expect(scores({ ...base, town: { 11: dice(19), 35: dice(1) } })[0]).toBeGreaterThan(red)
})
