import { bookScenes, bookSections, sectionsOfReasons, tryScene } from '@shamble/engine/testing'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rulebook } from '../rulebook/index.ts'
import { catanZombies, type Table } from '../src/index.ts'
import { EVENT_SECTIONS, STEP_SECTIONS } from '../src/sections.ts'
import { invariants } from './invariants.ts'

for (const scene of bookScenes<Table>(rulebook)) {
  test(`${scene.id}. ${scene.title}.`, () => {
    tryScene(catanZombies, scene, invariants)
  })
}

test('There is a scene in nearly every chapter.', () => {
  expect(bookScenes(rulebook).length).toBeGreaterThanOrEqual(8)
})

test('Every section that words and reasons point to is a paragraph of the book.', () => {
  const reasons = readFileSync(new URL('../src/why-not.ts', import.meta.url), 'utf8')
  const named = [
    ...Object.values(STEP_SECTIONS),
    ...Object.values(EVENT_SECTIONS),
    ...sectionsOfReasons(reasons),
  ]
  const sections = bookSections(rulebook)
  expect(named.filter((section) => !sections.has(section))).toEqual([])
  expect(sectionsOfReasons(reasons)).not.toEqual([])
})

test('Every step that asks has a section.', () => {
  const asks = Object.entries(catanZombies.steps).filter(([, step]) => typeof step !== 'function')
  expect(asks.map(([name]) => name).filter((name) => STEP_SECTIONS[name] === undefined)).toEqual([])
})
