import { expect, test } from 'vitest'
import { capital, listed, percent } from '../src/index.ts'

test('A list is joined by commas, and its last item by a word.', () => {
  expect(listed([])).toBe('')
  expect(listed(['a'])).toBe('a')
  expect(listed(['a', 'b'])).toBe('a and b')
  expect(listed([2, 3, 4], 'or')).toBe('2, 3 or 4')
})

test('A capital changes the first letter only.', () => {
  expect(capital('')).toBe('')
  expect(capital('heavy Gun')).toBe('Heavy Gun')
})

test('A share is whole per cent; only what is certain is 0 or 100 %.', () => {
  expect([0, 0.001, 0.375, 0.999, 1].map(percent)).toEqual(['0 %', '1 %', '38 %', '99 %', '100 %'])
})
