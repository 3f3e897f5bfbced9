import { expect, test } from 'vitest'
import {
  exitsOpen,
  isLeaving,
  isMet,
  leave,
  markTimers,
  meet,
  meetDoors,
  meetExits,
} from '../src/objectives.ts'
import type { Objective } from '../src/missions/format.ts'
import { COLE, field, KAT, SAM, VICTOR, type Setting } from './field.ts'
import { row } from './yards.ts'

/*
 * 8.3, 21.1, 21.4, 21.5. What follows when an objective is met, how timers run, and who has left when everybody has.
 */

const OUT = { id: 'out', type: 'exitAll' as const, text: 'Everybody leaves.' }
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
const DESKS = row(' t1', ' t2', ' S')

test('8.3, 21.4. A timer starts with what it waits for, and with nothing else.', () => {
  field(
    DESKS,
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
  field(DESKS, {
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

const GATES = `
  +---+---+---+
  | t1D t2D S |
  +---+---+---+`.replace(/D/g, '1')

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

test('21.4. Everybody has left when no living hero is on the board; the dead do not count, but somebody must have left.', () => {
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

test('21.5. Whoever leaves takes his object with him, and his move is over.', () => {
  field(row(' S', ' X', ' K'), {
    hero: SAM,
    heroes: { [SAM]: { at: 1, object: 0 }, [KAT]: { at: 2, fate: 'playing' } },
    mission: { legend: { oF: { object: 'crate', name: 'Crate' } } },
  })
    .check((_, g) => leave(g, SAM))
    .tells({ type: 'carriedOut', hero: SAM, object: 0 })
    .tells({ type: 'left', hero: SAM })
    .leaves({ out: [0] })
    .check((t) => expect(t.heroes[SAM]).toMatchObject({ at: -1, fate: 'left', move: 'done', object: -1 }))
})

test('21.5. Exits are open always or once their flag is set; where all must stand on them nobody leaves.', () => {
  const isOpen = (exits: object | null, flags: string[] = []): boolean => {
    let found = false
    field(row(' S', ' X'), { mission: { exits: exits as never }, table: { flags } }).check(
      (t) => (found = exitsOpen(t)),
    )
    return found
  }
  expect(isOpen({ opensWhen: 'always' })).toBe(true)
  expect(isOpen({ opensWhen: { flag: 'gate' } })).toBe(false)
  expect(isOpen({ opensWhen: { flag: 'gate' } }, ['other'])).toBe(false)
  expect(isOpen({ opensWhen: { flag: 'gate' } }, ['other', 'gate'])).toBe(true)
  expect(isOpen(null)).toBe(false)
  const stand: Objective = { id: 'stand', type: 'standAll', where: 'X', text: 'Stand.' }
  field(row(' S', ' X'), mission(stand)).check((t) => expect(isLeaving(t)).toBe(false))
  field(row(' S', ' X'), mission(task('a', 't1'))).check((t) => expect(isLeaving(t)).toBe(true))
})

test('21.4. At the end of a turn everybody stands on an exit; nobody on the board is nobody standing.', () => {
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
