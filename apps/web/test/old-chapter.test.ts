import { entryOf } from '@shamble/catalogue'
import { editionOf } from '@shamble/catalogue/editions'
import { rulesOf } from '@shamble/catalogue/server'
import { readOptions, replay, type Json, type Log } from '@shamble/engine'
import { linkOf } from '@shamble/engine/links'
import { randomGame } from '@shamble/engine/testing'
import { beforeEach, expect, test, vi } from 'vitest'
import { addressAfter, keepCompany, keptCompany, newCompany } from '../src/lib/campaign/company.ts'
import { keep } from '../src/lib/play/kept.ts'
import { goOn } from '../src/lib/play/old-game.ts'
import { addressOf } from '../src/lib/setup.ts'
import { load as loadCampaign } from '../src/routes/campaign/[game]/load.ts'
import { load as loadGame } from '../src/routes/play/[game]/load.ts'

/*
 * Chapters of older rules. Here those rules know no experience beyond 90, which today's do.
 */

const OLD = 4
const MOST = 90

vi.mock('../../../editions/index.js', () => ({
  editions: {
    'z-war-one': {
      [OLD]: {
        date: '2026-01-31',
        engine: 1,
        load: async () => {
          const game = await rulesOf('z-war-one')
          const refuseCarried: typeof game.refuseCarried = (carried, options) =>
            (carried as { heroes: { xp: number }[] }).heroes.some(({ xp }) => xp > MOST)
              ? 'There is no such hero.'
              : game.refuseCarried!(carried, options)
          return { game: { ...game, version: OLD, refuseCarried } }
        },
      },
    },
  },
}))

const id = 'z-war-one'
const entry = entryOf(id)!
const { game, campaign } = await loadCampaign({ params: { game: id } })
const { game: old } = await editionOf(entry, OLD)
const options = readOptions(old, campaign.chapters[0]!.options)
const log = randomGame(old, 'old-chapter', { seats: 1, options })
const { result, table } = replay(old, log)
const ended = {
  log,
  result: { ...result!, carries: result!.carries ?? campaign.fresh },
  summary: campaign.summaryOf(old.view(table, null), result!) as Json,
  replay: await linkOf(old, log),
}
const experienced = {
  ...newCompany(campaign),
  plan: withExperience(MOST + 1),
  carried: withExperience(MOST + 1),
}

function withExperience(xp: number): Json {
  const { heroes } = campaign.fresh as unknown as { heroes: object[] }
  return { ...(campaign.fresh as object), heroes: heroes.map((hero) => ({ ...hero, xp })) } as unknown as Json
}

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  })
})

test('A chapter finished by old rules moves the company on, and the next one has the rules of today.', async () => {
  keepCompany(game, newCompany(campaign))
  expect(await addressAfter(game, campaign, ended, true)).toBe(`/campaign/${id}`)
  const company = keptCompany(game, campaign)!
  expect(company.past).toMatchObject([{ chapter: 0, replay: ended.replay }])
  expect(ended.replay.startsWith(`${OLD}.`)).toBe(true)
  const chapter = campaign.next(company.plan)!
  const setUp = {
    seats: company.seats,
    options: readOptions(game, campaign.chapters[chapter]!.options),
    carried: company.plan,
  }
  const next = { ...setUp, seed: 'next', people: [0], bots: [], challenge: null }
  const url = new URL(addressOf(game, next), 'https://shamble.example')
  const opened = await loadGame({ params: { game: id }, url })
  expect([opened.game.version, opened.frozen, opened.setup.carried]).toEqual([
    game.version,
    null,
    company.plan,
  ])
})

test('A company that only the rules of today can read is not replaced by an old chapter of another one.', async () => {
  expect(old.refuseCarried!(experienced.plan, options)).not.toBeNull()
  keepCompany(game, experienced)
  expect(await addressAfter(game, campaign, ended, true)).toMatch(/^\/campaign\/z-war-one#./)
  expect(keptCompany(game, campaign)).toEqual(experienced)
})

test('A chapter in progress goes on by its own rules, and the company finds it there.', async () => {
  const alone = { people: [0], bots: [], challenge: null }
  const href = addressOf(game, { seed: log.seed, seats: 1, options, carried: campaign.fresh, ...alone })
  const begun: Log = { ...log, carried: campaign.fresh, moves: log.moves.slice(0, 5) }
  keepCompany(game, { ...newCompany(campaign), at: href })
  const left = { key: 'chapter', href, title: 'Z War One', log: begun, over: false, when: 1, turn: '' }
  keep(left)
  const replace = vi.fn<(address: string) => void>()
  vi.stubGlobal('location', { href: 'https://shamble.example/', replace })
  expect(await goOn(left)).toBe(true)
  const { at } = keptCompany(game, campaign)!
  expect(replace).toHaveBeenCalledWith(at)
  const opened = await loadGame({ params: { game: id }, url: new URL(at!, 'https://shamble.example') })
  expect([opened.game.version, opened.before]).toEqual([OLD, begun.moves])
})
