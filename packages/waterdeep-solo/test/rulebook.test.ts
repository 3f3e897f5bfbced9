import { readdirSync, readFileSync } from 'node:fs'
import { layOut, Referee, type Move, type Scene } from '@shamble/engine'
import { expect, test } from 'vitest'
import { cards } from '../rulebook/cards.ts'
import { waterdeepSolo, type Event, type Table } from '../src/index.ts'
import { INTRIGUE } from '../src/data/intrigue.ts'
import { SPACES } from '../src/data/spaces.ts'
import { QUESTS } from '../src/data/quests.ts'
import { EVENT_SECTIONS, STEP_SECTIONS } from '../src/sections.ts'
import { invariants } from './invariants.ts'

interface BookScene extends Scene<Table> {
  title: string
  try: string[]
}

const folder = new URL('../rulebook/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')
const chapters = readdirSync(folder).filter((name) => name.endsWith('.md'))
const SCENE = /^```scene\s*\n([\s\S]*?)^```/gm
const SECTION = /^[\s*_#]*(\d+(?:\.\d+)*)[.\s*_]/gm

const scenes = chapters.flatMap((name) =>
  Array.from(read(name).matchAll(SCENE), ([, json], n) => ({ name, n: n + 1, json: json! })),
)

for (const { name, n, json } of scenes) {
  const told = JSON.parse(json) as BookScene
  test(`${name}, scene ${n}. ${told.title}.`, () => {
    const g = new Referee<Table, Event>(waterdeepSolo, layOut(waterdeepSolo, told)).settle()
    for (const move of told.try) {
      expect(g.result).toBeNull()
      g.make(0, move.split(' ') as unknown as Move)
      invariants(g.table, g)
    }
    expect(g.result !== null || g.pending.length > 0).toBe(true) // one can play on from here
  })
}

test('The book has a scene in every chapter that tells of play.', () => {
  expect(new Set(scenes.map(({ name }) => name))).toEqual(
    new Set(['round.md', 'city.md', 'quests.md', 'pseudo.md', 'end.md']),
  )
})

test('Every section that the words point to is a paragraph of the book.', () => {
  const sections = new Set(chapters.flatMap((name) => Array.from(read(name).matchAll(SECTION), ([, n]) => n)))
  const named = new Set([...Object.values(STEP_SECTIONS), ...Object.values(EVENT_SECTIONS)])
  const code = readFileSync(new URL('../src/why-not.ts', import.meta.url), 'utf8')
  for (const [, section] of code.matchAll(/because\(\s*'([\d.]+)'/g)) named.add(section!)
  expect([...named].filter((section) => !sections.has(section))).toEqual([])
})

test('Every step that asks has a section.', () => {
  const asks = Object.entries(waterdeepSolo.steps).filter(([, step]) => typeof step !== 'function')
  expect(asks.map(([name]) => name).filter((name) => STEP_SECTIONS[name] === undefined)).toEqual([])
})

test('Every chapter is in the book, and every card in its lists.', () => {
  const index = read('index.ts')
  for (const name of chapters) expect(index).toContain(`./${name}?raw`)
  for (const { name } of [...QUESTS, ...INTRIGUE, ...SPACES.slice(13)]) expect(cards).toContain(`**${name}**`)
})
