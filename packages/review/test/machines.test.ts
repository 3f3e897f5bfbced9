import { games } from '@shamble/catalogue'
import { advised } from '@shamble/catalogue/advised'
import { chancesOf } from '@shamble/catalogue/chances'
import { editionOf, frozenVersions } from '@shamble/catalogue/editions'
import {
  newLog,
  quickChance,
  readOptions,
  refereeAt,
  seatsFor,
  shorten,
  type AnyGame,
  type Log,
} from '@shamble/engine'
import { atOnce, decide, mindOf, rivalMove, steadyChance, STRENGTHS, thinkingOf } from '@shamble/engine/bots'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { estimatorOf, following, leadOf } from '../src/index.ts'

/*
 * Rivals of challenges, bots and reviews are the same on every machine. ECMAScript fixes the results of arithmetic and of `Math.sqrt`, but
 * not those of these functions. Nor does it fix those of `**`, for which there is `power`.
 */

const LOOSE = [
  'acos',
  'acosh',
  'asin',
  'asinh',
  'atan',
  'atan2',
  'atanh',
  'cbrt',
  'cos',
  'cosh',
  'exp',
  'expm1',
  'hypot',
  'log',
  'log10',
  'log1p',
  'log2',
  'pow',
  'sin',
  'sinh',
  'tan',
  'tanh',
] as const
const MOST = 150

// A bot goes on when something fails in a world that it imagines, so calls are counted instead.
beforeEach(() => {
  for (const name of LOOSE) vi.spyOn(Math, name)
})
afterEach(() => {
  const called = LOOSE.filter((name) => vi.mocked(Math[name]).mock.calls.length > 0)
  vi.restoreAllMocks()
  expect(called).toEqual([])
})

function rivalsPlay(game: AnyGame): Log {
  const options = readOptions(game, {}, true)
  const seats = seatsFor(game, options).at(-1)!
  const log = newLog(game, 'machines', { seats, options })
  const g = refereeAt<unknown, unknown, unknown>(game, log)
  const chance = quickChance('machines')
  while (!g.result && log.moves.length < MOST) {
    const { seat, moves } = g.pending[0]!
    const at = log.moves.length
    const move = seat === 0 ? moves[chance(moves.length)]! : rivalMove(game, g.position, seat, at)
    log.moves.push([seat, ...move])
    g.make(seat, move)
  }
  return log
}

describe.each(games.map((entry) => [entry.id, entry] as const))('%s', (_, entry) => {
  test('Rivals, bots of every strength, luck and lead need nothing that differs between machines.', async () => {
    const game = await advised(entry)
    const log = rivalsPlay(game)
    expect(log.moves.length).toBeGreaterThan(60)
    // The Worker's tests play it too.
    await expect(`${shorten(game, log)}\n`).toMatchFileSnapshot(`machines/${entry.id}.txt`)
    const g = refereeAt<unknown, unknown, unknown>(game, log)
    const { seat, moves } = g.pending[0]!
    for (const strength of STRENGTHS) {
      const { bot, playouts } = mindOf(game, strength)
      const thinking = thinkingOf(game, g.position, seat, steadyChance(g.position, seat, 0), g.pending)
      expect(moves).toContainEqual(decide(bot, thinking, { iterations: playouts }))
    }
    for (const chances of [undefined, await chancesOf(game)]) {
      const estimator = estimatorOf(game, log.seats, chances)
      expect(atOnce(following(game, log, estimator, 2)).steps).toHaveLength(log.moves.length)
      const [better, made] = [moves[0]!, moves.at(-1)!]
      expect(
        leadOf(game, { ...log, moves: [[seat, ...made]] }, 0, { better, made }, 2, 'machines', estimator),
      ).toBeDefined()
    }
  })

  test('Nor do rivals by older rules.', async () => {
    const versions = (await frozenVersions()).filter(([id]) => id === entry.id)
    expect(versions.length).toBeGreaterThan(0)
    for (const [, version] of versions) rivalsPlay((await editionOf(entry, version)).game)
  })
})
