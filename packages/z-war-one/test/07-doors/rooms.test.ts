import { test, expect } from 'vitest'
import { field, SAM, squaresOf, type Setting, COLE } from '../field.ts'
import { ZOMBIE } from '../../src/data/infected.ts'
import { rowFor } from '../../src/map/rooms.ts'

const at = squaresOf(7)

const M1 = `
  +---+---+---+---+---+---+---+
  |                           |
  +   +   +   +   +   +   +   +
  |             S             |
  +   +   +---+=D=+---+   +   +
  |       | R1        |       |
  +   +   +   +   +   +   +   +
  |       |           |       |
  +   +   +   +   +   +   +   +
  |       |           |       |
  +---+---+---+---+---+---+---+`

const squares = (...list: [number, number][]) => list.map(([x, y]) => `place ${at(x, y)}`)

test('26. A count of 6 is two zombies; 3 is two squares and 5 is three squares from the door; 3 AP are left.', () => {
  field(M1, { hero: SAM })
    .stream('rooms', 6, 3, 5)
    .takes(0, 'open door:0')
    .asks(0, ...squares([2, 3], [3, 3], [4, 3]))
    .takes(0, `place ${at(3, 3)}`)
    .asks(0, ...squares([2, 4], [3, 4], [4, 4]))
    .takes(0, `place ${at(2, 4)}`)
    .leaves({ doors: 'o', areas: 'aa' })
    .check((t) => {
      if (t.heroes[SAM]!.ap !== 3) throw new Error('He should have 3 AP left.')
      if (t.infected.some(({ facing }) => facing !== 0)) throw new Error('They should face the door.')
    })
})

test('26. The room is no deeper than three squares: a distance of four ends in the last row.', () => {
  field(M1, { hero: SAM })
    .stream('rooms', 4, 8)
    .takes(0, 'open door:0')
    .asks(0, ...squares([2, 4], [3, 4], [4, 4]))
})

test('27. Knocking rolls the same and the door stays closed.', () => {
  field(M1, { hero: SAM })
    .stream('rooms', 4, 3)
    .takes(0, 'knock door:0')
    .asks(0, ...squares([2, 3], [3, 3], [4, 3]))
    .takes(0, `place ${at(2, 3)}`)
    .leaves({ doors: 'c', areas: 'aa' })
    .mayNot(0, 'knock')
    .may(0, 'open door:0')
})

test('27. A zombie in a room that was knocked on spends one of its movement on the door.', () => {
  field(M1.replace('|       |           |       |', '|       |     zN    |       |'), {
    table: { areas: 'aa' },
    next: [['nextUnit']],
  })
    .dice(5)
    .told('targeted', 'unitMoved', 'doorOpened', 'grabbed', 'tested')
    .leaves({ doors: 'o' })
})

const D8 = (min: number, max: number) => ({ min, max })

const HALL_AND_ROOM = `
  +---+---+---+---+---+---+---+
  | S                         |
  +   +   +---+=D=+---+   +   +
  |       | R1        |       |
  +   +   +   +   +   +   +   +
  |       |           |       |
  +---+---+---+---+---+---+---+`

const inRoom = (kind: number, far: number): Setting => ({
  next: [['placeInRoom', kind, 1, 0, SAM, 3, far]],
})

test('7.3. Without a free square at the distance it is the nearest smaller one, else the nearest larger one; in a full room none.', () => {
  const crowd = HALL_AND_ROOM.replace(/S .*\|/, 'S  zN  zN  zN  zN  zN  zN |')
  const placed = (far: number, ...taken: number[]) =>
    field(crowd, {
      ...inRoom(ZOMBIE, far),
      units: Object.fromEntries(taken.map((square, n) => [n, { at: square }])),
    })
  const near = ['place sq:9', 'place sq:10', 'place sq:11']
  const deep = ['place sq:16', 'place sq:17', 'place sq:18']
  placed(1).asks(0, ...near)
  placed(2).asks(0, ...deep)
  placed(4).asks(0, ...deep)
  placed(2, 16, 17, 18).asks(0, ...near)
  placed(1, 9, 10, 11).asks(0, ...deep)
  placed(2, 9, 10, 11, 16, 17, 18).told()
})

test('7.3. The rows of a table may stand in any order.', () => {
  const rows = [D8(5, 8), D8(1, 4)]
  expect([1, 4, 5, 8].map((roll) => rows.indexOf(rowFor(rows, roll)))).toEqual([1, 1, 0, 0])
})

const PASSAGE = `
  +---+---+---+
  | R1D S D R2|
  +---+---+---+`

test('7.3. The one who opens places what comes, counted from his square; it faces him.', () => {
  field(PASSAGE.replace(' S ', ' C '), { hero: COLE, seats: 4 })
    .stream('rooms', 4, 3)
    .takes(0, 'open door:0')
    .told('doorOpened', 'areaActivated', 'roomRolled', 'placed')
    .check((t) => expect(t.infected[0]).toMatchObject({ at: 0, facing: 1 }))
})
