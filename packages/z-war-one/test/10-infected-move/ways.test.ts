import { expect, test } from 'vitest'
import { field, KAT, SAM, type Setting, tableOf } from '../field.ts'
import { row, YARD } from '../yards.ts'
import { layoutOf } from '../../src/missions/index.ts'
import { NONE } from '../../src/table.ts'
import {
  costsToGrab,
  costsToWalk,
  doorAhead,
  onTheWay,
  standingOn,
  stretches,
  type Stretch,
} from '../../src/infected/ways.ts'

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

/*
 * 2.9, 10.6, 10.8, 10.9. What every square of a drawn map is worth to a unit on its way, and which stretches it may take from where it
 * stands. A dot is a square from which there is no way. The unit is the first infected, its target is Sam.
 */

const active = (more: Setting = {}): Setting => ({ ...more, table: { areas: 'aaaa', ...more.table } })

const drawn = (
  board: string,
  setting: Setting,
  costsOf: typeof toGrab | typeof toWalk,
  left = 4,
): string[] => {
  const t = tableOf(board, active(setting))
  const { width, height } = layoutOf(t.mission)
  const costs = costsOf(t, left)
  if (!costs) return []
  return Array.from({ length: height }, (_, y) =>
    Array.from(costs.slice(y * width, (y + 1) * width), (cost) => (cost === 255 ? '.' : cost)).join(' '),
  )
}
type Drawn = ReturnType<typeof tableOf>
const toGrab = (t: Drawn, left: number) =>
  costsToGrab(t, t.infected[0]!, standingOn(t, 0), t.heroes[SAM]!.at, left)
const toWalk = (t: Drawn) => costsToWalk(t, t.infected[0]!.at, t.heroes[SAM]!.at)

const OPEN = YARD([], ['zE', '', '', '', ' S'], [])

test('R-34. The way of a charging unit ends on a free square beside its target, on all eight sides.', () => {
  expect(drawn(OPEN, {}, toGrab)).toEqual([
    '3 2 1 0 0', //
    '3 2 1 0 .',
    '3 2 1 0 0',
  ])
})

test('R-34. It is at most as long as what is left; a way that takes all of it is taken.', () => {
  expect(drawn(OPEN, {}, toGrab, 3)).toHaveLength(3)
  expect(drawn(OPEN, {}, toGrab, 2)).toEqual([])
  expect(drawn(row('zE', '', '', ' S'), {}, toGrab, 2)).toEqual(['2 1 0 .'])
  expect(drawn(row('zE', '', '', ' S'), {}, toGrab, 1)).toEqual([])
  // What is further off than the unit can go is not looked at.
  expect(drawn(row('', '', '', 'zE', '', ' S'), {}, toGrab, 2)).toEqual(['. . 2 1 0 .'])
})

test('R-34. A square that another infected holds is none to grab from; the way leads through it to one that is free.', () => {
  expect(drawn(YARD([], ['zE', '', '', 'zE', ' S'], []), {}, toGrab)).toEqual([
    '3 2 1 0 0',
    '3 2 1 1 .',
    '3 2 1 0 0',
  ])
  expect(drawn(row('zE', '', 'zE', ' S', ''), {}, toGrab)).toEqual([])
  expect(drawn(row('zE', '', 'zE_', ' S', ''), {}, toGrab)).toEqual([])
})

test('10.8. The way never leads through a hero, and never onto one.', () => {
  const lane = `
    +---+---+---+---+---+
    |zE   K           S |
    +   +---+---+---+   +
    |                   |
    +---+---+---+---+---+`
  expect(drawn(lane, {}, toGrab, 6)).toEqual([
    '5 . 1 0 .', //
    '4 3 2 1 0',
  ])
})

test('10.6. The way leads through active areas only.', () => {
  const house = `
    +---+---+---+---+---+
    |zE               S |
    +=D=+---+---+---+=D=+
    | R1                |
    +---+---+---+---+---+`
  const doors = { doors: 'oo' }
  expect(drawn(house, { table: { ...doors, areas: 'aa' } }, toGrab)).toEqual([
    '3 2 1 0 .', //
    '4 3 2 1 0',
  ])
  expect(drawn(house, { table: { ...doors, areas: 'ac' } }, toGrab)).toEqual([
    '3 2 1 0 .', //
    '. . . . .',
  ])
})

const lane = `
  +---+---+---+---+---+
  |zE     D         S |
  +---+---+---+---+---+`

test('10.9. A closed door on the way costs one more, an open or a destroyed one nothing.', () => {
  expect(drawn(lane, { table: { doors: 'c' } }, toGrab)).toEqual(['4 3 1 0 .'])
  for (const doors of ['o', 'x']) expect(drawn(lane, { table: { doors } }, toGrab)).toEqual(['3 2 1 0 .'])
  expect(drawn(lane, { table: { doors: 'c' } }, toGrab, 3)).toEqual([])
})

test('7.7, R-66. A locked, barricaded or jammed door is on no way to a grab.', () => {
  expect(drawn(lane, { table: { doors: 'b' } }, toGrab)).toEqual([])
  expect(drawn(lane, { table: { doors: 'x', jammed: 0 } }, toGrab)).toEqual(['3 2 1 0 .'])
  expect(drawn(lane, { table: { doors: 'l' } }, toGrab)).toEqual([])
  expect(drawn(lane, { table: { doors: 'c', jammed: 0 } }, toGrab)).toEqual([])
  expect(drawn(lane, { table: { doors: 'c', jammed: 1 } }, toGrab)).toHaveLength(1)
})

test('R-60. A door is opened from a free square, or from where the unit stands itself.', () => {
  const at = (marks: string) => `
    +---+---+---+---+---+
    |${marks}|
    +---+---+---+---+---+`
  expect(drawn(at('zE  zE D         S '), { table: { doors: 'c' } }, toGrab)).toEqual([])
  expect(drawn(at('zE  zE D         S '), { table: { doors: 'o' } }, toGrab)).toEqual(['3 2 1 0 .'])
  expect(drawn(at('    zE D         S '), { table: { doors: 'c' } }, toGrab)).toEqual(['4 3 1 0 .'])
})

test('2.9, R-6. The cheapest way of all: figures are ignored, a closed door costs one more, a locked one is a wall.', () => {
  const yard = `
    +---+---+---+---+---+
    |zE     D zE      S |
    +   +   +---+   +   +
    |                   |
    +---+---+---+---+---+`
  expect(drawn(yard, { table: { doors: 'c' } }, toWalk)).toEqual([
    '4 4 2 1 0', //
    '4 3 2 1 1',
  ])
  expect(drawn(yard, { table: { doors: 'o' } }, toWalk)).toEqual([
    '4 3 2 1 0', //
    '4 3 2 1 1',
  ])
  expect(drawn(yard, { table: { doors: 'l' } }, toWalk)).toEqual([
    '4 4 2 1 0', //
    '4 3 2 1 1',
  ])
})

test('R-30. Where there is no way at all, there are no costs.', () => {
  expect(drawn(row('zE', '###', ' S'), {}, toWalk)).toEqual([])
  expect(drawn(row('zE', '', ' S'), {}, toWalk)).toEqual(['2 1 0'])
})

const NAMES = ['N', 'E', 'S', 'W', 'NE', 'SE', 'SW', 'NW']
const said = ({ squares, directions, door, cost }: Stretch): string =>
  `${door === NONE ? squares.join(' ') : `door ${door}`} ${directions.map((n) => NAMES[n]).join(' ')}, ${cost}`

/** The stretches by the cheapest way to Sam. */
function next(board: string, toRun: number, setting: Setting = {}): string[] {
  const t = tableOf(board, active(setting))
  const { at } = t.infected[0]!
  return stretches(t, at, toWalk(t)!, standingOn(t, 0), toRun).map(said)
}

test('10.6. Of equal next squares: N, E, S, W before NE, SE, SW, NW.', () => {
  // Two columns lead to him; straight and slanting steps cost the same.
  expect(next(YARD(['', ' S'], [], ['zE']), 0)).toEqual(['5 N, 1', '6 NE, 1'])
  expect(next(YARD(['zE'], [], ['', ' S']), 0)).toEqual(['5 S, 1', '6 SE, 1'])
  expect(next(YARD(['zE'], ['', '', ' S']), 0)).toEqual(['1 E, 1', '6 SE, 1'])
  expect(next(YARD(['', '', 'zE'], [' S']), 0)).toEqual(['1 W, 1', '6 SW, 1'])
  expect(next(YARD([' S'], ['', '', 'zE']), 0)).toEqual(['6 W, 1', '1 NW, 1'])
  expect(next(YARD(['', '', 'zE'], [], ['', '', ' S']), 0)).toEqual(['7 S, 1', '8 SE, 1', '6 SW, 1'])
})

test('10.6. A free square that needs no door opened is preferred to a door, regardless of direction.', () => {
  const corner = `
    +---+---+---+
    |       | S |
    +   +---+=D=+
    |zE D       |
    +---+---+---+`
  expect(next(corner, 0, { table: { doors: 'cc' } })).toEqual(['door 1 E, 1'])
  const both = `
    +---+---+---+---+
    |zE D         S |
    +   +---+   +   +
    |               |
    +---+---+---+---+`
  expect(next(both, 0, { table: { doors: 'c' } })).toEqual(['4 S, 1', 'door 0 E, 1'])
})

test('10.6, 10.8. A moving unit steps onto free squares only; a charging one runs through to a free square.', () => {
  const lane = row('zE', 'zE', '', '', ' S')
  expect(next(lane, 0)).toEqual([])
  expect(next(lane, 4)).toEqual(['1 2 E E, 2'])
  expect(next(lane, 2)).toEqual(['1 2 E E, 2'])
  expect(next(lane, 1)).toEqual([])
  const long = row('zE', 'zE_', 'zE', '', ' S')
  expect(next(long, 3)).toEqual(['1 2 3 E E E, 3'])
  expect(next(long, 2)).toEqual([])
})

test('10.8. A free square comes before a run; a run turns where the way does, and ends on the first free square.', () => {
  expect(next(YARD(['zE', 'zE', '', ' S'], []), 4)).toEqual(['6 SE, 1', '1 2 E E, 2'])
  const bend = `
    +---+---+---+
    |zE  zE |###|
    +---+   +---+
    |###|     S |
    +---+---+---+`
  expect(next(bend, 4)).toEqual(['1 4 E S, 2'])
})

test('10.8. No run ends on a hero, and none leads through a closed door.', () => {
  expect(next(row('zE', 'zE', ' K', '', ' S'), 9)).toEqual([])
  expect(next(row('zE', ' K', '', '', ' S'), 9)).toEqual([])
  const shut = `
    +---+---+---+---+
    |zE  zE D     S |
    +---+---+---+---+`
  expect(next(shut, 9, { table: { doors: 'c' } })).toEqual([])
  expect(next(shut, 9, { table: { doors: 'o' } })).toEqual(['1 2 E E, 2'])
})

test('10.9, 7.7. A closed door is opened from in front of it, for one; not while it is held.', () => {
  const lane = `
    +---+---+---+
    |zE D     S |
    +---+---+---+`
  expect(next(lane, 0, { table: { doors: 'c' } })).toEqual(['door 0 E, 1'])
  expect(next(lane, 0, { table: { doors: 'o' } })).toEqual(['1 E, 1'])
  expect(next(lane, 0, { table: { doors: 'b' } })).toEqual([])
  expect(next(lane, 0, { table: { doors: 'c', jammed: 0 } })).toEqual([])
})

test('7.7, R-65. The door ahead is the barricade its way leads through, no door beside it and none that opens.', () => {
  const lane = `
    +---+---+---+---+
    |zE D         S |
    +=D=+---+---+---+
    | R1            |
    +---+---+---+---+`
  const ahead = (doors: string, jammed = NONE) => {
    const t = tableOf(lane, active({ table: { doors, jammed } }))
    return doorAhead(t, 0, toWalk(t)!)
  }
  expect(ahead('bb')).toBe(0)
  expect(ahead('cb')).toBe(NONE)
  expect(ahead('cc')).toBe(NONE)
  expect(ahead('cc', 0)).toBe(0)
  expect(ahead('cc', 1)).toBe(NONE)
})

test('2.9. A step through a locked door is on no way, even where its far side is nearer.', () => {
  const gate = `
    +---+---+---+
    |zE D     S |
    +   +   +   +
    |           |
    +---+---+---+`
  const t = tableOf(gate, active({ table: { doors: 'l' } }))
  const costs = toWalk(t)!
  expect(Array.from(costs.slice(0, 6))).toEqual([3, 1, 0, 2, 1, 1])
  expect(onTheWay(t, 0, costs).map(({ to }) => to)).toEqual([3])
})
