import { games } from '@shamble/catalogue'
import { expect, test } from 'vitest'
import { dayAfter } from '../src/lib/challenge/daily.ts'
import { puzzleOfDay } from '../src/lib/puzzle/calendar.ts'

const FIRST = '2026-11-27'
const collections = games.filter(({ puzzles = 0 }) => puzzles > 0)

test('Each day has the puzzle of another game, in turn.', () => {
  const drawn = collections.map((_, n) => puzzleOfDay(dayAfter(FIRST, n))?.game)
  expect(drawn).toEqual(collections.map(({ id }) => id))
  expect(puzzleOfDay(dayAfter(FIRST, collections.length))?.game).toBe(drawn[0])
})

test('Every puzzle of a game comes before one comes again.', () => {
  for (const [place, { id, puzzles = 0 }] of collections.entries()) {
    const days = Array.from({ length: puzzles }, (_, n) => dayAfter(FIRST, place + n * collections.length))
    const numbers = days.map((day) => puzzleOfDay(day)!)
    expect(numbers.every(({ game }) => game === id)).toBe(true)
    expect(new Set(numbers.map(({ n }) => n)).size, id).toBe(puzzles)
    expect(Math.max(...numbers.map(({ n }) => n))).toBe(puzzles)
  }
})

test('A day before the first has the first puzzle.', () => {
  expect(puzzleOfDay('2026-01-01')).toEqual(puzzleOfDay(FIRST))
})
