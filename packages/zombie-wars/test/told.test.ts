import { readTexts } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { zombieWars } from '../src/index.ts'
import { account, vary } from './account.ts'

const FIGHTING = ['attack', 'slip', 'pay', 'convert', 'target', 'playOn', 'split', 'merge']

// Only some breeds ask for these; scenes test them.
const SELDOM = ['move target', 'move convert', 'move lose', 'move slip', 'move playOn', 'part d20']

test('Every text mentions what a second account mentions, and every reason is true.', () => {
  const unmet = readTexts(zombieWars, account, { games: 32, seed: 'texts', prefers: FIGHTING, vary })
  expect(unmet.filter((text) => !SELDOM.includes(text))).toEqual([])
}, 300_000)
