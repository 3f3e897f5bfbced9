import { defaults, Referee, start } from '@shamble/engine'
import { expect, test } from 'vitest'
import { CHAPTERS } from '../src/missions/list.ts'
import { zWarOne, type Event, type Table } from '../src/index.ts'
import { layoutOf } from '../src/missions/index.ts'
import { exitsOpen, goalsOf, loadObject, leave, markTimers, meetAtEnd, meetDoors } from '../src/objectives.ts'
import { openDoor } from '../src/doors.ts'
import { doTask, objectivesOf } from '../src/tasks.ts'
import { checkTurnEnd, heroDies } from '../src/ending.ts'
import { COLE, field, KAT, SAM, squaresOf, VICTOR } from './field.ts'

/*
 * 7.7, 8.2, 8.3, 21.4. Tasks, barricades and timers; how each chapter is won, and how it is lost.
 */

const three = squaresOf(3)
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

test('8.2. Whoever has fewer points to begin with spends all of them.', () => {
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

const BARRICADES = { mission: { barricades: true as const }, table: { areas: 'aa' } }

test('7.7. A closed door is barricaded by a Task in front of it, and cleared again by opening: it stays closed.', () => {
  field(ROOM(' R1        ', '     S     '), {
    hero: SAM,
    ...BARRICADES,
    table: { areas: 'aa', barricades: true },
  })
    .takes(0, 'barricade door:0')
    .leaves({ doors: 'b' })
    .mayNot(0, 'open', 'unbar')
  field(ROOM(' R1        ', '     S     '), {
    hero: SAM,
    table: { areas: 'aa', doors: 'b', barricades: true },
  })
    .mayNot(0, 'open', 'knock', 'barricade')
    .takes(0, 'unbar door:0')
    .told('barricadeGone')
    .leaves({ doors: 'c' })
    .may(0, 'open door:0')
  field(ROOM(' R1        ', '     S     '), { hero: SAM }).mayNot(0, 'barricade')
})

test('7.7, R-65. Who comes to a barricade stops in front of it and hits it; with the third blow it is gone.', () => {
  const board = ROOM(' R1  S     ').replace(
    '|           |\n  +---+---+---+',
    '|     zN    |\n  +---+---+---+',
  )
  for (const [damage, left, doors] of [
    [0, 1, 'b'],
    [2, 0, 'c'],
  ] as const)
    field(board, {
      next: [['nextUnit']],
      table: { areas: 'aa', doors: 'b', barricades: true, damage: [damage] },
    })
      .tells({ type: 'barricadeHit', damage: damage + 1 })
      .leaves({ doors, damage: [left] })
      .check((t) => expect(t.infected[0]!.at).toBe(7))
})

// A chapter with everybody in his place, and a look at its table before anybody has moved.
function chapter(n: number) {
  const mission = CHAPTERS[n - 1]!
  const begun = start(zWarOne, `objectives-${n}`, 1, { ...defaults(zWarOne), mission })
  const g = new Referee<Table, Event>(zWarOne, begun.position).settle()
  while (g.table.turn === 0) g.choose(0, g.pending[0]!.moves.length - 1)
  const layout = layoutOf(mission)
  return {
    g,
    t: g.table,
    layout,
    /** The room or square of a task, by its name. */
    work(hero: number, task: string, object?: string) {
      const place = layout.tasks.findIndex(({ id }) => id === task)
      g.table.heroes[hero]!.at = layout.tasks[place]!.at
      if (object) g.table.heroes[hero]!.object = layout.objects.findIndex(({ id }) => id === object)
      expect(objectivesOf(g.table, hero, place)).not.toEqual([])
      doTask(g, hero, place)
    },
    exit: (hero: number) => {
      g.table.heroes[hero]!.at = layout.exits[hero]!
      leave(g, hero)
    },
  }
}
const everybody = [COLE, KAT, SAM, VICTOR]

test('Chapter 1 is won when four crates and then all heroes are out.', () => {
  const { g, t, exit } = chapter(1)
  t.objects.forEach((_, object) => {
    t.heroes[object]!.object = object
    loadObject(g, object)
  })
  expect(t.met).toEqual([true, false])
  everybody.forEach(exit)
  expect(g.result).toMatchObject({ winners: [0], reason: 'won' })
})

test('Chapter 1 is lost when all have left and a crate has not.', () => {
  const { g, exit } = chapter(1)
  everybody.forEach(exit)
  expect(g.result).toMatchObject({ winners: [], reason: 'allLeft' })
})

test('Chapter 2 is won by fuel, desk, shutters, and two rooms that are held.', () => {
  const { g, t, layout, work } = chapter(2)
  const desk = layout.tasks.findIndex(({ id }) => id === 'security-desk')
  t.heroes[KAT]!.at = layout.tasks[desk]!.at
  expect(objectivesOf(t, KAT, desk)).toEqual([]) // no power yet
  work(SAM, 'generator', 'fuel-can')
  work(KAT, 'security-desk')
  for (let turn = 0; turn < 3; turn++) markTimers(g)
  expect(t.flags).toEqual(['lockdown'])
  t.heroes[SAM]!.at = layout.starts[0]!
  meetAtEnd(g)
  expect(g.result).toBeNull() // the generator room is empty
  t.heroes[SAM]!.at = layout.tasks.find(({ id }) => id === 'generator')!.at
  meetAtEnd(g)
  expect(g.result).toMatchObject({ reason: 'won' })
})

test('Chapter 3 is won when the barrier is open and all heroes are out; explosives and hands do not open it.', () => {
  const { g, t, layout, exit } = chapter(3)
  const barrier = layout.doors.findIndex(({ number }) => number === '2')
  meetDoors(g)
  expect(t.met).toEqual([false, false])
  t.heroes[SAM]!.at = layout.doors[barrier]!.sides[1]
  openDoor(g, SAM, barrier)
  expect(t.met).toEqual([true, false])
  everybody.forEach(exit)
  expect(g.result).toMatchObject({ reason: 'won' })
})

test('Chapter 4 is won when the engine runs and everybody stands on the truck, nobody held.', () => {
  const { g, t, layout, work } = chapter(4)
  work(SAM, 'truck', 'battery')
  work(KAT, 'truck', 'fuel-can')
  expect(exitsOpen(t)).toBe(false)
  for (let turn = 0; turn < 3; turn++) markTimers(g)
  everybody.forEach((hero) => (t.heroes[hero]!.at = layout.exits[hero]!))
  t.heroes[COLE]!.held = [99]
  meetAtEnd(g)
  expect(g.result).toBeNull()
  t.heroes[COLE]!.held = []
  meetAtEnd(g)
  expect(g.result).toMatchObject({ reason: 'won' })
})

test('Chapter 5 is won at the end of turn 12 with the lamp lit, and lost without.', () => {
  const lit = chapter(5)
  lit.work(SAM, 'generator', 'fuel-can')
  lit.work(KAT, 'lamp')
  lit.t.turn = 11
  meetAtEnd(lit.g)
  expect(lit.g.result).toBeNull()
  lit.t.turn = 12
  meetAtEnd(lit.g)
  expect(lit.g.result).toMatchObject({ reason: 'won' })
  const dark = chapter(5)
  dark.t.turn = 12
  meetAtEnd(dark.g)
  checkTurnEnd(dark.g)
  expect(dark.g.result).toMatchObject({ winners: [], reason: 'turnEnded' })
})

test('Chapter 6 is won when both winches have opened the gate and all heroes are out.', () => {
  const { g, t, layout, work, exit } = chapter(6)
  expect(exitsOpen(t)).toBe(false)
  work(SAM, 'winch-west')
  work(KAT, 'winch-east')
  markTimers(g)
  expect(exitsOpen(t)).toBe(true)
  const gate = layout.doors.findIndex(({ number }) => number === '1')
  expect(t.doors[gate]).toBe('o')
  everybody.forEach(exit)
  expect(g.result).toMatchObject({ reason: 'won' })
})

test('12.3. Every chapter is lost at once when a hero dies, and after turn 40 (R-57).', () => {
  for (let n = 1; n <= 6; n++) {
    const { g } = chapter(n)
    heroDies(g, KAT)
    expect(g.result).toMatchObject({ winners: [], reason: 'died' })
    const late = chapter(n)
    late.t.turn = 40
    checkTurnEnd(late.g)
    expect(late.g.result).toMatchObject({ winners: [], reason: n === 5 ? 'turnEnded' : 'tooLate' })
  }
})

test('21.4. The last objective closes every chapter.', () => {
  for (const mission of CHAPTERS) {
    const last = goalsOf({ mission }).at(-1)!
    expect(['exitAll', 'secure', 'standAll', 'survive']).toContain(last.type)
  }
})

test('7.7. A locked door opens only to what its mission names; then it stays open.', () => {
  const board = `
    +---+---+---+
    | S         |
    +=1=+---+---+
    |           |
    +---+---+---+`
  const doors = { 1: { name: 'Gate', state: 'locked' as const, opensWith: { item: 'bolt-cutters' } } }
  field(board, { hero: SAM, mission: { doors } }).mayNot(0, 'open', 'knock')
  field(board, { hero: SAM, mission: { doors }, more: [[SAM, 'bolt-cutters']] })
    .takes(0, 'open door:0')
    .leaves({ doors: 'o' })
    .mayNot(0, 'close')
    .may(0, `move ${three(0, 1)}`)
})
