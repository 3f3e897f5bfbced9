import { expect, test } from 'vitest'
import { field, KAT, SAM, type Setting } from '../field.ts'
import { row, YARD } from '../yards.ts'

/*
 * 10.6, 10.8, 10.9, 7.7. The ways of charging and moving infected: doors, gates, barricades, and figures in the way.
 */

const charge = (used: number, more: Setting = {}): Setting => ({
  next: [['advance', 0, used, true, SAM]],
  ...more,
  table: { areas: 'aaaa', ...more.table },
})

const move = (more: Setting = {}): Setting => ({
  next: [['advance', 0, 0, false, SAM]],
  ...more,
  table: { areas: 'aaaa', ...more.table },
})

const ends = (setting: Setting, board: string): number => {
  let at = -1
  field(board, setting)
    .dice(8)
    .check((t) => (at = t.infected[0]!.at))
  return at
}

const CELL = `
  +---+---+---+---+
  |zE |   | S     |
  +=D=+   +   +   +
  |               |
  +---+---+---+---+`

test('10.9. A door on the way costs one of the movement: four are a door and three squares.', () => {
  field(CELL, charge(0))
    .dice(8)
    .told('doorOpened', 'unitMoved', 'unitMoved', 'unitMoved', 'grabbed', 'tested')
    .leaves({ doors: 'o' })
  expect(ends(charge(1), CELL)).toBe(5)
  expect(ends(charge(3), CELL)).toBe(0)
})

test('10.9. Through an open or destroyed door it goes as through none.', () => {
  for (const doors of ['o', 'x']) expect(ends(charge(1, { table: { doors } }), CELL)).toBe(6)
})

const GATE = (door: string) => `
  +---+---+
  |zE ${door}   |
  +   +   +
  |   |   |
  +   +   +
  |     S |
  +---+---+`

const locked: Setting = { mission: { doors: { 1: { name: 'Gate', state: 'locked' } } } }

test('2.9, 7.7. A locked gate is a wall to it, charging or moving: there is one way only, round.', () => {
  field(GATE('1'), { ...move(locked), hand: [] }).tells({ type: 'unitMoved', path: [2] })
  field(GATE('1'), { ...charge(0, locked), hand: [] })
    .dice(8)
    .tells({ type: 'unitMoved', path: [2], charging: true })
    .tells({ type: 'unitMoved', path: [4] })
})

const HALL = (door: string) => `
  +---+---+---+---+---+
  |zE ${door}             S |
  +   +   +   +   +   +
  |                   |
  +---+---+---+---+---+`

test('7.7, R-65. A charging unit goes round a barricade if that brings it to a grab; one with no other way wears it down.', () => {
  const barred = { doors: 'b', barricades: true }
  expect(ends(charge(0, { table: barred }), HALL('D'))).toBe(8)
  field(
    `
    +---+---+---+
    |zE D     S |
    +---+---+---+`,
    charge(0, { table: barred }),
  )
    .told('barricadeHit')
    .check((t) => expect(t.infected[0]!.at).toBe(0))
})

test('R-66. A jammed door is no way to a grab either.', () => {
  expect(ends(charge(0, { table: { jammed: 0 } }), HALL('D'))).toBe(8)
})

test('R-60. A door is opened from a free square only: not by running through a figure in front of it.', () => {
  const lane = `
    +---+---+---+---+---+
    |zE  zE_D         S |
    +---+---+---+---+---+`
  field(lane, charge(0)).tells({ type: 'unitStayed', why: 'blocked' })
  const corked = `
    +---+---+---+---+
    | SAD     S |zE_|
    +---+---+---+---+`
  field(corked, {
    units: { 0: { at: 0 } },
    next: [['enter', 0, 0]],
    table: { areas: 'aaaa' },
  }).tells({ type: 'turnedBack' })
})

test('10.8. Never through a hero: it goes round him, or stays.', () => {
  const hidden = { heroes: { [KAT]: { hidden: true } } }
  expect(ends(charge(0, hidden), YARD(['zE', ' K', '', '', ' S'], ['', '', '', '', '']))).toBe(8)
  field(row('zE', ' K', '', ' S'), charge(0, hidden)).tells({ type: 'unitStayed', why: 'blocked' })
  field(row('zE', 'zE_', ' K', '', ' S'), charge(0, hidden)).tells({ type: 'unitStayed', why: 'blocked' })
})

test('10.8. Through one it needs two of its movement, through two of them three.', () => {
  expect([0, 2, 3].map((used) => ends(charge(used), row('zE', 'zE_', '', '', '', '', ' S')))).toEqual([
    4, 2, 0,
  ])
  expect([1, 2].map((used) => ends(charge(used), row('zE', 'zE_', 'zE_', '', '', '', ' S')))).toEqual([3, 0])
})

test('R-34. It takes the way to a free square beside him that it can reach with exactly what is left, past the end of the shortest.', () => {
  const crowd = `
    +---+---+---+---+---+---+
    |nE              zE_  S |
    +   +   +   +   +   +   +
    |                zE_    |
    +---+---+---+---+---+---+`
  expect(ends(charge(1), crowd)).toBe(11)
  // With one square less it comes as near as it can.
  expect(ends(charge(2), crowd) % 6).toBe(3)
})

const LANE = `
  +---+---+---+---+
  |zE D         S |
  +---+---+---+---+`

const march = (table: object): Setting => ({ next: [['nextUnit']], table: { areas: 'aa', ...table } })

test('R-66. In front of a jammed door a unit stops, and leaves it as it is.', () => {
  field(LANE, march({ jammed: 0 }))
    .told('targeted')
    .leaves({ doors: 'c', damage: [0] })
    .check((t) => expect(t.infected[0]!.at).toBe(0))
  field(LANE, march({ doors: 'b', jammed: 0 }))
    .told('targeted', 'barricadeHit')
    .leaves({ damage: [1] })
})
