import { quickChance, Referee, seatsFor, start } from '@shamble/engine'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DIRECTOR } from '../src/data/director.ts'
import { TEXTS } from '../src/director/texts.ts'
import { cardTitle } from '../src/director/words.ts'
import { CHAPTERS, DIRECTOR_GAMES } from '../src/missions/list.ts'
import { zWarOne, type Event, type Table } from '../src/index.ts'
import { BRUTE } from '../src/data/infected.ts'
import { newUnit } from '../src/infected/figures.ts'
import { EVENT_SECTIONS, STEP_SECTIONS } from '../src/words/sections.ts'
import { words } from '../src/words.ts'

const SILENT = new Set<Event['type']>(['phaseBegan'])
const ODD = /undefined|null|NaN|\[object|\{|\}| {2}/
const GAMES = 8
const DIRECTED = 3
const PLAYED: { options: { mission: string; mode?: string }; games: number }[] = [
  ...CHAPTERS.map((mission) => ({ options: { mission }, games: GAMES })),
  ...DIRECTOR_GAMES.map((mission) => ({ options: { mission }, games: DIRECTED })),
  { options: { mission: 'chapter-1', mode: 'director' }, games: DIRECTED },
]

test('The heroes’ tasks are the objectives that are not met; the Director has none of them.', () => {
  const { table } = start(zWarOne, 'tasks', 2, { mission: 'chapter-1', mode: 'director' }).position
  const view = zWarOne.view(table, 0)
  const [first, ...others] = words.tasks!(view, 0)
  expect(first).toMatch(/\w/)
  expect(others).toHaveLength(view.met.length - 1)
  expect(words.tasks!({ ...view, met: view.met.map((_, n) => n === 0) }, 0)).toEqual(others)
  expect(words.tasks!(view, view.director)).toEqual([])
})

test('Every move, part, question and event of random games is said in words, and nothing is odd.', () => {
  const met = new Set<string>()
  for (const { options, games } of PLAYED)
    for (let n = 0; n < games; n++) {
      const chance = quickChance(`words-${options.mission}-${n}`)
      const seats = seatsFor(zWarOne, options)[chance(4)]!
      const begun = start(zWarOne, `words-${n}`, seats, options)
      const g = new Referee<Table, Event>(zWarOne, begun.position).settle()
      const say = () => {
        const view = zWarOne.view(g.table, null)
        for (const { event } of g.told.splice(0)) {
          met.add(event.type)
          const sentence = words.event(event, view)
          if (!SILENT.has(event.type)) expect(sentence, event.type).not.toBe('')
          expect(sentence).not.toMatch(ODD)
        }
        return view
      }
      while (!g.result) {
        const asked = g.pending[chance(g.pending.length)]!
        const view = say()
        expect(words.ask(asked, view)).not.toMatch(ODD)
        expect(words.rule(asked.step), asked.step).toMatch(/^\d/)
        const move = asked.moves[chance(asked.moves.length)]!
        for (const text of [
          words.move(move, view, null),
          ...move.slice(1).map((part) => words.part(part, view)),
        ]) {
          expect(text).not.toBe('')
          expect(text, move.join(' ')).not.toMatch(ODD)
          expect(text).not.toBe(move.join(' '))
        }
        g.make(asked.seat, move)
      }
      expect(words.result(g.result, say())).toMatch(/^[A-Z].*turn \d+\./)
    }
  expect(met.size).toBeGreaterThan(45)
})

// What stands for a fact of a type, in an event that is made up.
function valueOf(type: string): unknown {
  if (type.endsWith('[]')) return Array(2).fill(valueOf(type.slice(0, -2)))
  if (type === 'boolean') return false
  if (type === 'Deed') return 'miss'
  if (type === 'Phase') return 'heroes'
  if (type === 'Sense | null') return 'sees'
  if (type === 'string | null') return null
  return /^'(\w+)'/.exec(type)?.[1] ?? (type === 'string' ? 'won' : 1)
}

test('Every kind of event is said with facts that it has: no name is left in its braces.', () => {
  const source = readFileSync(new URL('../src/events.ts', import.meta.url), 'utf8')
  const kinds = [...source.matchAll(/\| \{([^}]*)\}/g)].map(([, facts]) =>
    Object.fromEntries(
      [...facts!.matchAll(/(\w+)\??: ([^;\n]+)/g)].map(([, name, type]) => [name, valueOf(type!.trim())]),
    ),
  ) as unknown as Event[]
  expect(kinds.map(({ type }) => type).sort()).toEqual(Object.keys(EVENT_SECTIONS).sort())
  const { position } = start(zWarOne, 'words', 1, { mission: 'chapter-1' })
  const view = zWarOne.view(position.table, null)
  for (const event of kinds) expect(words.event(event, view), event.type).not.toMatch(ODD)
})

test('Every step that asks and every kind of event has its section.', () => {
  const asking = Object.entries(zWarOne.steps).flatMap(([name, step]) => ('ask' in step ? [name] : []))
  expect(Object.keys(STEP_SECTIONS).sort()).toEqual(asking.sort())
  for (const section of Object.values({ ...STEP_SECTIONS, ...EVENT_SECTIONS }))
    expect(section).toMatch(/^\d+(\.\d+)?$/)
})

test('20.6. Every card of the Director has its own title and its text.', () => {
  const slug = (title: string) => title.toLowerCase().replaceAll(' ', '-')
  expect(DIRECTOR.map((_, card) => slug(cardTitle(card)))).toEqual(DIRECTOR.map(({ id }) => id))
  expect(Object.keys(TEXTS).sort()).toEqual(DIRECTOR.map(({ id }) => id).sort())
})

test('An infected that falls keeps its name.', () => {
  const { table } = start(zWarOne, 'names', 1, { mission: 'chapter-1' }).position
  const before = zWarOne.view({ ...table, infected: [newUnit(table, BRUTE, 0, 0)] }, null)
  const id = before.infected[0]!.id
  const event: Event = { type: 'killed', hero: 0, unit: id, kind: BRUTE, at: 0, how: 'killed' }
  const after = { ...before, infected: [] }
  expect(words.event(event, after, before)).toBe(`Brute ${id + 1} falls to Cole.`)
})
