import { editionOf } from '@shamble/catalogue/editions'
import { entryOf } from '@shamble/catalogue'
import { judge, type ChallengePage, type LoggedRow } from '@shamble/challenge'
import {
  fingerprint,
  look,
  newLog,
  pendingIn,
  play,
  readOptions,
  replay,
  shorten,
  start,
  type AnyGame,
  type Log,
} from '@shamble/engine'
import { rivalMove } from '@shamble/engine/bots'
import { linkOf } from '@shamble/engine/links'
import { goldenOf, randomGame } from '@shamble/engine/testing'
import { FROZEN, OLD, withOldEdition } from '@shamble/tools/old-edition'
import { render } from 'svelte/server'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { loadChallenge } from '../src/lib/challenge/page.ts'
import { outcomeOf } from '../src/lib/challenge/outcome.ts'
import { forPage, gameInPage } from '../src/lib/play/game-in-page.ts'
import { LocalSource } from '../src/lib/play/local.svelte.ts'
import { advisedGame, answer } from '../src/lib/play/minds.ts'
import { keep, kept } from '../src/lib/play/kept.ts'
import { goOn } from '../src/lib/play/old-game.ts'
import OldRules from '../src/lib/play/OldRules.svelte'
import { ReplaySource } from '../src/lib/play/replay.svelte.ts'
import { described } from '../src/lib/share/oembed.ts'
import { sharedReplay } from '../src/lib/share/shared.ts'
import { subjectAt } from '../src/lib/share/subject.ts'
import Compare from '../src/routes/compare/[game]/Compare.svelte'
import { load as loadComparison } from '../src/routes/compare/[game]/load.ts'
import { rivalRun } from '../src/routes/compare/[game]/rival.ts'
import { load as loadGame } from '../src/routes/play/[game]/load.ts'
import { checkRow } from '../src/routes/s/[code]/verify/checker.ts'
import { load as loadReplay } from '../src/routes/replay/[game]/[log]/load.ts'
import { showAll } from './showing.ts'

type Archive = Awaited<ReturnType<typeof withOldEdition>>
const archive = vi.hoisted(() => ({}) as Archive)
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

const replayOf = (link: string) =>
  loadReplay({ params: { game, log: link }, url: at(`/replay/${game}/${link}`) })

test('A replay of old rules is shown by them, to its end, and says so.', async () => {
  const data = await replayOf(link)
  expect([data.game.version, data.frozen, data.log.moves]).toEqual([OLD, FROZEN, log.moves])
  const source = new ReplaySource(data, data.log, data.log.moves.length)
  expect(source.fingerprint).toBe(fingerprint(replay(old, log)))
  const { body } = render(OldRules, { props: { game, frozen: data.frozen!, version: data.game.version } })
  expect(body).toContain(`data-edition="${OLD}"`)
  expect(body).toContain('Played by the rules of 31 January 2026, version 1.')
})

test('A replay of the rules of today is shown by the package itself.', async () => {
  const mine = randomGame(newest, 'new-page', { seats: 2, options: 'default' })
  const data = await replayOf(await linkOf(newest, mine))
  expect([data.game, data.frozen]).toEqual([newest, null])
})

test('Words, boards and pictures of today show an old game whose views and events had another form.', async () => {
  const { game: shown } = await editionOf(entryOf(game)!, OLD)
  await showAll(entryOf(game)!, shown, goldenOf(shown, log))
  const { game: unadapted } = await archive.editions[game]![OLD]!.load()
  await expect(showAll(entryOf(game)!, unadapted, goldenOf(shown, log))).rejects.toThrow('undefined')
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
  await expect(loadGame({ params: { game }, url: at(`/play/${game}?log=${unknown}`) })).rejects.toMatchObject(
    { body: { code: 'unknown-version' } },
  )
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

test('Games of one seed by different rules are compared, each by its own, and the page says so.', async () => {
  const setup = { seats: log.seats, options: log.options }
  const today = newLog(newest, log.seed, setup)
  const other = await linkOf(newest, { ...today, moves: firstMoves(newest, today, 5) })
  const data = await loadComparison({ params: { game }, url: at(`/compare/${game}?a=${link}&b=${other}`) })
  expect([data.game, data.second?.game, data.a.moves.length, data.b?.moves.length]).toEqual([
    old,
    newest,
    log.moves.length,
    5,
  ])
  const { body } = render(Compare, { props: { data } })
  expect(body).toContain('different versions of the rules')
  expect(body).toContain(`data-edition="${OLD}"`)
  expect(body).toContain(`Played by the rules of today, version ${newest.version}.`)
  expect(body).toContain('href="/rules/zombie-wars/changes"')
})

// The first legal moves of a game, one after the other.
function firstMoves(game: AnyGame, { seed, seats, options }: Log, many: number): Log['moves'] {
  const moves: Log['moves'] = []
  let { position, pending } = start(game, seed, seats, options)
  while (moves.length < many) {
    const { seat, moves: all } = pending[0]!
    ;({ position, pending } = play(game, position, seat, all[0]!, pending))
    moves.push([seat, ...all[0]!])
  }
  return moves
}

test('A kept game of old rules goes on by them, with the same company.', async () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  })
  const replace = vi.fn<(address: string) => void>()
  vi.stubGlobal('location', { href: 'https://shamble.example/', replace })
  const moves = log.moves.slice(0, 10)
  const left = {
    key: 'old-key',
    href: `/play/${game}?seed=old-page&seats=2&humans=2`,
    title: 'Zombie Wars',
    log: { ...log, moves },
    over: false,
    when: 1,
    turn: '',
  }
  keep(left)
  expect(await goOn({ ...left, log: { ...left.log, version: 77 } })).toBe(false)
  expect(kept('old-key')?.log.moves).toEqual(moves)
  expect(await goOn(left)).toBe(true)
  const [[address]] = replace.mock.calls as [[string]]
  const opened = await loadGame({ params: { game }, url: at(address) })
  expect([opened.game, opened.before, opened.setup.humans]).toEqual([old, moves, 2])
  expect([kept('old-key'), kept(opened.slot.key)?.href]).toEqual([null, address])
})

// A whole game of rivals under the old rules.
function rivals(seed: string): Log {
  const options = { hourTrack: 'short' }
  const moves: Log['moves'] = []
  let { position, pending } = start(old, seed, 2, options)
  while (!position.result) {
    const { seat } = pending[0]!
    const move = rivalMove(old, position, seat, moves.length)
    ;({ position, pending } = play(old, position, seat, move, pending))
    moves.push([seat, ...move])
  }
  return { game, version: OLD, seats: 2, options: readOptions(old, options), seed, moves }
}

describe('An old challenge', () => {
  const run = rivals('old-seed')
  const { seats, options } = run
  const terms = { game, version: OLD, seats, options }
  const facts = { code: 'abc', kind: 'open', seed: 'old-seed', closed: false } as const
  const opening = look(old, start(old, 'old-seed', seats, options).position, null)
  const page = { ...facts, terms, opening } as unknown as ChallengePage

  test('is looked at and begun by its rules.', async () => {
    const data = await loadChallenge(page)
    expect([data.game, data.frozen]).toEqual([old, FROZEN])
    const begun = await loadGame({ params: { game }, url: at(data.play!) })
    expect([begun.game, begun.before]).toEqual([old, []])
    expect(begun.setup).toMatchObject({ seed: 'old-seed', seats: 2, options, humans: 1, challenge: 'abc' })
    // Once it is closed it is a game like any other.
    const closed = await loadChallenge({ ...page, closed: true })
    const later = await loadGame({ params: { game }, url: at(closed.play!) })
    expect([later.game, later.setup.challenge]).toEqual([old, null])
  })

  test('keeps its leaderboard where its version does not exist, and cannot be played.', async () => {
    const data = await loadChallenge({ ...page, terms: { ...terms, version: 77 } })
    expect([data.game, data.play]).toEqual([newest, null])
  })

  test('has its rows verified by its rules, with every move of its rivals.', async () => {
    const judged = judge(
      await advisedGame(game, options, undefined, OLD),
      terms,
      'old-seed',
      shorten(old, run),
    )
    const row = { ...judged, log: judged.text } as unknown as LoggedRow
    const question = { id: 1, terms, seed: 'old-seed', row }
    expect(await checkRow(question)).toEqual({ id: 1, holds: true, why: '' })
    const moved = run.moves.findIndex(([seat]) => seat !== 0)
    const other = { ...row, log: shorten(old, withAnother(run, moved)) }
    expect(await checkRow({ ...question, row: other })).toMatchObject({ holds: false })
  })
})

// The log up to a move, with another move there.
function withAnother(log: Log, n: number): Log {
  const before = { ...log, moves: log.moves.slice(0, n) }
  const [seat, ...move] = log.moves[n]!
  const asked = pendingIn(old, replay(old, before)).find((choice) => choice.seat === seat)!
  const other = asked.moves.find((one) => one.join() !== move.join())!
  return { ...before, moves: [...before.moves, [seat, ...other]] }
}
