import { expect, test } from 'vitest'
import { memo } from '../src/boards/index.ts'

test('A memo computes a result once, and starts again when it is full.', () => {
  let made = 0
  const twice = memo((n: number) => (made++, n * 2), 2)
  expect([twice(1), twice(1), twice(2)]).toEqual([2, 2, 4])
  expect(made).toBe(2)
  twice(3)
  twice(1)
  expect(made).toBe(4)
})
