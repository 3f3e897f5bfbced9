import { defaults, start, type Json } from '@shamble/engine'
import { expect, test } from 'vitest'
import { buy, mayBuy, takeBack } from '../board/buying.ts'
import { newCompany, nextChapter, sequel } from '../src/campaign.ts'
import { refuseCarried } from '../src/carried.ts'
import { carriesOf, earned } from '../src/earnings.ts'
import { PERK, PERKS, priceOf } from '../src/data/perks.ts'
import { zWarOne } from '../src/index.ts'
import { layoutOf } from '../src/missions/index.ts'
import { leadsOf, sharings } from '../src/sharing.ts'
import { readSummary, summaryOf } from '../board/summary.ts'
import { words } from '../src/words.ts'
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
  const carries = { heroes: [], won: [] }
  expect(sequel(options, { winners: [], reason: 'died', carries })).toMatchObject({ mission: 'chapter-2' })
  expect(sequel(options, { winners: [0], reason: 'won', carries })).toMatchObject({ mission: 'chapter-3' })
  expect(sequel({ ...options, mission: 'chapter-6' }, { winners: [0], reason: 'won', carries })).toBe(null)
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

test('17. What a company plays next is the chapter after the last it has won.', () => {
  expect(nextChapter({ won: [] })).toBe(0)
  expect(nextChapter({ won: ['chapter-1', 'chapter-2'] })).toBe(2)
  expect(nextChapter({ won: ['chapter-6'] })).toBe(null)
})

test('1.1. The heroes are shared out as evenly as possible: three ways for two people, six for three.', () => {
  expect([1, 2, 3, 4].map((seats) => sharings(seats).length)).toEqual([1, 3, 6, 1])
  for (const seats of [1, 2, 3, 4]) expect(sharings(seats)).toContainEqual(leadsOf(seats))
  for (const leads of [[0, 0, 0, 1], [0, 1, 2], [0, 2, 0, 2], [0, 1, 2, -1], 'all', [0, 1, 2, 4]])
    expect(refuseCarried({ ...newCompany(), leads } as Json, defaults(zWarOne))).toBe(
      'The four heroes are shared out as evenly as possible among one to four people.',
    )
})

test('1.1. Who leads whom is carried, names the seats, and stays so from chapter to chapter.', () => {
  const carried = { ...newCompany(), leads: [0, 0, 1, 1] } as unknown as Json
  const { position } = start(zWarOne, 'leads', 2, {}, carried)
  expect(position.table.owner).toEqual([0, 0, 1, 1])
  expect(carriesOf(position.table, true)).toMatchObject({ leads: [0, 0, 1, 1] })
  const setUp = { seats: 2, options: {}, carried }
  expect([0, 1].map((seat) => words.seat(seat, setUp))).toEqual(['Cole and Kat', 'Sam and Victor'])
  // For another number of people the agreement does not hold.
  expect(start(zWarOne, 'leads', 4, {}, carried).position.table.owner).toEqual([0, 1, 2, 3])
  expect(words.seat(3, { ...setUp, seats: 4 })).toBe('Victor')
  expect(carriesOf(start(zWarOne, 'leads', 2).position.table, true)).not.toHaveProperty('leads')
})

test('17. A mission of somebody’s own carries nothing out, and nothing follows it.', () => {
  const options = { ...defaults(zWarOne), mission: 'chapter-2' }
  const t = { ...tableOf(BOARD), mission: JSON.stringify(layoutOf('chapter-3').mission) }
  expect(carriesOf(t, true)).toBe(undefined)
  expect(sequel(options, { winners: [0], reason: 'won' })).toBe(null)
})

test('16.1, 12.3. The summary says who was saved, what was brought home and what it was worth.', () => {
  const t = tableOf(BOARD, { more: [[KAT, 'loot-tobacco']] })
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
