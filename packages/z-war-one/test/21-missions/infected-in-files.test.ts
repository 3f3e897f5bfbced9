import { expect, test } from 'vitest'
import { drawn, says } from '../small-mission.ts'

/* 21.3, 21.6, 21.7. Infected that stand on the map, come by a roll of a table, or break in. */

test('21.3. Every roll has exactly one row, in each of the four tables; a row of points is a point or a roamer.', () => {
  expect(says((m) => (m.spawn[0].point[0].max = 6))).toEqual([
    'spawn[0].point: expected exactly one row for a roll of 7; found 0.',
  ])
  expect(says((m) => (m.spawn[1].group[0].min = 2))).toEqual([
    'spawn[1].group: expected exactly one row for a roll of 1; found 0.',
  ])
  expect(says((m) => (m.spawn[0].group[1].min = 4))).toEqual([
    'spawn[0].group: expected exactly one row for a roll of 4; found 2.',
  ])
  expect(says((m) => (m.roomSpawn.count[0].max = 7))).toEqual([
    'roomSpawn.count: expected exactly one row for a roll of 8; found 0.',
  ])
  expect(says((m) => (m.roomSpawn.distance[0].max = 7))).toEqual([
    'roomSpawn.distance: expected exactly one row for a roll of 8; found 0.',
  ])
  expect(says((m) => (m.spawn[0].point[0].roamer = true))).toEqual([
    'spawn[0].point[0]: expected either a point or roamer; found an object with point, roamer.',
  ])
  expect(says((m) => delete m.spawn[0].point[1].roamer)).toEqual([
    'spawn[0].point[1]: expected either a point or roamer; found an object with point, roamer.',
  ])
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

test('21.6. A room that is broken into has a door to an area with a spawn point.', () => {
  expect(says((m) => (m.events[0].rooms = ['R2']))).toEqual([])
  expect(says((m) => (m.events[0].rooms = ['R9']))).toEqual([
    'events[0].rooms: expected the name of a room; found "R9".',
  ])
  const inner = says((m) => {
    m.floors[0].rows[4] = '+---+---+---+=1=+---+'
    m.floors[0].rows[5] = '| R1  oFD R2        |'
  })
  expect(inner).toEqual([
    'events[0].rooms: expected a door from R1 to an area with a spawn point; found nothing.',
  ])
})
