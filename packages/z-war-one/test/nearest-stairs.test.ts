import { scene } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { newUnit } from '../src/figures.ts'
import { zWarOne } from '../src/index.ts'
import { stairsFor } from '../src/infected-move.ts'
import { layoutOf } from '../src/missions/index.ts'
import { emptyTable } from '../src/set-up.ts'
import { SAM } from './field.ts'

/*
 * 10.12, R-72. Which staircase a unit makes for, up or down, when nobody is on its floor.
 */

const floor = (marks: string) => ({
  name: 'Floor',
  rows: ['+---+---+---+---+---+---+---+', `|${marks}|`, '+---+---+---+---+---+---+---+'],
})
// Staircase 1 joins the ground floor and the first at the western end, 2 at the eastern; 3 the first floor and the second.
const HOUSE = JSON.stringify({
  ...layoutOf('chapter-1').mission,
  id: 'stairs',
  legend: {},
  rooms: {},
  doors: {},
  floors: [
    floor('     u1              u2    '),
    floor(' d1          u3          d2'),
    floor('                 d3        '),
  ],
})

const table = (unit: number, hero: number) => {
  const t = emptyTable(layoutOf(HOUSE), HOUSE, 1, false)
  t.infected = [newUnit(t, 0, unit)]
  t.heroes.forEach((figure) => (figure.fate = 'left'))
  Object.assign(t.heroes[SAM]!, { at: hero, fate: 'playing' })
  return t
}

test('10.12. The nearest staircase by the way to its far side, up from below and down from above; of equal ones the lower number.', () => {
  const goals = (from: number[]) => from.map((at) => stairsFor(table(at, 20), at))
  // The ground floor: to the squares above, 7 in the west and 13 in the east.
  expect(goals([0, 1, 2, 3, 4, 5, 6])).toEqual([7, 7, 7, 7, 13, 13, 13])
  // The first floor: down to 1 or 5, up to 18.
  expect(goals([7, 8, 9, 10, 11, 12, 13])).toEqual([1, 1, 18, 18, 18, 5, 5])
  // The second floor: there is one way down.
  expect(goals([14, 18, 20])).toEqual([10, 10, 10])
})

test('10.12. It goes up as it goes down, over the link.', () => {
  const march = (unit: number, hero: number) =>
    scene(zWarOne, { options: { mission: 'chapter-1' }, table: table(unit, hero), next: [['nextUnit']] })
  march(1, 12).tells({ type: 'unitMoved', unit: 0, from: 1, path: [7], target: -1 })
  march(19, 7)
    .tells({ type: 'unitMoved', unit: 0, from: 19, path: [18], target: -1 })
    .tells({ type: 'unitMoved', unit: 0, from: 18, path: [10] })
})
