import { expect, test } from 'vitest'
import { objectivesOf } from '../src/tasks.ts'
import { unseenSquares } from '../src/unseen.ts'
import { field, SAM, tableOf, type Setting } from './field.ts'
import { row } from './yards.ts'

/*
 * 7.7, 8.2, 11.4, 20.6. Doors that do not give way, tasks that are another's, squares nobody sees; and what a new phase forgets.
 */

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

test('7.7, R-65. With the third blow the barricade is gone, by nobody’s hand; the door stays closed.', () => {
  field(LANE, march({ doors: 'b', damage: [2] }))
    .told('targeted', 'barricadeHit', 'barricadeGone')
    .leaves({ doors: 'c', damage: [0] })
  field(LANE, march({ doors: 'b', damage: [2] }))
    .tells({ type: 'barricadeHit', door: 0, unit: 0, damage: 3 })
    .tells({ type: 'barricadeGone', door: 0, hero: -1 })
  field(LANE, march({ doors: 'b', damage: [1] }))
    .told('targeted', 'barricadeHit')
    .leaves({ doors: 'b', damage: [2] })
})

test('8.2, 21.4. A Task serves the objectives of its own token, with the object that they consume and no other.', () => {
  const t = tableOf(row(' t1', ' t2', 'oF', 'oB', ' S'), {
    heroes: { [SAM]: { at: 0 } },
    mission: {
      legend: {
        t1: { task: 'pump', name: 'Pump' },
        t2: { task: 'desk', name: 'Desk' },
        oF: { object: 'fuel', name: 'Fuel' },
        oB: { object: 'battery', name: 'Battery' },
      },
      objectives: [
        { id: 'desk', type: 'task', at: 't2', scope: 'room', text: 'Desk.' },
        { id: 'pump', type: 'task', at: 't1', scope: 'room', consumes: 'oB', text: 'Pump.' },
        { id: 'out', type: 'exitAll', text: 'Leave.' },
      ],
    },
  })
  expect([objectivesOf(t, SAM, 0), objectivesOf(t, SAM, 1)]).toEqual([[], [0]])
  t.heroes[SAM]!.object = 0 // the fuel
  expect(objectivesOf(t, SAM, 0)).toEqual([])
  t.heroes[SAM]!.object = 1
  expect(objectivesOf(t, SAM, 0)).toEqual([1])
  t.met = [true, false, false]
  expect(objectivesOf(t, SAM, 1)).toEqual([])
})

test('11.4, R-40, R-62. Unseen are free active squares that no hero sees and some hero has a way to.', () => {
  const unseen = (table: object, more: Setting = {}) =>
    unseenSquares(
      tableOf(
        `
        +---+---+---+---+---+
        | S |### ###|   | K |
        +   +---+---+=D=+   +
        |         zE|###    |
        +---+---+---+---+   +
        |###|       |       |
        +---+=D=+---+---+---+
        | R1                |
        +---+---+---+---+---+`,
        { ...more, table: { areas: 'aaaac', doors: 'cc', ...table } },
      ),
    )
  // Sam's lane ends in a square that he does not see and an infected stands on, Kat's in one that is free. Nobody gets to the others.
  expect(unseen({})).toEqual([13])
  const prone = { units: { 0: { at: 6 } } }
  expect(unseen({}, prone)).toEqual([7, 13])
})

test('R-73. A new turn and its end phase forget whatever the Director has passed.', () => {
  const passes = [{ window: 'room-spawn' as const, until: 'phase' as const }]
  for (const next of ['announceTurn', 'endPhase'])
    field(row('S'), {
      hand: ['fever'],
      table: { passes },
      next: [[next === 'announceTurn' ? 'announce' : next]],
    }).check((t) => expect(t.passes).toEqual([]))
})

test('3. Each phase is named while it lasts: a turn is announced, and in the end phase it ends.', () => {
  const phases: string[] = []
  field(row('S', '', '', '', '', 'zE_'), {
    next: [['endPhase']],
    hand: ['jammed-lock'],
    mission: { mode: 'director' },
  })
    .tells({ type: 'phaseBegan', phase: 'end' })
    .check((t) => phases.push(t.phase))
  expect(phases).toEqual(['announce'])
})
