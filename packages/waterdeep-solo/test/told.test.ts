import { readTexts } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { game } from '../src/index.ts'
import { account, vary } from './account.ts'

test('Every text mentions what a second account mentions, and every reason is true.', () => {
  const unmet = readTexts(game, account, { games: 24, seed: 'texts', vary })
  expect(unmet).toEqual([])
})
