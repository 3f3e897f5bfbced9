import { commitmentOf, holds, judge, termsOf, type ChallengePage } from '@shamble/challenge'
import { quickChance } from '@shamble/engine'
import { hashOf } from '@shamble/room'
import { rulesOf } from '@shamble/catalogue/server'
import {
  evictDurableObject,
  listDurableObjectIds,
  runDurableObjectAlarm,
  runInDurableObject,
} from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test } from 'vitest'
import { homeOf } from '../daily.ts'
import {
  attempt,
  challenge,
  close,
  logs,
  namesOf,
  runOf,
  secretsOf,
  challengeOf,
  pageOf,
  stored,
  withoutPar,
} from './challengers.ts'

import { dayWithMinutesLeft, get, join, makeSomeMove, newToken, until, type Guest } from './guests.ts'

const TERMS = { game: 'zombie-wars', seats: 2, options: { hourTrack: 'short' } }

// Everything that any socket or answer of this test has said.
const guests: Guest[] = []
afterEach(() => {
  for (const { client } of guests.splice(0)) client.close()
})

async function begin(
  code: string,
  token: string,
  name = 'Ann',
): Promise<{ room: string; practice: boolean }> {
  const response = await attempt(code, { token, name })
  if (response.status !== 201) throw new Error(await response.text())
  return response.json()
}

function sit(room: string, token: string | null): Guest {
  const guest = join(room, token)
  guests.push(guest)
  return guest
}

const isOver = ({ client }: Guest) => client.state.over !== null

// Plays a room to its end, as the owner of the token.
async function playOut(room: string, token: string, seed = 'play', also = async () => {}): Promise<Guest> {
  const guest = sit(room, token)
  const chance = quickChance(seed)
  let moves = 0
  await until(async () => {
    if (makeSomeMove(guest, chance) && ++moves % 10 === 0) await also()
    return isOver(guest)
  }, 'the end')
  return guest
}

async function resign(room: string, token: string): Promise<void> {
  const guest = sit(room, token)
  await until(() => guest.client.state.seats.length > 0, 'the seat')
  expect(await guest.client.resign(0)).toBeNull()
  await until(() => isOver(guest), 'the end')
}

const errorOf = async (response: Response) =>
  [response.status, ((await response.json()) as { error: { code: string } }).error.code] as const

describe('A sealed challenge', () => {
  test('It is played in a room; its row appears; the seed is secret until the challenge closes.', async () => {
    const code = await challenge({ ...TERMS, sealed: true })
    const { seed, nonce } = await secretsOf(code)
    const said: string[] = []
    const [ann, bob] = [newToken(), newToken()]
    const { room, practice } = await begin(code, ann)
    expect([room, practice]).toEqual([expect.stringMatching(/^...-...-...$/), false])
    const watcher = sit(room, null)
    const player = await playOut(room, ann, 'play', async () => {
      said.push(JSON.stringify(await pageOf(code, ann)), await (await get(`/api/rooms/${room}`)).text())
    })
    expect(player.client.state.over!.log).toBeNull()
    await until(() => isOver(watcher), 'the end, for who watches')
    await until(async () => (await pageOf(code, ann)).mine !== null, 'the row')
    // A player without an attempt sees neither rows nor points of others; one with an attempt sees the board.
    const [stranger, hers] = [await pageOf(code, bob), await pageOf(code, ann)]
    expect(stranger).toMatchObject({ hidden: true, rows: [], mine: null })
    expect(stranger.counts).toEqual({ attempts: 1, finished: 1, conceded: 0 })
    expect(hers).toMatchObject({ hidden: false, counts: stranger.counts })
    expect(namesOf(hers.rows)).toEqual(['1 Ann'])
    expect(hers.mine).toEqual(hers.rows[0])
    const sealedLogs = await get(`/api/challenges/${code}/logs`)
    said.push(JSON.stringify([stranger, hers]), await sealedLogs.clone().text())
    expect(await errorOf(sealedLogs)).toEqual([409, 'challenge-sealed'])
    said.push(await (await get(`/api/rooms/${room}`)).text(), ...guests.flatMap(({ bytes }) => bytes))
    expect(said.join('').length).toBeGreaterThan(20_000)
    await expectSecret(said, seed, nonce)

    await close(code)
    const after = await pageOf(code)
    expect(after).toMatchObject({ closed: true, hidden: false, seed, nonce })
    expect(holds(after.commitment!, after.seed!, after.nonce!)).toBe(true)
    expect(after.commitment).toBe(hers.commitment)
    const { rows } = await logs(code)
    const game = await rulesOf('zombie-wars')
    const judged = judge(game, after.terms, seed, rows[0]!.log)
    expect([judged.standing, judged.result, judged.moves]).toEqual([
      rows[0]!.standing,
      rows[0]!.result,
      rows[0]!.moves,
    ])
    expect(await errorOf(await attempt(code, { token: bob, name: 'Bob' }))).toEqual([409, 'challenge-closed'])
  })

  // Neither seed nor nonce, nor the key of its chance, in any writing.
  async function expectSecret(said: string[], seed: string, nonce: string): Promise<void> {
    const text = new TextEncoder().encode(`zombie-wars/${seed}`)
    const key = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
    const hex = [...key].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    const base64 = btoa(String.fromCharCode(...key)).replace(/=+$/, '')
    const forms = [seed, nonce, hex, base64, base64.replaceAll('+', '-').replaceAll('/', '_')]
    for (const text of said) {
      for (const form of forms) expect(text.includes(form), text.slice(0, 200)).toBe(false)
      expect(text.includes('"rng"') || text.includes('"drawn"')).toBe(false)
    }
  }

  test('Each token has one ranked attempt; asked again, it returns the same room, and later rooms for practice.', async () => {
    const code = await challenge({ ...TERMS, sealed: true })
    const token = newToken()
    const first = await begin(code, token)
    await evictDurableObject(challengeOf(code)).catch(() => {})
    expect(await begin(code, token)).toEqual(first)
    const both = await Promise.all([begin(code, token), begin(code, token)])
    expect(both).toEqual([first, first])
    await playOut(first.room, token)
    await until(async () => (await pageOf(code, token)).mine !== null, 'the row')
    const before = await pageOf(code, token)
    const again = await begin(code, token)
    expect(again.practice).toBe(true)
    expect(again.room).not.toBe(first.room)
    expect(await begin(code, token)).toEqual(again)
    const { room } = (await (await get(`/api/rooms/${again.room}`)).json()) as { room: object }
    expect(room).toMatchObject({ challenge: { code, practice: true }, seed: null })
    await playOut(again.room, token, 'better')
    await until(async () => (await begin(code, token)).room !== again.room, 'a further room for practice')
    const { par, parProgress, ...after } = await pageOf(code, token)
    expect({ ...before, par, parProgress }).toEqual({ ...after, par, parProgress })
    expect(before.counts).toEqual({ attempts: 1, finished: 1, conceded: 0 })
  })

  test('A player who concedes sees the board, has no row, and continues with practice.', async () => {
    const code = await challenge({ ...TERMS, sealed: true })
    const [ann, bob] = [newToken(), newToken()]
    await playOut((await begin(code, ann)).room, ann)
    await until(async () => (await pageOf(code, ann)).mine !== null, 'the row')
    const { room } = await begin(code, bob, 'Bob')
    await sit(room, bob)
    expect((await pageOf(code, bob)).hidden).toBe(true)
    await resign(room, bob)
    await until(async () => !(await pageOf(code, bob)).hidden, 'the board')
    const seen = await pageOf(code, bob)
    expect(namesOf(seen.rows)).toEqual(['1 Ann'])
    expect(seen.mine).toBeNull()
    expect(seen.counts).toEqual({ attempts: 2, finished: 1, conceded: 1 })
    expect((await begin(code, bob, 'Bob')).practice).toBe(true)
    const body: unknown = await (await get(`/api/rooms/${room}`)).json()
    expect(body).toMatchObject({ over: { log: null, fingerprint: null }, room: { seed: null } })
  })

  test('Duplicate reports count once, those of other rooms not at all, and late results are not ranked.', async () => {
    const code = await challenge({ ...TERMS, sealed: true })
    const token = newToken()
    const { room } = await begin(code, token)
    const hash = hashOf(token)
    const stub = challengeOf(code) as unknown as { finish: (ended: object) => Promise<void> }
    const outcome = {
      challenge: { code, practice: false, closes: 0, hash, told: false },
      room,
      name: 'Ann',
      conceded: true,
      run: null,
      when: 1,
    }
    await stub.finish({ ...outcome, room: 'abc-def-ghj' })
    await stub.finish({ ...outcome, challenge: { ...outcome.challenge, hash: hashOf(newToken()) } })
    expect((await pageOf(code)).counts).toEqual({ attempts: 1, finished: 0, conceded: 0 })
    await stub.finish(outcome)
    await stub.finish(outcome)
    expect((await pageOf(code)).counts).toEqual({ attempts: 1, finished: 0, conceded: 1 })
    const late = newToken()
    const other = await begin(code, late, 'Late')
    const { closes } = await pageOf(code)
    await stub.finish({
      ...outcome,
      challenge: { ...outcome.challenge, hash: hashOf(late) },
      room: other.room,
      conceded: false,
      run: { standing: [1], result: { winners: [0] }, moves: 1, log: 'x' },
      when: closes,
    })
    expect((await pageOf(code, late)).mine).toBeNull()
    expect((await pageOf(code)).counts).toEqual({ attempts: 2, finished: 1, conceded: 1 })
  })

  test('A failed report is retried until it succeeds.', async () => {
    const code = await challenge({ ...TERMS, sealed: true })
    const token = newToken()
    const { room } = await begin(code, token)
    // The object fails as long as its table is away.
    await stored(code, 'ALTER TABLE attempts RENAME TO lost')
    await resign(room, token)
    const told = () =>
      runInDurableObject(env.ROOM.getByName(room), (_, { storage }) => {
        const [row] = storage.sql.exec<{ kept: string }>('SELECT kept FROM room').toArray()
        return (JSON.parse(row!.kept) as { challenge: { told: boolean } }).challenge.told
      })
    await scheduler.wait(100)
    expect(await told()).toBe(false)
    await stored(code, 'ALTER TABLE lost RENAME TO attempts')
    await until(async () => {
      await runDurableObjectAlarm(env.ROOM.getByName(room)).catch(() => {})
      return told()
    }, 'the challenge to be told')
    expect((await pageOf(code, token)).counts).toEqual({ attempts: 1, finished: 0, conceded: 1 })
  })

  test('Logs, handing seats on, and opening a room for a challenge are refused.', async () => {
    const code = await challenge({ ...TERMS, sealed: true })
    const token = newToken()
    const { room } = await begin(code, token)
    const other = sit(room, newToken())
    await until(() => other.client.state.room !== null, 'the welcome')
    expect(await other.client.request('take', 0, 'Bob')).toMatchObject({ code: 'challenge' })
    expect(await other.client.request('take', 1, 'Bob')).toMatchObject({ code: 'challenge' })
    const bad = await attempt(code, { token: 'x', name: 'Ann' })
    expect(await errorOf(bad)).toEqual([400, 'bad-token'])
  })
})

// A challenge of the day closes with it.
const today = await dayWithMinutesLeft(5)

describe('The daily challenge', () => {
  const code = `daily-world-war-z-${today}`

  test('The first GET makes today’s challenge of a known game, and nothing else.', async () => {
    const before = (await listDurableObjectIds(env.CHALLENGE)).length
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    for (const wrong of [
      `daily-chess-${today}`,
      'daily-world-war-z-2026-13-01',
      'daily-world-war-z-2026-02-30',
      'daily-world-war-z-2020-01-01',
      `daily-toString-${today}`,
    ])
      expect(await errorOf(await get(`/api/challenges/${wrong}`))).toEqual([404, 'bad-code'])
    expect(await errorOf(await get(`/api/challenges/daily-world-war-z-${tomorrow}`))).toEqual([
      404,
      'not-yet',
    ])
    expect(await listDurableObjectIds(env.CHALLENGE)).toHaveLength(before)
    expect(await errorOf(await get('/api/challenges/daily-world-war-z-2026-11-01'))).toEqual([
      404,
      'no-challenge',
    ])
    const both = await Promise.all([pageOf(code), pageOf(code)])
    expect(both[0].commitment).toBe(both[1].commitment)
    expect(both[0]).toMatchObject({
      code,
      kind: 'sealed',
      daily: today,
      seed: null,
      hidden: true,
      closed: false,
    })
    expect(both[0].opened).toBe(Date.parse(`${today}T00:00:00Z`))
    expect(both[0].closes! - both[0].opened).toBe(86_400_000)
    const { seed, nonce } = await secretsOf(code)
    expect(commitmentOf(seed, nonce)).toBe(both[0].commitment)
    expect(await stored('daily-world-war-z-2026-11-01', 'SELECT name FROM sqlite_master')).toEqual([])
  })

  test('The server chooses the shard: hashes that begin alike are spread over all of them.', () => {
    const homes = Array.from({ length: 400 }, (_, n) => homeOf(env, code, '0000' + hashOf(`${n}`).slice(4)))
    expect(new Set(homes).size).toBe(16)
    const other = { ROOM_SECRET: 'another-secret-of-this-length' }
    expect(homes).not.toEqual(homes.map((_, n) => homeOf(other, code, '0000' + hashOf(`${n}`).slice(4))))
  })

  test('Attempts go to shards, which report to the challenge; players see their own row at once.', async () => {
    await pageOf(code)
    await withoutPar(code)
    const players = Array.from({ length: 3 }, () => newToken())
    const shards = new Set<string>()
    for (const [n, token] of players.entries()) {
      const { room, practice } = await begin(code, token, `Player ${n}`)
      expect(practice).toBe(false)
      shards.add(homeOf(env, code, hashOf(token)))
      if (n < 2) await playOut(room, token, `p${n}`)
      else await resign(room, token)
      await until(async () => !(await pageOf(code, token)).hidden, 'the board')
      const { mine, rows } = await pageOf(code, token)
      if (n < 2) expect(rows.some((row) => row.name === mine!.name)).toBe(true)
    }
    for (const shard of shards) {
      await until(async () => {
        await runDurableObjectAlarm(challengeOf(shard))
        const waiting = await stored(shard, 'SELECT hash FROM rows WHERE told = 0')
        return waiting.length === 0
      }, 'the shard')
      await evictDurableObject(challengeOf(shard)).catch(() => {})
    }
    await evictDurableObject(challengeOf(code)).catch(() => {})
    const whole = await (challengeOf(code) as unknown as { page: () => Promise<ChallengePage> }).page()
    expect(whole.counts).toEqual({ attempts: 3, finished: 2, conceded: 1 })
    expect(whole.rows.map(({ name }) => name).sort()).toEqual(['Player 0', 'Player 1'])
    // A report that a shard repeats counts once.
    await stored([...shards][0]!, 'UPDATE rows SET told = 0')
    await runInDurableObject(challengeOf([...shards][0]!), (_, { storage }) =>
      storage.setAlarm(Date.now() + 60_000),
    )
    await runDurableObjectAlarm(challengeOf([...shards][0]!))
    expect(
      (await (challengeOf(code) as unknown as { page: () => Promise<ChallengePage> }).page()).rows,
    ).toEqual(whole.rows)
    // The same room, as long as it is being played; afterwards practice.
    expect((await begin(code, players[0]!)).practice).toBe(true)
  })

  test('Yesterday’s challenge is closed, with seed and logs public and no more attempts.', async () => {
    const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    const old = `daily-zombie-wars-${day}`
    const closes = Date.parse(`${today}T00:00:00Z`)
    const game = await rulesOf('zombie-wars')
    const making = {
      code: old,
      terms: termsOf(game, { seats: 2, options: { hourTrack: 'short' } }),
      kind: 'sealed',
      daily: day,
      name: null,
      seed: null,
      opened: closes - 86_400_000,
      closes,
    }
    const stub = challengeOf(old) as unknown as {
      create: (making: object) => Promise<boolean>
      merge: (news: object) => Promise<void>
      page: () => Promise<ChallengePage>
    }
    expect(await stub.create(making)).toBe(true)
    expect(await stub.create(making)).toBe(false)
    // After midnight a shard reports games that ended before it.
    const { seed } = await secretsOf(old)
    const { text } = await runOf(TERMS, seed)
    const { standing, result, moves } = judge(game, making.terms, seed, text)
    const run = { hash: 'a', name: 'Ann', standing, result, moves, when: closes - 1, log: text }
    await stub.merge({ shard: 3, counts: { attempts: 5, finished: 1, conceded: 2 }, runs: [run] })
    await stub.merge({ shard: 3, counts: { attempts: 5, finished: 1, conceded: 2 }, runs: [run] })
    await stub.merge({ shard: 4, counts: { attempts: 1, finished: 0, conceded: 0 }, runs: [] })
    const seen = await stub.page()
    expect(seen).toMatchObject({
      closed: true,
      hidden: false,
      seed,
      counts: { attempts: 6, finished: 1, conceded: 2 },
    })
    expect(holds(seen.commitment!, seen.seed!, seen.nonce!)).toBe(true)
    expect((await logs(old)).rows).toMatchObject([{ rank: 1, name: 'Ann', log: text }])
    expect(await errorOf(await attempt(old, { token: newToken(), name: 'Bob' }))).toEqual([
      409,
      'challenge-closed',
    ])
  })
})
