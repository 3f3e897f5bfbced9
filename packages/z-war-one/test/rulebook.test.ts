import { readdirSync, readFileSync } from 'node:fs'
import { layOut, Referee, type Move, type Scene } from '@shamble/engine'
import { expect, test } from 'vitest'
import { zWarOne, type Event, type Table } from '../src/index.ts'
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
    const g = new Referee<Table, Event>(zWarOne, layOut(zWarOne, told)).settle()
    for (const move of told.try) {
      expect(g.result).toBeNull()
      g.make(g.pending[0]!.seat, move.split(' ') as unknown as Move)
      invariants(g.table)
    }
    const left = Object.values(g.position.rng.loaded ?? {}).flat()
    expect(left, 'dice that were not rolled').toEqual([])
    expect(g.result !== null || g.pending.length > 0).toBe(true) // one can play on from here
  })
}

test('The book has a scene in every chapter.', () => {
  expect(new Set(scenes.map(({ name }) => name)).size).toBe(chapters.length)
})

test('Every section that the words and refusals point to is a paragraph of the book.', () => {
  const sections = new Set(chapters.flatMap((name) => Array.from(read(name).matchAll(SECTION), ([, n]) => n)))
  const named = new Set([...Object.values(STEP_SECTIONS), ...Object.values(EVENT_SECTIONS)])
  const code = readFileSync(new URL('../src/why-not.ts', import.meta.url), 'utf8')
  for (const [, section] of code.matchAll(/because\(\s*'([\d.]+)'/g)) named.add(section!)
  expect([...named].filter((section) => !sections.has(section))).toEqual([])
})

test('Every chapter is in the book.', () => {
  const index = read('index.ts')
  for (const name of chapters) expect(index).toContain(`./${name}?raw`)
})
