import { parBotOf, rulesOf } from '@shamble/catalogue/server'
import { judge, parOf, parRun, type Terms } from '@shamble/challenge'
import { editions } from '@shamble/editions'
import {
  fingerprint,
  look,
  pendingIn,
  quickChance,
  readOptions,
  replay,
  start,
  type AnyGame,
  type Log,
} from '@shamble/engine'
import { linkOf } from '@shamble/engine/links'
import type { Golden } from '@shamble/engine/testing'
import { hashOf } from '@shamble/room'
import { choicesIn } from '@shamble/room/client'
import { gamesBy, oldRoom, parting } from '@shamble/tools/old-games'
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { challengeAt } from '../challenge-page.ts'
import { dailyMaking, homeOf } from '../daily.ts'
import {
  attempt,
  challenge,
  challengeOf,
  challengeWithoutPar,
  close,
  logs,
  NIGHT,
  pageOf,
  runOf,
  stored,
  untilPar,
} from './challengers.ts'
import { codeOf, errorOf, get, join, makeSomeMove, newToken, until, type Guest } from './guests.ts'

/*
 * Games whose rules have changed since they were frozen: what was made by the edition goes on by it, what is new has the rules of today.
 */

const goldens = import.meta.glob<Record<string, Golden>>('../../../../editions/*/*.golden.json', {
  eager: true,
  import: 'default',
})

/** What is played for two, or for as few as there may be; a game of Z War One would last for minutes. */
const SHORT: Record<string, Pick<Terms, 'options' | 'carried'>> = { 'z-war-one': NIGHT }
const BROKEN_AT = 10
const SEED = 'editions'
const PAR_RUNS = 2

// The last edition of a game before the rules of today, and a game by it, broken off where the rules part.
async function pairOf(id: string) {
  const today = await rulesOf(id)
  const version = Math.max(
    ...Object.keys(editions[id]!)
      .map(Number)
      .filter((each) => each < today.version),
  )
  if (version === -Infinity) return []
  const old = await rulesOf(id, version)
  const games = gamesBy(old, goldens[`../../../../editions/${id}/${version}.golden.json`]!)
  const found = games
    .map((log) => [log, parting(old, today, log)] as const)
    .sort(([a], [b]) => a.moves.length - b.moves.length)
  const [log, at] = found.find(([, at]) => at !== null) ?? found[0]!
  const { options = {}, carried } = SHORT[id] ?? {}
  const terms = {
    game: id,
    seats: Math.max(2, old.seats[0]!),
    options: readOptions(old, options),
    ...(carried !== undefined && { carried }),
  }
  const before: Log = { ...log, moves: log.moves.slice(0, at ?? BROKEN_AT) }
  return [{ id, old, today, terms, before, parts: at !== null }]
}

const changed = (await Promise.all(Object.keys(editions).map(pairOf))).flat()

test('There is a game whose rules have changed, and a frozen game in which that is seen.', () => {
  expect(changed.filter(({ parts }) => parts)).not.toEqual([])
})

describe.each(changed)('$id', ({ id, old, today, terms, before, parts }) => {
  // Makes a challenge one that was made by the old rules.
  async function aged(code: string): Promise<string> {
    await stored(code, `UPDATE challenge SET facts = json_set(facts, '$.terms.version', ${old.version})`)
    await evictDurableObject(challengeOf(code))
    return code
  }

  // Plays a room to its end; returns its log.
  async function playedOut({ client, ...guest }: Guest): Promise<Log> {
    const chance = quickChance('play')
    // A game against a Director has more than two thousand moves.
    const length = () => client.state.game?.length ?? -1
    while (client.state.over === null) {
      const before = length()
      await until(() => {
        makeSomeMove({ client, ...guest }, chance)
        return client.state.over !== null || length() > before
      }, 'a move')
    }
    const { log, fingerprint: end } = client.state.over!
    if (log) expect(fingerprint(replay(old, log))).toBe(end)
    return log!
  }

  test('A room in the middle of a game goes on by its rules; its next game has those of today.', async () => {
    const { seats, options } = before
    const code = await codeOf({ game: id, seats, options })
    const stub = env.ROOM.getByName(code)
    const token = newToken()
    const { client } = join(code, token)
    for (let seat = 0; seat < seats; seat++) expect(await client.request('take', seat, 'Ann')).toBeNull()
    expect(await client.request('start')).toBeNull()
    await until(() => client.state.game !== null, 'the table')
    client.close()
    await evictDurableObject(stub, { webSockets: 'close' })
    await runInDurableObject(stub, (_, { storage: { sql } }) => {
      const room = oldRoom(sql.exec<{ kept: string }>('SELECT kept FROM room').one().kept, old, before)
      sql.exec('UPDATE room SET kept = ?', room.kept)
      for (const entry of room.entries) sql.exec('INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)', ...entry)
    })
    await evictDurableObject(stub, { webSockets: 'close' })
    const response = await get(`/api/rooms/${code}`)
    expect(await response.json()).toMatchObject({ room: { version: old.version, phase: 'playing' } })
    const guest = join(code, token)
    await until(() => guest.client.state.game !== null, 'the table')
    const { states, viewers } = guest.client.state.game!
    const [[asked], anew] = [askedAfter(old, before), askedAfter(today, before)]
    const shown = choicesIn(states[viewers.indexOf(asked!.seat)]!)
    expect(shown.filter(({ seat }) => seat === asked!.seat).flatMap(({ moves }) => moves)).toEqual(
      asked!.moves,
    )
    if (parts) expect(anew).not.toEqual(askedAfter(old, before))
    const log = await playedOut(guest)
    expect([log.version, log.moves.slice(0, before.moves.length)]).toEqual([old.version, before.moves])
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
    const code = await aged(await challengeWithoutPar({ ...terms, seed: SEED }))
    // A view of old rules is shown in today's form.
    await stored(code, "UPDATE challenge SET opening = '{}'")
    await evictDurableObject(challengeOf(code))
    const page = await pageOf(code)
    expect(page.terms.version).toBe(old.version)
    expect(page.opening).toEqual(openingOf(old, page.terms))
    const { log } = await runOf(terms, SEED, 'person', old)
    const sent = await attempt(code, { token: newToken(), name: 'Ann', log: await linkOf(old, log) })
    expect(sent.status).toBe(201)
    expect(await sent.json()).toMatchObject({ rank: 1 })
    // A run by today's rules is not of this challenge.
    const { text } = await runOf(terms, SEED)
    expect(await errorOf(await attempt(code, { token: newToken(), name: 'Bob', log: text }))).toEqual([
      400,
      'other-version',
    ])
    const { rows } = await logs(code)
    expect(judge(old, (await pageOf(code)).terms, SEED, rows[0]!.log).standing).toEqual(rows[0]!.standing)
    const newer = await challengeWithoutPar({ ...terms, seed: SEED })
    expect((await pageOf(newer)).terms.version).toBe(today.version)
  })

  test('The par of an old challenge is played by its rules.', async () => {
    const code = await aged(await challenge({ ...terms, seats: old.seats[0]!, seed: SEED }))
    await untilPar(code)
    const { par, terms: made } = await pageOf(code)
    const by = await parBotOf(id)
    const runs = Array.from({ length: PAR_RUNS }, (_, run) => done(parRun(old, made, SEED, by, run)))
    expect(made.version).toBe(old.version)
    expect(par).toEqual(parOf(runs, { bot: by.bot.name, playouts: by.playouts }))
  })

  test('A sealed challenge is played in rooms of its rules, and its rows can be verified by them.', async () => {
    const code = await aged(await challengeWithoutPar({ ...terms, sealed: true }))
    const token = newToken()
    const { room } = await (await attempt(code, { token, name: 'Ann' })).json<{ room: string }>()
    const guest = join(room, token)
    await playedOut(guest)
    guest.client.close()
    await until(async () => (await stored(code, 'SELECT * FROM rows')).length === 1, 'the row')
    await close(code)
    const { rows, seed } = await logs(code)
    const { terms: made } = await pageOf(code)
    expect(judge(old, made, seed, rows[0]!.log)).toMatchObject({ standing: rows[0]!.standing })
    expect(() => judge(today, { ...made, version: today.version }, seed, rows[0]!.log)).toThrow()
  })

  test('The daily challenge keeps the rules of its day; another day has those of today.', async () => {
    const date = new Date().toISOString().slice(0, 10)
    const making = await dailyMaking({ game: id, date })
    expect(making.terms.version).toBe(today.version)
    const { code } = making
    const ofOld = { ...making.terms, version: old.version }
    expect(await challengeAt(env, code).create({ ...making, terms: ofOld, parGranted: false })).toBe(true)
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
})

// What everybody sees before the first move, as it is sent.
const openingOf = (game: AnyGame, { seats, options, carried }: Terms): unknown =>
  JSON.parse(JSON.stringify(look(game, start(game, SEED, seats, options, carried).position, null)))

// Who is asked after the moves of a log, and what they may do.
const askedAfter = (game: AnyGame, log: Log) =>
  pendingIn(game, replay(game, { ...log, version: game.version })).map(({ seat, moves }) => ({ seat, moves }))

// What a generator returns.
function done<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
