import { expect, test } from 'vitest'
import { says } from '../small-mission.ts'
import { layoutOf } from '../../src/missions/index.ts'
import { faultsIn, faultText } from '../../src/missions/read.ts'
import { notesOf } from '../../board/notes.ts'
import { MISSIONS } from '../../src/missions/list.ts'

/* 21.1, 21.4. Objectives and ways to lose: what each type needs, and that they name only what there is. */

test('21.1. Each type of objective has fields of its own; one of another type is no field of it.', () => {
  const goal = (own: object) =>
    says((m) => {
      // The map has one exit: against a Director not all heroes have to stand there.
      m.mode = 'director'
      m.objectives[0] = { id: 'fuel', text: 'Do it.', ...own }
      m.objectives[1] = { id: 'clock', type: 'auto', afterAll: ['fuel'], setFlag: 'open', text: 'Wait.' }
    })
  for (const right of [
    { type: 'task', at: 't1', scope: 'room' },
    { type: 'taskCount', at: ['t1'], scope: 'room', need: 1 },
    { type: 'carryOut', tokens: ['oF'], need: 1 },
    { type: 'openDoor', door: '1' },
    { type: 'secure', rooms: ['R1', 'R2'] },
    { type: 'survive', untilEndOfTurn: 7, minHeroes: 4 },
    { type: 'standAll', where: 'X', minHeroes: 1 },
    { type: 'exitAll' },
  ])
    expect(goal(right)).toEqual([])
  const wrong: [object, ...string[]][] = [
    [
      { type: 'taskCount' },
      'objectives[0].at: expected a list of at least 1; found nothing.',
      'objectives[0].scope: expected one of square, room; found nothing.',
      'objectives[0].need: expected a whole number from 1 to 1000; found nothing.',
    ],
    [
      { type: 'carryOut' },
      'objectives[0].tokens: expected a list of at least 1; found nothing.',
      'objectives[0].need: expected a whole number from 1 to 1000; found nothing.',
    ],
    [{ type: 'auto' }, 'objectives[0].afterAll: expected a list of at least 1; found nothing.'],
    [
      { type: 'survive', untilEndOfTurn: 41, minHeroes: 5 },
      'objectives[0].untilEndOfTurn: expected a whole number from 1 to 40; found 41.',
      'objectives[0].minHeroes: expected a whole number from 1 to 4; found 5.',
    ],
    [
      { type: 'standAll', where: 'H', minHeroes: 0 },
      'objectives[0].where: expected one of X; found "H".',
      'objectives[0].minHeroes: expected a whole number from 1 to 4; found 0.',
    ],
    [
      { type: 'dance' },
      'objectives[0].type: expected one of task, taskCount, carryOut, openDoor, timer, auto, secure, survive, standAll, exitAll; found "dance".',
    ],
    [
      { type: 'exitAll', turns: 3 },
      'objectives[0].turns: expected no such field, but id, type, text, requires; found 3.',
    ],
  ]
  for (const [own, ...faults] of wrong) expect(goal(own)).toEqual(faults)
  expect(says((m) => (m.objectives[0] = null))[0]).toMatch(
    /^objectives\[0\].type: expected one of .*; found nothing\.$/,
  )
})

test('21.4. There are three ways to lose beside the death of a hero, each with what it needs.', () => {
  const lose = (loss: unknown) => says((m) => (m.lose = [loss]))
  expect(lose({ type: 'rain', text: 'Wet.' })).toEqual([
    'lose[0].type: expected one of allLeft, turnEnded, deaths; found "rain".',
  ])
  expect(lose(null)).toEqual(['lose[0].type: expected one of allLeft, turnEnded, deaths; found nothing.'])
  expect(lose({ type: 'allLeft', turn: 3, text: 'Gone.' })).toEqual([
    'lose[0].turn: expected no such field, but type, text, unless; found 3.',
  ])
  expect(lose({ type: 'deaths', count: 5, text: 'Dead.' })).toEqual([
    'lose[0].count: expected a whole number from 1 to 4; found 5.',
  ])
  expect(lose({ type: 'allLeft', unless: 'rain', text: 'Gone.' })).toEqual([
    'lose[0].unless: expected the id of an objective; found "rain".',
  ])
})

test('21.4. Objectives have names of their own and name only what there is, and only what stands above them.', () => {
  const goal = (n: number, change: object) => says((m) => Object.assign(m.objectives[n], change))
  expect(goal(4, { id: 'gate' })).toContain('objectives[4].id: expected a name of its own; found "gate".')
  expect(goal(3, { requires: ['fuel', 'out'] })).toEqual([
    'objectives[3].requires: expected the id of an objective above; found "out".',
  ])
  expect(goal(3, { requires: ['hold'] })).toEqual([
    'objectives[3].requires: expected the id of an objective above; found "hold".',
  ])
  expect(goal(1, { after: 'gate' })).toEqual([
    'objectives[1].after: expected the id of an objective above; found "gate".',
  ])
  expect(goal(1, { afterAll: ['fuel', 'gate'] })).toEqual([
    'objectives[1].afterAll: expected the id of an objective above; found "gate".',
  ])
  expect(goal(1, { after: undefined, afterAll: ['fuel'] })).toEqual([])
  expect(goal(1, { after: undefined })).toEqual(['objectives[1]: expected after or afterAll; found nothing.'])
  expect(goal(0, { at: 't2' })).toEqual(['objectives[0]: expected the token of a task (t1); found "t2".'])
  expect(goal(0, { consumes: 'oG' })).toEqual([
    'objectives[0]: expected the token of an object (oF); found "oG".',
  ])
  expect(goal(0, { at: 'toString' })).toEqual([
    'objectives[0]: expected the token of a task (t1); found "toString".',
  ])
  expect(goal(2, { door: '2' })).toEqual(['objectives[2].door: expected a numbered door; found "2".'])
  expect(goal(3, { rooms: ['R1', 'R3'] })).toEqual([
    'objectives[3].rooms: expected the name of a room; found "R3".',
  ])
  expect(says((m) => (m.doors['1'].opensWhen.objectives = ['fuel', 'rain']))).toEqual([
    'doors.1.opensWhen: expected the id of an objective; found "rain".',
  ])
  // Doors and ways to lose name any of them.
  expect(says((m) => (m.doors['1'].opensWhen.objectives = ['out']))).toEqual([])
})

test('21.4. No objective needs more than it names; carrying out and leaving need exits.', () => {
  const carry = (need: number, exits: object | null) =>
    says((m) => {
      m.objectives[4] = { id: 'out', type: 'carryOut', tokens: ['oF'], need, text: 'Out with it.' }
      m.exits = exits
    })
  expect(carry(1, { opensWhen: 'always' })).toEqual([])
  expect(carry(2, { opensWhen: 'always' })).toEqual(['objectives[4].need: expected at most 1; found 2.'])
  expect(carry(1, null)).toEqual(['exits: expected exits, because of the objective out; found null.'])
  expect(says((m) => (m.exits = null))).toEqual([
    'exits: expected exits, because of the objective out; found null.',
  ])
  expect(
    says((m) => {
      m.objectives = m.objectives.slice(0, 4)
      m.lose = []
      m.exits = null
    }),
  ).toEqual([])
  const bare = says((m) => {
    m.legend = {}
    m.objectives[0] = { id: 'fuel', type: 'task', at: 't1', scope: 'room', text: 'Fuel it.' }
  })
  expect(bare[0]).toBe('objectives[0]: expected the token of a task (there is none yet); found "t1".')
})

test('21.3, 21.5. A flag that a stage or the exits wait for is set by some objective.', () => {
  expect(says((m) => (m.spawn[1].needsFlag = 'rain'))).toEqual([
    'spawn[1].needsFlag: expected a flag that an objective sets; found "rain".',
  ])
  expect(says((m) => (m.exits.opensWhen.flag = 'rain'))).toEqual([
    'exits.opensWhen.flag: expected a flag that an objective sets; found "rain".',
  ])
})

const fileOf = (id: string): any => structuredClone(layoutOf(id).mission)

const saysOf = (json: unknown): string[] => faultsIn(json).map(faultText)

test('21.4. An objective names only objectives above it.', () => {
  const mine = fileOf('chapter-1')
  mine.objectives[1].requires = ['boxes']
  expect(saysOf(mine)).toEqual([
    'objectives[1].requires: expected the id of an objective above; found "boxes".',
  ])
})

// Rooms, tokens and spawn points as a map has them, and names in capitals: a plan shows none of these.
const CODE = /\b(R\d+|t\d|S[A-F]|X squares|[A-Z]{5,}|flag)\b/

test('21.4. Objectives, defeats and notes name things as the plan does, not by the codes of the map.', () => {
  for (const id of MISSIONS) {
    const { mission } = layoutOf(id)
    const texts = [...mission.objectives, ...(mission.lose ?? [])].map(({ text }) => text)
    for (const text of [...texts, ...notesOf(mission)]) expect(text, id).not.toMatch(CODE)
  }
})
