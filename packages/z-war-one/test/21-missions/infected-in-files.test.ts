import { expect, test } from 'vitest'
import { says } from '../small-mission.ts'
import { layoutOf } from '../../src/missions/index.ts'
import { faultsIn, faultText } from '../../src/missions/read.ts'

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

const fileOf = (id: string): any => structuredClone(layoutOf(id).mission)

const saysOf = (json: unknown): string[] => faultsIn(json).map(faultText)

test('21.3. A table must have exactly one row for every roll.', () => {
  const mine = fileOf('chapter-1')
  mine.spawn[0].group[0].max = 5
  expect(saysOf(mine)).toEqual(['spawn[0].group: expected exactly one row for a roll of 6; found 0.'])
})

test('21.3. A spawn point that is not on the map is refused.', () => {
  const mine = fileOf('chapter-1')
  mine.spawn[1].point[0].point = 'SQ'
  expect(saysOf(mine)).toEqual([
    'spawn[1].point: expected a spawn point of the map (SA, SB, SC); found "SQ".',
  ])
})
