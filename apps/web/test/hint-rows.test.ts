import type { Weighed } from '@shamble/engine/bots'
import { expect, test } from 'vitest'
import { rowsOf } from '../src/lib/hint/rows.ts'

const weighed = (verb: string, worth: number | null, error: number): Weighed => ({
  move: [verb],
  worth,
  error,
  playouts: worth === null ? 0 : 20,
})
const say = ([verb]: readonly string[]) => verb!.replace(/\d/, '.')

test('Moves that read the same are one row.', () => {
  const rows = rowsOf([weighed('harbor1', 0.5, 0.01), weighed('harbor2', 0.4, 0.01)], say)
  expect(rows.map(({ says, worth }) => [says, worth])).toEqual([['harbor', 0.5]])
})

test.each([
  ['closer than two errors', 0.42, 0.05, true],
  ['farther than two errors', 0.3, 0.02, false],
  ['hardly tried', 0.3, Infinity, false],
  ['not tried', null, Infinity, false],
])('A move %s from the advised one is told as equal only within the error.', (_, worth, error, even) => {
  const [, other] = rowsOf([weighed('best', 0.5, 0.02), weighed('other', worth, error)], say)
  expect(other!.even).toBe(even)
})
