import { expect, test } from 'vitest'
import type { Frame } from '@shamble/engine'
import { outsideDoor } from '../src/break-in.ts'
import { field, KAT, SAM, tableOf, type Setting } from './field.ts'
import { row, YARD } from './yards.ts'

/*
 * 18.8, 21.6, R-67. Where those go who held a dead hero, what becomes of his things, and by which door a room is broken into.
 */

const DIRECTOR = 1
const raised = (held: number[], more: Setting = {}): Setting => ({
  hand: [],
  next: [['raiseDead', SAM]] as Frame[],
  ...more,
  heroes: { ...more.heroes, [SAM]: { fate: 'dead', prone: true, held, ...more.heroes?.[SAM] } },
  units: Object.fromEntries(held.map((id) => [id, { at: -1 }])),
})

test('18.8. With no free square anywhere whoever held him leaves play; the hero rises on his square.', () => {
  field(row('zE', 'S', 'zE'), {
    ...raised([]),
    units: { 0: { at: -1 } },
    heroes: { [SAM]: { fate: 'dead', prone: true, held: [0] }, [KAT]: { at: 0, fate: 'playing' } },
  })
    .told('turnedBack', 'cardSpent', 'cardSpent', 'cardSpent', 'risen')
    .check((t) => {
      expect(t.heroes[SAM]).toMatchObject({ held: [], fate: 'risen', prone: false, at: -1 })
      expect(t.infected.map(({ id, at, risen }) => [id, at, risen])).toEqual([
        [1, 2, -1],
        [2, 1, SAM],
      ])
    })
})

test('18.8. Those on his card go one after the other; each is off it when it stands.', () => {
  field(YARD(['zE', 'zE'], ['', '', 'S'], []), raised([0, 1]))
    .may(DIRECTOR, 'place sq:1', 'place sq:3')
    .mayNot(DIRECTOR, 'place sq:0')
    .takes(DIRECTOR, 'place sq:3')
    .tells({ type: 'placed', unit: 0, at: 3 })
    .check((t) => expect(t.heroes[SAM]!.held).toEqual([1]))
    .mayNot(DIRECTOR, 'place sq:3')
    .takes(DIRECTOR, 'place sq:1')
    .tells({ type: 'placed', unit: 1, at: 1 })
    .tells({ type: 'risen', hero: SAM, at: 7 })
    .check((t) => {
      expect(t.heroes[SAM]!.held).toEqual([])
      expect(t.infected.map(({ at, prone }) => [at, prone])).toEqual([
        [3, false],
        [1, false],
        [7, false],
      ])
    })
})

test('R-55. An object drops where he died; who carried none drops none.', () => {
  const legend = { mission: { legend: { oF: { object: 'fuel', name: 'Fuel' } } } }
  const dead = (object: number) =>
    field(row('S', '', 'oF'), {
      ...raised([], { heroes: { [SAM]: { object } } }),
      ...legend,
      table: { objects: [2] },
    })
  dead(-1).leaves({ objects: [2] })
  dead(0)
    .tells({ type: 'objectDropped', hero: SAM, object: 0, at: 0 })
    .leaves({ objects: [0] })
})

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
