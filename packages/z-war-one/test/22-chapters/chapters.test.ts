import { defaults, Referee, start } from '@shamble/engine'
import { expect, test } from 'vitest'
import { CHAPTERS } from '../../src/missions/list.ts'
import { zWarOne, type Event, type Table } from '../../src/index.ts'
import { layoutOf } from '../../src/missions/index.ts'
import {
  exitsOpen,
  goalsOf,
  loadObject,
  leave,
  markTimers,
  meetAtEnd,
  meetDoors,
} from '../../src/missions/objectives.ts'
import { openDoor } from '../../src/map/doors.ts'
import { doTask, objectivesOf } from '../../src/heroes/tasks.ts'
import { checkTurnEnd } from '../../src/ending.ts'
import { COLE, KAT, SAM, VICTOR } from '../field.ts'

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

test('Chapter 4 is won when the engine runs and all heroes stand on the truck, none held.', () => {
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

test('The last objective closes every chapter.', () => {
  for (const mission of CHAPTERS) {
    const last = goalsOf({ mission }).at(-1)!
    expect(['exitAll', 'secure', 'standAll', 'survive']).toContain(last.type)
  }
})
