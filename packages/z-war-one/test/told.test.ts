import { readTexts } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { zWarOne } from '../src/index.ts'
import { whyNot } from '../src/why-not.ts'
import { account } from './account.ts'
import { reasons, vary } from './reasons.ts'

const BUSY = 'search task load discard drop stow bless tap open buy fire throw barricade'.split(' ')
// Seldom offered to a random player; `words-labels.test.ts` reads them.
const SELDOM =
  'dash deadeye both first unbar barricade task load discard swap drop stow bless accept tap kneecap batter strike hitMan grab hands'.split(
    ' ',
  )

// Loot thrown down, numbered doors, and a closed room that the Director clicks; scenes test them.
const RARE_REASONS = [
  'reason ^Loot was thrown down: no card is played this turn\\.$',
  'reason  cannot be closed any more\\.$',
  'reason  is closed: no infected enters it\\.$',
]

test('Every text mentions what a second account mentions, and every reason is true.', () => {
  const unmet = readTexts(
    zWarOne,
    { ...account, whyNot, reasons, ids: ['task:0', 'task:1', 'search'] },
    { games: 24, seed: 'texts', prefers: BUSY, vary, every: 6 },
  )
  expect(
    unmet.filter((text) => !SELDOM.includes(text.split(' ')[1]!) && !RARE_REASONS.includes(text)),
  ).toEqual([])
}, 300_000)
