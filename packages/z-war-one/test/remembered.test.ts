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

// One question is a list of as many squares as the map has.
test('2.9. However often doors change, distances are right, and what is kept of them has an end.', () => {
  const large = 'chapter-2'
  const { distances, size, doors: all } = layoutOf(large)
  const areas = 'a'.repeat(layoutOf(large).areas.length)
  let most = 0
  let before = 0
  let forgotten = 0
  for (let n = 0; n < 2 * Math.ceil(2_400_000 / size / 3); n++) {
    const doors = doorsOf(n).padEnd(all.length, 'c')
    smellFrom({ mission: large, doors }, 0)
    countFrom({ mission: large, doors, areas }, 0)
    walkTo({ mission: large, doors, areas }, 0)
    const kept = distances.smell.size
    if (kept < before) forgotten++
    most = Math.max(most, kept)
    before = kept
  }
  expect(forgotten).toBeGreaterThan(0)
  expect(most * size).toBeLessThanOrEqual(2_400_000)
  for (const n of [0, 1, 4095, 8191]) {
    const doors = doorsOf(n)
    const open = doors.indexOf('c') < 0 ? DOORS : doors.indexOf('c')
    const smelt = smellFrom(plan(doors), 0)
    expect([smelt[open], smelt[open + 1]]).toEqual([open, open === DOORS ? undefined : 255])
    expect(walkTo(plan(doors), 0)[DOORS]).toBe(DOORS + doors.split('c').length - 1)
    expect(countFrom(plan(doors), 0)[DOORS]).toBe(DOORS)
  }
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
