import { readdirSync, readFileSync } from 'node:fs'
import { layOut, Referee, type Move, type Scene } from '@shamble/engine'
import { expect, test } from 'vitest'
import { characters, combat, threats } from '../rulebook/lists.ts'
import { COMBAT } from '../src/data/combat.ts'
import { ROLES } from '../src/data/roles.ts'
import { THREATS } from '../src/data/threats.ts'
import { worldWarZ, type Event, type Table } from '../src/index.ts'
import { EVENT_SECTIONS, STEP_SECTIONS, ZOMBIE_SECTIONS } from '../src/sections.ts'
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
    const g = new Referee<Table, Event>(worldWarZ, layOut(worldWarZ, told)).settle()
    for (const move of told.try) {
      expect(g.result).toBeNull()
      g.make(0, move.split(' ') as unknown as Move)
      invariants(g.table, g)
    }
    expect(g.result !== null || g.pending.length > 0).toBe(true) // one can play on from here
  })
}

test('The book has a scene in every chapter that tells of play.', () => {
  expect(new Set(scenes.map(({ name }) => name))).toEqual(new Set(['turn.md', 'zombies.md']))
  expect(scenes.length).toBeGreaterThanOrEqual(6)
})

test('Every section that the words point to is a paragraph of the book.', () => {
  const texts = [...chapters.map(read), characters, combat, threats]
  const sections = new Set(texts.flatMap((text) => Array.from(text.matchAll(SECTION), ([, n]) => n)))
  const named = new Set([
    ...Object.values(STEP_SECTIONS),
    ...Object.values(EVENT_SECTIONS),
    ...ZOMBIE_SECTIONS,
  ])
  const code = readFileSync(new URL('../src/why-not.ts', import.meta.url), 'utf8')
  for (const [, section] of code.matchAll(/because\(\s*'([\d.]+)'/g)) named.add(section!)
  expect([...named].filter((section) => !sections.has(section))).toEqual([])
})

test('Every step that asks has a section.', () => {
  const asks = Object.entries(worldWarZ.steps).filter(([, step]) => typeof step !== 'function')
  expect(asks.map(([name]) => name).filter((name) => STEP_SECTIONS[name] === undefined)).toEqual([])
})

test('Every chapter is in the book, and every card and character in its lists.', () => {
  const index = read('index.ts')
  for (const name of chapters) expect(index).toContain(`./${name}?raw`)
  for (const { name } of COMBAT) expect(combat).toContain(`**${name}**`)
  for (const { name } of THREATS) expect(threats).toContain(`**${name}**`)
  for (const { role, name } of ROLES) expect(characters).toContain(`**${role}**, ${name}`)
})
