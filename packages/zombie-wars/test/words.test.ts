import { quickChance, Referee, start } from '@shamble/engine'
import { expect, test } from 'vitest'
import { zombieWars, type Event, type Table } from '../src/index.ts'
import { EVENT_SECTIONS, STEP_SECTIONS } from '../src/sections.ts'
import { words } from '../src/words.ts'
import { dice, lying, night, standing, tableOf } from './night.ts'

const sane = (text: string) => expect(text).not.toMatch(/undefined|NaN|\[object|null|^$/)

test('Every question, move, part and event of random games has words.', () => {
  for (let k = 0; k < 12; k++) {
    const chance = quickChance(`words-${k}`)
    const options = { deadlines: k % 2 > 0, advanced: k % 3 > 0, superCop: true, aTimeForHeroes: k % 4 > 1 }
    const { position, told } = start(zombieWars, `words-${k}`, 2 + (k % 5), options)
    const g = new Referee<Table, Event>(zombieWars, position).settle()
    for (const { event } of told)
      expect(words.event(event, zombieWars.view(g.table, 0))).not.toMatch(/undefined|NaN/)
    while (!g.result) {
      const asked = g.pending[0]!
      const view = zombieWars.view(g.table, asked.seat)
      sane(words.ask(asked, view))
      const said = asked.moves.map((move) => words.move(move, view))
      said.forEach(sane)
      expect(new Set(said).size, said.join(', ')).toBe(said.length)
      for (const [, ...parts] of asked.moves) for (const part of parts) sane(words.part(part, view))
      g.told.length = 0
      g.make(asked.seat, asked.moves[chance(asked.moves.length)]!)
      const after = zombieWars.view(g.table, asked.seat)
      for (const { event } of g.told) expect(words.event(event, after)).not.toMatch(/undefined|NaN/)
    }
    sane(words.result(g.result, zombieWars.view(g.table, 0)))
  }
})

test('4.5. The ways to raise three zombies have names of their own.', () => {
  night({ hordes: [standing(0, 34, dice(5))] }).check((t) => {
    expect(words.part('2+1', zombieWars.view(t, 0))).toBe('A horde of two and a horde of one')
  })
})

test('An attack from its button to its events, in words.', () => {
  const said: string[] = []
  night({ town: { 34: dice(2, 8) }, hordes: [standing(0, 34, dice(5)), lying(100, 34, dice(3))] })
    .dice(4, 3, 3, 2, 2, 4, 3, 1, 4, 2, 7)
    .check((t, g) => {
      const view = zombieWars.view(t, 0)
      expect(words.move(['attack', 'horde:0', 'everything'], view)).toBe('Attack everything on C4')
      expect(words.part('sq:34', view)).toBe('C4, two townies and a d8 hero')
      expect(words.ask(g.pending[0]!, view)).toBe('Your turn.')
    })
    .takes(0, 'attack horde:0 everything')
    .takes(1, 'give d6')
    .check((t, g) => {
      for (const { event } of g.told) said.push(words.event(event, zombieWars.view(t, 0)))
    })
  expect(said.filter(Boolean)).toEqual([
    'Red’s horde of 5 attacks everything on C4.',
    'Red rolls 4 3 3 2 2; Blue rolls 4 3 1; the townspeople roll 4 2 7 (d8).',
    'One townie, picked by Blue, joins Red’s horde.',
    'Red loses one zombie.',
  ])
})

test('Hordes of the same size are told apart by their square, and by a number if they share it.', () => {
  night({
    hordes: [
      standing(0, 34, dice(2)),
      lying(1, 35, dice(2)),
      standing(2, 36, dice(3)),
      standing(100, 33, dice(2)),
    ],
  }).check((t) => {
    const view = zombieWars.view(t, 0)
    expect(['horde:0', 'horde:1', 'horde:2', 'horde:100'].map((id) => words.part(id, view))).toEqual([
      'Red’s horde of 2 on C4',
      'Red’s horde of 2 on C5',
      'Red’s horde of 3',
      'Blue’s horde of 2',
    ])
    expect(words.move(['move', 'horde:0', 'sq:44'], view)).toBe('Move Red’s horde of 2 on C4 to D4')
  })
  night({ hordes: [standing(0, 34, dice(1)), standing(1, 34, dice(1)), standing(2, 36, dice(1))] }).check(
    (t) => {
      expect(words.move(['merge', 'horde:0', 'horde:1'], zombieWars.view(t, 0))).toBe(
        'Merge Red’s horde of 1 on C4, no. 1 into Red’s horde of 1 on C4, no. 2',
      )
    },
  )
})

test('Every step and every kind of event has its section.', () => {
  expect(Object.keys(STEP_SECTIONS).sort()).toEqual(Object.keys(zombieWars.steps).sort())
  expect(words.rule('attacked')).toBe('7.1')
  expect(words.rule('blasted')).toBe(EVENT_SECTIONS.blasted)
})

test('Results name the winners and the reason.', () => {
  const view = (people: number, red: number, blue: number) =>
    zombieWars.view(
      {
        ...start(zombieWars, 'result', 2).position.table,
        ...tableOf(
          { town: { 11: dice(people) }, hordes: [standing(0, 34, dice(red)), standing(100, 35, dice(blue))] },
          2,
        ),
      },
      null,
    )
  expect(words.result({ winners: [0], reason: 'conditional' }, view(10, 9, 7))).toBe(
    'Red wins with the most zombies: 16 dead outnumber 10 living.',
  )
  expect(words.result({ winners: [0, 1], reason: 'conditional' }, view(10, 9, 9))).toMatch(
    /^Red and Blue share the win/,
  )
  expect(words.result({ winners: [], reason: 'everyoneLoses' }, view(20, 9, 7))).toBe(
    'The living, 20, outnumber the dead, 16. Everyone loses.',
  )
})

test('A move names the occupants of its destination.', () => {
  night({
    town: { 35: dice(2, 8), 34: dice(1) },
    hordes: [standing(0, 34, dice(5)), lying(100, 35, dice(3)), lying(101, 44, dice(1))],
  }).check((t) => {
    const view = zombieWars.view(t, 0)
    const says = (to: string) => words.move(['move', 'horde:0', to], view)
    expect(says('sq:35')).toBe('Move Red’s horde of 5 to C5: two townies and a d8 hero, Blue’s horde of 3')
    expect(says('sq:44')).toBe('Move Red’s horde of 5 to D4: Blue’s horde of 1')
    expect(says('sq:33')).toBe('Move Red’s horde of 5 to C3')
    expect(words.move(['attack', 'horde:0', 'townies'], view)).toBe('Attack the townspeople on C4')
  })
})
