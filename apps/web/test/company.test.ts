import type { Campaign } from '@shamble/engine/entry'
import { rulesOf } from '@shamble/catalogue/server'
import type { Json, Log, Result } from '@shamble/engine'
import { expect, test } from 'vitest'
import {
  afterChapter,
  companyIn,
  companyOf,
  fragmentOf,
  newCompany,
  readCompany,
} from '../src/lib/campaign/company.ts'

/*
 * A company between its chapters. The game's own page parts are components, which nothing here asks for.
 */

const game = await rulesOf('z-war-one')

const hero = (xp: number, ...perks: string[]) => ({ xp, perks })
const company = (xp: number, ...won: string[]) => ({
  heroes: [xp, xp, xp, xp].map((each) => hero(each)),
  won,
})
const chapters = ['chapter-1', 'chapter-2', 'chapter-3']
const campaign = {
  chapters: chapters.map((mission) => ({ options: { mission }, title: mission, brief: '', alone: '' })),
  fresh: company(0) as Json,
  readSummary: (json: Json) => (typeof json === 'object' && json !== null && 'turn' in json ? json : null),
} as unknown as Campaign

const log = (mission: string, carried?: Json): Log => ({
  game: game.id,
  version: game.version,
  seats: 2,
  options: { mission, equalWays: false },
  seed: 'night',
  moves: [],
  ...(carried !== undefined && { carried }),
})
const won: Result = { winners: [0, 1], reason: 'won', carries: company(20, 'chapter-1') as Json }
const lost = (carries: Json): Result => ({ winners: [], reason: 'died', carries })
const summary = { turn: 9 }

test('A chapter that a company has played moves it on; a defeat leaves it where it was, and both are remembered.', () => {
  const fresh = newCompany(campaign)
  const first = afterChapter(game, campaign, fresh, {
    log: log('chapter-1'),
    result: won,
    summary,
    replay: '1.a',
  })!
  expect(first).toEqual({
    carried: won.carries,
    plan: won.carries,
    seats: 2,
    past: [{ chapter: 0, won: true, summary, replay: '1.a' }],
    at: null,
  })
  const result = lost(won.carries!)
  const beaten = afterChapter(game, campaign, first, {
    log: log('chapter-2', won.carries),
    result,
    summary,
    replay: '1.b',
  })!
  expect(beaten.plan).toEqual(first.plan)
  expect(beaten.past.map((past) => [past.chapter, past.won])).toEqual([
    [0, true],
    [1, false],
  ])
})

test('A chapter of other heroes, or one played by itself with its allowance, is no chapter of this company.', () => {
  const fresh = newCompany(campaign)
  const other = { log: log('chapter-2', company(40) as Json), result: won, summary, replay: '1.a' }
  expect(afterChapter(game, campaign, fresh, other)).toBe(null)
  const alone = { log: log('chapter-3'), result: won, summary, replay: '1.a' }
  expect(afterChapter(game, campaign, fresh, alone)).toBe(null)
  expect(companyOf(game, campaign, alone)).toMatchObject({ carried: won.carries, past: [{ chapter: 2 }] })
  const own = { log: log('chapter-1'), result: { winners: [0], reason: 'won' }, summary, replay: '1.a' }
  expect(companyOf(game, campaign, own)).toBe(null)
})

test('The link of a company has all of it but where it is being played.', async () => {
  const kept = {
    carried: company(30) as Json,
    plan: { ...company(30), heroes: [hero(30), hero(10, 'kip-up'), hero(30), hero(30)] } as Json,
    seats: 3,
    past: [
      { chapter: 0, won: false, summary, replay: '1.2.0.night.1a.Zz-_9.abcdef' },
      { chapter: 0, won: true, summary, replay: '1.2.0.night.2a.Yy-_9.fedcba' },
    ],
    at: '/play/z-war-one?seed=x',
  }
  const fragment = await fragmentOf(kept)
  expect(fragment).toMatch(/^#[\w-]+$/)
  expect(await companyIn(game, campaign, fragment)).toEqual({ ...kept, at: null })
})

test.each([
  ['nothing', '#'],
  ['other letters', '#a%20b'],
  [
    'a replay too few',
    await fragmentOf({ ...newCompany(campaign), past: [{ chapter: 0, won: true, summary, replay: '' }] }),
  ],
])('A link with %s shows no company.', async (_, fragment) => {
  expect(await companyIn(game, campaign, fragment)).toBe(null)
})

test('What is kept is read as what comes from outside.', () => {
  const right = newCompany(campaign)
  expect(readCompany(game, campaign, JSON.parse(JSON.stringify(right)))).toEqual(right)
  const past = { chapter: 0, won: true, summary, replay: '1.a' }
  for (const wrong of [
    null,
    'company',
    {},
    { ...right, seats: 7 },
    { ...right, plan: { heroes: [], won: [] } },
    { ...right, past: [{ ...past, chapter: 9 }] },
    { ...right, past: [{ ...past, summary: 'won' }] },
    { ...right, past: [{ ...past, replay: 'javascript:alert(1)' }] },
    { ...right, past: Array.from({ length: 100 }, () => past) },
  ])
    expect(readCompany(game, campaign, wrong), JSON.stringify(wrong)).toBe(null)
  expect(readCompany(game, campaign, { ...right, at: 'https://elsewhere.example/play' })!.at).toBe(null)
  expect(readCompany(game, campaign, { ...right, at: '/r/abc-def-ghi' })!.at).toBe('/r/abc-def-ghi')
})
