import { expect, test } from 'vitest'
import { errorIn, followsInWords, foundInWords, gradeInWords, wonIn } from '../src/lib/puzzle/words.ts'

const move = (won: number, games: number) => ({ move: 'stop', worth: 0, behind: 0, error: 0, won, games })

test('Games won are told of 100, with the interval of 95 %.', () => {
  expect(wonIn(move(0.746, 256))).toBe(75)
  expect(errorIn(move(0.5, 64))).toBe(12)
  // 1.96 × √(1/64 × 63/64 / 64) = 0.03.
  expect(errorIn(move(0, 64))).toBe(3)
  expect(errorIn(move(1, 64))).toBe(3)
})

test('Sentences about a puzzle.', () => {
  expect(gradeInWords(1)).toBe('easy')
  expect(gradeInWords(3)).toBe('hard')
  expect(followsInWords({ line: 'You win.', after: 60, instead: 4, of: 64 }, 'Fight', 'Stop')).toBe(
    '“You win.” follows in 60 of 64 games after “Fight”, and in 4 after “Stop”.',
  )
  expect(foundInWords({ tries: 1, found: 1 })).toBe('You are the first to try it, and found it.')
  expect(foundInWords({ tries: 1, found: 0 })).toBe('You are the first to try it.')
  expect(foundInWords({ tries: 9, found: 4 })).toBe('4 of 9 found it at the first try.')
})
