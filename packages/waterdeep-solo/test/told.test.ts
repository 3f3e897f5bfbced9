import { readTexts } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { game } from '../src/index.ts'
import { account, vary } from './account.ts'

// Seldom asked of a random player; scenes test them.
const SELDOM = ['move swap', 'move discard', 'move build', 'move tearDown']

test('Every text mentions what a second account mentions, and every reason is true.', () => {
  const unmet = readTexts(game, account, { games: 24, seed: 'texts', vary })
  expect(unmet.filter((text) => !SELDOM.includes(text))).toEqual([])
})
