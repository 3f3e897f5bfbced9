import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepToday, keepTry, nextOf, puzzleStreak, triedSoFar, wasFound } from '../src/lib/puzzle/own.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
  vi.stubGlobal('location', { pathname: '/puzzle' })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('Only the first try is kept.', () => {
  keepTry('zombie-wars', 3, false)
  keepTry('zombie-wars', 3, true)
  keepTry('z-war-one', 3, true)
  expect(wasFound('zombie-wars', 3)).toBe(false)
  expect(wasFound('zombie-wars', 4)).toBeUndefined()
  expect(triedSoFar()).toEqual({ tries: 2, found: 1 })
})

test('The next puzzle is the next one that was not tried; after the last, the first.', () => {
  keepTry('zombie-wars', 2, true)
  expect(nextOf('zombie-wars', 1, 3)).toBe(3)
  expect(nextOf('zombie-wars', 3, 3)).toBe(1)
  keepTry('zombie-wars', 1, true)
  keepTry('zombie-wars', 3, true)
  expect(nextOf('zombie-wars', 3, 3)).toBe(1)
})

test('The streak counts days in a row, up to today or yesterday.', () => {
  for (const day of ['2026-11-24', '2026-11-26', '2026-11-27']) {
    vi.setSystemTime(new Date(`${day}T12:00:00Z`))
    keepToday()
    keepToday()
  }
  expect(puzzleStreak()).toBe(2)
  vi.setSystemTime(new Date('2026-11-28T12:00:00Z'))
  expect(puzzleStreak()).toBe(2)
  vi.setSystemTime(new Date('2026-11-29T12:00:00Z'))
  expect(puzzleStreak()).toBe(0)
})

test('What another page wrote into the storage is not read as tries.', () => {
  localStorage.setItem('shamble:puzzles', '[1]')
  localStorage.setItem('shamble:puzzle-days', '{')
  expect(triedSoFar()).toEqual({ tries: 0, found: 0 })
  expect(puzzleStreak()).toBe(0)
})
