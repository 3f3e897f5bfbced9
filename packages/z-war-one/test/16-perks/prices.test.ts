import { expect, test } from 'vitest'
import { PERK, PERKS, priceOf } from '../../src/data/perks.ts'

import { COLE, KAT, SAM, VICTOR, tableOf } from '../field.ts'
import { earned } from '../../src/campaign/earnings.ts'

test('53. Turbo costs Kat and Sam 30, Cole 50 and Victor 70.', () => {
  expect([COLE, KAT, SAM, VICTOR].map((hero) => priceOf(hero, PERK.turbo))).toEqual([50, 30, 30, 70])
})

test('16.5. Every class has the same ladder of prices.', () => {
  for (const first of [0, 6, 12, 18])
    expect(PERKS.slice(first, first + 6).map(({ price }) => price.join('/'))).toEqual([
      '90/70/50',
      '80/60/40',
      '80/60/40',
      '70/50/30',
      '70/50/30',
      '60/40/20',
    ])
})

const BOARD = `
  +---+---+
  | K     |
  +---+---+`

test('16.4, R-52. Fence pays 10 XP for each firearm found and never fired; explosives and the starting pistol do not count.', () => {
  const t = tableOf(BOARD, {
    more: [
      [KAT, 'pistol'],
      [KAT, 'shotgun'],
      [KAT, 'grenade'],
    ],
    heroes: { [KAT]: { perks: [PERK.fence] } },
    cards: { 12: { fired: true } },
  })
  expect(earned(t, KAT)).toBe(30)
})
