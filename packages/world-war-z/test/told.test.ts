import { readTexts } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { game } from '../src/index.ts'
import { account } from './account.ts'

// Seldom asked of a random player; scenes test them.
const SELDOM = ['move attack', 'move ground', 'move lure', 'move lead', 'move name']

test('Every text mentions what a second account mentions, and every reason is true.', () => {
  const unmet = readTexts(game, account, { games: 32, seed: 'texts', every: 3 })
  expect(unmet.filter((text) => !SELDOM.includes(text))).toEqual([])
})
