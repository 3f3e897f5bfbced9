import type { Decisions, Loss } from '@shamble/review'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  forgetExercise,
  forgetReviews,
  keepReview,
  keepSolved,
  reviewedGames,
} from '../src/lib/review/own.ts'

const loss = (at: number): Loss => ({ at, seat: 0, made: ['a'], better: ['b'], lead: 0.1, error: 0.02 })
const decisions = (...dearest: Loss[]): Decisions => ({ many: [12], losses: dearest, dearest })
const game = (id: string, accuracy = 60) => ({
  game: 'zombie-wars',
  id,
  seat: 0,
  accuracy,
  replay: `log-${id}`,
})

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('location', { pathname: '/exercises' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  })
})

test('A review is kept once, with its date and what was solved.', () => {
  keepReview(game('a'), decisions(loss(3), loss(8)), 1000)
  keepReview(game('b', 80), decisions(), 2000)
  keepSolved({ id: 'a', seat: 0 }, 8)
  keepReview(game('a', 61), decisions(loss(8), loss(9)), 3000)
  const [a, b] = reviewedGames()
  expect([a!.when, a!.accuracy, a!.decisions]).toEqual([1000, 61, 12])
  expect(a!.dearest.map(({ at, solved }) => [at, solved])).toEqual([
    [8, true],
    [9, false],
  ])
  // Nothing is left to do again, so its log is not kept.
  expect([b!.accuracy, b!.replay]).toEqual([80, ''])
})

test('Only the latest games keep their exercises, and the oldest are forgotten.', () => {
  for (let n = 0; n < 203; n++) keepReview(game(String(n)), decisions(loss(1)), n)
  const all = reviewedGames()
  expect([all.length, all[0]!.id]).toEqual([200, '3'])
  expect(all.filter(({ dearest }) => dearest.length > 0).map(({ id }) => id)).toEqual(
    Array.from({ length: 30 }, (_, n) => String(173 + n)),
  )
})

test('An exercise may be removed; its game still counts. All may be deleted.', () => {
  keepReview(game('a'), decisions(loss(3), loss(8)), 1)
  forgetExercise({ id: 'a', seat: 0 }, 3)
  expect(reviewedGames()[0]!.dearest.map(({ at }) => at)).toEqual([8])
  forgetReviews()
  expect(reviewedGames()).toEqual([])
})

test('What is damaged or foreign is left out.', () => {
  kept.set('shamble:reviews', '{"not": "a list"}')
  expect(reviewedGames()).toEqual([])
  kept.set('shamble:reviews', JSON.stringify([null, 7, { game: 'zombie-wars' }]))
  expect(reviewedGames()).toEqual([])
  kept.set('shamble:reviews', '{')
  expect(reviewedGames()).toEqual([])
})
