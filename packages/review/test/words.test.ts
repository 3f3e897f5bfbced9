import { expect, test } from 'vitest'
import { luckInWords, sentenceOf } from '../src/index.ts'

const account = { start: 0.5, result: 1, luck: -0.11, own: 0.27, others: 0.34, error: 0.01, share: 0.3 }

test('A sentence says where the result came from, in points of 100.', () => {
  expect(sentenceOf(account, false)).toBe(
    'You won in spite of the luck: luck cost you 11 points of 100, your own moves gave you 27 and your rivals’ moves gave you 34.',
  )
  expect(sentenceOf({ ...account, result: 0, luck: -0.4, own: -0.1, others: 0 }, true)).toBe(
    'You lost with luck against you: luck cost you 40 points of 100 and your own moves cost you 10.',
  )
  expect(sentenceOf({ ...account, luck: 0.001, own: -0.002, others: 0 }, true)).toBe(
    'You won, as was to be expected.',
  )
})

test.each([
  [0.5, 'Fair luck.'],
  [0.9, 'Luckier than 90 % of games.'],
  [0.1, 'Unluckier than 90 % of games.'],
  [1, 'Luckier than 99 % of games.'],
])('Luck of %d is “%s”', (share, words) => {
  expect(luckInWords(share)).toBe(words)
})
