import { bookFaults } from '@shamble/engine/testing'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rulebook } from '../rulebook/index.ts'
import { catanZombies } from '../src/index.ts'
import { EVENT_SECTIONS, STEP_SECTIONS } from '../src/sections.ts'

test('Every section cited by words and reasons is a paragraph of the rule book, and every choice has one.', () => {
  const reasons = readFileSync(new URL('../src/why-not.ts', import.meta.url), 'utf8')
  const pointers = { steps: STEP_SECTIONS, events: EVENT_SECTIONS, reasons }
  expect(bookFaults(rulebook, catanZombies, pointers)).toEqual([])
})
