import { judge, type Row } from '@shamble/challenge'
import { readOptions, Referee, shorten, start, type AnyGame, type Log } from '@shamble/engine'
import { hashOf } from '@shamble/room'
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { ATTEMPTS } from '../challenge.ts'
import {
  attempt,
  challenge,
  challengeWithoutPar,
  logs,
  namesOf,
  runOf,
  challengeOf,
  pageOf,
  stored,
} from './challengers.ts'
import { errorOf, get, inOneMinute, newToken } from './guests.ts'

/*
 * Attempts at an open challenge, and its board.
 */

const TERMS = { game: 'zombie-wars', seats: 2, options: { hourTrack: 'short' } }
const SEED = 'open-seed-1'

describe('Attempts at an open seed', () => {
  test('A log is judged and ranked; each player has one row, their best; ties share a rank.', async () => {
    const code = await challengeWithoutPar({ ...TERMS, seed: SEED })
    const runs = await Promise.all(['a', 'b', 'c'].map((person) => runOf(TERMS, SEED, person)))
    const judged = runs
      .map(({ game, text }) => ({
        ...judge(
          game,
          { ...TERMS, version: game.version, options: readOptions(game, TERMS.options) },
          SEED,
          text,
        ),
      }))
      .sort((a, b) => b.standing.reduce((d, n, i) => d || n - a.standing[i]!, 0))
    const [best, middle, worst] = judged as [(typeof judged)[0], (typeof judged)[0], (typeof judged)[0]]
    const ann = newToken()
    const first = await attempt(code, { token: ann, name: 'Ann', log: middle.text })
    expect(first.status).toBe(201)
    expect(await first.json()).toMatchObject({
      rank: 1,
      of: 1,
      best: true,
      row: { rank: 1, name: 'Ann', standing: middle.standing, result: middle.result, moves: middle.moves },
    })
    expect(
      await (await attempt(code, { token: newToken(), name: 'Bob', log: best.text })).json(),
    ).toMatchObject({
      rank: 1,
      of: 2,
    })
    // A worse run changes nothing but the count; a better one takes the place of the row.
    expect(await (await attempt(code, { token: ann, name: 'Ann', log: worst.text })).json()).toMatchObject({
      best: false,
      of: 2,
    })
    expect(namesOf((await pageOf(code)).rows)).toEqual(['1 Bob', '2 Ann'])
    const stub = challengeOf(code) as unknown as { add: (run: object) => Promise<unknown> }
    const { standing, result, moves } = best
    const run = { hash: hashOf(ann), name: 'Ann again', standing, result, moves, when: Date.now() }
    await stub.add({ ...run, log: 'another game that came to the same' })
    await evictDurableObject(challengeOf(code))
    const seen = await pageOf(code, ann)
    expect(namesOf(seen.rows)).toEqual(['1 Bob', '1 Ann again'])
    expect(seen.mine).toEqual(seen.rows[1])
    expect(seen.counts).toEqual({ attempts: 4, finished: 4, conceded: 0 })
    expect((await pageOf(code, newToken())).mine).toBeNull()
    const page = await logs(code)
    expect(page.rows.map(({ log }) => log)).toEqual([best.text, 'another game that came to the same'])
    expect(page.next).toBeNull()
    const [{ facts }] = (await stored(code, 'SELECT group_concat(hash) AS facts FROM rows')) as [
      { facts: string },
    ]
    expect(facts).toContain(hashOf(ann))
    expect(facts).not.toContain(ann)
    expect(JSON.stringify([seen, page])).not.toContain(hashOf(ann))
  })

  test('A forged, damaged, unfinished or foreign log is refused with the reason, and nothing is stored.', async () => {
    const code = await challenge({ ...TERMS, seed: SEED })
    const { game, log, text } = await runOf(TERMS, SEED)
    const n = text.lastIndexOf('.') - 9
    const letter = text[n] === 'A' ? 'B' : 'A'
    const version = text.replace(/^\d+\./, '999.')
    const rival = log.moves.findIndex(([seat], at) => seat === 1 && at > 5)
    const { log: strayed } = await runOf(TERMS, SEED, 'stray')
    const other = await runOf(TERMS, 'open-seed-2')
    const seats = await runOf({ ...TERMS, seats: 3 }, SEED)
    const wrong: [string, string][] = [
      [text.slice(0, 40), 'damaged-log'],
      [text.slice(0, n) + letter + text.slice(n + 1), 'damaged-log'],
      ['', 'damaged-log'],
      [version, 'other-version'],
      [shorten(game, { ...log, moves: log.moves.slice(0, -1) }), 'unfinished'],
      [shorten(game, { ...log, moves: log.moves.slice(0, rival) }), 'unfinished'],
      [other.text, 'other-challenge'],
      [seats.text, 'other-challenge'],
      [forgedRival(game, log.moves.length > strayed.moves.length ? log : strayed), 'rival-changed'],
    ]
    for (const [bad, why] of wrong) {
      const body = { token: newToken(), name: 'Eve', log: bad }
      expect(await errorOf(await attempt(code, body))).toEqual([400, why])
    }
    expect(
      await errorOf(await attempt(code, { token: newToken(), name: 'Eve', log: 'x'.repeat(4001) })),
    ).toEqual([413, 'too-long'])
    expect(await errorOf(await attempt(code, { token: newToken(), name: 'Eve' }))).toEqual([
      409,
      'challenge-open',
    ])
    expect(await errorOf(await attempt(code, { token: 'short', name: 'Eve', log: text }))).toEqual([
      400,
      'bad-token',
    ])
    expect(await errorOf(await attempt(code, { token: newToken(), name: ' ', log: text }))).toEqual([
      400,
      'bad-name',
    ])
    expect((await pageOf(code)).counts).toEqual({ attempts: 0, finished: 0, conceded: 0 })
    expect(await stored(code, 'SELECT * FROM rows')).toEqual([])
  })

  // The same game in which a rival once does something else that is legal, and random play goes on to the end.
  function forgedRival(game: AnyGame, log: Log): string {
    const g = new Referee<unknown, unknown>(
      game,
      start(game, log.seed, log.seats, log.options).position,
      true,
    ).settle()
    const moves: typeof log.moves = []
    let forged = false
    while (g.pending.length > 0) {
      const { seat, moves: legal } = g.pending[0]!
      const was = log.moves[moves.length]?.slice(1).join()
      const other = seat > 0 && moves.length > 8 ? legal.find((move) => move.join() !== was) : undefined
      const move = forged
        ? legal[moves.length % legal.length]!
        : (other ?? legal.find((m) => m.join() === was)!)
      forged ||= other !== undefined
      moves.push([seat, ...move])
      g.make(seat, move)
    }
    return shorten(game, { ...log, moves })
  }

  test('Six attempts a minute are allowed per address and challenge.', async () => {
    const [code, second] = [
      await challenge({ ...TERMS, seed: 'x1' }),
      await challenge({ ...TERMS, seed: 'x2' }),
    ]
    const body = () => ({ token: newToken(), name: 'Eve', log: 'nothing' })
    const refusals = await inOneMinute(async (before) => {
      const from = { 'cf-connecting-ip': `192.0.2.${120 + before}` }
      const refusals = []
      for (let n = 0; n < 7; n++) refusals.push(await errorOf(await attempt(code, body(), from)))
      refusals.push(await errorOf(await attempt(second, body(), from)))
      return refusals
    })
    expect(refusals.splice(6, 1)).toEqual([[429, 'too-many-attempts']])
    expect(refusals).toEqual(Array.from({ length: 7 }, () => [400, 'damaged-log']))
    expect(await errorOf(await attempt(code, body()))).toEqual([400, 'damaged-log'])
  })

  test('A flood of valid runs is rate-limited by the object and changes only the count.', async () => {
    const code = await challengeWithoutPar({ ...TERMS, seed: SEED })
    const { text } = await runOf(TERMS, SEED)
    const token = newToken()
    await attempt(code, { token, name: 'Ann', log: text })
    const before = (await pageOf(code)).rows
    const stub = challengeOf(code) as unknown as { add: (run: object) => Promise<object | string> }
    const [{ result, moves }] = before as [Row]
    const run = { hash: hashOf(token), name: 'Flood', standing: [-1], result, moves, when: Date.now() }
    const began = Date.now()
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => stub.add({ ...run, log: `log ${n}` })),
    )
    const seconds = (Date.now() - began) / 1000
    const taken = 1 + answers.filter((answer) => typeof answer === 'object').length
    expect(answers).toContain('too-many-attempts')
    expect(taken).toBeLessThanOrEqual(1 + ATTEMPTS.burst + Math.ceil(seconds * ATTEMPTS.perSecond))
    const after = await pageOf(code)
    expect(after.rows).toEqual(before)
    expect(after.counts).toEqual({ attempts: taken, finished: taken, conceded: 0 })
  })

  test('A run that cannot be stored is not on the board.', async () => {
    const code = await challengeWithoutPar({ ...TERMS, seed: SEED })
    const token = newToken()
    const { text } = await runOf(TERMS, SEED)
    await attempt(code, { token, name: 'Ann', log: text })
    const before = await pageOf(code, token)
    const run = { ...before.rows[0]!, hash: hashOf(token), standing: [99], log: `${text}, better` }
    await stored(code, "CREATE TRIGGER full BEFORE INSERT ON rows BEGIN SELECT RAISE(ABORT, 'full'); END")
    const add = (seed: unknown) => (seed as { add: (run: object) => object }).add(run)
    await runInDurableObject(challengeOf(code), (seed) => expect(() => add(seed)).toThrow('full'))
    await stored(code, 'DROP TRIGGER full')
    const { par: _, parProgress: __, ...after } = await pageOf(code, token)
    expect(before).toMatchObject(after)
    expect((await logs(code)).rows).toHaveLength(1)
  })

  test('The board keeps 2,000 rows and shows a hundred; lower results are only counted.', async () => {
    const code = await challengeWithoutPar({ ...TERMS, seed: SEED })
    await runInDurableObject(challengeOf(code), (_, { storage }) => {
      const result = JSON.stringify({ winners: [], reason: 'x', scores: [0, 0] })
      for (let n = 0; n < 2000; n++)
        storage.sql.exec(
          'INSERT INTO rows VALUES (?, ?, ?, 1, ?, ?, ?, 0, ?)',
          `h${n}`,
          `Player ${n}`,
          n,
          JSON.stringify([n % 500]),
          result,
          'log',
          `digest ${n}`,
        )
    })
    await evictDurableObject(challengeOf(code))
    const stub = challengeOf(code) as unknown as {
      add: (run: object) => Promise<{ rank: number; of: number; best: boolean }>
    }
    const run = (hash: string, standing: number) => ({
      hash,
      name: hash,
      standing: [standing],
      result: { winners: [], reason: 'x' },
      moves: 1,
      when: 5000,
      log: `log of ${hash}`,
    })
    expect(await stub.add(run('last', 0))).toMatchObject({ best: false, of: 2000 })
    expect(await stub.add(run('first', 900))).toMatchObject({ best: true, rank: 1, of: 2000 })
    expect(await stub.add(run('middle', 400))).toMatchObject({ best: true, of: 2000 })
    const seen = await pageOf(code)
    expect(seen.rows).toHaveLength(100)
    expect(namesOf(seen.rows).slice(0, 6)).toEqual([
      '1 first',
      '2 Player 499',
      '2 Player 999',
      '2 Player 1499',
      '2 Player 1999',
      '6 Player 498',
    ])
    expect(seen.counts.attempts).toBe(3)
    const page = await logs(code, 50)
    expect(page.rows).toHaveLength(50)
    expect(page.next).toBe(100)
    expect(page.rows[0]!.name).toBe(seen.rows[50]!.name)
  })
})

describe('Frames and other sites', () => {
  test('Any site may read boards, attempts come from our pages and embeds, and preflight requests are answered.', async () => {
    const code = await challengeWithoutPar({ ...TERMS, seed: SEED })
    const asked = await get(`/api/challenges/${code}/attempts`, {
      method: 'OPTIONS',
      headers: { origin: 'null', 'access-control-request-method': 'POST' },
    })
    expect(asked.status).toBe(204)
    expect(asked.headers.get('access-control-allow-origin')).toBe('*')
    expect(asked.headers.get('access-control-allow-headers')).toBe('authorization, content-type')
    const read = await get(`/api/challenges/${code}`, { headers: { origin: 'https://elsewhere.example' } })
    expect([read.status, read.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
    expect(read.headers.get('cache-control')).toBe('no-store')
    const { text } = await runOf(TERMS, SEED)
    const body = { token: newToken(), name: 'Ann', log: text }
    expect((await attempt(code, body, { origin: 'null' })).status).toBe(201)
    const elsewhere = await attempt(code, body, { origin: 'https://elsewhere.example' })
    expect(elsewhere.headers.get('access-control-allow-origin')).toBe('*')
    expect(await errorOf(elsewhere)).toEqual([403, 'forbidden-origin'])
  })
})
