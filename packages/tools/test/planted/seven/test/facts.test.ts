import { expect, test } from 'vitest'
import { facts } from '../src/facts.ts'

test('Six of 36 rolls are a seven.', () => {
  expect(facts(6).odds).toBe(1 / 6)
})
