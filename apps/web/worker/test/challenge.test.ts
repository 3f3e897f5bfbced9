import { rulesOf } from '@shamble/catalogue/server'
import { commitmentOf } from '@shamble/challenge'
import { CODE_BYTES, makeCode } from '@shamble/room'
import {
  evictDurableObject,
  listDurableObjectIds,
  runDurableObjectAlarm,
  runInDurableObject,
} from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { attempt, challenge, make, NIGHT, challengeOf, pageOf, stored, untilPar } from './challengers.ts'
import { errorOf, get, inOneMinute, newToken } from './guests.ts'

/*
 * How a challenge is made, and its par.
 */

const TERMS = { game: 'zombie-wars', seats: 2, options: { hourTrack: 'short' } }
const SEED = 'open-seed-1'
const game = await rulesOf(TERMS.game)

describe('Making a challenge', () => {
  test('An open challenge shows everything, with its opening position; par follows.', async () => {
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

  test('A sealed challenge draws a seed and shows only the commitment.', async () => {
    const code = await challenge({ ...TERMS, sealed: true, hours: 2 })
    const seen = await pageOf(code)
    expect(seen).toMatchObject({ kind: 'sealed', seed: null, nonce: null, hidden: true, rows: [] })
    expect(seen.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(seen.closes! - seen.opened).toBe(2 * 3_600_000)
    const [{ facts }] = (await stored(code, 'SELECT facts FROM challenge')) as [{ facts: string }]
    const { seed, nonce } = JSON.parse(facts) as { seed: string; nonce: string }
    expect(seed).toMatch(/^[A-Za-z0-9_-]{22}$/)
    expect(seed).not.toBe(nonce)
    expect(commitmentOf(seed, nonce)).toBe(seen.commitment)
    for (const secret of [seed, nonce]) expect(JSON.stringify(seen)).not.toContain(secret)
  })

  test('An invalid request makes nothing.', async () => {
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

  test('Too many from one address are refused.', async () => {
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

  test('A guessed code wakes no object, and a valid code of no challenge writes nothing.', async () => {
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

describe('Par', () => {
  test('It goes on after the object has slept, and a run in which the rules throw is void.', async () => {
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
