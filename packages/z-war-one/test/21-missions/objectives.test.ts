import { expect, test } from 'vitest'
import { meetTask, isMet, markTimers, meet, meetDoors, meetExits } from '../../src/missions/objectives.ts'
import { COLE, field, KAT, SAM, VICTOR, type Setting, squaresOf } from '../field.ts'
import { row } from '../yards.ts'
import type { Objective } from '../../src/missions/format.ts'

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

test('21.4. Survive: at the end of the named turn the given number of heroes are on the board, all of them if none is given.', () => {
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

test('21.4. Stand: all heroes on the board stand on an exit, and none is held.', () => {
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

test('21.4. Carried out: the given number of the named objects; a dead hero has not left.', () => {
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

test('21.4. Tasks at the places of another objective do not count.', () => {
  const task = (token: string) => ({ task: token, name: token })
  field(row('t1', 't2', 't3', 'S'), {
    mission: {
      legend: { t1: task('one'), t2: task('two'), t3: task('three') },
      objectives: [
        { id: 'two', type: 'taskCount', at: ['t1', 't2'], need: 2, scope: 'square', text: 'Both.' },
        { id: 'out', type: 'exitAll', text: 'Leave.' },
      ],
    },
  }).check((t, g) => {
    t.tasks = [2, 0]
    meetTask(g, 0)
    expect(t.met).toEqual([false, false])
    t.tasks = [2, 0, 1]
    meetTask(g, 0)
    expect(t.met).toEqual([true, false])
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

test('21.4. Task count: at different places, until enough have had theirs.', () => {
  const at = (square: number, tasks: number[]): Setting => ({
    hero: SAM,
    heroes: { [SAM]: { at: square, fate: 'playing' } },
    mission: {
      legend: { ...legend, t3: { task: 'three', name: 'Three' } },
      objectives: [
        {
          id: 'work',
          type: 'taskCount',
          at: ['t1', 't2'],
          need: 2,
          scope: 'square',
          setFlag: 'done',
          text: 'Work.',
        },
        OUT,
      ],
    },
    table: { tasks },
  })
  const board = row(' t1', ' t2', ' t3')
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

const DESKS = row(' t1', ' t2', ' S')

const GATES = `
  +---+---+---+
  | t1D t2D S |
  +---+---+---+`.replace(/D/g, '1')

test('21.4. Auto is met in the end phase when all it waits for is met; a flag is set once.', () => {
  const auto = (met: boolean[], flags: string[] = []) =>
    field(DESKS, {
      ...mission(task('a', 't1'), task('b', 't2'), {
        id: 'gate',
        type: 'auto',
        afterAll: ['a', 'b'],
        setFlag: 'open',
        text: 'It opens.',
      }),
      table: { met: [...met, false, false], flags },
    }).check((_, g) => markTimers(g))
  auto([true, false]).leaves({ met: [true, false, false, false], flags: [] })
  auto([false, true]).leaves({ met: [false, true, false, false], flags: [] })
  auto([true, true]).leaves({ met: [true, true, true, false], flags: ['open'] })
  auto([true, true], ['open']).leaves({ flags: ['open'] })
})

test('21.4. An objective is met once.', () => {
  field(DESKS, mission(task('a', 't1')))
    .check((_, g) => {
      meet(g, 0)
      meet(g, 0)
    })
    .told('objectiveMet')
})

test('21.1. Doors that wait for objectives open with the last of them, all that bear the number, once and for good.', () => {
  field(GATES, {
    mission: {
      legend,
      doors: { 1: { name: 'Gate', state: 'locked', opensWhen: { objectives: ['a', 'b'] } } },
      objectives: [task('a', 't1'), task('b', 't2'), task('c', 't2'), OUT],
    },
  })
    .check((_, g) => meet(g, 0))
    .leaves({ doors: 'll' })
    .check((_, g) => meet(g, 1))
    .leaves({ doors: 'oo' })
    .check((_, g) => meet(g, 2))
    .told('objectiveMet', 'objectiveMet', 'doorOpened', 'doorOpened', 'objectiveMet')
})

test('21.4. A door is open when every door of its number is.', () => {
  const opened = (doors: string): boolean => {
    let found = false
    field(GATES, {
      mission: {
        legend,
        doors: { 1: { name: 'Gate', state: 'locked' } },
        objectives: [{ id: 'gate', type: 'openDoor', door: '1', text: 'Open it.' }, OUT],
      },
      table: { doors },
    }).check((t, g) => {
      meetDoors(g)
      found = isMet(t, 'gate')
    })
    return found
  }
  expect(['ll', 'ol', 'lo', 'oo', 'xo'].map(opened)).toEqual([false, false, false, true, true])
})

test('21.4. All have left when no living hero is on the board; the dead do not count, but one hero must have left.', () => {
  const over = (...fates: ('playing' | 'left' | 'dead' | 'risen')[]): boolean => {
    let found = false
    field(row(' S', '', '', ''), {
      hand: [],
      mission: { mode: 'director', objectives: [OUT] },
      heroes: Object.fromEntries(
        fates.map((fate, hero) => [hero, { fate, at: fate === 'playing' ? hero : -1 }]),
      ),
    }).check((t, g) => {
      meetExits(g)
      found = isMet(t, 'out')
    })
    return found
  }
  expect(over('left', 'left', 'left', 'left')).toBe(true)
  expect(over('left', 'dead', 'left', 'risen')).toBe(true)
  expect(over('left', 'left', 'playing', 'left')).toBe(false)
  expect(over('dead', 'dead', 'risen', 'dead')).toBe(false)
})

test('21.4. At the end of a turn all heroes stand on an exit; it is not met without a hero on the board.', () => {
  const stand: Objective = { id: 'stand', type: 'standAll', where: 'X', text: 'Stand.' }
  const setting = (at: number): Setting => ({
    mission: { objectives: [stand, OUT] },
    heroes: { [COLE]: { at, fate: 'playing' }, [VICTOR]: { fate: 'dead', at: 2 } },
    hand: [],
    next: [['turnEnds']],
  })
  field(row(' X', '', ''), setting(0)).leaves({ met: [true, false] })
  field(row(' X', '', ''), setting(1)).leaves({ met: [false, false] })
})

const sixSquares = squaresOf(6)

const YARD = (first: string, second = '                       ', third = ' X                     ') => `
  +---+---+---+---+---+---+
  |${first}|
  +   +   +   +   +   +   +
  |${second}|
  +   +   +   +   +   +   +
  |${third}|
  +---+---+---+---+---+---+`

const CRATE = {
  legend: { oF: { object: 'crate', name: 'Crate' }, oW: { object: 'water', name: 'Water' } },
  exits: { opensWhen: 'always' as const, loading: true },
  objectives: [
    { id: 'crates', type: 'carryOut' as const, tokens: ['oF'], need: 1, text: 'The crate is out.' },
    { id: 'out', type: 'exitAll' as const, requires: ['crates'], text: 'Everybody leaves.' },
  ],
}

const carrying = { object: 0 }

test('21.4. On an exit a carried object is loaded for nothing: it has left the board, the hero stays.', () => {
  field(YARD('     oF                ', ' S                     '), {
    hero: SAM,
    mission: CRATE,
    heroes: { [SAM]: carrying },
    table: { objects: [-1] },
  })
    .mayNot(0, 'stow', 'leave')
    .takes(0, `move ${sixSquares(0, 2)}`)
    .takes(0, 'stow')
    .told('stepped', 'carriedOut', 'objectiveMet')
    .leaves({ out: [0], met: [true, false] })
    .mayNot(0, 'stow')
    .may(0, 'leave')
})
