import { expect, test } from 'vitest'
import { layoutOf } from '../../src/missions/index.ts'
import { drawn, says, small, squaresOfFault } from '../small-mission.ts'
import { MISSIONS } from '../../src/missions/list.ts'
import { faultsIn, faultText } from '../../src/missions/read.ts'

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

test('21.2. Infected stand where they are drawn, of their class and with their facing.', () => {
  const { layout } = floorsOf([
    `
    +---+---+---+---+
    | zN  nE  bS  zW|
    +---+---+---+---+`,
  ])
  expect(layout.units).toEqual([
    { at: 0, kind: 0, facing: 0 },
    { at: 1, kind: 1, facing: 1 },
    { at: 2, kind: 2, facing: 2 },
    { at: 3, kind: 0, facing: 3 },
  ])
})

test('21.2. A mark that only looks like another means nothing.', () => {
  const { layout } = floorsOf([
    `
    +---+---+---+---+---+---+---+---+
    |xSA SAB xX  XX  xH  HH  xzN zNE|
    +---+---+---+---+---+---+---+---+
    |xR1 R1x xu1 u1x xiP  d1        |
    +---+---+---+---+---+---+---+---+`,
  ])
  expect(layout.spawnPoints).toEqual([])
  expect(layout.exits).toEqual([])
  expect(layout.isExit).not.toContain(true)
  expect(layout.starts).toEqual([])
  expect(layout.units).toEqual([])
  expect(layout.stairs).toEqual([])
  expect(layout.items).toEqual([])
  expect(layout.areas.map(({ room, title }) => [room, title])).toEqual([
    [null, 'Corridor'],
    [null, 'Corridor'],
  ])
})

/* 2, 21.2. The picture of a map: its lines, its marks, and the rooms, doors, staircases and ways in it. */

test('21.2. A map is a picture of lines of one length, with a + at every corner, and walls all around.', () => {
  expect(drawn('| H   H', '| H H')).toEqual([
    'floors[0].rows[1]: expected 21 characters, as every line has; found 19.',
  ])
  expect(says((m) => m.floors[1].rows.pop())).toEqual([
    'floors[1].rows: expected 7 lines, as every floor has; found a list of 6.',
  ])
  expect(says((m) => m.floors[0].rows.pop())[0]).toBe(
    'floors[0].rows: expected 5 lines, as every floor has; found a list of 6.',
  )
  const tiny = (...rows: string[]) =>
    says((m) => (m.floors = [{ name: 'Floor', rows }])).filter((fault) => fault.startsWith('floors'))
  expect(tiny('+', '|', '+')).toContain(
    'floors[0].rows: expected 3 lines, as every floor has; found a list of 3.',
  )
  const at = (line: number, column: number, was: string, is: string) =>
    says((m) => {
      const text = m.floors[0].rows[line]
      expect(text.slice(column, column + was.length)).toBe(was)
      m.floors[0].rows[line] = text.slice(0, column) + is + text.slice(column + is.length)
    })
  expect(at(2, 4, '+', '-')).toEqual(['floors[0].rows[2], character 5: expected a +; found "-".'])
  expect(at(6, 20, '+', ' ')).toEqual(['floors[0].rows[6], character 21: expected a +; found " ".'])
  expect(at(2, 5, '   ', '-- ')).toEqual([
    'floors[0].rows[2], character 6: expected ---, three blanks, =D= or =1= to =9=; found "-- ".',
  ])
  expect(at(4, 5, '=D=', '=DD')).toEqual([
    'floors[0].rows[4], character 6: expected ---, three blanks, =D= or =1= to =9=; found "=DD".',
  ])
  expect(at(1, 4, ' ', '?')).toEqual([
    'floors[0].rows[1], character 5: expected |, a blank, D or 1 to 9; found "?".',
  ])
  expect(at(0, 1, '---', '   ')).toEqual([
    'floors[0].rows[0], character 2: expected ---, because the map ends here; found "   ".',
  ])
  expect(at(6, 17, '---', '=D=')).toEqual([
    'floors[0].rows[6], character 18: expected ---, because the map ends here; found "=D=".',
  ])
  expect(at(3, 0, '|', ' ')).toEqual([
    'floors[0].rows[3], character 1: expected |, because the map ends here; found " ".',
  ])
  expect(at(3, 20, '|', 'D')).toEqual([
    'floors[0].rows[3], character 21: expected |, because the map ends here; found "D".',
  ])
})

test('21.2. Every mark has a meaning, and every token stands in the legend.', () => {
  const marks = (found: string) =>
    `floors[1].rows[5], character 18: expected marks R1, SA, H, X, i?, o?, t?, zN, nN, bN, s, u1, d1 or ###; found ${JSON.stringify(found)}.`
  expect(drawn(' s |', ' S |', 1)).toEqual([marks('S')])
  expect(drawn(' s |', 'zQ |', 1)).toEqual([marks('zQ')])
  expect(drawn(' s |', 'R  |', 1)).toEqual([marks('R')])
  expect(drawn(' s |', 'xR1|', 1)).toEqual([marks('xR1')])
  expect(drawn(' s |', 'HH |', 1)).toEqual([marks('HH')])
  expect(drawn(' s |', 'u  |', 1)).toEqual([marks('u')])
  expect(drawn(' s |', 'i  |', 1)).toEqual([marks('i')])
  expect(drawn(' s |', 'nW |', 1)).toEqual([])
  expect(drawn(' s |', 'bS |', 1)).toEqual([])
  expect(drawn(' s |', 'iP |', 1)).toEqual([]) // an item may lie in several places
  expect(drawn(' s |', 'iQ |', 1)).toEqual(['legend: expected the token iQ of the map; found nothing.'])
  expect(drawn(' s |', 'R3 |', 1)).toEqual(['rooms.R3: expected the title of this room; found nothing.'])
  expect(drawn(' s |', 'd2 |', 1)).toEqual(['floors: expected the mark u2; found nothing.'])
  expect(drawn(' s |', 'u2 |', 1)).toEqual(['floors: expected the mark d2; found nothing.'])
  for (const mark of ['R1', 'SA', 'u1', 'd1', 't1'])
    expect(drawn(' s |', `${mark} |`, 1)).toContain(`floors: expected one mark ${mark}; found 2.`)
  expect(drawn(' s |', 'oF |', 1)).toEqual(['floors: expected the token oF (fuel) once; found 2.'])
  expect(drawn('iP', '  ')).toEqual(['floors: expected the token iP (pistol); found 0.'])
  expect(drawn('t1', '  ')).toEqual(['floors: expected the token t1 (pump) once; found 0.'])
  expect(says((m) => (m.rooms.R4 = 'Attic'))).toEqual(['floors: expected the mark R4; found nothing.'])
  const there = (change: (mission: any) => void) => squaresOfFault(change)
  expect(there((m) => (m.floors[1].rows[5] = '|### ###|         Q |'))).toEqual([29])
  expect(there((m) => (m.floors[1].rows[5] = '|### ###|         R1|'))).toEqual([10, 29])
})

test('21.2. Four squares for the heroes, exits where they are needed, spawn points and doors that the map has.', () => {
  expect(drawn(' H   H ', '     H ')).toEqual(['floors: expected four squares H; found 3.'])
  expect(drawn(' s |', ' H |', 1)).toEqual(['floors: expected four squares H; found 5.'])
  expect(drawn(' X |', '   |')).toEqual(['floors: expected squares X; found nothing.'])
  const standing = says((m) => {
    m.objectives[4] = { id: 'out', type: 'standAll', where: 'X', text: 'Stand.' }
    m.exits = null
    m.floors[0].rows[1] = m.floors[0].rows[1].replace('X', ' ')
  })
  expect(standing).toEqual(['floors: expected squares X; found nothing.'])
  const nobodyLeaves = says((m) => {
    m.objectives[4] = { id: 'out', type: 'survive', untilEndOfTurn: 3, text: 'Live.' }
    m.exits = null
    m.floors[0].rows[1] = m.floors[0].rows[1].replace('X', ' ')
  })
  expect(nobodyLeaves).toEqual([])
  expect(says((m) => (m.spawn[1].point[0].point = 'SB'))).toEqual([
    'spawn[1].point: expected a spawn point of the map (SA); found "SB".',
  ])
  expect(drawn('SA', '  ').slice(0, 1)).toEqual([
    'spawn[0].point: expected a spawn point of the map, which has none; found "SA".',
  ])
  expect(drawn('=1=', '=D=')).toEqual(['floors: expected a door numbered 1; found nothing.'])
  expect(drawn('=1=', '=2=')).toEqual([
    'floors: expected a door numbered 1; found nothing.',
    'doors.2: expected what this door is; found nothing.',
  ])
})

test('2.10. The squares of a staircase lie side by side when the floors are laid over each other, never cornerwise.', () => {
  const apart = 'floors: expected u1 and d1 side by side, one floor apart; found "squares apart".'
  const move = (line: number, text: string) =>
    says((m) => {
      m.floors[1].rows[3] = '|### ###|           |'
      m.floors[1].rows[line] = text
    })
  expect(move(1, '|### ###|         d1|')).toEqual([])
  expect(move(5, '|### ###|         d1|')).toEqual([])
  expect(move(1, '|### ###|     d1    |')).toContain(apart)
  expect(move(3, '|### ###| d1        |')).toContain(apart)
  expect(move(3, '|### ###|         d1|')).toContain(apart)
  expect(squaresOfFault((m) => (m.floors[1].rows[3] = '|### ###| d1        |'))).toEqual([9, 22])
})

test('2.3, 21.2. Every room has one name and a door, every door lies between two areas.', () => {
  expect(drawn('oF| R2', 'oF  R2')).toEqual([
    'floors: expected walls between R2 and another room; found "one area with both names".',
  ])
  expect(squaresOfFault((m) => (m.floors[0].rows[5] = '| R1  oF  R2        |'))).toEqual([10, 11, 12, 13, 14])
  const closed = drawn('=D=', '---')
  expect(closed).toContain('floors: expected a door to R1; found nothing.')
  expect(squaresOfFault((m) => (m.floors[0].rows[4] = '+---+---+---+=1=+---+'))).toEqual([10, 11])
  expect(says((m) => (m.activeRooms = ['R1', 'R5']))).toEqual([
    'activeRooms: expected the name of a room; found "R5".',
  ])
  expect(drawn('iP  t1', 'iPD t1')).toEqual([
    'floors: expected doors between two areas; found "a door inside a corridor".',
  ])
  expect(drawn('R2        |', 'R2D       |')).toEqual([])
  const roof = says((m) => {
    m.rooms.R3 = 'Roof'
    m.floors[1].rows[5] = '|### ###|   D     R3|'
  })
  expect(roof).toEqual(['floors: expected doors between two areas; found "a door inside R3".'])
  const yard = squaresOfFault((m) => (m.floors[0].rows[3] = '| SA  zN  iPD t1  u1|'))
  expect(yard).toEqual([7, 8])
})

test('21.2. Every square can be reached from the starts when all doors are open.', () => {
  expect(drawn('|         s |', '|       | s |', 1)).toEqual([])
  const walled = says((m) => {
    m.floors[1].rows[4] = '+   +   +   +   +---+'
    m.floors[1].rows[5] = '|### ###|       | s |'
  })
  expect(walled).toEqual(['floors[1]: expected a way to column 5, row 3; found "walls around it".'])
})

test('2.2, 21.2. What the small map shows is what lies on its edges, in its squares and between its floors.', () => {
  const {
    doors,
    areas,
    areaOf,
    exists,
    stairs,
    starts,
    exits,
    items,
    objects,
    tasks,
    units,
    spawnPoints,
    steps,
  } = layoutOf(JSON.stringify(small()))
  expect(doors.map(({ sides, number }) => [...sides, number])).toEqual([
    [6, 11, null],
    [8, 13, '1'],
  ])
  expect(
    areas.map(({ room, title, squares, doors: leaves }) => [room, title, squares.length, leaves]),
  ).toEqual([
    [null, 'Corridor', 10, [0, 1]],
    ['R1', 'Shed', 2, [0]],
    ['R2', 'Office', 3, [1]],
    [null, 'Corridor', 9, []],
  ])
  expect([areaOf[0], areaOf[10], areaOf[14], areaOf[15], areaOf[17]]).toEqual([0, 1, 2, -1, 3])
  expect([exists[15], exists[17]]).toEqual([false, true])
  expect(stairs).toEqual([{ number: 1, top: 9, first: 23 }])
  expect(steps[9]!.find(({ stair }) => stair)).toEqual({ to: 23, direction: 3, door: -1, stair: true })
  expect(steps[23]!.find(({ stair }) => stair)).toEqual({ to: 9, direction: 1, door: -1, stair: true })
  expect(steps[15]).toEqual([])
  expect(starts).toEqual([0, 1, 2, 3])
  expect(exits).toEqual([4])
  expect(items).toEqual([{ token: 'iP', at: 7, card: expect.any(Number) }])
  expect(objects).toEqual([{ token: 'oF', at: 11, id: 'fuel', name: 'Fuel' }])
  expect(tasks).toEqual([{ token: 't1', at: 8, id: 'pump', name: 'Pump' }])
  expect(units).toEqual([{ at: 6, kind: 0, facing: 0 }])
  expect(spawnPoints).toEqual([{ token: 'SA', at: 5 }])
})

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
  expect(saysOf(mine)).toEqual(['floors[0].rows[3]: expected 97 characters, as every line has; found 5.'])
})

test('21.2. A square behind walls is refused, with its place.', () => {
  const mine = fileOf('director-1')
  const rows = mine.floors[0].rows
  rows[1] = rows[1].replace(/^(\|...) /, '$1|')
  rows[2] = rows[2].replace('+   +', '+---+')
  expect(saysOf(mine)).toEqual(['floors[0]: expected a way to column 1, row 1; found "walls around it".'])
})
