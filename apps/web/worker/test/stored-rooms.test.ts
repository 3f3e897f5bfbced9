import { quickChance } from '@shamble/engine'
import { CHECKPOINT } from '@shamble/room'
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import {
  codeOf,
  errorOf,
  get,
  makeSomeMove,
  newToken,
  party,
  rowsIn,
  socketTo,
  stubOf,
  until,
  upgrade,
  type Guest,
} from './guests.ts'
import { entriesIn, type EntryRow } from '../entry-rows.ts'

/* What a room stores, and when it is gone. */

describe('What is stored', () => {
  test(`Each move and no index; the position every ${CHECKPOINT} moves and at the end; hashes, no tokens; no seed in what anybody sees.`, async () => {
    const { code, guests } = await party({ seed: undefined })
    const chance = quickChance('rows')
    const moves = () => guests[2]!.client.state.game!.length
    const playUntil = (enough: () => boolean, what: string) =>
      until(() => {
        for (const guest of guests.slice(0, 2)) makeSomeMove(guest, chance)
        return enough()
      }, what)
    const kept = async () => {
      const [row] = (await rowsIn(code, 'SELECT kept FROM room')) as [{ kept: string }]
      return row.kept
    }
    await playUntil(() => moves() >= 40, 'forty moves')
    expect(await rowsIn(code, "SELECT name FROM sqlite_master WHERE type = 'index'")).toEqual([])
    for (const { token } of guests) if (token) expect(await kept()).not.toContain(token)
    const { seed } = JSON.parse(await kept()) as { seed: string }
    expect(await (await get(`/api/rooms/${code}`)).text()).not.toContain(seed)
    const isOver = () => guests[2]!.client.state.over !== null
    await playUntil(() => isOver() || moves() > CHECKPOINT, 'as many moves')
    const rows = (await rowsIn(code, 'SELECT * FROM entries')) as EntryRow[]
    const entries = rows.flatMap(entriesIn).length
    expect(entries).toBeGreaterThanOrEqual(moves())
    // The moves that a bot makes at once share a row.
    expect(rows.length).toBeLessThan(entries)
    const { match } = JSON.parse(await kept()) as { match: { kept: number } }
    expect(match.kept).toBeGreaterThanOrEqual(Math.min(CHECKPOINT, entries))
    for (const { client } of guests) client.close()
  })

  test('A move on an open socket wakes a sleeping room, and a duplicate is made once.', async () => {
    const code = await codeOf({ game: 'zombie-wars', seats: 2 })
    const { socket, heard } = await socketTo(code)
    const say = (...message: unknown[]) => socket.send(JSON.stringify(message))
    const last = (kind: string) =>
      heard.map((text) => JSON.parse(text) as unknown[]).findLast(([k]) => k === kind)
    say('hello', { v: 1, token: newToken() })
    say('take', 1, 0, 'Ann')
    say('take', 2, 1, 'Ann')
    say('start', 3)
    await until(() => last('ok')?.[1] === 3, 'the start')
    const [{ pending }] = (
      await runInDurableObject(stubOf(code), (room) => [
        (room as unknown as { look: () => { game: { states: { c: [number][] }[] } } }).look().game.states[0]!,
      ])
    ).map(({ c }) => ({ pending: c[0]![0] })) as [{ pending: number }]
    await evictDurableObject(stubOf(code))
    say('m', pending, 1, 0, 0)
    await until(() => last('s') !== undefined, 'the step')
    await evictDurableObject(stubOf(code))
    say('m', pending, 1, 0, 0)
    await until(() => last('a') !== undefined, 'the acknowledgement')
    expect(last('a')).toEqual(['a', pending, 1, 1])
    expect(await rowsIn(code, 'SELECT at FROM entries')).toEqual([{ at: 0 }])
    socket.close()
  })

  test('A room whose moves are no longer legal says so and keeps its rows.', async () => {
    const { code, guests } = await party()
    for (const { client } of guests) client.close()
    // No one is left to make the room write again.
    await evictDurableObject(stubOf(code), { webSockets: 'close' })
    await runInDurableObject(stubOf(code), (_, { storage }) => {
      storage.sql.exec('DELETE FROM entries')
      const row = [0, 0, 1, 0, 0, 1000, '["no-such-verb"]']
      storage.sql.exec(
        'INSERT INTO entries (at, seat, n, seen, chosen, time, did) VALUES (?, ?, ?, ?, ?, ?, ?)',
        ...row,
      )
      storage.sql.exec("UPDATE room SET kept = json_set(kept, '$.match.kept', 0)")
    })
    await evictDurableObject(stubOf(code), { webSockets: 'close' })
    expect(await errorOf(await get(`/api/rooms/${code}`))).toEqual([409, 'rules-changed'])
    expect(await errorOf(await upgrade(code))).toEqual([409, 'rules-changed'])
    expect(await rowsIn(code, 'SELECT did FROM entries')).toEqual([{ did: '["no-such-verb"]' }])
  })

  test('A game in progress under another version of the rules does not go on.', async () => {
    const { code, guests } = await party()
    for (const { client } of guests) client.close()
    await evictDurableObject(stubOf(code), { webSockets: 'close' })
    await runInDurableObject(stubOf(code), (_, { storage }) => {
      storage.sql.exec("UPDATE room SET kept = json_set(kept, '$.match.version', 0)")
    })
    await evictDurableObject(stubOf(code), { webSockets: 'close' })
    expect(await errorOf(await get(`/api/rooms/${code}`))).toEqual([409, 'rules-changed'])
    // It is not forgotten before its time, and then it is.
    await runDurableObjectAlarm(stubOf(code))
    expect(await errorOf(await get(`/api/rooms/${code}`))).toEqual([409, 'rules-changed'])
    await runInDurableObject(stubOf(code), async (_, { storage }) => {
      storage.sql.exec("UPDATE room SET kept = json_set(kept, '$.touched', 1000)")
      await storage.setAlarm(Date.now() + 60_000)
    })
    await evictDurableObject(stubOf(code))
    expect(await runDurableObjectAlarm(stubOf(code))).toBe(true)
    expect(await errorOf(await get(`/api/rooms/${code}`))).toEqual([404, 'no-room'])
  })

  test('When the next game begins the rows of the last one are deleted.', async () => {
    const { code, guests } = await party()
    const [ann, bob] = guests as [Guest, Guest]
    const chance = quickChance('rematch')
    await until(() => {
      makeSomeMove(ann, chance)
      makeSomeMove(bob, chance)
      return ann.client.state.game!.length >= 5
    }, 'five moves')
    await until(() => [ann, bob].every(({ client }) => client.state.sending.length === 0), 'the acts')
    expect(await ann.client.resign(0)).toBeNull()
    expect(await bob.client.resign(1)).toBeNull()
    await until(() => ann.client.state.over !== null, 'the end')
    const rows = () => rowsIn(code, 'SELECT at FROM entries')
    const last = await rows()
    // Moves of the bot that follow one another share a row.
    expect(last.length).toBeGreaterThan(2)
    expect(await ann.client.request('again', 'new')).toBeNull()
    expect(await rows()).toEqual(last)
    expect(await bob.client.request('ready', true)).toBeNull()
    expect(await ann.client.request('start')).toBeNull()
    const [{ first }] = (await rowsIn(code, "SELECT kept ->> '$.match.first' AS first FROM room")) as [
      { first: number },
    ]
    expect(await rowsIn(code, `SELECT at FROM entries WHERE at < ${first}`)).toEqual([])
    for (const { client } of guests) client.close()
  })

  test('An expired room is deleted, and its code is free.', async () => {
    const code = await codeOf({ game: 'zombie-wars' })
    await runInDurableObject(stubOf(code), async (_, { storage }) => {
      storage.sql.exec("UPDATE room SET kept = json_set(kept, '$.touched', 1000)")
      await storage.setAlarm(Date.now() + 60_000)
    })
    await evictDurableObject(stubOf(code))
    expect(await runDurableObjectAlarm(stubOf(code))).toBe(true)
    expect(await errorOf(await get(`/api/rooms/${code}`))).toEqual([404, 'no-room'])
    await evictDurableObject(stubOf(code))
    expect(await errorOf(await upgrade(code))).toEqual([404, 'no-room'])
  })

  test('After a game only the alarm of the room’s expiry is left.', async () => {
    const { code, guests } = await party()
    expect(await guests[0]!.client.resign(0)).toBeNull()
    expect(await guests[1]!.client.resign(1)).toBeNull()
    await until(() => guests[2]!.client.state.over !== null, 'the end')
    expect(guests[2]!.client.state.over!.result).toMatchObject({ winners: [2], reason: 'resignation' })
    const alarm = () => runInDurableObject(stubOf(code), (_, { storage }) => storage.getAlarm())
    await until(async () => ((await alarm()) ?? 0) - Date.now() > 3_600_000, 'no alarm but a late one')
    await scheduler.wait(200)
    expect((await alarm())! - Date.now()).toBeGreaterThan(3_600_000)
    for (const { client } of guests) client.close()
  })
})
