import { entryOf } from '@shamble/catalogue'
import { judge, type ChallengePage, type LoggedRow } from '@shamble/challenge'
import {
  fingerprint,
  look,
  newLog,
  pendingIn,
  play,
  quickChance,
  readOptions,
  replay,
  shorten,
  start,
  type AnyGame,
  type Log,
} from '@shamble/engine'
import { PERSON, rivalMove } from '@shamble/engine/bots'
import { linkOf } from '@shamble/engine/links'
import { pairs } from '@shamble/tools/pairs'
import { render } from 'svelte/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { loadChallenge } from '../src/lib/challenge/page.ts'
import { outcomeOf } from '../src/lib/challenge/outcome.ts'
import { dayInWords } from '../src/lib/dates.ts'
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
import { checkRow } from '../src/lib/challenge/checker.ts'
import { load as loadGame } from '../src/routes/play/[game]/load.ts'
import { load as loadReplay } from '../src/routes/replay/[game]/[log]/load.ts'

/*
 * Games whose rules have changed since they were frozen: what was made by the edition goes on by it, what is new has the rules of today.
 */

const changed = await pairs()
const at = (path: string) => new URL(path, 'https://shamble.example')
afterEach(() => vi.unstubAllGlobals())

test('There is a game whose rules have changed, and a frozen game in which that is seen.', () => {
  expect(changed.filter(({ parting }) => parting !== null)).not.toEqual([])
})

describe.each(changed)('$id', ({ id, versions, old, frozen, newest, log, parting: parts }) => {
  const BROKEN_AT = parts ?? 10
  const broken = { ...log, moves: log.moves.slice(0, BROKEN_AT) }
  const there = versions.join(', ')
  const replayOf = (link: string) =>
    loadReplay({ params: { game: id, log: link }, url: at(`/replay/${id}/${link}`) })
  const pageOf = (path: string) => loadGame({ params: { game: id }, url: at(path) })

  test('A replay of old rules is shown by them, to its end, and says so.', async () => {
    const data = await replayOf(await linkOf(old, log))
    expect([data.game, data.frozen, data.log.moves]).toEqual([old, frozen, log.moves])
    const source = new ReplaySource(data, data.log, data.log.moves.length)
    expect(source.fingerprint).toBe(fingerprint(replay(old, log)))
    const { body } = render(OldRules, { props: { game: id, frozen, version: data.game.version } })
    expect(body).toContain(`data-edition="${old.version}"`)
    expect(body).toContain(`Played by the rules of ${dayInWords(frozen)}, version ${old.version}.`)
  })

  test('A replay of the rules of today is shown by the package itself.', async () => {
    const moves = firstMoves(newest, log, 5)
    const data = await replayOf(await linkOf(newest, { ...log, version: newest.version, moves }))
    expect([data.game.version, data.frozen]).toEqual([newest.version, null])
  })

  test('A link of an unknown version is refused with the versions there are, and offers its seed.', async () => {
    const unknown = (await linkOf(old, log)).replace(/^\d+/, '77')
    const refused = {
      status: 400,
      body: {
        code: 'unknown-version',
        message: expect.stringContaining(`There are ${there}.`),
        offers: [{ label: `Play its seed, ${log.seed}` }, {}, {}],
      },
    }
    await expect(replayOf(unknown)).rejects.toMatchObject(refused)
    await expect(pageOf(`/play/${id}?log=${unknown}`)).rejects.toMatchObject({
      body: { code: 'unknown-version' },
    })
  })

  test('A game goes on from an old link by its rules, on the server, in the page, and for its bots.', async () => {
    const drawn = await pageOf(`/play/${id}?log=${await linkOf(old, broken)}`)
    expect([drawn.game, drawn.frozen, drawn.before]).toEqual([old, frozen, broken.moves])
    const textContent = JSON.stringify(forPage(drawn))
    vi.stubGlobal('document', { querySelector: () => ({ textContent }) })
    const taken = await gameInPage()
    expect([taken.game, taken.frozen]).toEqual([old, frozen])
    const source = new LocalSource(taken, taken.setup, null, taken.before)
    expect(source.log()).toMatchObject({ version: old.version, moves: broken.moves })
    const position = source.position()
    const { seat, moves } = pendingIn(old, position)[0]!
    const bot = { position, seat, at: BROKEN_AT, bot: 'easy' as const }
    const question = { ...bot, version: old.version, options: log.options }
    expect(moves).toContainEqual(await answer(id, question, new AbortController().signal))
    expect((await advisedGame(id, log.options, undefined, old.version)).version).toBe(old.version)
  })

  test.skipIf(parts === null)('Where the rules part, the same moves lead each game elsewhere.', async () => {
    const asked = async (game: AnyGame) => {
      const link = await linkOf(game, { ...broken, version: game.version })
      const opened = await pageOf(`/play/${id}?log=${link}`)
      const position = new LocalSource(opened, opened.setup, null, opened.before).position()
      return [position.table, pendingIn(opened.game, position).map(({ moves }) => moves)]
    }
    expect(await asked(newest)).not.toEqual(await asked(old))
  })

  test('A new game is of the rules of today, also on the seed of an old one.', async () => {
    const drawn = await pageOf(`/play/${id}?seed=${log.seed}&seats=${log.seats}`)
    expect([drawn.game.version, drawn.frozen]).toEqual([newest.version, null])
    expect(forPage(drawn)).not.toHaveProperty('version')
  })

  test('The card of an old game is measured by its rules.', async () => {
    const { words } = await replayOf(await linkOf(old, log))
    const outcome = await outcomeOf(
      { game: await advisedGame(id, undefined, undefined, old.version), words },
      log,
    )
    expect(outcome.result).toEqual(replay(old, log).result)
    expect(outcome.course).toHaveLength(log.moves.length + 1)
  })

  test('Pictures and descriptions of old links show their last position.', async () => {
    const link = await linkOf(old, log)
    const url = at(`/replay/${id}/${link}`)
    const shared = await subjectAt(url, undefined)
    expect(shared).toEqual(await sharedReplay(await replayOf(link)))
    expect(shared.picture).not.toBeNull()
    expect(described(shared, url.origin, { width: 800, height: 600 })).toMatchObject({ type: 'rich' })
    const onward = await subjectAt(at(`/play/${id}?log=${await linkOf(old, broken)}`), undefined)
    expect(onward.line).toBe(`Seed ${log.seed}, after ${BROKEN_AT} moves`)
  })

  test('Two old games are compared by their rules, with a rival that plays by them.', async () => {
    const other = await rivalRun(id, log)
    expect(other.startsWith(`${old.version}.`)).toBe(true)
    const url = at(`/compare/${id}?a=${await linkOf(old, log)}&b=${other}`)
    const data = await loadComparison({ params: { game: id }, url })
    expect([data.game, data.a.moves]).toEqual([old, log.moves])
  })

  test('Games of one seed by different rules are compared, each by its own, and the page says so.', async () => {
    const today = newLog(newest, log.seed, log)
    const other = await linkOf(newest, { ...today, moves: firstMoves(newest, log, 5) })
    const url = at(`/compare/${id}?a=${await linkOf(old, log)}&b=${other}`)
    const data = await loadComparison({ params: { game: id }, url })
    expect([data.game, data.second?.game.version]).toEqual([old, newest.version])
    expect([data.a.moves.length, data.b?.moves.length]).toEqual([log.moves.length, 5])
    const { body } = render(Compare, { props: { data } })
    expect(body).toContain('different versions of the rules')
    expect(body).toContain(`data-edition="${old.version}"`)
    expect(body).toContain(`Played by the rules of today, version ${newest.version}.`)
    expect(body).toContain(`href="/rules/${id}/changes"`)
  })

  test('A kept game of old rules goes on by them, with the same company.', async () => {
    const stored = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, text: string) => void stored.set(name, text),
      removeItem: (name: string) => void stored.delete(name),
    })
    const replace = vi.fn<(address: string) => void>()
    vi.stubGlobal('location', { href: 'https://shamble.example/', replace })
    const left = {
      key: 'old-key',
      href: `/play/${id}?seed=${log.seed}&seats=${log.seats}&sit=1`,
      title: entryOf(id)!.title,
      log: broken,
      over: false,
      when: 1,
      turn: '',
    }
    keep(left)
    expect(await goOn({ ...left, log: { ...left.log, version: 77 } })).toBe(false)
    expect(kept('old-key')?.log.moves).toEqual(broken.moves)
    expect(await goOn(left)).toBe(true)
    const [[address]] = replace.mock.calls as [[string]]
    const opened = await pageOf(address)
    expect([opened.game, opened.before, opened.setup.people]).toEqual([old, broken.moves, [0]])
    expect([kept('old-key'), kept(opened.slot.key)?.href]).toEqual([null, address])
  })

  describe('An old challenge', () => {
    const run = challenged(old, 'old-seed')
    const { seats, options } = run
    const terms = { game: id, version: old.version, seats, options }
    const facts = { code: 'abc', kind: 'open', seed: 'old-seed', closed: false } as const
    const opening = look(old, start(old, 'old-seed', seats, options).position, null)
    const page = { ...facts, terms, opening } as unknown as ChallengePage

    test('is looked at and begun by its rules.', async () => {
      const data = await loadChallenge(page)
      expect([data.game, data.frozen]).toEqual([old, frozen])
      const begun = await pageOf(data.play!)
      expect([begun.game, begun.before]).toEqual([old, []])
      expect(begun.setup).toMatchObject({ seed: 'old-seed', seats, options, people: [0], challenge: 'abc' })
      // Once it is closed it is a game like any other.
      const closed = await loadChallenge({ ...page, closed: true })
      const later = await pageOf(closed.play!)
      expect([later.game, later.setup.challenge]).toEqual([old, null])
    })

    test('keeps its leaderboard where its version does not exist, and cannot be played.', async () => {
      const data = await loadChallenge({ ...page, terms: { ...terms, version: 77 } })
      expect([data.game.version, data.play]).toEqual([newest.version, null])
    })

    test('has its rows verified by its rules, with every move of its rivals.', async () => {
      const advised = await advisedGame(id, options, undefined, old.version)
      const judged = judge(advised, terms, 'old-seed', shorten(old, run))
      const row = { ...judged, log: judged.text } as unknown as LoggedRow
      const question = { id: 1, terms, seed: 'old-seed', row }
      expect(await checkRow(question)).toEqual({ id: 1, holds: true, why: '' })
      const other = { ...row, log: shorten(old, withAnother(old, run)) }
      expect(await checkRow({ ...question, row: other })).toMatchObject({ holds: false })
    })
  })
})

// The first legal moves of a game with this start, one after the other.
function firstMoves(game: AnyGame, { seed, seats, options, carried }: Log, many: number): Log['moves'] {
  const moves: Log['moves'] = []
  let { position, pending } = start(game, seed, seats, options, carried)
  while (moves.length < many) {
    const { seat, moves: all } = pending[0]!
    ;({ position, pending } = play(game, position, seat, all[0]!, pending))
    moves.push([seat, ...all[0]!])
  }
  return moves
}

// A whole game of a person, at random, and one rival, or as few as there may be.
function challenged(game: AnyGame, seed: string): Log {
  const options = readOptions(game, {})
  const chance = quickChance(seed)
  const seats = Math.max(2, game.seats[0]!)
  const moves: Log['moves'] = []
  let { position, pending } = start(game, seed, seats, options)
  while (!position.result) {
    const { seat, moves: all } = pending[0]!
    const own = seat === PERSON
    const move = own ? all[chance(all.length)]! : rivalMove(game, position, seat, moves.length)
    ;({ position, pending } = play(game, position, seat, move, pending))
    moves.push([seat, ...move])
  }
  return { game: game.id, version: game.version, seats, options, seed, moves }
}

// The log up to a choice of a rival, with another move there.
function withAnother(game: AnyGame, log: Log): Log {
  for (const [n, [seat, ...move]] of log.moves.entries()) {
    if (seat === PERSON) continue
    const before = { ...log, moves: log.moves.slice(0, n) }
    const asked = pendingIn(game, replay(game, before)).find((choice) => choice.seat === seat)!
    const other = asked.moves.find((one) => one.join() !== move.join())
    if (other) return { ...before, moves: [...before.moves, [seat, ...other]] }
  }
  throw new Error('No rival had a choice.')
}
