import { defaults } from '@shamble/engine'
import { expect, test } from 'vitest'
import { carriesOf, earned, refuseCarried, sequel } from '../src/campaign.ts'
import { PERK, PERKS } from '../src/data/perks.ts'
import { zWarOne } from '../src/index.ts'
import { priceOf } from '../src/set-up.ts'
import { COLE, KAT, SAM, tableOf, VICTOR } from './field.ts'

const OPTIONS = defaults(zWarOne)

const BOARD = `
  +---+---+
  | K     |
  +---+---+`

test('52. Kat wins with Tobacco and Tinned Food: 20 and 7 are 27 XP.', () => {
  const t = tableOf(BOARD, {
    more: [
      [KAT, 'loot-tobacco'],
      [KAT, 'loot-tinned-food'],
    ],
  })
  expect(earned(t, KAT)).toBe(27)
  expect(earned(t, SAM)).toBe(20)
})

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

test('17. After a victory the company carries on with its experience, after a defeat as it came.', () => {
  const t = { ...tableOf(BOARD), mission: 'chapter-2', won: ['chapter-1'] }
  t.heroes[KAT]!.xp = 7
  t.heroes[KAT]!.perks = [PERK.kipUp]
  expect(carriesOf(t, true)).toMatchObject({
    won: ['chapter-1', 'chapter-2'],
    heroes: [{ xp: 20 }, { xp: 27, perks: ['kip-up'] }, { xp: 20 }, { xp: 20 }],
  })
  expect(carriesOf(t, false)).toMatchObject({
    won: ['chapter-1'],
    heroes: [{ xp: 0 }, { xp: 7 }, { xp: 0 }, { xp: 0 }],
  })
})

test('17. A chapter lost is played again; after a victory the next one comes, after the last none.', () => {
  const options = { ...defaults(zWarOne), mission: 'chapter-2' }
  expect(sequel(options, { winners: [], reason: 'died' })).toMatchObject({ mission: 'chapter-2' })
  expect(sequel(options, { winners: [0], reason: 'won' })).toMatchObject({ mission: 'chapter-3' })
  expect(sequel({ ...options, mission: 'chapter-6' }, { winners: [0], reason: 'won' })).toBe(null)
})

test('17. What cannot be carried is refused with a sentence.', () => {
  const hero = { xp: 20, perks: ['snap'] }
  const company = { heroes: [hero, hero, hero, hero], won: [] }
  expect(refuseCarried(company, OPTIONS)).toBe(null)
  expect(refuseCarried({ ...company, heroes: [hero] }, OPTIONS)).toBe(
    'A company has four heroes, each with experience and perks.',
  )
  expect(refuseCarried({ ...company, heroes: [hero, { ...hero, xp: -1 }, hero, hero] }, OPTIONS)).toBe(
    'The experience of Kat is a whole number from 0 to 2000.',
  )
  expect(
    refuseCarried({ ...company, heroes: [hero, hero, hero, { ...hero, perks: ['wings'] }] }, OPTIONS),
  ).toBe('Victor cannot have a perk “wings”.')
  expect(refuseCarried({ mission: { id: 'mine' } }, OPTIONS)).toMatch(
    /^This mission cannot be played. name: expected a text/,
  )
})
