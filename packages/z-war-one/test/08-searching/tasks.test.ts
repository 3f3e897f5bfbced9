import { expect, test } from 'vitest'
import { isMet, markTimers, meet } from '../../src/missions/objectives.ts'
import { objectivesOf } from '../../src/heroes/tasks.ts'
import { field, SAM, tableOf, type Setting, COLE } from '../field.ts'
import { row } from '../yards.ts'
import type { Objective } from '../../src/missions/format.ts'
import { zWarOne } from '../../src/index.ts'
import { whyNot } from '../../src/why-not.ts'

const END: Setting = { next: [['turnEnds']] }

const OUT = { id: 'out', type: 'exitAll' as const, text: 'Everybody leaves.' }

const DESKS = {
  legend: {
    t1: { task: 'one', name: 'One' },
    t2: { task: 'two', name: 'Two' },
    t3: { task: 'three', name: 'Three' },
  },
}

const working = (goal: object, more: Setting = {}): Setting => ({
  hero: SAM,
  ...more,
  mission: {
    ...DESKS,
    objectives: [{ id: 'work', text: 'Work.', ...goal } as never, OUT],
    ...more.mission,
  },
})

test('8.2. A Task on a square is done there, one in a room anywhere in it; with what it consumes in hand.', () => {
  const board = `
    +---+---+---+
    | R1  t1  oF|
    +---+=D=+---+
    |           |
    +---+---+---+`
  const at = (square: number, goal: object, object = -1): Setting =>
    working(
      { type: 'task', at: 't1', ...goal },
      {
        heroes: { [SAM]: { at: square, fate: 'playing', object } },
        mission: { legend: { ...DESKS.legend, oF: { object: 'fuel', name: 'Fuel' } } },
        table: { areas: 'aa', objects: [-1] },
      },
    )
  field(board, at(1, { scope: 'square' })).may(0, 'task task:0')
  field(board, at(0, { scope: 'square' })).mayNot(0, 'task')
  field(board, at(0, { scope: 'room' })).may(0, 'task task:0')
  field(board, at(4, { scope: 'room' })).mayNot(0, 'task')
  field(board, at(1, { scope: 'square', consumes: 'oF' })).mayNot(0, 'task')
  field(board, at(1, { scope: 'square', consumes: 'oF' }, 0))
    .takes(0, 'task task:0')
    .told('taskDone', 'objectiveMet')
    .check((t) => expect(t.heroes[SAM]!.object).toBe(-1))
  field(board, at(1, { scope: 'square' }, 0))
    .takes(0, 'task task:0')
    .check((t) => expect(t.heroes[SAM]!.object).toBe(0))
})

test('R-64. Nothing is done for an objective that is met, or whose conditions are not.', () => {
  const t = tableOf(row(' t1', ' S'), {
    mission: {
      ...DESKS,
      objectives: [
        { id: 'first', type: 'task', at: 't1', scope: 'room', text: 'First.' },
        { id: 'second', type: 'task', at: 't1', scope: 'room', requires: ['first'], text: 'Second.' },
        OUT,
      ],
    },
  })
  expect(objectivesOf(t, SAM, 0)).toEqual([0])
  t.met[0] = true
  expect(objectivesOf(t, SAM, 0)).toEqual([1])
  expect([isMet(t, 'first'), isMet(t, 'second'), isMet(t, 'nothing')]).toEqual([true, false, false])
  t.met[1] = true
  expect(objectivesOf(t, SAM, 0)).toEqual([])
})

test('8.3. A timer that waits for several objectives starts with the last of them; doors open by themselves when all they wait for is met.', () => {
  const mission: Setting['mission'] = {
    ...DESKS,
    doors: { 1: { name: 'Gate', state: 'locked', opensWhen: { objectives: ['a', 'b'] } } },
    objectives: [
      { id: 'a', type: 'task', at: 't1', scope: 'room', text: 'A.' },
      { id: 'b', type: 'task', at: 't2', scope: 'room', text: 'B.' },
      { id: 'time', type: 'timer', afterAll: ['a', 'b'], turns: 3, text: 'Wait.' },
      { id: 'both', type: 'auto', afterAll: ['a', 'b'], text: 'Both.' },
      OUT,
    ],
  }
  const board = `
    +---+---+---+---+
    | t1  t2  S     |
    +---+=1=+=1=+---+
    |               |
    +---+---+---+---+`
  field(board, { hero: SAM, mission, table: { areas: 'aa' } })
    .takes(0, 'task task:0')
    .told('taskDone', 'objectiveMet')
    .leaves({ boxes: [-1, -1, -1, -1, -1], doors: 'll' })
  field(board, { hero: SAM, mission, table: { areas: 'aa', met: [true, false, false, false, false] } })
    .takes(0, 'task task:1')
    .told('taskDone', 'objectiveMet', 'timerStarted', 'doorOpened', 'doorOpened')
    .leaves({ boxes: [-1, -1, 0, -1, -1], doors: 'oo' })
  field(board, {
    ...END,
    mission,
    table: { areas: 'aa', met: [true, true, false, false, false], boxes: [-1, -1, 1, -1, -1] },
    next: [['endPhase']],
  })
    .tells({ type: 'timerMarked', objective: 2, boxes: 2 })
    .leaves({ met: [true, true, false, true, false] })
})

const ROOM = (first: string, second = '           ') => `
  +---+---+---+
  |${first}|
  +   +   +   +
  |${second}|
  +---+=D=+---+
  |           |
  +---+---+---+`

const TASKS = {
  legend: { t1: { task: 'desk', name: 'Desk' }, oF: { object: 'fuel', name: 'Fuel' } },
  objectives: [
    {
      id: 'fuelled',
      type: 'task' as const,
      at: 't1',
      scope: 'room' as const,
      consumes: 'oF',
      text: 'Fuel it.',
    },
    { id: 'time', type: 'timer' as const, after: 'fuelled', turns: 3, setFlag: 'done', text: 'Wait.' },
    { id: 'out', type: 'exitAll' as const, requires: ['time'], text: 'Leave.' },
  ],
}

test('8.2. A Task takes 4 AP, with what it consumes in hand, anywhere in its room; infected do not prevent it (R-27).', () => {
  const board = ROOM(' R1  S     ', ' t1  oF  zN')
  field(board, { hero: SAM, mission: TASKS }).mayNot(0, 'task')
  field(board, {
    hero: SAM,
    mission: TASKS,
    heroes: { [SAM]: { object: 0 } },
    table: { objects: [-1], areas: 'aa' },
  })
    .takes(0, 'task task:0')
    .told('taskDone', 'objectiveMet', 'timerStarted')
    .leaves({ tasks: [0], met: [true, false, false], boxes: [-1, 0, -1] })
    .check((t) => expect(t.heroes[SAM]).toMatchObject({ ap: 0, object: -1 }))
  field(board, {
    hero: SAM,
    mission: TASKS,
    heroes: { [SAM]: { object: 0, ap: 3 } },
    table: { objects: [-1], areas: 'aa' },
  }).mayNot(0, 'task')
})

test('8.2. A hero with a smaller allowance spends all of it.', () => {
  field(ROOM(' R1  S     ', ' t1  oF    '), {
    hero: SAM,
    mission: TASKS,
    heroes: { [SAM]: { object: 0, ap: 3, allowance: 3, stage: 3 } },
    table: { objects: [-1], areas: 'aa' },
  })
    .takes(0, 'task task:0')
    .check((t) => expect(t.heroes[SAM]!.ap).toBe(0))
})

test('8.3, R-28. A timer of three: a box in the end phase of the same turn, and the effect with the third.', () => {
  const t = field(ROOM(' R1  S     ', ' t1  oF    '), {
    mission: TASKS,
    table: { met: [true, false, false], boxes: [-1, 0, -1] },
  })
  t.check((table, g) => {
    markTimers(g)
    markTimers(g)
    expect([table.boxes[1], table.met[1], table.flags]).toEqual([2, false, []])
    markTimers(g)
    expect([table.boxes[1], table.met[1], table.flags]).toEqual([3, true, ['done']])
  })
})

const task = (id: string, at: string): Objective => ({
  id,
  type: 'task',
  at,
  scope: 'square',
  text: 'Do it.',
})

const legend = {
  t1: { task: 'one', name: 'One' },
  t2: { task: 'two', name: 'Two' },
}

const mission = (...objectives: Objective[]): Setting => ({
  mission: { legend, objectives: [...objectives, OUT] },
})

const TWO_DESKS = row(' t1', ' t2', ' S')

test('8.3, 21.4. A timer starts with what it waits for, and with nothing else.', () => {
  field(
    TWO_DESKS,
    mission(
      task('a', 't1'),
      task('b', 't2'),
      { id: 'clock', type: 'timer', after: 'b', turns: 3, text: 'Wait.' },
      { id: 'both', type: 'timer', afterAll: ['a', 'b'], turns: 2, text: 'Wait.' },
    ),
  )
    .check((_, g) => meet(g, 0))
    .leaves({ boxes: [-1, -1, -1, -1, -1], met: [true, false, false, false, false] })
    .check((_, g) => meet(g, 1))
    .leaves({ boxes: [-1, -1, 0, 0, -1] })
    .told('objectiveMet', 'objectiveMet', 'timerStarted', 'timerStarted')
})

test('8.3. A timer that has not started is not marked, one that is full is not marked again.', () => {
  field(TWO_DESKS, {
    ...mission(
      task('a', 't1'),
      { id: 'clock', type: 'timer', after: 'a', turns: 2, setFlag: 'late', text: 'Wait.' },
      { id: 'more', type: 'timer', after: 'clock', turns: 9, text: 'Wait.' },
    ),
    table: { met: [true, false, false, false], boxes: [-1, 0, -1, -1] },
  })
    .check((_, g) => markTimers(g))
    .leaves({ boxes: [-1, 1, -1, -1], flags: [] })
    .told('timerMarked')
    // The second timer starts with the first one's effect, and is marked in the same end phase.
    .check((_, g) => markTimers(g))
    .leaves({ boxes: [-1, 2, 1, -1], met: [true, true, false, false], flags: ['late'] })
    .told('timerMarked', 'objectiveMet', 'timerStarted', 'timerMarked')
    .check((_, g) => markTimers(g))
    .leaves({ boxes: [-1, 2, 2, -1], flags: ['late'] })
    .told('timerMarked')
})

const HOUSE = `
  +---+---+---+---+---+
  | K | R1    |     SA|
  +   +   +   +   +   +
  |   D       | zW    |
  +   +---+---+   +   +
  | C           V     |
  +---+---+---+---+---+`

const refused = (id: string, setting: Setting, picture = HOUSE) =>
  whyNot(zWarOne.view(tableOf(picture, setting), 0), 0, [id])?.says

const cole = (change: object = {}): Setting => ({ hero: COLE, heroes: { [COLE]: change } })

const TASK: NonNullable<Setting['mission']> = {
  legend: { t1: { task: 'pump', name: 'Pump' } },
  objectives: [{ id: 'pump', type: 'task', at: 't1', scope: 'square', text: 'Pump.' }],
}

const YARD = `
  +---+---+---+
  | C   t1    |
  +---+---+---+`

test('8.2. Nobody does a Task lying down.', () => {
  expect(refused('task:0', { ...cole({ at: 1, prone: true }), mission: TASK }, YARD)).toBe(
    'Cole is prone and has to stand up first.',
  )
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
