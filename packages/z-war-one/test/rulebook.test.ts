import { bookScenes, bookSections, sectionsOfReasons, tryScene } from '@shamble/engine/testing'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rulebook } from '../rulebook/index.ts'
import { zWarOne, type Table } from '../src/index.ts'
import { EVENT_SECTIONS, STEP_SECTIONS } from '../src/sections.ts'
import { invariants } from './invariants.ts'

for (const scene of bookScenes<Table>(rulebook)) {
  test(`${scene.id}. ${scene.title}.`, () => {
    tryScene(zWarOne, scene, invariants)
  })
}

test('The book has a scene in every chapter.', () => {
  const told = new Set(bookScenes(rulebook).map(({ chapter }) => chapter))
  expect(rulebook.chapters.map(({ id }) => id).filter((id) => !told.has(id))).toEqual([])
})

test('Every section that words and reasons point to is a paragraph of the book.', () => {
  const reasons = ['why-not.ts', 'director/why-not.ts']
    .map((file) => readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8'))
    .join('\n')
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
  const asks = Object.entries(zWarOne.steps).filter(([, step]) => typeof step !== 'function')
  expect(asks.map(([name]) => name).filter((name) => STEP_SECTIONS[name] === undefined)).toEqual([])
})
