import { rules } from '@shamble/catalogue/rules'
import { commitmentOf, judge, type Row } from '@shamble/challenge'
import { readOptions, Referee, shorten, start, type AnyGame, type Log } from '@shamble/engine'
import { CODE_BYTES, hashOf, makeCode } from '@shamble/room'
import {
  evictDurableObject,
  listDurableObjectIds,
  runDurableObjectAlarm,
  runInDurableObject,
} from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import {
  attempt,
  challenge,
  challengeWithoutPar,
  logs,
  make,
  namesOf,
  NIGHT,
  runOf,
  challengeOf,
  pageOf,
  stored,
  untilPar,
} from './challengers.ts'
import { BURST, PER_SECOND } from '../challenge.ts'
import { get, inOneMinute, newToken } from './guests.ts'

const TERMS = { game: 'zombie-wars', seats: 2, options: { hourTrack: 'short' } }
const SEED = 'open-seed-1'
const { game } = await rules[TERMS.game]!()

async function errorOf(response: Response): Promise<[number, string]> {
  const { error } = (await response.json()) as { error: { code: string; message: string } }
  expect(error.message).toMatch(/^[A-Z].*[.]$/s)
  return [response.status, error.code]
}

describe('Making a challenge', () => {
  test('An open one: its page tells all, par follows, and the position at the start is there.', async () => {
    const code = await challenge({ ...TERMS, seed: SEED, name: '  For  Ann ' })
    expect(code).toMatch(/^...-...-...$/)
    await untilPar(code)
    const seen = await pageOf(code.toUpperCase())
    expect(seen).toMatchObject({
      code,
      kind: 'open',
      seed: SEED,
      commitment: null,
      nonce: null,
      daily: null,
      name: 'For Ann',
      closes: null,
      closed: false,
      counts: { attempts: 0, finished: 0, conceded: 0 },
      rows: [],
      mine: null,
      hidden: false,
    })
    expect(seen.terms).toMatchObject({ game: 'zombie-wars', version: game.version, seats: 2 })
    expect(seen.terms.options).toMatchObject({ hourTrack: 'short', advanced: false })
    expect(seen.par).toMatchObject({ runs: 2, bot: 'searcher', playouts: 60 })
    expect(seen.parProgress).toEqual({ played: 2, of: 2 })
    expect(JSON.stringify(seen)).not.toContain('parGranted')
    expect(seen.opening).toMatchObject({ result: null, choices: [{ moves: [] }] })
  })

  test('A sealed one: a seed is drawn, and nothing of it is told but the commitment.', async () => {
    const code = await challenge({ ...TERMS, sealed: true, hours: 2 })
    const seen = await pageOf(code)
    expect(seen).toMatchObject({ kind: 'sealed', seed: null, nonce: null, hidden: true, rows: [] })
    expect(seen.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(seen.closes! - seen.opened).toBe(2 * 3_600_000)
    const [{ facts }] = (await stored(code, 'SELECT facts FROM seed')) as [{ facts: string }]
    const { seed, nonce } = JSON.parse(facts) as { seed: string; nonce: string }
    expect(seed).toMatch(/^[A-Za-z0-9_-]{22}$/)
    expect(seed).not.toBe(nonce)
    expect(commitmentOf(seed, nonce)).toBe(seen.commitment)
    for (const secret of [seed, nonce]) expect(JSON.stringify(seen)).not.toContain(secret)
  })

  test('Everything wrong with the request is found before anything is made.', async () => {
    const before = (await listDurableObjectIds(env.CHALLENGE)).length
    const wrong: [unknown, number, string, Record<string, string>?][] = [
      ['{', 400, 'bad-challenge'],
      [{ game: 'zombie-wars' }, 400, 'bad-challenge'],
      [{ game: 'zombie-wars', seed: 'a', sealed: true }, 400, 'bad-challenge'],
      [{ game: 'zombie-wars', seed: 'a', hours: 1e9 }, 400, 'bad-time'],
      [{ game: 'zombie-wars', sealed: true, hours: 400 }, 400, 'bad-time'],
      [{ game: 'chess', seed: 'a' }, 404, 'no-such-game'],
      [{ game: 'toString', seed: 'a' }, 404, 'no-such-game'],
      [{ game: 'zombie-wars', seed: '<script>' }, 400, 'bad-seed'],
      [{ game: 'zombie-wars', seed: 'a', seats: 9 }, 400, 'bad-seats'],
      [{ game: 'zombie-wars', seed: 'a', carried: { hordes: 9 } }, 400, 'bad-carried'],
      [{ game: 'zombie-wars', seed: 'a', options: { advanced: 7 } }, 400, 'bad-options'],
      [{ game: 'zombie-wars', seed: 'a', name: 'a\u0007b' }, 400, 'bad-name'],
      [{ game: 'zombie-wars', seed: 'a', name: 'x'.repeat(30) }, 400, 'bad-name'],
      ['x'.repeat(70_000), 413, 'too-long'],
      [{ game: 'zombie-wars', seed: 'a' }, 415, 'bad-type', { 'content-type': 'text/plain' }],
      [{ game: 'zombie-wars', seed: 'a' }, 403, 'forbidden-origin', { origin: 'https://elsewhere.example' }],
      [{ game: 'zombie-wars', seed: 'a' }, 403, 'forbidden-origin', { origin: 'null' }],
    ]
    for (const [body, status, code, headers] of wrong)
      expect([JSON.stringify(body).slice(0, 60), ...(await errorOf(await make(body, headers)))]).toEqual([
        JSON.stringify(body).slice(0, 60),
        status,
        code,
      ])
    expect(await errorOf(await get('/api/challenges'))).toEqual([405, 'bad-method'])
    expect(await listDurableObjectIds(env.CHALLENGE)).toHaveLength(before)
  })

  test('Too many from one address: told to wait.', async () => {
    const answers = await inOneMinute(async (before) => {
      const from = { 'cf-connecting-ip': `192.0.2.${100 + before}` }
      const answers = []
      for (let n = 0; n < 11; n++) answers.push(await make({ game: 'waterdeep-solo', seed: 'a' }, from))
      return answers
    })
    const statuses = answers.map(({ status }) => status)
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429])
    expect(await errorOf(answers[10]!)).toEqual([429, 'too-many-challenges'])
  })

  test('What is no challenge: a guessed code wakes nothing, a good one of none writes nothing.', async () => {
    const before = (await listDurableObjectIds(env.CHALLENGE)).length
    const code = makeCode(env.ROOM_SECRET!, crypto.getRandomValues(new Uint8Array(CODE_BYTES)), 'seed')
    const room = makeCode(env.ROOM_SECRET!, crypto.getRandomValues(new Uint8Array(CODE_BYTES)))
    for (const path of [`${code.slice(0, -1)}~`, room, 'abc', '%E0%A4%A', 'x'.repeat(2000)])
      expect(await errorOf(await get(`/api/challenges/${path}`))).toEqual([404, 'bad-code'])
    expect(await listDurableObjectIds(env.CHALLENGE)).toHaveLength(before)
    expect(await errorOf(await get(`/api/challenges/${code}`))).toEqual([404, 'no-challenge'])
    expect(await errorOf(await get(`/api/challenges/${code}/logs`))).toEqual([404, 'no-challenge'])
    const body = { token: newToken(), name: 'Ann', log: 'x' }
    expect(await errorOf(await attempt(code, body))).toEqual([404, 'no-challenge'])
    const tables = "SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_%' ESCAPE '\\'"
    expect(await stored(code, tables)).toEqual([])
  })
})

describe('Attempts at an open seed', () => {
  test('A log is judged and ranked; each player has one row, their best; equals share a rank.', async () => {
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

  test('Forged, cut off, unfinished, of other terms: refused with the reason, and nothing is stored.', async () => {
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

  test('Seven attempts in a minute from one address are one too many; each address and challenge has its own count.', async () => {
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

  test('A flood of good runs changes nothing on the board but its count, and the object lets through so many.', async () => {
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
    expect(taken).toBeLessThanOrEqual(1 + BURST + Math.ceil(seconds * PER_SECOND))
    const after = await pageOf(code)
    expect(after.rows).toEqual(before)
    expect(after.counts).toEqual({ attempts: taken, finished: taken, conceded: 0 })
  })

  test('What cannot be stored has not happened, and what the board shows is what is stored.', async () => {
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

  test('The board keeps two thousand; whoever is behind them is only counted; the page shows a hundred.', async () => {
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
  test('Boards may be read from anywhere, attempts come from our pages and our frames, and what browsers ask first is answered.', async () => {
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

describe('Par', () => {
  test('It goes on after the object has slept, and a run in which the rules fail counts for nothing.', async () => {
    const code = await challenge({ ...NIGHT, seed: SEED })
    await untilPar(code)
    expect(await runDurableObjectAlarm(challengeOf(code))).toBe(false)
    await stored(code, "UPDATE runs SET reached = 'null' WHERE run = 0")
    expect((await pageOf(code)).par!.runs).toBe(1)
    await stored(code, 'DELETE FROM runs WHERE run = 1')
    expect(await pageOf(code)).toMatchObject({ par: null, parProgress: { played: 1, of: 2 } })
    await evictDurableObject(challengeOf(code))
    await runInDurableObject(challengeOf(code), (_, { storage }) => storage.setAlarm(Date.now() + 60_000))
    expect(await runDurableObjectAlarm(challengeOf(code))).toBe(true)
    expect(await stored(code, 'SELECT run FROM runs')).toEqual([{ run: 0 }, { run: 1 }])
  })
})
