import { test, expect } from 'vitest'
import { field, SAM, KAT, type Setting, tableOf } from '../field.ts'
import { exitsOpen, isLeaving, leave } from '../../src/missions/objectives.ts'
import type { Objective } from '../../src/missions/format.ts'
import { row as street } from '../yards.ts'

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

test('21.5. A hero who leaves takes his object along; the last to leave wins the mission.', () => {
  field(YARD('     oF                ', '                       ', ' X                     '), {
    hero: SAM,
    mission: CRATE,
    heroes: { [SAM]: { ...carrying, at: 12, fate: 'playing' } },
    table: { objects: [-1] },
  })
    .takes(0, 'leave')
    .told('carriedOut', 'left', 'objectiveMet', 'objectiveMet', 'ended')
    .ends([0], 'won')
})

test('21.5. Nobody leaves an exit lying down, nor before it is open.', () => {
  const there = { at: 12, fate: 'playing' as const }
  field(YARD('                       '), { hero: SAM, heroes: { [SAM]: { ...there, prone: true } } }).mayNot(
    0,
    'leave',
  )
  field(YARD('                       '), {
    hero: SAM,
    heroes: { [SAM]: there },
    mission: { exits: { opensWhen: { flag: 'gate' } } },
  }).mayNot(0, 'leave')
})

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

test('21.5. A hero who leaves takes his object with him, and his move is over.', () => {
  field(street(' S', ' X', ' K'), {
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
    field(street(' S', ' X'), { mission: { exits: exits as never }, table: { flags } }).check(
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
  field(street(' S', ' X'), mission(stand)).check((t) => expect(isLeaving(t)).toBe(false))
  field(street(' S', ' X'), mission(task('a', 't1'))).check((t) => expect(isLeaving(t)).toBe(true))
})

test('21.5. Exits open always, or with a flag, or there are none; where all must stand on them nobody leaves.', () => {
  const exits = (given: object | null, flags: string[] = []) =>
    exitsOpen(tableOf(street(' X', ' S'), { mission: { exits: given as never }, table: { flags } }))
  expect(exits({ opensWhen: 'always' })).toBe(true)
  expect(exits({ opensWhen: { flag: 'gate' } })).toBe(false)
  expect(exits({ opensWhen: { flag: 'gate' } }, ['other'])).toBe(false)
  expect(exits({ opensWhen: { flag: 'gate' } }, ['gate'])).toBe(true)
  expect(exits(null)).toBe(false)
  const leaving = (type: 'exitAll' | 'standAll') =>
    isLeaving(tableOf(street(' X', ' S'), { mission: { objectives: [{ id: 'end', type, text: 'End.' }] } }))
  expect([leaving('exitAll'), leaving('standAll')]).toEqual([true, false])
})
