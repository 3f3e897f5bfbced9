import { defaults, type Json } from '@shamble/engine'
import { expect, test } from 'vitest'
import { buy, mayBuy, takeBack } from '../../board/buying.ts'
import { readSummary, summaryOf } from '../../board/summary.ts'
import { newCompany } from '../../src/campaign/campaign.ts'
import { refuseCarried } from '../../src/campaign/carried.ts'
import { PERK } from '../../src/data/perks.ts'
import { zWarOne } from '../../src/index.ts'
import { whyNot } from '../../src/why-not.ts'
import { COLE, KAT, SAM, tableOf, type Setting } from '../field.ts'
import { row } from '../yards.ts'

/*
 * 16.1. What a mission was worth, and what is bought with it.
 */

test('16.1, 16.2. On the way to the next chapter a perk is bought once, with what is left; a purchase can be taken back.', () => {
  const company = { ...newCompany(), heroes: newCompany().heroes.map((hero) => ({ ...hero, xp: 30 })) }
  expect(mayBuy(company, KAT, PERK.turbo)).toBe(true)
  expect(mayBuy(company, COLE, PERK.turbo)).toBe(false)
  const bought = buy(company, KAT, PERK.turbo)
  expect(bought.heroes[KAT]).toEqual({ xp: 0, perks: ['turbo'] })
  expect(bought.heroes[COLE]).toEqual({ xp: 30, perks: [] })
  expect(
    mayBuy({ ...bought, heroes: bought.heroes.map((hero) => ({ ...hero, xp: 90 })) }, KAT, PERK.turbo),
  ).toBe(false)
  expect(takeBack(bought, KAT, PERK.turbo)).toEqual(company)
})

test('16.1, 12.3. The summary says who was saved, what was brought home and what it was worth.', () => {
  const t = tableOf(row('K'), { more: [[KAT, 'loot-tobacco']] })
  t.mission = 'chapter-1'
  t.kills[KAT] = 3
  t.heroes[COLE]!.fate = 'dead'
  t.heroes[SAM]!.stage = 2
  const seen = zWarOne.view(t, null)
  const won = summaryOf(seen, { winners: [0], reason: 'won' })
  expect(won.heroes[KAT]).toEqual({ saved: true, stage: 0, kills: 3, loot: 4, xp: 24 })
  expect(won.heroes[COLE]!.saved).toBe(false)
  expect(won.heroes[SAM]!.stage).toBe(2)
  const lost = summaryOf(seen, { winners: [], reason: 'died' })
  expect(lost.heroes[KAT]).toMatchObject({ loot: 4, xp: 0 })
  expect(readSummary(JSON.parse(JSON.stringify(won)))).toEqual(won)
  for (const wrong of [undefined, 'won', {}, { ...won, turn: -1 }, { ...won, heroes: [{}, {}, {}, {}] }])
    expect(readSummary(wrong as Json)).toBe(null)
})

test('16.1, 16.2. Experience is a whole number up to 2,000; perks are named once, and exist.', () => {
  const hero = { xp: 20, perks: ['snap'] }
  const second = (wrong: unknown) =>
    refuseCarried({ heroes: [hero, wrong, hero, hero], won: [] } as Json, defaults(zWarOne))
  for (const wrong of [null, [], 'Kat', 7, {}, { ...hero, xp: '20' }, { ...hero, xp: 1.5 }])
    expect(second(wrong)).toBe('The experience of Kat is a whole number from 0 to 2000.')
  expect(second({ ...hero, xp: 2001 })).toBe('The experience of Kat is a whole number from 0 to 2000.')
  expect(second({ ...hero, xp: -1 })).toBe('The experience of Kat is a whole number from 0 to 2000.')
  expect([second({ ...hero, xp: 2000 }), second({ ...hero, xp: 0 })]).toEqual([null, null])
  const list = 'The perks of Kat are a list in which none is named twice.'
  for (const perks of [undefined, 'snap', { 0: 'snap' }, ['snap', 'snap']])
    expect(second({ xp: 20, perks })).toBe(list)
  expect(second({ xp: 20, perks: ['snap', 'wings'] })).toBe('Kat cannot have a perk “wings”.')
  expect(second({ xp: 20, perks: [] })).toBeNull()
})

function refused(perk: number, setting: Setting): string | null {
  const reason = whyNot(zWarOne.view(tableOf(row('C'), setting), 0), 0, [`perk:${perk}`])
  return reason && `${reason.rule} ${reason.says}`
}

test('16.1, 16.2. Perks: before a mission, and for those who can pay.', () => {
  const setUp = { table: { phase: 'setUp' as const } }
  expect(refused(PERK.redline, {})).toBe('16.1 Perks are bought before a mission.')
  expect(refused(PERK.redline, setUp)).toBe('16.2 Redline costs more than anybody has.')
  expect(refused(PERK.redline, { ...setUp, heroes: { [KAT]: { xp: 50 } } })).toBeNull()
})

test('16.1, 16.2. Perks: before a mission, by those who can pay.', () => {
  const perk = (table: object, xp: number) => refused(PERK.turbo, { table, heroes: { [COLE]: { xp } } })
  expect(perk({}, 50)).toBe('16.1 Perks are bought before a mission.')
  expect(perk({ phase: 'setUp' }, 50)).toBeNull()
  expect(perk({ phase: 'setUp' }, 49)).toBe('16.2 Turbo costs more than anybody has.')
})
