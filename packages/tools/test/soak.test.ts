import { expect, test } from 'vitest'
import type { Lap } from '../src/soak/soak.ts'
import { slopeOf, verdictsOn } from '../src/soak/verdicts.ts'

const lap = (minute: number, more: Partial<Lap> = {}): Lap => ({
  minute,
  trips: [2, 3, 4],
  p99: 4,
  lost: 0,
  wrong: [],
  memory: 200_000 + (minute % 3) * 100,
  open: 40,
  stored: 900,
  others: 6,
  ...more,
})
const minutes = (change: (minute: number) => Partial<Lap>) =>
  Array.from({ length: 30 }, (_, n) => lap(n + 1, change(n + 1)))
const fell = (laps: Lap[]) => verdictsOn(laps).flatMap(({ what, held }) => (held ? [] : [what]))

test('The slope of a line is found, and its error is that of the noise.', () => {
  expect(slopeOf([3, 5, 7, 9])).toEqual({ slope: 2, error: 0 })
  // The sums of squares by hand: 17.5 along the line, 1.5 across it, -1.5 of both.
  const { slope, error } = slopeOf([1, 0, 1, 0, 1, 0])
  expect(slope).toBeCloseTo(-1.5 / 17.5)
  expect(error).toBeCloseTo(Math.sqrt((1.5 - 1.5 ** 2 / 17.5) / 4 / 17.5))
})

test('A soak in which nothing changes holds.', () => {
  expect(fell(minutes(() => ({})))).toEqual([])
})

test.each<[string, (minute: number) => Partial<Lap>]>([
  ['memory is flat', (minute) => ({ memory: 200_000 + 500 * minute })],
  ['moves are as fast as before', (minute) => ({ trips: [2, 3, minute > 20 ? 6 : 4] })],
  ['no move is lost', (minute) => ({ lost: minute === 7 ? 1 : 0 })],
  ['nothing is out of order', (minute) => ({ wrong: minute === 9 ? ['a step came twice'] : [] })],
  ['no file is left behind', (minute) => ({ others: minute > 25 ? 7 : 6 })],
])('Where this is not so, it is said: %s.', (what, change) => {
  expect(fell(minutes(change))).toEqual([what])
})
