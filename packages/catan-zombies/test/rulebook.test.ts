import { layOut, Referee, type Move, type Scene } from '@shamble/engine'
import { describe, expect, test } from 'vitest'
import { catanZombies, type Table } from '../src/index.ts'
import { words } from '../src/words.ts'
import { EVENT_SECTIONS, STEP_SECTIONS } from '../src/sections.ts'
import { rulebook } from '../rulebook/index.ts'
import { invariants } from './invariants.ts'

interface BookScene extends Scene<Table> {
  title: string
  try: [seat: number, move: string][]
}

const SCENE = /^```scene\n([\s\S]*?)^```/gm
const scenes = rulebook.chapters.flatMap(({ id, text }) =>
  Array.from(text.matchAll(SCENE), ([, json]) => ({ id, scene: JSON.parse(json!) as BookScene })),
)

describe('Scenes of the rule book', () => {
  for (const { id, scene } of scenes) {
    test(`${id}: ${scene.title}`, () => {
      const g = new Referee(catanZombies, layOut(catanZombies, scene)).settle()
      for (const [seat, move] of scene.try) g.make(seat, move.split(' ') as unknown as Move)
      expect(g.told.length).toBeGreaterThan(0)
    })
  }

  test('There is one in nearly every chapter, and each lays out a table that could be.', () => {
    expect(scenes.length).toBeGreaterThanOrEqual(8)
    for (const { scene } of scenes) invariants(layOut(catanZombies, scene).table)
  })

  test('Every section that words name stands in the book.', () => {
    const book = rulebook.chapters.map(({ text }) => text).join('\n')
    for (const section of [...Object.values(STEP_SECTIONS), ...Object.values(EVENT_SECTIONS)]) {
      expect(book, section).toMatch(new RegExp(`\\*\\*${section.replace('.', '\\.')}\\*\\*`))
    }
  })

  test('Every step that asks, and every event, has its section.', () => {
    for (const [name, step] of Object.entries(catanZombies.steps))
      if (typeof step !== 'function') expect(words.rule(name), name).toBeDefined()
  })
})
