import { expect, test } from 'vitest'
import { scene } from '@shamble/engine/testing'
import { zWarOne } from '../../src/index.ts'
import { newUnit } from '../../src/infected/figures.ts'
import { areaNamed } from '../../src/map/layout.ts'
import { layoutOf } from '../../src/missions/index.ts'
import { emptyTable } from '../../src/set-up.ts'
import { OPENED, withLetter, type Table } from '../../src/table.ts'
import { COLE, field, KAT, SAM, VICTOR, type Setting } from '../field.ts'
import { row, YARD } from '../yards.ts'
import { stairsFor } from '../../src/infected/infected-move.ts'

/*
 * 10.1 to 10.6, 10.12. Whom infected go for, which way they take, and what stops them.
 */

const GO: Setting = { next: [['nextUnit']] }

const charging = (used: number, target: number): Setting => ({ next: [['activate', 0, used, true, target]] })

test('10.1, R-30. With nobody to detect a unit stays, and so it does without a way.', () => {
  field(row(' S', '', 'zN'), { ...GO, heroes: { [SAM]: { hidden: true } } }).tells({
    type: 'unitStayed',
    unit: 0,
    why: 'noHero',
  })
  const closed = `
    +---+---+---+
    | S D R1  zN|
    +---+---+---+`
  field(closed, GO).tells({ type: 'unitStayed', unit: 0, why: 'noWay' })
})

test('10.3. Prone units and those on a card are not activated; the nearest goes first, regardless of its number.', () => {
  field(row('zN', '', '', 'zN_', '', 'zN', '', ' S', 'zN'), {
    ...GO,
    units: { 3: { at: -1 } },
    heroes: { [SAM]: { held: [3] } },
  })
    .dice(1)
    .check((t, g) => {
      expect(g.told.flatMap(({ event }) => (event.type === 'targeted' ? [event.unit] : []))[0]).toBe(2)
      expect(t.infected.map(({ acted }) => acted)).toEqual([true, false, true, false])
    })
})

const HOUSE = `
  +---+---+---+---+---+---+---+---+
  |zE                         | S |
  +=D=+---+---+---+---+---+---+   +
  | K |                           |
  +---+---+---+---+---+---+---+---+`

test('10.4. It charges at whom it sees or smells, even if another hero is nearer.', () => {
  const seen = HOUSE.replace('| S |', '  S |')
  field(seen, GO)
    .tells({ type: 'targeted', hero: SAM, sense: 'sees', distance: 7 })
    .check((t) => expect(t.infected[0]!.at).toBe(4))
  // Nobody is sensed: the nearer one, behind the door.
  field(HOUSE, GO).tells({ type: 'targeted', hero: KAT, sense: null, distance: 1 })
})

test('10.4. Once charging it goes on to its target with what is left of its charge, though it senses nobody any more.', () => {
  field(
    `
    +---+---+---+---+---+---+---+---+
    |         zE                    |
    +=D=+---+---+---+---+---+---+   +
    | K |### ### ### ### ### ###|   |
    +---+---+---+---+---+---+---+   +
    |### ### ### ### ### ### ###| V |
    +---+---+---+---+---+---+---+---+`,
    { ...charging(2, VICTOR), table: { areas: 'aa' } },
  )
    .told('unitMoved', 'unitMoved')
    .check((t) => expect(t.infected[0]!.at).toBe(4))
})

test('10.4. It turns to a hero it senses, when it has lost the one it charged at.', () => {
  const lane = `
    +---+---+---+---+---+---+---+---+---+---+
    |     zE                              K |
    +---+---+---+---+---+---+---+---+---+---+
    | S |                                   |
    +---+---+---+---+---+---+---+---+---+---+`
  field(lane, charging(1, SAM)).tells({ type: 'targeted', hero: KAT, sense: 'sees', distance: 8 })
})

test('10.4. Of several in reach it grabs the one it charges at, without dice; else the lowest die decides.', () => {
  const between = row(' K', 'zE', ' S')
  field(between, charging(2, SAM)).dice(8).tells({ type: 'grabbed', hero: SAM }).told('grabbed', 'tested')
  field(between, { next: [['activate', 0, 0, false, -1]] })
    .stream('ties', 3, 7)
    .dice(8)
    .told('tieRolled', 'grabbed', 'tested')
})

test('10.5. Ties among the lowest are rolled again, by those alone.', () => {
  field(YARD(['', '', ' V'], [], [' K', '', 'zE', '', ' S']), { next: [['activate', 0, 0, false, -1]] })
    .stream('ties', 2, 5, 2, 4, 1)
    .dice(8)
    .tells({ type: 'tieRolled', heroes: [KAT, SAM, VICTOR], dice: [2, 5, 2] })
    .tells({ type: 'tieRolled', heroes: [KAT, VICTOR], dice: [4, 1] })
    .tells({ type: 'grabbed', hero: VICTOR })
})

test('10.5. The Director chooses among the heroes it senses, when it senses any.', () => {
  const hand: string[] = []
  const three = `
    +---+---+---+---+---+---+---+
    |${[' K ', '   ', '   ', 'zE ', '   ', '   ', ' S '].join(' ')}|
    +---+---+---+=D=+---+---+---+
    |             V             |
    +---+---+---+---+---+---+---+`
  const setting: Setting = { hand, next: [['activate', 0, 0, false, -1]] }
  field(three, { ...setting, table: { areas: 'aa' } })
    .asks(1, 'target hero:1', 'target hero:2')
    .dice(8)
    .takes(1, 'target hero:2')
    .tells({ type: 'targeted', hero: SAM, sense: 'sees' })
  const unsensed = `
    +---+---+---+
    | K DzE D S |
    +---+---+---+`
  field(unsensed, { ...setting, table: { areas: 'aaa' } }).asks(1, 'target hero:1', 'target hero:2')
})

test('10.7. The Director names only heroes that it reaches.', () => {
  field(row(' S', 'zE', ' K', '', ' V'), { hand: [], next: [['activate', 0, 0, false, -1]] }).asks(
    1,
    'grab hero:1',
    'grab hero:2',
  )
})

test('10.6. A moving unit does not pass through others, though it could end behind them; it stops where it is.', () => {
  field(
    `
    +---+---+---+---+---+---+---+---+
    |     zE zE_                    |
    +---+---+---+---+---+---+---+=D=+
    |### ### ### ### ### ### ###| S |
    +---+---+---+---+---+---+---+---+`,
    GO,
  )
    .tells({ type: 'unitStayed', unit: 0, why: 'blocked' })
    .check((t) => expect(t.infected[0]!.at).toBe(1))
})

const CORNER = YARD([' S'], [], ['', 'zE'])

test('R-60. Where it was agreed, the players choose between equal ways, whichever of them answers.', () => {
  const setting: Setting = { seats: 2, next: [['advance', 0, 0, false, SAM]], table: { equalWays: true } }
  for (const seat of [0, 1])
    field(CORNER, setting)
      .asks(seat, 'go sq:6', 'go sq:5')
      .dice(8)
      .takes(seat, 'go sq:5')
      .tells({ type: 'unitMoved', path: [5], equal: 2 })
})

test('R-60. Ways through a door and round it may be equally short.', () => {
  const yard = `
    +---+---+---+---+---+
    |zE D             S |
    +   +   +   +   +   +
    |                   |
    +---+---+---+---+---+`
  const setting: Setting = { hand: [], next: [['advance', 0, 1, false, SAM]] }
  field(yard, setting)
    .asks(1, 'go sq:5', 'go door:0')
    .takes(1, 'go door:0')
    .tells({ type: 'doorOpened', door: 0, hero: -1, unit: 0 })
    .leaves({ doors: 'o' })
  field(yard, setting)
    .takes(1, 'go sq:5')
    .tells({ type: 'unitMoved', path: [5] })
    .leaves({ doors: 'c' })
})

// Chapter 2: two floors with two staircases; (12,9) below is joined to (12,8) above, (19,3) to (19,4).
const two = layoutOf('chapter-2')

const on = (floor: number, x: number, y: number) => (floor * two.height + y) * two.width + x

function floors(heroes: Record<number, number>, unit: number, change: Partial<Table> = {}, directed = false) {
  const table = emptyTable(two, 'chapter-2', 1, false)
  for (const [hero, at] of Object.entries(heroes))
    Object.assign(table.heroes[Number(hero)]!, { at, fate: 'playing' })
  table.infected = [newUnit(table, 0, unit)]
  Object.assign(table, change)
  if (directed) Object.assign(table, { director: 1, passes: [], hand: [] })
  const options = { mission: 'chapter-2', mode: directed ? 'director' : 'campaign' }
  const next: [string, ...never[]][] = [['nextUnit']]
  return scene(zWarOne, { options, seats: directed ? 2 : 1, table, next })
}

test('10.12. From below it goes up by the nearest staircase.', () => {
  floors({ [SAM]: on(1, 4, 6) }, on(0, 14, 6))
    .told('unitMoved', 'unitMoved')
    .check((t) => expect(t.infected[0]!.at).toBe(on(0, 13, 7)))
})

test('10.12. From above it goes down by the nearest staircase, whichever that is.', () => {
  const eastern = floors({ [SAM]: on(0, 4, 6) }, on(1, 16, 5))
  eastern.check((t) => expect(t.infected[0]!.at).toBe(on(1, 18, 5)))
  floors({ [SAM]: on(0, 4, 6) }, on(1, 14, 5)).check((t) => expect(t.infected[0]!.at % two.width).toBe(13))
})

test('10.12. With a hero on its own floor too it goes for the nearest on any floor.', () => {
  const room = areaNamed(two, 'R12')
  const [door] = two.areas[room]!.doors
  const change = (t: Table): Partial<Table> => ({
    areas: withLetter(t.areas, room, 'a'),
    doors: withLetter(t.doors, door!, OPENED),
  })
  floors(
    { [SAM]: on(0, 12, 11), [KAT]: on(1, 23, 0) },
    on(1, 12, 5),
    change(emptyTable(two, 'chapter-2', 1, false)),
  ).tells({ type: 'targeted', hero: SAM, sense: null })
})

test('10.1. Nobody to detect on any floor: it stays off the stairs.', () => {
  const table = emptyTable(two, 'chapter-2', 1, false)
  floors({}, on(1, 12, 6), { heroes: table.heroes }).tells({ type: 'unitStayed', why: 'noHero' })
})

test('10.12. Next to a stair link it grabs the hero at its other end, up or down; the Director may name him.', () => {
  floors({ [SAM]: on(0, 12, 9) }, on(1, 12, 8))
    .dice(8)
    .told('grabbed', 'tested')
  floors({ [SAM]: on(1, 12, 8) }, on(0, 12, 9))
    .dice(8)
    .told('grabbed', 'tested')
  floors({ [SAM]: on(0, 12, 9), [COLE]: on(1, 13, 8) }, on(1, 12, 8), {}, true).asks(
    1,
    'grab hero:0',
    'grab hero:2',
  )
})

const floor = (marks: string) => ({
  name: 'Floor',
  rows: ['+---+---+---+---+---+---+---+', `|${marks}|`, '+---+---+---+---+---+---+---+'],
})

// Staircase 1 joins the ground floor and the first at the western end, 2 at the eastern; 3 the first floor and the second.
const THREE_STAIRS = JSON.stringify({
  ...layoutOf('chapter-1').mission,
  id: 'stairs',
  legend: {},
  rooms: {},
  doors: {},
  floors: [
    floor('     u1              u2    '),
    floor(' d1          u3          d2'),
    floor('                 d3        '),
  ],
})

const table = (unit: number, hero: number, mission = THREE_STAIRS) => {
  const t = emptyTable(layoutOf(mission), mission, 1, false)
  t.infected = [newUnit(t, 0, unit)]
  t.heroes.forEach((figure) => (figure.fate = 'left'))
  Object.assign(t.heroes[SAM]!, { at: hero, fate: 'playing' })
  return t
}

test('10.12. The nearest staircase by the way to its far side, up from below and down from above; of equal ones the lower number.', () => {
  const goals = (from: number[]) => from.map((at) => stairsFor(table(at, 20), at)[0])
  // The ground floor: to the squares above, 7 in the west and 13 in the east.
  expect(goals([0, 1, 2, 3, 4, 5, 6])).toEqual([7, 7, 7, 7, 13, 13, 13])
  // The first floor: down to 1 or 5, up to 18.
  expect(goals([7, 8, 9, 10, 11, 12, 13])).toEqual([1, 1, 18, 18, 18, 5, 5])
  // The second floor: there is one way down.
  expect(goals([14, 18, 20])).toEqual([10, 10, 10])
})

test('10.12. It goes up as it goes down, over the link.', () => {
  const march = (unit: number, hero: number) =>
    scene(zWarOne, { options: { mission: 'chapter-1' }, table: table(unit, hero), next: [['nextUnit']] })
  march(1, 12).tells({ type: 'unitMoved', unit: 0, from: 1, path: [7], target: -1 })
  march(19, 7)
    .tells({ type: 'unitMoved', unit: 0, from: 19, path: [18], target: -1 })
    .tells({ type: 'unitMoved', unit: 0, from: 18, path: [10] })
})

test('R-72. Of two staircases that are equally near the lower number is used; a Director chooses.', () => {
  const march = (directed: boolean) => {
    const t = table(3, 20)
    if (directed) Object.assign(t, { director: 1, passes: [], hand: [] })
    const options = { mission: 'chapter-1', mode: directed ? 'director' : 'campaign' }
    return scene(zWarOne, { options, seats: directed ? 2 : 1, table: t, next: [['nextUnit']] })
  }
  march(false).tells({ type: 'unitMoved', from: 3, path: [2], equal: 1 })
  march(true)
    .asks(1, 'go sq:2', 'go sq:4')
    .takes(1, 'go sq:4')
    .tells({ type: 'unitMoved', from: 3, path: [4], facing: 1, equal: 2 })
    .check((t) => expect(t.infected[0]!.at).toBe(5))
})

test('10.6, R-100. Of equal ways over a stair link and over the square in the same direction the stair link is taken; a Director chooses.', () => {
  // Two staircases side by side: from square 1 the way east goes to 2 on the same floor, and up to 9.
  const mission = JSON.stringify({
    ...(JSON.parse(THREE_STAIRS) as object),
    id: 'side-by-side',
    floors: [floor('     u1  u2                '), floor('         d1  d2            ')],
  })
  const march = (directed: boolean) => {
    const t = table(1, 12, mission)
    if (directed) Object.assign(t, { director: 1, passes: [], hand: [] })
    const options = { mission: 'chapter-1', mode: directed ? 'director' : 'campaign' }
    return scene(zWarOne, { options, seats: directed ? 2 : 1, table: t, next: [['nextUnit']] })
  }
  march(false).tells({ type: 'unitMoved', from: 1, path: [9], facing: 1, charging: true, equal: 2 })
  march(true)
    .asks(1, 'go sq:9', 'go sq:2')
    .takes(1, 'go sq:2')
    .tells({ type: 'unitMoved', from: 1, path: [2], facing: 1, equal: 2 })
})
