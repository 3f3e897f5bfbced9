import { entryOf } from '@shamble/catalogue'
import { chancesOf } from '@shamble/catalogue/chances'
import { judge, termsOf, type LoggedRow } from '@shamble/challenge'
import { pendingIn, play, shorten, start, type Log } from '@shamble/engine'
import { atOnce, rivalMove } from '@shamble/engine/bots'
import { accountOf, estimatorOf, following } from '@shamble/review'
import { ownGoldens } from '@shamble/tools/goldens'
import { describe, expect, test } from 'vitest'
import { advisedGame } from '../src/lib/play/minds.ts'
import { accountIn, courseInWords, outcomeOf } from '../src/lib/challenge/outcome.ts'
import { againstPar, parInWords } from '../src/lib/challenge/sentences.ts'
import { firstBetter } from '../src/routes/compare/[game]/better.ts'
import { commonMoves, pastedLog, runOf } from '../src/routes/compare/[game]/runs.ts'
import type { Loaded } from '../src/lib/shell/source.ts'
import { checkRow, luckAside } from '../src/lib/challenge/checker.ts'

const game = await advisedGame('zombie-wars')
const loaded: Loaded = { game, ...(await entryOf('zombie-wars')!.words()) }

/** A whole game of rivals; at the move named they do something else. */
function night(seed: string, other = -1): Log {
  const options = { hourTrack: 'short' }
  let { position } = start(game, seed, 2, options)
  const moves: Log['moves'] = []
  while (!position.result) {
    const [asked] = pendingIn(game, position)
    let move = rivalMove(game, position, asked!.seat, moves.length)
    if (moves.length === other) move = asked!.moves.find((one) => one.join() !== move.join())!
    position = play(game, position, asked!.seat, move).position
    moves.push([asked!.seat, ...move])
  }
  return { game: game.id, version: game.version, seats: 2, options, seed, moves }
}

const one = night('brains-42')

const outcome = await outcomeOf(loaded, one)

describe('What came of a game', () => {
  test('is said with what was reached, and the moves of the first chair alone.', () => {
    const own = one.moves.filter(([seat]) => seat === 0).length
    expect(outcome.moves).toBe(own)
    expect(outcome.says).toMatch(new RegExp(`^(Won|Led|Shared|Lost).*, after ${own} moves\\.$`))
  })

  test('has a course with a value for the start and every move, and ends where the result says.', () => {
    expect(outcome.course).toHaveLength(one.moves.length + 1)
    expect(outcome.course.every((value) => value >= 0 && value <= 1)).toBe(true)
    expect(outcome.course.at(-1)! > 0).toBe(outcome.result.winners.includes(0))
    expect(courseInWords(outcome.course, 'Red')).toContain('at the start')
  })

  test('is that of the Director for the Director: won where the heroes lost.', async () => {
    const directed = { game: await advisedGame('z-war-one'), ...(await entryOf('z-war-one')!.words()) }
    const log = ownGoldens(directed.game)['inbound-0']!.log
    const [heroes, director] = [await outcomeOf(directed, log), await outcomeOf(directed, log, 2)]
    expect(director.result.winners).toEqual([2])
    expect(heroes.says).toMatch(/^Lost with/)
    expect(director.says).toMatch(/^Won, after \d+ moves\.$/)
    expect([heroes.course.at(-1), director.course.at(-1)]).toEqual([0, 1])
  })

  test('has an account of the points in a game that gives one.', async () => {
    expect(await accountIn(game, one)).toEqual([])
    const waterdeep = await advisedGame('waterdeep-solo')
    const log: Log = {
      game: 'waterdeep-solo',
      version: waterdeep.version,
      seats: 1,
      options: {},
      seed: 'a',
      moves: [],
    }
    let { position } = start(waterdeep, log.seed, 1)
    while (!position.result) {
      const [asked] = pendingIn(waterdeep, position)
      const move = rivalMove(waterdeep, position, 0, log.moves.length)
      position = play(waterdeep, position, asked!.seat, move).position
      log.moves.push([asked!.seat, ...move])
    }
    expect(await accountIn(waterdeep, log)).toContainEqual(
      expect.stringMatching(/^What else Pseudo took: \d+ for /),
    )
  })
})

test.each([
  [[5], 'Better than the bot ever was.'],
  [[4], 'Better than par.'],
  [[2], 'Exactly par.'],
  [[1], 'Below par.'],
])('A standing of %s is “%s” where the bot reached 4 at best and 2 in the middle.', (standing, says) => {
  const bot = { result: { winners: [], reason: '' }, moves: 1 }
  const [best, median] = [4, 2].map((reached) => ({ ...bot, standing: [reached] }))
  const par = { bot: 'searcher', playouts: 60, runs: 3, won: 0, best: best!, median: median! }
  expect(againstPar({ ...bot, standing }, par)).toBe(says)
})

test('Par is said with who played for it; while it is missing that is said, and how far it has come.', () => {
  const reached = { standing: [3, 1, 9, -40], result: { winners: [0], reason: 'win' }, moves: 40 }
  const par = { bot: 'searcher', playouts: 60, runs: 15, won: 0.8, best: reached, median: reached }
  const says = (page: Parameters<typeof parInWords>[1]) => parInWords(loaded.words, page)
  const done = { played: 15, of: 15 }
  expect(says({ par, parProgress: done })).toBe(
    'A bot (searcher, 60 tries a choice) has played 15 games: 12 won. Par is the result in the middle: ' +
      'won with one hour to spare and nine zombies. Its best: won with one hour to spare and nine zombies.',
  )
  expect(
    says({ par: { ...par, bot: 'planner', playouts: null, runs: 1, won: 0 }, parProgress: done }),
  ).toContain('A bot (planner) has played one game: none won.')
  expect(says({ par: null, parProgress: null })).toMatch(
    /^No bot score to beat \(par\) yet: .* when a player asks\.$/,
  )
  expect(says({ par: null, parProgress: { played: 3, of: 15 } })).toContain('played 3 of 15 games')
  expect(says({ par: null, parProgress: done })).toContain('could not play it to the end')
})

describe('A row of a board is checked', () => {
  const terms = termsOf(game, one)
  const log = shorten(game, one)
  const row: LoggedRow = { ...judge(game, terms, one.seed, log), rank: 1, name: 'Ann', when: 0, log }
  const finding = (other: Partial<LoggedRow>) =>
    checkRow({ id: 7, terms, seed: one.seed, row: { ...row, ...other } })

  test('It holds when the log comes to all that it says.', async () => {
    expect(await finding({})).toEqual({ id: 7, holds: true, why: '' })
  })

  test.each([
    ['standing', { standing: [...row.standing.slice(0, -1), row.standing.at(-1)! + 1] }],
    ['moves', { moves: row.moves - 1 }],
    ['result', { result: { ...row.result, reason: 'another' } }],
  ])('It does not when it claims another %s.', async (_, other) => {
    expect(await finding(other)).toMatchObject({
      holds: false,
      why: expect.stringContaining('does not come to'),
    })
  })

  test('A log with a letter changed is refused, with the reason.', async () => {
    const damaged = `${log.slice(0, -1)}${log.endsWith('A') ? 'B' : 'A'}`
    expect(await finding({ log: damaged })).toMatchObject({
      holds: false,
      why: expect.stringContaining('damaged'),
    })
  })
})

test('Luck aside, a row is what its game comes to without the luck that its card tells.', async () => {
  const terms = termsOf(game, one)
  const log = shorten(game, one)
  const row: LoggedRow = { ...judge(game, terms, one.seed, log), rank: 1, name: 'Ann', when: 0, log }
  const { adjusted, error } = await luckAside({ id: 7, terms, seed: one.seed, row })
  const course = atOnce(following(game, one, estimatorOf(game, 2, await chancesOf(game))))
  const { result, luck } = accountOf(course, 0)
  expect(adjusted).toBeCloseTo(result - luck, 12)
  expect(luck).not.toBe(0)
  expect(error).toBeGreaterThan(0)
})

describe('Two runs of one seed', () => {
  const fork = 12
  const two = night('brains-42', fork)

  test('part at the first move that differs; the same run never does.', () => {
    expect(commonMoves(one, two)).toBe(fork)
    expect(commonMoves(one, one)).toBe(one.moves.length)
    expect(commonMoves(one, { ...one, moves: one.moves.slice(0, 5) })).toBe(5)
  })

  test.each([
    ['seed', { seed: 'other' }],
    ['seats', { seats: 3 }],
    ['options', { options: { hourTrack: 'medium' } }],
  ])('cannot be compared when they began with other %s.', (_, other) => {
    expect(commonMoves(one, { ...one, ...other })).toBeNull()
  })

  test('look the same until then, and say what each does there.', () => {
    const [a, b] = [runOf(loaded, one), runOf(loaded, two)]
    expect(a.sight(fork)).toEqual(b.sight(fork))
    expect(a.next(fork)!.does).not.toBe(b.next(fork)!.does)
    expect(a.next(a.length)).toBeNull()
    expect(a.sight(a.length + 9)).toEqual(a.sight(a.length))
  })

  test('name the first decision of one’s own after which the other stood better, and none in a game like one’s own.', async () => {
    const games = [one, two].map((log) => [log, log === one ? two : one] as const)
    for (const [own, other] of games) {
      const better = await firstBetter(own, other)
      if (!better) continue
      expect(better.its).toBeGreaterThan(better.own)
      expect(better.at).toBeGreaterThanOrEqual(fork)
      expect(own.moves[better.at]![0]).toBe(0)
      // The chances are those of the chart.
      const { course } = await outcomeOf(loaded, own)
      expect(better.own).toBe(Math.round(100 * course[better.at + 1]!))
    }
    // Where they part, one of the two has chosen better.
    expect(await Promise.all(games.map(([own, other]) => firstBetter(own, other)))).not.toEqual([null, null])
    expect(await firstBetter(one, one)).toBeNull()
  })
})

test.each([
  ['1.4.0.brains-42.3c.AB.abc', '1.4.0.brains-42.3c.AB.abc'],
  [' https://shamble.example/replay/zombie-wars/1.4.0.a.3c.AB.abc?at=4#x ', '1.4.0.a.3c.AB.abc'],
])('In what is pasted, “%s”, the log is found.', (given, log) => {
  expect(pastedLog(given)).toBe(log)
})
