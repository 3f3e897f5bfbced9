import { defaults, Referee, start, type Json, type Result } from '@shamble/engine'
import { expect, test } from 'vitest'
import { again, newCompany, nextChapter, sequel } from '../src/campaign.ts'
import { lootOf } from '../src/earnings.ts'
import { heroDies } from '../src/ending.ts'
import { zWarOne, type Event, type Table } from '../src/index.ts'
import { layoutOf } from '../src/missions/index.ts'
import { CHAPTERS } from '../src/missions/list.ts'
import { leave, loadObject } from '../src/objectives.ts'
import { evenly, isEven, leadsOf, sharings } from '../src/sharing.ts'
import { COLE, KAT, SAM, tableOf, VICTOR } from './field.ts'

/*
 * 1.1, 16.1, 17. A company between two chapters: what it carries, who leads whom, and what comes next.
 */

const OPTIONS = { ...defaults(zWarOne), equalWays: true }
const after = (mission: string, reason: string, carries?: Json) =>
  sequel({ ...OPTIONS, mission }, { winners: [], reason, ...(carries && { carries }) } as Result)

test('17. The chapters come in order; after the sixth the campaign is won.', () => {
  expect(CHAPTERS.map((_, n) => nextChapter({ won: CHAPTERS.slice(0, n) }))).toEqual([0, 1, 2, 3, 4, 5])
  expect(nextChapter({ won: [...CHAPTERS] })).toBeNull()
  // The order in which they are named does not count, nor does a mission that is no chapter.
  expect(nextChapter({ won: ['chapter-2', 'chapter-1'] })).toBe(2)
  expect(nextChapter({ won: ['director-1'] })).toBe(0)
})

test('17. After a victory comes the next chapter, after a defeat the same again, with the same options.', () => {
  const carries = newCompany() as unknown as Json
  expect(after('chapter-1', 'won', carries)).toEqual({ ...OPTIONS, mission: 'chapter-2' })
  expect(after('chapter-5', 'won', carries)).toEqual({ ...OPTIONS, mission: 'chapter-6' })
  expect(after('chapter-6', 'won', carries)).toBeNull()
  expect(after('chapter-1', 'died', carries)).toEqual({ ...OPTIONS, mission: 'chapter-1' })
  expect(after('chapter-6', 'tooLate', carries)).toEqual({ ...OPTIONS, mission: 'chapter-6' })
})

test('17, 18.1. Nothing follows a Director game, or a mission that carries nothing out.', () => {
  expect(after('director-1', 'won', newCompany() as unknown as Json)).toBeNull()
  expect(after('chapter-1', 'won')).toBeNull()
  expect(after('chapter-1', 'died')).toBeNull()
})

test('21. A mission of somebody’s own may be played again, without the company; a chapter is no such mission.', () => {
  const { mission } = layoutOf('chapter-2')
  const carried = { ...newCompany(), mission } as unknown as Json
  expect(again(carried)).toEqual({ name: 'Lockdown', carried: { mission } })
  expect(again(newCompany() as unknown as Json)).toBeNull()
})

test('17. A company begins with four heroes without experience and perks, and has won nothing.', () => {
  expect(newCompany()).toEqual({ heroes: [0, 1, 2, 3].map(() => ({ xp: 0, perks: [] })), won: [] })
})

// Chapter 1 with everybody in his place, for a company that comes with this much experience.
function begun(xp: number, won: string[] = []) {
  const carried = { heroes: newCompany().heroes.map(() => ({ xp, perks: [] })), won } as unknown as Json
  const { position } = start(zWarOne, 'company', 1, { ...OPTIONS, mission: 'chapter-1' }, carried)
  const g = new Referee<Table, Event>(zWarOne, position).settle()
  while (g.table.turn === 0) g.choose(0, g.pending[0]!.moves.length - 1)
  return g
}

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

test('15.4. Loot is worth what its cards say, in the hands of whoever has it.', () => {
  const t = tableOf('+---+\n| K |\n+---+', {
    more: [
      [KAT, 'loot-tobacco'],
      [KAT, 'loot-tinned-food'],
      [SAM, 'loot-tobacco'],
    ],
  })
  expect([COLE, KAT, SAM, VICTOR].map((hero) => lootOf(t, hero))).toEqual([0, 7, 4, 0])
})

test('1.1. Heroes are dealt out in turn, or as the company has agreed for so many people.', () => {
  expect([1, 2, 3, 4].map((seats) => evenly(seats))).toEqual([
    [0, 0, 0, 0],
    [0, 1, 0, 1],
    [0, 1, 2, 0],
    [0, 1, 2, 3],
  ])
  expect(leadsOf(2, [0, 0, 1, 1])).toEqual([0, 0, 1, 1])
  expect(leadsOf(3, [0, 0, 1, 1])).toEqual([0, 1, 2, 0])
  expect(leadsOf(1, [0, 0, 1, 1])).toEqual([0, 0, 0, 0])
  expect(leadsOf(2)).toEqual([0, 1, 0, 1])
})

test('1.1. Nobody leads two heroes more than another, nobody none, and every hero is led.', () => {
  for (const leads of [
    [0, 0, 0, 0],
    [1, 0, 1, 0],
    [0, 1, 2, 2],
    [3, 2, 1, 0],
  ])
    expect(isEven(leads)).toBe(true)
  for (const leads of [
    [0, 0, 0, 1],
    [0, 2, 0, 2],
    [1, 1, 1, 1],
    [0, 1, 2, 4],
    [0, 1, 2],
    [0, 1, 2, 3, 0],
    [0, 1, 0, 1.5],
    [0, 1, 0, '1'],
    [0, -1, 0, 1],
    [0, null, 0, 1],
    '0101',
    null,
    { length: 4 },
  ])
    expect(isEven(leads as Json)).toBe(false)
})

test('1.1. Every way to share the heroes is listed once, the first seat leading Cole.', () => {
  expect(sharings(1)).toEqual([[0, 0, 0, 0]])
  expect(sharings(2)).toEqual([
    [0, 0, 1, 1],
    [0, 1, 0, 1],
    [0, 1, 1, 0],
  ])
  expect(sharings(3)).toEqual([
    [0, 0, 1, 2],
    [0, 1, 0, 2],
    [0, 1, 1, 2],
    [0, 1, 2, 0],
    [0, 1, 2, 1],
    [0, 1, 2, 2],
  ])
  expect(sharings(4)).toEqual([[0, 1, 2, 3]])
})
