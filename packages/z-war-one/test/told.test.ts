import { readTexts } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { zWarOne } from '../src/index.ts'
import { account } from './account.ts'

const BUSY = 'search task load discard drop stow bless tap open buy fire throw barricade'.split(' ')
// Seldom offered to a random player; `words-labels.test.ts` reads them.
const SELDOM =
  'first unbar barricade task load discard swap drop stow bless accept tap kneecap batter strike hitMan grab hands'.split(
    ' ',
  )

test('Every sentence and label mentions what a second account mentions.', () => {
  const unmet = readTexts(zWarOne, account, { games: 24, seed: 'texts', prefers: BUSY })
  expect(unmet.filter((text) => !SELDOM.includes(text.split(' ')[1]!))).toEqual([])
}, 300_000)
