import { expect, test } from 'vitest'
import { countFrom, smellFrom, walkTo } from '../../src/map/distances.ts'
import { layoutOf } from '../../src/missions/index.ts'
import { sees } from '../../src/map/sight.ts'
import { faultsIn, faultText } from '../../src/missions/read.ts'

/*
 * 2.2 to 2.10, 16.4. Floors as they are drawn: which squares smell, feet and eyes get to, over edges, corners, doorways and stairs. A dot
 * is a square that they do not get to.
 */

const rowsOf = (picture: string): string[] => {
  const lines = picture.split('\n').filter((line) => line.trim() !== '')
  const indent = Math.min(...lines.map((line) => line.search(/\S/)))
  return lines.map((line) => line.slice(indent))
}

/** Floors without figures, from the ground up, with all areas active. */
function floorsOf(pictures: readonly string[], doors = '') {
  const mission = {
    ...layoutOf('chapter-1').mission,
    id: 'floors',
    legend: {},
    doors: {},
    rooms: {},
    floors: pictures.map((picture) => ({ name: 'Floor', rows: rowsOf(picture) })),
  }
  const text = JSON.stringify(mission)
  const layout = layoutOf(text)
  return { layout, plan: { mission: text, doors, areas: 'a'.repeat(layout.areas.length) } }
}

const drawn = (list: Uint8Array, width: number): string[] =>
  Array.from({ length: list.length / width }, (_, y) =>
    Array.from(list.slice(y * width, (y + 1) * width), (cost) => (cost === 255 ? '.' : cost)).join(' '),
  )

test('2.9. Smell spreads in all eight directions, diagonally past the end of a wall if one way round is open.', () => {
  const { plan } = floorsOf([
    `
    +---+---+---+---+
    |       |       |
    +   +   +   +   +
    |               |
    +   +---+---+   +
    |   |       |   |
    +   +---+---+   +
    |               |
    +---+---+---+---+`,
  ])
  expect(drawn(smellFrom(plan, 0), 4)).toEqual([
    '0 1 2 3', //
    '1 1 2 3',
    '2 . . 3',
    '3 3 4 4',
  ])
})

test('2.9. Diagonally past a doorway smell needs one way round whose doors are all open.', () => {
  const board = `
    +---+---+
    |   D   |
    +=D=+=D=+
    |   D   |
    +---+---+`
  // The doors: east of the first square, south of it, south of the second, east of the third.
  const past = (doors: string) => {
    const { plan } = floorsOf([board], doors)
    return drawn(smellFrom(plan, 0), 2)
  }
  expect(past('cccc')).toEqual(['0 .', '. .'])
  expect(past('oooo')).toEqual(['0 1', '1 1'])
  expect(past('ococ')).toEqual(['0 1', '. 1'])
  expect(past('cxcx')).toEqual(['0 .', '1 1'])
  expect(past('occo')).toEqual(['0 1', '. .'])
  expect(past('occc')).toEqual(['0 1', '. .'])
  expect(past('ccoo')).toEqual(['0 .', '. .'])
})

test('2.9. Past a single doorway it takes the other way round, or that through the door.', () => {
  const board = (east: string, south: string) => `
    +---+---+
    |   ${east}   |
    +${south}+   +
    |       |
    +---+---+`
  const past = (east: string, south: string, doors: string) =>
    smellFrom(floorsOf([board(east, south)], doors).plan, 0)[3]
  expect(past('D', '---', 'c')).toBe(255)
  expect(past('D', '---', 'o')).toBe(1)
  expect(past('|', '=D=', 'c')).toBe(255)
  expect(past('|', '=D=', 'x')).toBe(1)
  expect(past('|', '---', '')).toBe(255)
  expect(past('D', '   ', 'c')).toBe(1)
})

test('2.1, 2.2. What does not exist is nowhere: no way leads in, through or out, and its edges are walls.', () => {
  const { layout, plan } = floorsOf([
    `
    +---+---+---+
    |           |
    +   +   +   +
    |    ###    |
    +   +   +   +
    |           |
    +---+---+---+`,
  ])
  expect([layout.exists[4], layout.areaOf[4], layout.steps[4], layout.wafts[4], layout.squeezes[4]]).toEqual([
    false,
    -1,
    [],
    [],
    [],
  ])
  expect(layout.areas.map(({ squares }) => squares)).toEqual([[0, 1, 2, 3, 5, 6, 7, 8]])
  expect(drawn(smellFrom(plan, 1), 3)).toEqual(['1 0 1', '1 . 1', '2 2 2'])
  expect(drawn(walkTo(plan, 1), 3)).toEqual(['1 0 1', '2 . 2', '3 4 3'])
})

const GROUND = `
  +---+---+---+
  |           |
  +   +   +   +
  |     u1    |
  +   +   +   +
  |           |
  +---+---+---+`

const ABOVE = (first: string, second: string, third: string) => `
  +---+---+---+
  |${first}|
  +   +   +   +
  |${second}|
  +   +   +   +
  |${third}|
  +---+---+---+`

const EMPTY = '           '

test('2.10. A stair link is one step to the neighbour that lies over it, in any straight direction, and back.', () => {
  const links = (first: string, second: string, third: string) => {
    const { layout } = floorsOf([GROUND, ABOVE(first, second, third)])
    return layout.steps.flatMap((steps, from) =>
      steps.filter(({ stair }) => stair).map(({ to, direction, door }) => [from, to, direction, door]),
    )
  }
  // North, east, south, west of the top square; and the way back.
  expect(links('     d1    ', EMPTY, EMPTY)).toEqual([
    [4, 10, 0, -1],
    [10, 4, 2, -1],
  ])
  expect(links(EMPTY, '         d1', EMPTY)).toEqual([
    [4, 14, 1, -1],
    [14, 4, 3, -1],
  ])
  expect(links(EMPTY, EMPTY, '     d1    ')).toEqual([
    [4, 16, 2, -1],
    [16, 4, 0, -1],
  ])
  expect(links(EMPTY, ' d1        ', EMPTY)).toEqual([
    [4, 12, 3, -1],
    [12, 4, 1, -1],
  ])
  // Never cornerwise, nor straight up.
  for (const [north, middle, south] of [
    [' d1        ', EMPTY, EMPTY],
    ['         d1', EMPTY, EMPTY],
    [EMPTY, EMPTY, ' d1        '],
    [EMPTY, EMPTY, '         d1'],
    [EMPTY, '     d1    ', EMPTY],
  ])
    expect(links(north!, middle!, south!)).toEqual([])
})

test('2.9, 2.10. Smell, counting and feet take the link as one square; floors have no other connection.', () => {
  const { plan } = floorsOf([GROUND, ABOVE(EMPTY, EMPTY, '     d1    ')])
  const expected = [
    '1 1 1', //
    '1 0 1',
    '1 1 1',
    '3 3 3',
    '2 2 2',
    '2 1 2',
  ]
  expect(drawn(smellFrom(plan, 4), 3)).toEqual(expected)
  expect(drawn(countFrom(plan, 4), 3)).toEqual(expected)
  expect(drawn(walkTo(plan, 4), 3)).toEqual(expected)
  const { plan: apart } = floorsOf([GROUND.replace('u1', '  '), ABOVE(EMPTY, EMPTY, EMPTY)])
  expect(drawn(smellFrom(apart, 7), 3).slice(3)).toEqual(['. . .', '. . .', '. . .'])
  expect(drawn(walkTo(apart, 7), 3).slice(3)).toEqual(['. . .', '. . .', '. . .'])
})

test('2.7, 2.10. Nobody sees to another floor, not even over the stairs.', () => {
  const { plan } = floorsOf([GROUND, ABOVE(EMPTY, EMPTY, '     d1    ')])
  for (let at = 9; at < 18; at++) expect(sees(plan, 4, at)).toBe(false)
  expect(sees(plan, 4, 0)).toBe(true)
})

test('R-72. Staircases are kept in the order of their numbers, spawn points in that of their letters.', () => {
  const { layout } = floorsOf([
    `
    +---+---+---+---+
    | u2  u1  SC  SA|
    +---+---+---+---+`,
    `
    +---+---+---+---+
    | d1  SB  d2    |
    +---+---+---+---+`,
  ])
  expect(layout.stairs).toEqual([
    { number: 1, top: 1, first: 4 },
    { number: 2, top: 0, first: 6 },
  ])
  expect(layout.spawnPoints).toEqual([
    { token: 'SA', at: 3 },
    { token: 'SB', at: 5 },
    { token: 'SC', at: 2 },
  ])
  expect(layout.spawnAt).toEqual([-1, -1, 2, 0, -1, 1, -1, -1])
})

const fileOf = (id: string): any => structuredClone(layoutOf(id).mission)

const saysOf = (json: unknown): string[] => faultsIn(json).map(faultText)

test('2.10. Two parts of a staircase must touch when the floors lie over each other.', () => {
  const mine = fileOf('chapter-2')
  const rows = mine.floors[1].rows
  mine.floors[1].rows = rows.map((row: string) => row.replace(' d1', '   '))
  expect(saysOf(mine)).toContain('floors: expected the mark d1; found nothing.')
})

test('2.10. The staircases of chapter 2 join (12,8) below with (12,8) above over one link each.', () => {
  const { stairs, steps, width, height } = layoutOf('chapter-2')
  expect(stairs).toHaveLength(2)
  for (const { top, first } of stairs) {
    expect(steps[top]!.filter(({ stair }) => stair).map(({ to }) => to)).toEqual([first])
    expect(steps[first]!.filter(({ stair }) => stair).map(({ to }) => to)).toEqual([top])
    expect(first).toBeGreaterThanOrEqual(width * height)
  }
})
