import { test } from 'vitest'
import { field, SAM, squaresOf } from './field.ts'

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

test('7.2. A door between two active areas opens without a spawn, and can be closed again.', () => {
  field(M1, { hero: SAM, table: { areas: 'aa' } })
    .takes(0, 'open door:0')
    .told('doorOpened')
    .takes(0, 'close door:0')
    .told('doorClosed')
    .leaves({ doors: 'c' })
})

test('7.2. A door is opened from the squares directly in front of it only.', () => {
  field(M1.replace('             S ', '         S     '), { hero: SAM }).mayNot(0, 'open', 'knock')
})
