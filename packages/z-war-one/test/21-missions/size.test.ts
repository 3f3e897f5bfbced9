import { expect, test } from 'vitest'
import { faultText, shapeFaults } from '../../src/missions/read.ts'
import { row, says, small, drawn } from '../small-mission.ts'

/* 21.7. How long its texts and lists may be, and how large its floors. */

test('21.7. What is longer or larger than a mission may be is refused; at the limit it is not.', () => {
  const long = (length: number) => 'x'.repeat(length)
  expect(says((m) => (m.name = long(80)))).toEqual([])
  expect(says((m) => (m.name = long(81)))).toEqual([
    `name: expected a text of at most 80 characters; found "${long(56)}….`,
  ])
  expect(says((m) => (m.brief = long(800)))).toEqual([])
  expect(says((m) => (m.brief = long(801)))[0]).toContain('at most 800 characters')
  expect(says((m) => (m.special = Array(40).fill('A rule.')))).toEqual([])
  expect(says((m) => (m.special = Array(41).fill('A rule.')))).toEqual([
    'special: expected a list of at most 40; found a list of 41.',
  ])
  expect(says((m) => (m.special = ['Good.', '', 'Good.', 7]))).toEqual([
    'special[1]: expected a text; found "".',
    'special[3]: expected a text; found 7.',
  ])
  const rooms = (n: number) =>
    says((m) => (m.rooms = Object.fromEntries(Array.from({ length: n }, (_, i) => [`R${i}`, 'Room']))))
  expect(rooms(41)).toEqual([
    'rooms: expected at most 40 names; found an object with R0, R1, R2, R3, R4, R5.',
  ])
  expect(rooms(40).every((fault) => fault.startsWith('floors: '))).toBe(true)
  expect(says((m) => (m.rooms.R1 = ''))).toEqual(['rooms.R1: expected a text; found "".'])
  const rows = (n: number) =>
    says((m) => (m.roomSpawn.count = Array.from({ length: n }, (_, i) => row(i + 1, i + 1, { units: {} }))))
  expect(rows(8)).toEqual([])
  expect(says((m) => (m.spawn[1].group = Array(9).fill(row(1, 1, { units: {} }))))).toEqual([
    'spawn[1].group: expected a list of at most 8; found a list of 9.',
  ])
  expect(says((m) => (m.spawn[1].point = Array(9).fill(row(1, 1, { point: 'SA' }))))).toEqual([
    'spawn[1].point: expected a list of at most 8; found a list of 9.',
  ])
  expect(says((m) => (m.roomSpawn.count = Array(9).fill(row(1, 1, { units: {} }))))).toEqual([
    'roomSpawn.count: expected a list of at most 8; found a list of 9.',
  ])
  expect(says((m) => (m.roomSpawn.distance = Array(9).fill(row(1, 1, { squares: 1 }))))).toEqual([
    'roomSpawn.distance: expected a list of at most 8; found a list of 9.',
  ])
})

// A floor without anything on it, its size in squares.
const plain = (width: number, height: number): string[] => [
  `+${'---+'.repeat(width)}`,
  ...Array.from({ length: 2 * height - 1 }, (_, y) =>
    y % 2 === 0 ? `|${' '.repeat(4 * width - 1)}|` : `+${'   +'.repeat(width)}`,
  ),
  `+${'---+'.repeat(width)}`,
]

test('21.7. No side is longer than 36 squares, all floors together have no more than 1,200, and there are four at most.', () => {
  const floors = (...sizes: [number, number][]) => {
    const mission = small()
    mission.floors = sizes.map(([width, height]) => ({ name: 'Floor', rows: plain(width, height) }))
    return shapeFaults(mission).map(faultText)
  }
  expect(floors([36, 33])).toEqual([])
  expect(floors([33, 36])).toEqual([])
  expect(floors([37, 2])).toEqual(['floors: expected at most 36 squares a side; found "37 by 2".'])
  expect(floors([2, 36])).toEqual([])
  expect(floors([20, 30], [20, 30])).toEqual([])
  expect(floors([36, 34])).toEqual(['floors: expected at most 1200 squares; found 1224.'])
  expect(floors([20, 31], [20, 31])).toEqual(['floors: expected at most 1200 squares; found 1240.'])
  expect(floors([2, 2], [2, 2], [2, 2], [2, 2])).toEqual([])
  expect(floors([2, 2], [2, 2], [2, 2], [2, 2], [2, 2])).toEqual([
    'floors: expected a list of at most 4; found a list of 5.',
  ])
  expect(floors([2, 37])).toEqual(['floors[0].rows: expected a list of at most 73; found a list of 75.'])
})

test('21.7. No roll brings more than eight infected, of all classes together.', () => {
  const units = (of: object) => says((m) => (m.roomSpawn.count[0].units = of))
  expect(units({ zombie: 8 })).toEqual([])
  expect(units({ zombie: 4, newborn: 3, brute: 1 })).toEqual([])
  expect(units({ zombie: 5, newborn: 4 })).toEqual([
    'roomSpawn.count[0].units: expected at most 8 infected in one roll; found 9.',
  ])
  expect(units({ zombie: 0 })).toEqual([
    'roomSpawn.count[0].units.zombie: expected a whole number from 1 to 8; found 0.',
  ])
  expect(units({ zombie: 9 })).toEqual([
    'roomSpawn.count[0].units.zombie: expected a whole number from 1 to 8; found 9.',
  ])
  expect(units({ ghost: 1 })).toEqual([
    'roomSpawn.count[0].units.ghost: expected no such field, but zombie, newborn, brute; found 1.',
  ])
})

test('21.7. No more infected stand on the map than there are figures.', () => {
  const standing = (mark: string) => drawn('|     d1    |', `|${mark}  d1 ${mark}|`, 1)
  expect(standing('bN ')).toEqual(['floors: expected at most 1 Brute; found 2.'])
  expect(standing('nN ')).toEqual([])
  const crowd = (n: number) =>
    says((m) => {
      const marks = Array.from({ length: n }, (_, i) => ['nN', 'nE', 'nS', 'nW'][i % 4])
      const line = (from: number) =>
        Array.from({ length: 3 }, (_, i) => (marks[from + i] ?? '').padEnd(3)).join(' ')
      m.floors[1].rows[1] = `|### ###|${line(0)}|`
      m.floors[1].rows[5] = `|### ###|${line(3)}|`
    })
  expect(crowd(4)).toEqual([])
  expect(crowd(5)).toEqual(['floors: expected at most 4 Newborns; found 5.'])
})

test('21.7. Four events belong to one turn at most.', () => {
  const events = (turns: number[]) =>
    says((m) => (m.events = turns.map((turn) => ({ ...m.events[0], turn }))))
  expect(events([3, 3, 3, 3, 4, 4])).toEqual([])
  expect(events([3, 3, 3, 3, 3, 4])).toEqual(['events: expected at most 4 events on turn 3; found 5.'])
})
