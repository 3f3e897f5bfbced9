import { expect, test } from 'vitest'
import { exitsOpen, isLeaving, isMet } from '../src/objectives.ts'
import { objectivesOf } from '../src/tasks.ts'
import { COLE, field, KAT, SAM, tableOf, VICTOR, type Setting } from './field.ts'
import { row } from './yards.ts'

/*
 * 8.2, 8.3, 21.1, 21.4, 21.5. Each kind of objective by itself: what meets it, and what does not quite.
 */

const END: Setting = { next: [['turnEnds']] }
const met = (setting: Setting, board: string): readonly boolean[] => {
  let found: readonly boolean[] = []
  field(board, setting).check((t) => (found = [...t.met]))
  return found
}
const OUT = { id: 'out', type: 'exitAll' as const, text: 'Everybody leaves.' }

test('21.4. Secure: at the end of a turn a hero in every room named, and no infected in any.', () => {
  const rooms = `
    +---+---+---+---+
    | R1    D R2  X |
    +---+---+---+---+`
  const held = (heroes: number[], infected: number[] = []): boolean =>
    met(
      {
        ...END,
        mission: { objectives: [{ id: 'hold', type: 'secure', rooms: ['R1', 'R2'], text: 'Hold.' }, OUT] },
        heroes: Object.fromEntries(heroes.map((at, hero) => [hero, { at, fate: 'playing' as const }])),
        units: Object.fromEntries(infected.map((at, unit) => [unit, { at }])),
        table: { areas: 'aa' },
      },
      infected.length > 0 ? rooms.replace('R2  X ', 'R2 zN ') : rooms,
    )[0]!
  expect(held([0, 2])).toBe(true)
  expect(held([0, 1])).toBe(false)
  expect(held([0])).toBe(false)
  expect(held([0, 2], [3])).toBe(false)
})

test('21.4. Survive: at the end of the turn named so many heroes are on the board, all of them where it does not say.', () => {
  const alive = (turn: number, heroes: number, minHeroes?: number): boolean =>
    met(
      {
        ...END,
        mission: {
          objectives: [
            {
              id: 'hold',
              type: 'survive',
              untilEndOfTurn: 3,
              text: 'Live.',
              ...(minHeroes ? { minHeroes } : {}),
            },
            OUT,
          ],
        },
        heroes: Object.fromEntries(
          [COLE, KAT, SAM, VICTOR].map((hero) => [
            hero,
            hero < heroes ? { at: hero, fate: 'playing' as const } : {},
          ]),
        ),
        table: { turn },
      },
      row('', '', '', '', ''),
    )[0]!
  expect([alive(2, 4), alive(3, 4), alive(4, 4), alive(3, 3)]).toEqual([false, true, true, false])
  expect([alive(3, 2, 2), alive(3, 1, 2)]).toEqual([true, false])
})

test('21.4. Stand: everybody who is still on the board stands on an exit, held by nobody.', () => {
  const standing = (heroes: Record<number, object>, minHeroes?: number): boolean =>
    met(
      {
        ...END,
        mission: {
          objectives: [
            { id: 'stand', type: 'standAll', text: 'On the truck.', ...(minHeroes ? { minHeroes } : {}) },
            OUT,
          ],
        },
        heroes: Object.fromEntries(
          Object.entries(heroes).map(([hero, change]) => [hero, { fate: 'playing', ...change }]),
        ),
      },
      row(' X', ' X', ''),
    )[0]!
  expect(standing({ [SAM]: { at: 0 }, [KAT]: { at: 1 } })).toBe(true)
  expect(standing({ [SAM]: { at: 0 }, [KAT]: { at: 2 } })).toBe(false)
  expect(standing({ [SAM]: { at: 0, held: [9] } })).toBe(false)
  expect(standing({})).toBe(false)
  expect(standing({ [SAM]: { at: 0 } }, 2)).toBe(false)
  expect(standing({ [SAM]: { at: 0 }, [KAT]: { at: 1 } }, 2)).toBe(true)
})

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

test('21.4. Task count: at different places, until enough have had theirs.', () => {
  const goal = { type: 'taskCount', at: ['t1', 't2'], need: 2, scope: 'square', setFlag: 'done' }
  const board = row(' t1', ' t2', ' t3')
  const at = (square: number, done: number[]): Setting =>
    working(goal, { heroes: { [SAM]: { at: square, fate: 'playing' } }, table: { tasks: done } })
  field(board, at(0, []))
    .takes(0, 'task task:0')
    .tells({ type: 'taskDone', hero: SAM, task: 0, objective: 0 })
    .leaves({ tasks: [0], met: [false, false], flags: [] })
    .mayNot(0, 'task')
  field(board, at(1, [0]))
    .takes(0, 'task task:1')
    .leaves({ tasks: [0, 1], met: [true, false], flags: ['done'] })
  field(board, at(0, [0])).mayNot(0, 'task')
  field(board, at(2, [])).mayNot(0, 'task')
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

test('21.4. Doors: an objective is met when every leaf of its number is open.', () => {
  const gates = `
    +---+---+---+
    | S         |
    +=1=+---+=1=+
    |           |
    +---+---+---+`
  field(gates, {
    hero: SAM,
    more: [[SAM, 'bolt-cutters']],
    mission: {
      doors: { 1: { name: 'Gate', state: 'locked', opensWith: { item: 'bolt-cutters' } } },
      objectives: [{ id: 'gate', type: 'openDoor', door: '1', text: 'Open it.' }, OUT],
    },
    table: { areas: 'aa' },
  })
    .takes(0, 'open door:0')
    .told('doorOpened', 'doorOpened', 'objectiveMet')
    .leaves({ met: [true, false] })
})

test('21.4. Carried out: so many objects of those named; nobody has left by dying.', () => {
  const loading = (out: number[]): Setting => ({
    hero: SAM,
    heroes: { [SAM]: { at: 3, fate: 'playing', object: 1 } },
    mission: {
      legend: {
        oF: { object: 'crate', name: 'Crate' },
        oW: { object: 'water', name: 'Water' },
        oG: { object: 'gold', name: 'Gold' },
      },
      exits: { opensWhen: 'always', loading: true },
      objectives: [{ id: 'crates', type: 'carryOut', tokens: ['oF', 'oW'], need: 2, text: 'Out.' }, OUT],
    },
    table: { objects: [-1, -1, -1], out },
  })
  const pier = row(' oF', ' oW', ' oG', ' X')
  field(pier, loading([0]))
    .takes(0, 'stow')
    .leaves({ out: [0, 1], met: [true, false] })
  field(pier, loading([2]))
    .takes(0, 'stow')
    .leaves({ out: [2, 1], met: [false, false] })
})

test('21.5. Exits open always, or with a flag, or there are none; where all must stand on them nobody leaves.', () => {
  const exits = (given: object | null, flags: string[] = []) =>
    exitsOpen(tableOf(row(' X', ' S'), { mission: { exits: given as never }, table: { flags } }))
  expect(exits({ opensWhen: 'always' })).toBe(true)
  expect(exits({ opensWhen: { flag: 'gate' } })).toBe(false)
  expect(exits({ opensWhen: { flag: 'gate' } }, ['other'])).toBe(false)
  expect(exits({ opensWhen: { flag: 'gate' } }, ['gate'])).toBe(true)
  expect(exits(null)).toBe(false)
  const leaving = (type: 'exitAll' | 'standAll') =>
    isLeaving(tableOf(row(' X', ' S'), { mission: { objectives: [{ id: 'end', type, text: 'End.' }] } }))
  expect([leaving('exitAll'), leaving('standAll')]).toEqual([true, false])
})
