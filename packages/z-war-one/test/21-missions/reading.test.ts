import { expect, test } from 'vitest'
import { layoutOf } from '../../src/missions/index.ts'
import { MISSIONS } from '../../src/missions/list.ts'
import { faultsIn, faultText, readMission } from '../../src/missions/read.ts'

const fileOf = (id: string): any => structuredClone(layoutOf(id).mission)

const saysOf = (json: unknown): string[] => faultsIn(json).map(faultText)

test('21.2. All nine missions can be played as they are.', () => {
  expect(MISSIONS).toHaveLength(9)
  for (const id of MISSIONS) {
    const { mission, starts } = layoutOf(id)
    expect(mission.id).toBe(id)
    expect(starts).toHaveLength(4)
    expect(faultsIn(mission)).toEqual([])
  }
})

test('21.1. A file that is no mission is refused with everything that is missing.', () => {
  expect(saysOf([])).toEqual(['the file: expected an object; found a list of 0.'])
  expect(() => readMission({ id: 'mine' })).toThrow(
    /^This mission cannot be played. name: expected a text; found nothing/,
  )
})

test('21.1. A field that is misspelt is named, with those there are.', () => {
  const mine = fileOf('chapter-1')
  mine.exit = mine.exits
  expect(saysOf(mine)[0]).toMatch(/^exit: expected no such field, but id, name,/)
})

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

test('21.4. An objective names only objectives above it.', () => {
  const mine = fileOf('chapter-1')
  mine.objectives[1].requires = ['boxes']
  expect(saysOf(mine)).toEqual([
    'objectives[1].requires: expected the id of an objective above; found "boxes".',
  ])
})

test('21.2. A wrong character in a map is named with its line and place.', () => {
  const mine = fileOf('chapter-1')
  mine.floors[0].rows[6] = mine.floors[0].rows[6].replace('+   +', '+ ? +')
  expect(saysOf(mine)).toEqual([
    'floors[0].rows[6], character 2: expected ---, three blanks, =D= or =1= to =9=; found " ? ".',
  ])
})

test('21.2. A line that is too short is named.', () => {
  const mine = fileOf('chapter-1')
  mine.floors[0].rows[3] = '|   |'
  expect(saysOf(mine)).toEqual([
    'floors[0].rows[3]: expected 97 characters, as every line has; found "|   |".',
  ])
})

test('21.2. A square behind walls is refused, with its place.', () => {
  const mine = fileOf('director-1')
  const rows = mine.floors[0].rows
  rows[1] = rows[1].replace(/^(\|...) /, '$1|')
  rows[2] = rows[2].replace('+   +', '+---+')
  expect(saysOf(mine)).toEqual(['floors[0]: expected a way to column 1, row 1; found "walls around it".'])
})
