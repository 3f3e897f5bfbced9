import { expect, test } from 'vitest'
import { TokenBucket } from '../src/index.ts'
import { TokenBuckets } from '../src/token-bucket.ts'

const RATE = { burst: 3, perSecond: 2 }

test('A full bucket gives its burst, then as many tokens a second as its rate.', () => {
  const bucket = new TokenBucket(0)
  const takes = (many: number, now: number) => Array.from({ length: many }, () => bucket.take(RATE, now))
  expect(takes(4, 0)).toEqual([true, true, true, false])
  expect(takes(2, 500)).toEqual([true, false])
  expect(takes(4, 60_000)).toEqual([true, true, true, false])
})

test('Tokens charged beyond what is there must come back first.', () => {
  const bucket = new TokenBucket(0)
  bucket.charge(5)
  expect(bucket.take(RATE, 1000)).toBe(false)
  expect(bucket.take(RATE, 1500)).toBe(true)
})

test('Buckets by name are kept for those that were used last.', () => {
  const buckets = new TokenBuckets(2)
  const isLeft = (name: string) => buckets.of(name, 0).take({ burst: 1, perSecond: 0 }, 0)
  expect(['a', 'b', 'a', 'b'].map(isLeft)).toEqual([true, true, false, false])
  expect(['c', 'b', 'a'].map(isLeft)).toEqual([true, false, true])
})

test('The rate may change between two calls.', () => {
  const bucket = new TokenBucket(0)
  for (let n = 0; n < 3; n++) bucket.take(RATE, 0)
  expect(bucket.take(RATE, 0)).toBe(false)
  expect(bucket.take({ burst: 4, perSecond: 2 }, 0)).toBe(true)
})
