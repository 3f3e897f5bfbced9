import { expect, test } from 'vitest'
import { countFrom, smellFrom, walkTo } from '../src/distances.ts'
import { layoutOf } from '../src/missions/index.ts'
import { tableOf } from './field.ts'

/*
 * 2.9. Distances are remembered by how doors and areas stand; what is remembered stays right, and does not grow for ever.
 */

// A lane of fourteen squares with a door between any two.
const LANE = `
  +${'---+'.repeat(14)}
  |${Array(14).fill('   ').join('D')}|
  +${'---+'.repeat(14)}`
const DOORS = 13
const { mission } = tableOf(LANE)
const plan = (doors: string) => ({ mission, doors, areas: 'a'.repeat(DOORS + 1) })
/** The doors as the ones and noughts of a number have them: open and closed. */
const doorsOf = (n: number) => n.toString(2).padStart(DOORS, '0').replaceAll('0', 'c').replaceAll('1', 'o')

test('2.9. However often doors change, distances are right, and of so many lists only some are kept.', () => {
  const { distances } = layoutOf(mission)
  const kept = () =>
    distances.smell.size +
    [distances.counting, distances.walking].reduce(
      (sum, { all }) => sum + [...all.values()].reduce((n, byDoors) => n + byDoors.size, 0),
      0,
    )
  let most = 0
  for (let n = 0; n < 6000; n++) {
    const doors = doorsOf(n)
    const open = doors.indexOf('c') < 0 ? DOORS : doors.indexOf('c')
    const smelt = smellFrom(plan(doors), 0)
    expect([smelt[open], smelt[open + 1]]).toEqual([open, open === DOORS ? undefined : 255])
    const closed = doors.split('c').length - 1
    expect(walkTo(plan(doors), 0)[DOORS]).toBe(DOORS + closed)
    expect(countFrom(plan(doors), 0)[DOORS]).toBe(DOORS)
    most = Math.max(most, kept())
  }
  expect(most).toBeGreaterThan(3000)
  expect(most).toBeLessThanOrEqual(4000)
})

test('2.9. The same question has the same answer, and the very same list, until doors or areas change.', () => {
  const doors = doorsOf(8191)
  const first = walkTo(plan(doors), 3)
  expect(walkTo(plan(doors), 3)).toBe(first)
  const shut = { ...plan(doors), areas: 'c'.repeat(DOORS + 1) }
  expect([...walkTo(shut, 3)]).toEqual(Array(DOORS + 1).fill(255))
  expect(walkTo(plan(doorsOf(0)), 3)[4]).toBe(2)
  expect(walkTo(plan(doors), 3)[4]).toBe(1)
  expect(countFrom(plan(doors), 3)[4]).toBe(1)
  expect(countFrom(shut, 3)[4]).toBe(255)
})
