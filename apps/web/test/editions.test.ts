import { editionOf } from '@shamble/catalogue/editions'
import { entryOf } from '@shamble/catalogue'
import { fingerprint, pendingIn, replay, type Log } from '@shamble/engine'
import { linkOf } from '@shamble/engine/links'
import { randomGame } from '@shamble/engine/testing'
import { FROZEN, OLD, withOldEdition } from '@shamble/tools/old-edition'
import { render } from 'svelte/server'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { outcomeOf } from '../src/lib/challenge/outcome.ts'
import { forPage, gameInPage } from '../src/lib/play/game-in-page.ts'
import { LocalSource } from '../src/lib/play/local.svelte.ts'
import { advisedGame, answer } from '../src/lib/play/minds.ts'
import OldRules from '../src/lib/play/OldRules.svelte'
import { ReplaySource } from '../src/lib/play/replay.svelte.ts'
import { described } from '../src/lib/share/oembed.ts'
import { sharedReplay } from '../src/lib/share/shared.ts'
import { subjectAt } from '../src/lib/share/subject.ts'
import { load as loadComparison } from '../src/routes/compare/[game]/load.ts'
import { rivalRun } from '../src/routes/compare/[game]/rival.ts'
import { load as loadGame } from '../src/routes/play/[game]/load.ts'
import { load as loadReplay } from '../src/routes/replay/[game]/[log]/load.ts'

const archive = vi.hoisted(() => ({ remove: () => {} }))
vi.mock('../../../editions/index.js', async () => Object.assign(archive, await withOldEdition()))
afterAll(() => archive.remove())
afterEach(() => vi.unstubAllGlobals())

const game = 'zombie-wars'
const at = (path: string) => new URL(path, 'https://shamble.example')
const { game: old } = await editionOf(entryOf(game)!, OLD)
const { game: newest } = await entryOf(game)!.rules()
const log: Log = randomGame(old, 'old-page', { seats: 2, options: 'default' })
const link = await linkOf(old, log)
const broken = await linkOf(old, { ...log, moves: log.moves.slice(0, 10) })

const replayOf = (link: string) => loadReplay({ params: { game, log: link }, url: at(`/replay/${game}/${link}`) })

test('A replay of old rules is shown by them, to its end, and says so.', async () => {
  const data = await replayOf(link)
  expect([data.game.version, data.frozen, data.log.moves]).toEqual([OLD, FROZEN, log.moves])
  const source = new ReplaySource(data, data.log, data.at)
  expect(source.fingerprint).toBe(fingerprint(replay(old, log)))
  const { body } = render(OldRules, { props: { frozen: data.frozen!, version: data.game.version } })
  expect(body).toContain(`data-edition="${OLD}"`)
  expect(body).toContain('Played by the rules of 31 January 2026, version 1.')
})

test('A replay of the rules of today is shown by the package itself.', async () => {
  const mine = randomGame(newest, 'new-page', { seats: 2, options: 'default' })
  const data = await replayOf(await linkOf(newest, mine))
  expect([data.game, data.frozen]).toEqual([newest, null])
})

test('A link of an unknown version is refused with the versions there are, and offers its seed.', async () => {
  const unknown = link.replace(/^\d+/, '77')
  await expect(replayOf(unknown)).rejects.toMatchObject({
    status: 400,
    body: {
      code: 'unknown-version',
      message: expect.stringContaining(`There are ${OLD}, ${newest.version}, 99.`),
      offers: [{ label: 'Play its seed, old-page' }, {}, {}],
    },
  })
  await expect(
    loadGame({ params: { game }, url: at(`/play/${game}?log=${unknown}`) }),
  ).rejects.toMatchObject({ body: { code: 'unknown-version' } })
})

test('A game goes on from an old link by its rules, on the server, in the page, and for its bots.', async () => {
  const drawn = await loadGame({ params: { game }, url: at(`/play/${game}?log=${broken}`) })
  expect([drawn.game.version, drawn.frozen, drawn.before.length]).toEqual([OLD, FROZEN, 10])
  const textContent = JSON.stringify(forPage(drawn))
  vi.stubGlobal('document', { querySelector: () => ({ textContent }) })
  const taken = await gameInPage()
  expect([taken.game, taken.frozen]).toEqual([old, FROZEN])
  const source = new LocalSource(taken, taken.setup, null, taken.before)
  expect(source.log()).toMatchObject({ version: OLD, moves: log.moves.slice(0, 10) })
  const position = source.position()
  const { seat, moves } = pendingIn(old, position)[0]!
  const question = { position, seat, at: 10, bot: 'easy' as const, version: OLD, options: log.options }
  expect(moves).toContainEqual(await answer(game, question, new AbortController().signal))
  expect((await advisedGame(game, log.options, undefined, OLD)).version).toBe(OLD)
})

test('A new game is of the rules of today, also on the seed of an old one.', async () => {
  const drawn = await loadGame({ params: { game }, url: at(`/play/${game}?seed=old-page&seats=2`) })
  expect([drawn.game, drawn.frozen]).toEqual([newest, null])
  expect(forPage(drawn)).not.toHaveProperty('version')
})

test('The card of an old game is measured by its rules.', async () => {
  const { words } = await replayOf(link)
  const outcome = outcomeOf({ game: await advisedGame(game, undefined, undefined, OLD), words }, log)
  expect(outcome.result).toEqual(replay(old, log).result)
  expect(outcome.course).toHaveLength(log.moves.length + 1)
})

test('Pictures and descriptions of old links show their last position.', async () => {
  const url = at(`/replay/${game}/${link}`)
  const shared = await subjectAt(url, undefined)
  expect(shared).toEqual(await sharedReplay(await replayOf(link)))
  expect(shared.picture).not.toBeNull()
  expect(described(shared, url.origin, { width: 800, height: 600 })).toMatchObject({ type: 'rich' })
  const onward = await subjectAt(at(`/play/${game}?log=${broken}`), undefined)
  expect(onward.line).toBe('Seed old-page, after 10 moves')
})

test('Two old games are compared by their rules, with a rival that plays by them.', async () => {
  const other = await rivalRun(game, log)
  expect(other.startsWith(`${OLD}.`)).toBe(true)
  const data = await loadComparison({ params: { game }, url: at(`/compare/${game}?a=${link}&b=${other}`) })
  expect([data.game, data.a.moves]).toEqual([old, log.moves])
})
