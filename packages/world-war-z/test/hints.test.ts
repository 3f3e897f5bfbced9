import { expect, test } from 'vitest'
import { fightFacts } from '../src/facts.ts'
import { hints } from '../src/hints.ts'
import type { Table } from '../src/table.ts'
import type { View } from '../src/view.ts'
import { lay } from './lay.ts'

const said = (facts: ReturnType<typeof fightFacts>) => hints.reasons!({} as View, ['fight'], facts)

test('7.3. A hint says how likely the battle is won, and what it demands when it is lost.', () => {
  const t = lay({ cast: { ranger: { at: 'mexico' } }, hordes: { mexico: 3 } }) as Table
  const facts = fightFacts(t, ['fight'], 0)
  const { odds } = facts as { odds: number }
  expect(said(facts)).toEqual([
    `${Math.round(100 * odds)} % to win the battle, with the best use of re-rolls.`,
    'A loss costs two cards.',
  ])
})

test('7.3 no. 4. Once dice lie nothing more is said of the demand; and of moves that lead to no battle, nothing.', () => {
  expect(said({ odds: 0.5 } as ReturnType<typeof fightFacts>)).toEqual([
    '50 % to win the battle, with the best use of re-rolls.',
  ])
  expect(said(null)).toEqual([])
})
