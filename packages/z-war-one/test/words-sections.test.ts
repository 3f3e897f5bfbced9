import { bookFaults } from '@shamble/engine/testing'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rulebook } from '../rulebook/index.ts'
import { zWarOne } from '../src/index.ts'
import { EVENT_SECTIONS, STEP_SECTIONS } from '../src/words/sections.ts'

test('Every section that words and reasons point to is a paragraph of the book, and every step that asks has one.', () => {
  const reasons = readFileSync(new URL('../src/why-not.ts', import.meta.url), 'utf8')
  const pointers = { steps: STEP_SECTIONS, events: EVENT_SECTIONS, reasons }
  expect(bookFaults(rulebook, zWarOne, pointers)).toEqual([])
})
