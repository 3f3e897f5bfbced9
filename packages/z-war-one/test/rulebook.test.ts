import { bookFaults, bookScenes, tryScene } from '@shamble/engine/testing'
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

test('Every section that words and reasons point to is a paragraph of the book, and every step that asks has one.', () => {
  const reasons = readFileSync(new URL('../src/why-not.ts', import.meta.url), 'utf8')
  const pointers = { steps: STEP_SECTIONS, events: EVENT_SECTIONS, reasons }
  expect(bookFaults(rulebook, zWarOne, pointers)).toEqual([])
})
