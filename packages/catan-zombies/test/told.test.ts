import { readTexts } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { catanZombies } from '../src/index.ts'
import { account, vary } from './account.ts'

const BUILDING = ['settle', 'upgrade', 'swap', 'destroy', 'reduce', 'raze', 'roll', 'endTurn']

// Who is asked for a hex can choose two, and no number lies on three.
const NEVER = [
  'reason  is full: it is chosen only when ',
  'reason  is full, and so is everything around it\\.$',
]

test('Every text mentions what a second account mentions, and every reason is true.', () => {
  const unmet = readTexts(catanZombies, account, { games: 24, seed: 'texts', prefers: BUILDING, vary })
  expect(unmet.filter((text) => !NEVER.includes(text))).toEqual([])
})
