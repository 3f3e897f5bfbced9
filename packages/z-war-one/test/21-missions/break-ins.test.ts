import { expect, test } from 'vitest'
import { outsideDoor } from '../../src/infected/break-in.ts'
import { field, tableOf, type Setting, VICTOR } from '../field.ts'
import { ZOMBIE } from '../../src/data/infected.ts'
import { Referee, start } from '@shamble/engine'
import { zWarOne, type Event, type Table } from '../../src/index.ts'
import { areaNamed } from '../../src/map/layout.ts'
import { layoutOf } from '../../src/missions/index.ts'

const event = (more: object = {}) => ({
  turn: 1,
  phase: 'announce' as const,
  type: 'breakIn' as const,
  rooms: ['R1', 'R2'],
  text: 'Crash.',
  ...more,
})

// R1 has a door to a passage, and one to the yard.
const HOUSE = `
  +---+---+---+---+
  | R1D         C |
  +=D=+---+---+---+
  | SA          R2|
  +---+---+---+---+`

test('21.6. The outside door of a room is the one to an area with a spawn point, not another.', () => {
  const t = tableOf(HOUSE.replace('R2', '  '))
  expect(outsideDoor(t, 0)).toBe(1)
  expect(outsideDoor(tableOf(HOUSE.replace('SA', '  ').replace('R2', '  ')), 0)).toBe(-1)
  field(HOUSE.replace('R2', '  '), { next: [['breakIn', 0]], mission: { events: [event()] } })
    .stream('events', 1)
    .stream('rooms', 4, 1)
    .tells({ type: 'brokenIn', die: 1, area: 0, closed: true })
    .tells({ type: 'doorDestroyed', door: 1 })
    .tells({ type: 'placed', unit: 0, at: 0 })
    .leaves({ doors: 'cx', areas: 'aaa' })
})

test('21.6, 22.8. A die picks the room unless the event says that the Director does, and one plays.', () => {
  const setting = (chooser: object, more: Setting = {}): Setting => ({
    next: [['breakIn', 0]],
    mission: { events: [event(chooser)] },
    ...more,
  })
  const board = HOUSE.replace('R2', '  ')
  const byDie = (setting: Setting) =>
    field(board, setting).stream('events', 1).stream('rooms', 1).tells({ type: 'brokenIn', die: 1, area: 0 })
  byDie(setting({}))
  byDie(setting({ chooser: 'director' }))
  byDie(setting({}, { hand: [] }))
  field(board, setting({ chooser: 'director' }, { hand: [] }))
    .stream('rooms', 1)
    .tells({ type: 'brokenIn', die: -1, area: 0, closed: true })
  field(board, setting({ chooser: 'director' }, { hand: [], table: { areas: 'aaa' } })).tells({
    type: 'brokenIn',
    die: -1,
    area: -1,
    closed: false,
  })
})

const TWO_ROOMS = `
  +---+---+---+
  | SA        |
  +---+=D=+---+
  | R1        |
  +---+---+---+
  | S         |
  +---+---+---+`

const breakIn = (turn: number) => ({
  turn,
  phase: 'announce' as const,
  type: 'breakIn' as const,
  rooms: ['R1', 'R1', 'R1', 'R1'],
  text: 'A room is broken into.',
})

test('21.6. The events of a mission happen in their turn: a die picks the room, its outside door is destroyed, it is spawned into.', () => {
  const events = [breakIn(3), breakIn(5)]
  field(TWO_ROOMS, { next: [['announce']], mission: { events }, table: { turn: 2 } })
    .stream('events', 4)
    .stream('rooms', 1)
    .tells({ type: 'brokenIn', die: 4, area: 1, closed: true })
    .tells({ type: 'doorDestroyed', door: 0 })
    .tells({ type: 'roomRolled', area: 1, roll: 1 })
    .leaves({ doors: 'x', areas: 'aaa' })
  field(TWO_ROOMS, { next: [['announce']], mission: { events }, table: { turn: 3 } }).told(
    'turnAnnounced',
    'phaseBegan',
    'moveBegan',
  )
})

test('21.6, R-99. The die has a face for each named room. A single room is always broken into; of nine, the last as often as the first.', () => {
  const die = (rooms: readonly string[], roll: number) =>
    field(TWO_ROOMS, { next: [['breakIn', 0]], mission: { events: [{ ...breakIn(3), rooms }] } })
      .stream('events', roll)
      .stream('rooms', 1)
      .tells({ type: 'brokenIn', die: roll, area: 1, closed: true })
  die(['R1'], 1)
  die(Array<string>(9).fill('R1'), 9)
})

test('21.6. A face without a room breaks in nowhere, and neither does one for an active room.', () => {
  const events = [{ ...breakIn(3), none: 4 }]
  field(TWO_ROOMS, { next: [['breakIn', 0]], mission: { events } })
    .stream('events', 5)
    .tells({ type: 'brokenIn', die: 5, area: -1, closed: false })
    .leaves({ doors: 'c', areas: 'aca' })
  field(TWO_ROOMS, { next: [['breakIn', 0]], mission: { events }, table: { areas: 'aaa' } })
    .stream('events', 1)
    .tells({ type: 'brokenIn', die: 1, area: 1, closed: false })
    .leaves({ doors: 'c' })
})

const M1 = `
  +---+---+---+---+---+---+---+
  | S                         |
  +   +   +---+=D=+---+   +   +
  |       | R1        |       |
  +   +   +   +   +   +   +   +
  |       |           |       |
  +---+---+---+---+---+---+---+`

test('21.6. After a break-in any player may place what comes; in a hero’s move it is his own player.', () => {
  field(M1, { seats: 2, next: [['placeInRoom', ZOMBIE, 1, 0, -1, 3, 2]] })
    .asks(0, 'place sq:16', 'place sq:17', 'place sq:18')
    .asks(1, 'place sq:16', 'place sq:17', 'place sq:18')
  field(M1, { seats: 4, next: [['placeInRoom', ZOMBIE, 1, 0, VICTOR, 3, 2]] })
    .asks(0)
    .asks(3, 'place sq:16', 'place sq:17', 'place sq:18')
})

const begun = (given: Record<string, string>, seats = 2) =>
  new Referee<Table, Event>(zWarOne, start(zWarOne, 'games', seats, given).position).settle()

const YARD = `
  +---+---+---+---+
  | SA            |
  +---+=D=+---+   +
  | R1        |   |
  +---+---+---+   +
  |     S         |
  +---+---+---+---+`

const BREAK_IN = {
  turn: 1,
  phase: 'announce' as const,
  type: 'breakIn' as const,
  chooser: 'director' as const,
  rooms: ['R1'],
  text: 'A room is broken into.',
}

test('21.6, 22.8. In turns 2, 4, 6 and 8 the Director picks the closed room that is broken into.', () => {
  const layout = layoutOf('director-2')
  expect(layout.mission.events.map(({ turn }) => turn)).toEqual([2, 4, 6, 8])
  const g = begun({ mission: 'director-2' })
  g.table.heroes.forEach((hero, n) => Object.assign(hero, { at: layout.starts[n]!, active: [] }))
  const [r1, r5] = ['R1', 'R5'].map((room) => areaNamed(layout, room)) as [number, number]
  g.table.areas = [...g.table.areas].map((letter, area) => (area === r1 ? 'a' : letter)).join('')
  g.table.hand = []
  g.position.agenda = [['breakIn', 0]]
  g.settle()
  const moves = g.pending.flatMap((p) => p.moves.map((move) => move.join(' ')))
  expect(g.pending[0]!.seat).toBe(1)
  expect(moves).toHaveLength(5)
  expect(moves).not.toContain(`break area:${r1}`)
  g.position.rng.loaded = { rooms: [1] }
  g.make(1, ['break', `area:${r5}`])
  expect(g.table.areas[r5]).toBe('a')
  expect([...g.table.doors].filter((letter) => letter === 'x')).toHaveLength(1)
  expect(g.told.map(({ event }) => event)).toContainEqual({
    type: 'brokenIn',
    die: -1,
    area: r5,
    closed: true,
  })
})

test('R-67. When no closed room is left nothing happens.', () => {
  const g = begun({ mission: 'director-2' })
  g.table.areas = 'a'.repeat(layoutOf('director-2').areas.length)
  g.position.agenda = [['breakIn', 0]]
  g.settle()
  expect(g.told.at(-1)!.event).toEqual({ type: 'brokenIn', die: -1, area: -1, closed: false })
})

test('R-67. Those who break in face the nearest hero, not the door.', () => {
  field(YARD, { hand: [], mission: { events: [BREAK_IN] }, next: [['breakIn', 0]] })
    .stream('rooms', 4, 1)
    .takes(1, 'place sq:5')
    .check((t) => expect(t.infected[0]!.facing).toBe(2)) // Sam is to the south
})

test('R-85. In the announcement of a turn the break-in comes first, then the Director’s card.', () => {
  field(YARD, {
    hand: ['jammed-lock'],
    table: { turn: 0 },
    mission: { events: [BREAK_IN] },
    next: [['announce']],
  })
    .tells({ type: 'brokenIn', die: -1, area: 1, closed: true })
    .asks(1, 'pass', 'passPhase') // before the room is rolled for
    .stream('rooms', 1)
    .takes(1, 'pass')
    .asks(1, 'pass') // the only door is destroyed
})
