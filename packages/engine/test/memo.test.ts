import { expect, test } from 'vitest'
import { memo } from '../src/boards/index.ts'

test('A memo computes a result once, and evicts what was asked for longest ago.', () => {
  const made: number[] = []
  const twice = memo((n: number) => (made.push(n), n * 2), 2)
  expect([twice(1), twice(1), twice(2), twice(1)]).toEqual([2, 2, 4, 2])
  expect(made).toEqual([1, 2])
  twice(3)
  twice(1)
  twice(2)
  expect(made).toEqual([1, 2, 3, 2])
})

test('Results with weights share the whole; one that is heavier than that is kept until the next.', () => {
  const made: string[] = []
  const long = memo(
    (text: string) => (made.push(text), text),
    5,
    ({ length }) => length,
  )
  for (const text of ['aa', 'bbb', 'aa', 'c']) long(text)
  expect(made).toEqual(['aa', 'bbb', 'c'])
  long('aa')
  long('dddddddd')
  long('dddddddd')
  expect(made).toEqual(['aa', 'bbb', 'c', 'dddddddd'])
  long('c')
  long('aa')
  long('c')
  expect(made).toEqual(['aa', 'bbb', 'c', 'dddddddd', 'c', 'aa'])
})
