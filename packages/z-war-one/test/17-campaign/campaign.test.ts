import { defaults, type Json, Referee, start, type Result, type Options } from '@shamble/engine'
import { expect, test } from 'vitest'
import { newCompany, nextChapter, sequel } from '../../src/campaign/campaign.ts'
import { refuseCarried } from '../../src/campaign/carried.ts'
import { carriesOf, earned, lootOf } from '../../src/campaign/earnings.ts'
import { PERK, PERKS } from '../../src/data/perks.ts'
import { zWarOne, type Event, type Table } from '../../src/index.ts'
import { layoutOf } from '../../src/missions/index.ts'
import { COLE, KAT, SAM, tableOf, VICTOR } from '../field.ts'
import { heroDies } from '../../src/ending.ts'
import { FILES } from '../../src/missions/all.ts'
import { CHAPTERS, DIRECTOR_GAMES, MISSIONS, EXAMPLES, PRINTED, titleOf } from '../../src/missions/list.ts'
import { leave, loadObject } from '../../src/missions/objectives.ts'

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

test('17. What a company plays next is the chapter after the last it has won.', () => {
  expect(nextChapter({ won: [] })).toBe(0)
  expect(nextChapter({ won: ['chapter-1', 'chapter-2'] })).toBe(2)
  expect(nextChapter({ won: ['chapter-6'] })).toBe(null)
})

test('17. A custom mission carries nothing out, and nothing follows it.', () => {
  const options = { ...defaults(zWarOne), mission: 'chapter-2' }
  const t = { ...tableOf(BOARD), mission: JSON.stringify(layoutOf('chapter-3').mission) }
  expect(carriesOf(t, true)).toBe(undefined)
  expect(sequel(options, { winners: [0], reason: 'won' })).toBe(null)
})

const EQUAL_WAYS = { ...defaults(zWarOne), equalWays: true }

const after = (mission: string, reason: string, carries?: Json) =>
  sequel({ ...EQUAL_WAYS, mission }, { winners: [], reason, ...(carries && { carries }) } as Result)

// Chapter 1 with everybody in his place, for a company that comes with this much experience.
function begun(xp: number, won: string[] = []) {
  const carried = { heroes: newCompany().heroes.map(() => ({ xp, perks: [] })), won } as unknown as Json
  const { position } = start(zWarOne, 'company', 1, { ...EQUAL_WAYS, mission: 'chapter-1' }, carried)
  const g = new Referee<Table, Event>(zWarOne, position).settle()
  while (g.table.turn === 0) g.choose(0, g.pending[0]!.moves.length - 1)
  return g
}

test('17. The chapters come in order; after the sixth the campaign is won.', () => {
  expect(CHAPTERS.map((_, n) => nextChapter({ won: CHAPTERS.slice(0, n) }))).toEqual([0, 1, 2, 3, 4, 5])
  expect(nextChapter({ won: [...CHAPTERS] })).toBeNull()
  // The order in which they are named does not count, nor does a mission that is no chapter.
  expect(nextChapter({ won: ['chapter-2', 'chapter-1'] })).toBe(2)
  expect(nextChapter({ won: ['director-1'] })).toBe(0)
})

test('17. After a victory comes the next chapter, after a defeat the same again, with the same options.', () => {
  const carries = newCompany() as unknown as Json
  expect(after('chapter-1', 'won', carries)).toEqual({ ...EQUAL_WAYS, mission: 'chapter-2' })
  expect(after('chapter-5', 'won', carries)).toEqual({ ...EQUAL_WAYS, mission: 'chapter-6' })
  expect(after('chapter-6', 'won', carries)).toBeNull()
  expect(after('chapter-1', 'died', carries)).toEqual({ ...EQUAL_WAYS, mission: 'chapter-1' })
  expect(after('chapter-6', 'tooLate', carries)).toEqual({ ...EQUAL_WAYS, mission: 'chapter-6' })
})

test('17, 18.1. Nothing follows a Director game, or a mission that carries nothing out.', () => {
  expect(after('director-1', 'won', newCompany() as unknown as Json)).toBeNull()
  expect(after('chapter-1', 'won')).toBeNull()
  expect(after('chapter-1', 'died')).toBeNull()
})

test('17. A company begins with four heroes without experience and perks, and has won nothing.', () => {
  expect(newCompany()).toEqual({ heroes: [0, 1, 2, 3].map(() => ({ xp: 0, perks: [] })), won: [] })
})

test('17. A chapter that is won carries out what was earned; one that is lost what the company came with.', () => {
  const won = begun(3)
  won.table.objects.forEach((_, object) => {
    won.table.heroes[object]!.object = object
    loadObject(won, object)
  })
  for (const hero of [COLE, KAT, SAM, VICTOR]) leave(won, hero)
  expect(won.result).toMatchObject({ winners: [0], reason: 'won' })
  expect(won.result!.carries).toEqual({
    heroes: [0, 1, 2, 3].map(() => ({ xp: 23, perks: [] })),
    won: ['chapter-1'],
  })
  const lost = begun(3)
  heroDies(lost, KAT)
  expect(lost.result!.carries).toEqual({ heroes: [0, 1, 2, 3].map(() => ({ xp: 3, perks: [] })), won: [] })
})

test('17. A chapter that is won again stands in the list once.', () => {
  const g = begun(0, ['chapter-1'])
  for (const hero of [COLE, KAT, SAM, VICTOR]) {
    g.table.heroes[hero]!.object = hero
    leave(g, hero)
  }
  expect(g.result!.carries).toMatchObject({ won: ['chapter-1'] })
})

test('15.4. Loot is worth what its cards say, whichever hero has it.', () => {
  const t = tableOf('+---+\n| K |\n+---+', {
    more: [
      [KAT, 'loot-tobacco'],
      [KAT, 'loot-tinned-food'],
      [SAM, 'loot-tobacco'],
    ],
  })
  expect([COLE, KAT, SAM, VICTOR].map((hero) => lootOf(t, hero))).toEqual([0, 7, 4, 0])
})

test('17, 18.1. Six chapters in their order, and three games against a Director, called as their files are.', () => {
  expect(CHAPTERS.map(titleOf)).toEqual([
    'Supply Run',
    'Lockdown',
    'Detours',
    'The Horde',
    'Dead By Dawn',
    'Sanctuary',
  ])
  expect(DIRECTOR_GAMES.map(titleOf)).toEqual(['Break & Enter', 'Hold Out', 'Inbound'])
  expect(CHAPTERS).toEqual([1, 2, 3, 4, 5, 6].map((n) => `chapter-${n}`))
  expect(DIRECTOR_GAMES).toEqual([1, 2, 3].map((n) => `director-${n}`))
  expect(MISSIONS).toEqual([...CHAPTERS, ...DIRECTOR_GAMES])
  for (const { id, name } of PRINTED) expect(layoutOf(id).mission).toMatchObject({ id, name })
  expect(titleOf('mine')).toBe('mine')
})

const beginCampaign = (given: Options, seats = 1, carried: Json | null = null) =>
  new Referee<Table, Event>(
    zWarOne,
    start(zWarOne, 'set-up', seats, { ...defaults(zWarOne), ...given }, carried).position,
  )

test('17. What the company has won and learnt comes with it; its perks are the ones of that name.', () => {
  const company = newCompany()
  const carried = {
    ...company,
    won: ['chapter-1'],
    heroes: company.heroes.map((_, hero) => ({ xp: hero, perks: [PERKS[hero]!.id] })),
  } as unknown as Json
  const { table: t } = beginCampaign({ mission: 'chapter-2' }, 1, carried)
  expect(t.won).toEqual(['chapter-1'])
  expect(t.heroes.map(({ xp, perks }) => [xp, perks])).toEqual([0, 1, 2, 3].map((n) => [n, [n]]))
})

test('17. The daily challenge goes through the chapters, one a day.', () => {
  expect([0, 1, 5, 6, 13].map((day) => zWarOne.daily!(day))).toEqual(
    [0, 1, 5, 0, 1].map((chapter) => ({ mission: CHAPTERS[chapter] })),
  )
})

test('17, 18.1. What lists say of the missions is what their files say.', () => {
  expect(Object.keys(FILES)).toEqual([...MISSIONS, ...EXAMPLES.map(({ id }) => id)])
  for (const [n, { id, name }] of PRINTED.entries()) {
    const file = FILES[id]!
    expect([file.id, file.name]).toEqual([id, name])
    const [kind, place] = n < CHAPTERS.length ? ['campaign', n] : ['director', n - CHAPTERS.length]
    expect([file.mode, file.order]).toEqual([kind, place + 1])
  }
})

test('17, 19. The Director’s Cut goes on from chapter to chapter; a Director game has no sequel.', () => {
  const cut = { ...OPTIONS, mode: 'director', mission: 'chapter-2' }
  expect(sequel(cut, { winners: [0], reason: 'won', carries: {} })).toEqual({ ...cut, mission: 'chapter-3' })
  expect(sequel(cut, { winners: [1], reason: 'died', carries: {} })).toEqual(cut)
  expect(sequel({ ...OPTIONS, mission: 'director-1' }, { winners: [0], reason: 'won' })).toBe(null)
})
