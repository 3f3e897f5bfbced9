import { rulesOf } from '@shamble/catalogue/server'
import { judge } from '@shamble/challenge'
import { editions } from '@shamble/editions'
import { fingerprint, open, quickChance, replay, type AnyGame, type Log } from '@shamble/engine'
import { linkOf } from '@shamble/engine/links'
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { game as old } from 'virtual:old-rules'
import { expect, test } from 'vitest'
import { challengeAt } from '../challenge-page.ts'
import { dailyMaking, homeOf } from '../daily.ts'
import {
  attempt,
  challengeOf,
  challengeWithoutPar,
  close,
  logs,
  pageOf,
  runOf,
  stored,
} from './challengers.ts'
import { hashOf } from '@shamble/room'
import { codeOf, errorOf, get, join, makeSomeMove, newToken, until, type Guest } from './guests.ts'

/*
 * What was made by older rules goes on by them, and what is new has today's. The old rules of Zombie Wars lay out a smaller town.
 */

const GAME = 'zombie-wars'
const TERMS = { game: GAME, seats: 2, options: { hourTrack: 'short' } }
const today = await rulesOf(GAME)

Object.assign(editions, {
  [GAME]: { [old.version]: { date: '2026-01-31', engine: 1, load: async () => ({ game: old }) } },
})

/** Makes a challenge one that was made by the old rules. */
async function aged(code: string): Promise<string> {
  await stored(code, `UPDATE challenge SET facts = json_set(facts, '$.terms.version', ${old.version})`)
  await evictDurableObject(challengeOf(code))
  return code
}

// Plays a room to its end; returns its log.
async function playedOut({ client, ...guest }: Guest): Promise<Log> {
  const chance = quickChance('play')
  await until(() => {
    makeSomeMove({ client, ...guest }, chance)
    return client.state.over !== null
  }, 'the end')
  const { log, fingerprint: end } = client.state.over!
  if (log) expect(fingerprint(replay(old, log))).toBe(end)
  return log!
}

const endBy = (game: AnyGame, log: Log): string => {
  try {
    return fingerprint(replay(game, { ...log, version: game.version }))
  } catch {
    return 'It is no game by these rules.'
  }
}

test('A room in the middle of a game goes on by its rules; its next game has those of today.', async () => {
  const code = await codeOf({ ...TERMS })
  const stub = env.ROOM.getByName(code)
  const token = newToken()
  const { client } = join(code, token)
  expect(await client.request('take', 0, 'Ann')).toBeNull()
  expect(await client.request('bot', 1, 'easy')).toBeNull()
  expect(await client.request('start')).toBeNull()
  await until(() => client.state.game !== null, 'the table')
  client.close()
  await evictDurableObject(stub, { webSockets: 'close' })
  await runInDurableObject(stub, (_, { storage }) => {
    const [{ kept }] = storage.sql.exec<{ kept: string }>('SELECT kept FROM room').toArray() as [
      { kept: string },
    ]
    const room = JSON.parse(kept)
    const { seed, options } = room.match
    const { position } = open(old, seed, TERMS.seats, options).timeline
    const match = { ...room.match, version: old.version, position, stored: null, seal: 0, kept: 0 }
    storage.sql.exec('UPDATE room SET kept = ?', JSON.stringify({ ...room, version: old.version, match }))
    storage.sql.exec('DELETE FROM entries')
  })
  await evictDurableObject(stub, { webSockets: 'close' })
  const response = await get(`/api/rooms/${code}`)
  expect(await response.json()).toMatchObject({ room: { version: old.version, phase: 'playing' } })
  const guest = join(code, token)
  const log = await playedOut(guest)
  expect(log.version).toBe(old.version)
  expect(endBy(today, log)).not.toBe(endBy(old, log))
  expect(await guest.client.request('again', 'new')).toBeNull()
  expect(await guest.client.request('start')).toBeNull()
  await until(() => guest.client.state.room?.phase === 'playing', 'the next game')
  const next = await runInDurableObject(stub, (_, { storage }) =>
    storage.sql.exec("SELECT json_extract(kept, '$.match.version') AS version FROM room").one(),
  )
  expect(next).toEqual({ version: today.version })
  guest.client.close()
})

test('An open challenge with attempts is judged by its rules.', async () => {
  const code = await aged(await challengeWithoutPar({ ...TERMS, seed: 'editions' }))
  expect((await pageOf(code)).terms.version).toBe(old.version)
  const { log } = await runOf(TERMS, 'editions', 'person', old)
  const sent = await attempt(code, { token: newToken(), name: 'Ann', log: await linkOf(old, log) })
  expect(sent.status).toBe(201)
  expect(await sent.json()).toMatchObject({ rank: 1 })
  // A run by today's rules is not of this challenge.
  const { text } = await runOf(TERMS, 'editions')
  expect(await errorOf(await attempt(code, { token: newToken(), name: 'Bob', log: text }))).toEqual([
    400,
    'other-version',
  ])
  const { rows } = await logs(code)
  expect(judge(old, (await pageOf(code)).terms, 'editions', rows[0]!.log).standing).toEqual(rows[0]!.standing)
  const newer = await challengeWithoutPar({ ...TERMS, seed: 'editions' })
  expect((await pageOf(newer)).terms.version).toBe(today.version)
})

test('A sealed challenge is played in rooms of its rules, and its rows can be verified by them.', async () => {
  const code = await aged(await challengeWithoutPar({ ...TERMS, sealed: true }))
  const token = newToken()
  const { room } = await (await attempt(code, { token, name: 'Ann' })).json<{ room: string }>()
  const guest = join(room, token)
  await playedOut(guest)
  guest.client.close()
  await until(async () => (await stored(code, 'SELECT * FROM rows')).length === 1, 'the row')
  await close(code)
  const { rows, seed } = await logs(code)
  const { terms } = await pageOf(code)
  expect(judge(old, terms, seed, rows[0]!.log)).toMatchObject({ standing: rows[0]!.standing })
  expect(() => judge(today, { ...terms, version: today.version }, seed, rows[0]!.log)).toThrow()
})

test('The daily challenge keeps the rules of its day; another day has those of today.', async () => {
  const date = new Date().toISOString().slice(0, 10)
  const making = await dailyMaking({ game: GAME, date })
  expect(making.terms.version).toBe(today.version)
  const { code } = making
  const terms = { ...making.terms, version: old.version }
  expect(await challengeAt(env, code).create({ ...making, terms, parGranted: false })).toBe(true)
  const token = newToken()
  const { room } = await (await attempt(code, { token, name: 'Ann' })).json<{ room: string }>()
  const guest = join(room, token)
  await until(() => guest.client.state.room !== null, 'the room')
  expect(guest.client.state.room!.version).toBe(old.version)
  await playedOut(guest)
  guest.client.close()
  const home = homeOf(env, code, hashOf(token))
  await until(async () => (await stored(home, 'SELECT * FROM rows')).length === 1, 'the row')
})
