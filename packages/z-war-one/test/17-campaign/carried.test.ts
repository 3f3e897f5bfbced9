import { defaults, type Json } from '@shamble/engine'
import { expect, test } from 'vitest'
import { refuseCarried } from '../../src/campaign/carried.ts'
import { zWarOne } from '../../src/index.ts'
import { layoutOf } from '../../src/missions/index.ts'

/*
 * 17, 18.1, 21. What strangers may carry into a game: a company, a mission, or both; everything else is refused with its reason.
 */

const OPTIONS = defaults(zWarOne)
const DIRECTED = { ...OPTIONS, mode: 'director' }
const hero = { xp: 20, perks: ['snap'] }
const heroes = [hero, hero, hero, hero]
const company = { heroes, won: ['chapter-1'] }
const mission = layoutOf('chapter-2').mission as unknown as Json
const versus = layoutOf('director-1').mission as unknown as Json
const refused = (carried: unknown, options = OPTIONS) => refuseCarried(carried as Json, options)

test('What is no company and no mission is nothing that can be carried.', () => {
  for (const wrong of [null, [], 'company', 7, true])
    expect(refused(wrong)).toBe('What is carried is a company of heroes, a mission file, or both.')
})

test('21. A mission may come alone or with a company; with half a company it is refused.', () => {
  expect(refused({ mission })).toBeNull()
  expect(refused({ mission, ...company })).toBeNull()
  expect(refused(company)).toBeNull()
  const four = 'A company has four heroes, each with experience and perks.'
  const won = 'The chapters won are a list of chapters.'
  expect(refused({ mission, won: [] })).toBe(four)
  expect(refused({ mission, heroes })).toBe(won)
  expect(refused({})).toBe(four)
  expect(refused({ heroes })).toBe(won)
  expect(refused({ won: [] })).toBe(four)
})

test('17. A company has four heroes and a list of chapters that it has won.', () => {
  const four = 'A company has four heroes, each with experience and perks.'
  for (const wrong of [[hero], [...heroes, hero], 'heroes', { length: 4 }])
    expect(refused({ heroes: wrong, won: [] })).toBe(four)
  for (const wrong of ['chapter-1', ['chapter-7'], ['chapter-1', 7], { 0: 'chapter-1' }])
    expect(refused({ heroes, won: wrong })).toBe('The chapters won are a list of chapters.')
  expect(refused({ heroes, won: [] })).toBeNull()
})

test('18.1, 18.2. No company goes into a Director game, printed or custom; a mission for one needs a Director.', () => {
  const none = 'No company goes into a Director game: its heroes have the experience that the game allows.'
  expect(refused(company, { ...OPTIONS, mission: 'director-1' })).toBe(none)
  expect(refused({ mission: versus, ...company }, DIRECTED)).toBe(none)
  expect(refused({ mission: versus }, DIRECTED)).toBeNull()
  expect(refused({ mission: versus })).toBe(
    'This mission is played against a Director: choose the mode with a Director.',
  )
  expect(refused({ mission, ...company }, DIRECTED)).toBeNull()
  expect(refused(company, DIRECTED)).toBeNull()
})

test('17, 21. What can be carried into a game is asked of the reader.', () => {
  expect(zWarOne.refuseCarried!([], { mission: 'chapter-1' })).toMatch(/^What is carried is a company/)
})
