import { quickChance, replay } from '@shamble/engine'
import { CHECKPOINT, CODE_BYTES, makeCode, SAYINGS } from '@shamble/room'
import { choicesIn } from '@shamble/room/client'
import { rulesOf } from '@shamble/catalogue/server'
import {
  abortAllDurableObjects,
  evictDurableObject,
  listDurableObjectIds,
  runDurableObjectAlarm,
  runInDurableObject,
} from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import {
  codeOf,
  errorOf,
  get,
  inOneMinute,
  join,
  makeSomeMove,
  newToken,
  openRoom,
  socketTo,
  until,
  upgrade,
  type Guest,
} from './guests.ts'

const stubOf = (code: string) => env.ROOM.getByName(code)
const rowsIn = (code: string, query: string) =>
  runInDurableObject(stubOf(code), (_, { storage }) => storage.sql.exec(query).toArray())

describe('Opening a room', () => {
  test('POST opens a room and returns its code; anybody may look at it.', async () => {
    const code = await codeOf({ game: 'zombie-wars', seats: 3, options: { advanced: true } })
    expect(code).toMatch(/^...-...-...$/)
    const seen = (await (await get(`/api/rooms/${code.toUpperCase()}`)).json()) as {
      room: object
      game: null
    }
    expect(seen.room).toMatchObject({
      code,
      game: 'zombie-wars',
      phase: 'lobby',
      seed: null,
      options: { advanced: true },
    })
    expect(seen.game).toBeNull()
  })

  test('An invalid request touches no room.', async () => {
    const before = (await listDurableObjectIds(env.ROOM)).length
    const json = { 'content-type': 'application/json' }
    expect(await errorOf(await openRoom('{'))).toEqual([400, 'bad-message'])
    expect(await errorOf(await openRoom({ game: 'zombie-wars', more: 1 }))).toEqual([400, 'bad-message'])
    expect(await errorOf(await openRoom({ game: 'chess' }))).toEqual([404, 'no-such-game'])
    expect(await errorOf(await openRoom({ game: 'toString' }))).toEqual([404, 'no-such-game'])
    expect(await errorOf(await openRoom({ game: 'zombie-wars', seats: 9 }))).toEqual([400, 'bad-seats'])
    expect(await errorOf(await openRoom({ game: 'zombie-wars', carried: [1] }))).toEqual([400, 'bad-carried'])
    expect(await errorOf(await openRoom({ game: 'zombie-wars', options: { a: 1 } }))).toEqual([
      400,
      'bad-options',
    ])
    expect(await errorOf(await openRoom({ game: 'zombie-wars', seed: '<script>' }))).toEqual([
      400,
      'bad-seed',
    ])
    expect(await errorOf(await openRoom({ game: 'x'.repeat(20_000) }))).toEqual([413, 'too-long'])
    expect(await errorOf(await openRoom({ game: 'zombie-wars' }, { 'content-type': 'text/plain' }))).toEqual([
      415,
      'bad-type',
    ])
    for (const origin of ['https://elsewhere.example', 'null']) {
      expect(await errorOf(await openRoom({ game: 'zombie-wars' }, { origin }))).toEqual([
        403,
        'forbidden-origin',
      ])
    }
    for (const method of ['GET', 'PUT', 'DELETE']) {
      expect(await errorOf(await get('/api/rooms', { method, headers: json }))).toEqual([405, 'bad-method'])
    }
    expect(await listDurableObjectIds(env.ROOM)).toHaveLength(before)
  })

  test('Too many from one address are refused.', async () => {
    const answers = await inOneMinute(async (before) => {
      const from = { 'cf-connecting-ip': `192.0.2.${180 + before}` }
      const answers = []
      for (let n = 0; n < 21; n++) answers.push(await openRoom({ game: 'zombie-wars' }, from))
      return answers
    })
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(await errorOf(answers[20]!)).toEqual([429, 'too-many-rooms'])
  })
})

describe('Invalid codes', () => {
  test('A guessed code wakes no object.', async () => {
    const before = (await listDurableObjectIds(env.ROOM)).length
    const code = await anUnusedCode()
    const wrong = `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`
    for (const path of [wrong, 'abc', '%E0%A4%A', 'x'.repeat(2000)]) {
      expect(await errorOf(await get(`/api/rooms/${path}`))).toEqual([404, 'bad-code'])
      expect(await errorOf(await upgrade(path))).toEqual([404, 'bad-code'])
    }
    expect(await listDurableObjectIds(env.ROOM)).toHaveLength(before)
  })

  test('A valid code of no room is refused, and nothing is written.', async () => {
    const code = await anUnusedCode()
    expect(await errorOf(await get(`/api/rooms/${code}`))).toEqual([404, 'no-room'])
    expect(await errorOf(await upgrade(code))).toEqual([404, 'no-room'])
    expect(
      await rowsIn(code, "SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_%' ESCAPE '\\'"),
    ).toEqual([])
  })

  async function anUnusedCode() {
    return makeCode(env.ROOM_SECRET!, crypto.getRandomValues(new Uint8Array(CODE_BYTES)))
  }
})

describe('Sockets', () => {
  test('Are accepted from our own pages, embeds and programs, not from other sites.', async () => {
    const code = await codeOf({ game: 'zombie-wars' })
    expect(await errorOf(await upgrade(code, { origin: 'https://elsewhere.example' }))).toEqual([
      403,
      'forbidden-origin',
    ])
    expect(await errorOf(await get(`/ws/${code}`))).toEqual([426, 'no-socket'])
    for (const origin of ['https://shamble.example', 'null']) {
      const { status, webSocket } = await upgrade(code, { origin })
      expect(status).toBe(101)
      webSocket!.accept()
      webSocket!.close()
    }
  })

  test('A socket that is closed is answered; without an answer the client’s end is not clean.', async () => {
    const code = await codeOf({ game: 'zombie-wars' })
    const { socket, closed } = await socketTo(code)
    socket.close(1000, 'left')
    expect((await closed).wasClean).toBe(true)
  })

  test('A flood of messages is refused, then closed, without effect on others.', async () => {
    const code = await codeOf({ game: 'zombie-wars' })
    const [flooder, other] = [await socketTo(code), await socketTo(code)]
    other.socket.send('["hello",{"v":1}]')
    await until(() => other.heard.length === 1, 'the welcome')
    for (let n = 0; n < 200; n++) flooder.socket.send('["ready",1,true]')
    const { code: status, reason } = await flooder.closed
    expect([status, reason]).toEqual([1008, 'too-fast'])
    expect(JSON.parse(flooder.heard.at(-1)!)).toEqual(['bye', 'too-fast', SAYINGS['too-fast']])
    expect(other.heard).toHaveLength(1)
    other.socket.close()
  })

  test('A request refused by the Worker does not wake a sleeping room.', async () => {
    const code = await codeOf({ game: 'zombie-wars' })
    const { socket, heard } = await socketTo(code)
    socket.send('["hello",{"v":1}]')
    await until(() => heard.length === 1, 'the welcome')
    await evictDurableObject(stubOf(code))
    const elsewhere = { origin: 'https://elsewhere.example' }
    expect(await errorOf(await upgrade(code, elsewhere))).toEqual([403, 'forbidden-origin'])
    expect(await errorOf(await get(`/ws/${code}`))).toEqual([426, 'no-socket'])
    for (const method of ['POST', 'DELETE']) {
      expect(await errorOf(await get(`/api/rooms/${code}`, { method }))).toEqual([405, 'bad-method'])
    }
    expect(await errorOf(await upgrade(`${code}x`))).toEqual([404, 'bad-code'])
    socket.send('ping')
    await until(() => heard.includes('pong'), 'the pong')
    await expect(evictDurableObject(stubOf(code))).rejects.toThrow('not currently running')
    // This one is accepted, as it should be.
    expect((await get(`/api/rooms/${code}`)).status).toBe(200)
    await evictDurableObject(stubOf(code))
    socket.close()
  })

  test('A long message closes the connection, bytes are refused, and heartbeats do not wake the room.', async () => {
    const code = await codeOf({ game: 'zombie-wars' })
    const { socket, heard, closed } = await socketTo(code)
    socket.send(new Uint8Array([1, 2, 3]))
    await until(() => heard.length === 1, 'the refusal')
    expect(JSON.parse(heard[0]!).slice(0, 2)).toEqual(['no', 'bad-message'])
    await evictDurableObject(stubOf(code))
    socket.send('ping')
    await until(() => heard.includes('pong'), 'the pong')
    socket.send(`["name",1,"${'x'.repeat(5000)}"]`)
    expect((await closed).code).toBe(1009)
  })
})

/** Two people, a bot and a watcher at a table, ready to play. */
async function party(setup: object = {}): Promise<{ code: string; guests: Guest[] }> {
  const code = await codeOf({ game: 'zombie-wars', seats: 3, options: { hourTrack: 'short' }, ...setup })
  const guests = [newToken(), newToken(), null].map((token) => join(code, token))
  const [ann, bob] = guests as [Guest, Guest, Guest]
  expect(await ann.client.request('take', 0, 'Ann')).toBeNull()
  expect(await bob.client.request('take', 1, 'Bob')).toBeNull()
  expect(await ann.client.request('bot', 2, 'easy')).toBeNull()
  expect(await bob.client.request('ready', true)).toBeNull()
  expect(await ann.client.request('start')).toBeNull()
  await until(() => guests.every(({ client }) => client.state.game !== null), 'the table')
  return { code, guests }
}

/** Plays to the end and disturbs the room every few moves; then checks that nothing was lost. */
async function playThrough(
  seed: string,
  every: number,
  trouble: (code: string, guests: Guest[]) => Promise<void>,
): Promise<number> {
  const { code, guests } = await party()
  const chance = quickChance(seed)
  let next = every
  await until(async () => {
    for (const guest of guests.slice(0, 2)) makeSomeMove(guest, chance)
    const { game, over } = guests[0]!.client.state
    if (game && game.at >= next && !over) {
      next = game.at + every
      await trouble(code, guests)
    }
    return guests.every(({ client }) => client.state.over)
  }, 'the end')
  await until(
    () => guests.every(({ client }) => client.state.over !== null && client.state.sending.length === 0),
    'the end',
  )

  const rows = (await rowsIn(code, 'SELECT at, seat, n, did FROM entries ORDER BY at')) as {
    at: number
    seat: number
    n: number
    did: string
  }[]
  const log = guests[0]!.client.state.over!.log!
  expect(rows.map(({ at }) => at)).toEqual(rows.map((_, at) => at))
  expect(rows.map(({ seat, did }) => [seat, ...(JSON.parse(did) as string[])])).toEqual(log.moves)
  const made = rows.filter(({ n }) => n > 0).map(({ seat, n }) => `${seat}/${n}`)
  expect(new Set(made).size).toBe(made.length)
  const done = guests.flatMap(({ outcomes }) => outcomes).filter((no) => no === null).length
  expect(done).toBe(made.length)
  const game = await rulesOf('zombie-wars')
  const end = replay(game, log)
  for (const { client, told, gaps } of guests) {
    expect(gaps).toEqual([])
    expect(told).toHaveLength(log.moves.length + 1)
    expect(told).toEqual(guests[0]!.told)
    expect(client.state.over!.result).toEqual(end.result)
    client.close()
  }
  return log.moves.length
}

describe('Whole games', () => {
  test('Without faults everybody receives every step, and each move is one row.', async () => {
    const length = await playThrough('quiet', 1000, async () => {})
    expect(length).toBeGreaterThan(30)
  })

  test('With evictions, and sockets kept or cut, no move is lost or duplicated.', async () => {
    const chance = quickChance('evictions')
    let evictions = 0
    await playThrough('evicted', 4, async (code) => {
      evictions++
      try {
        await evictDurableObject(stubOf(code), { webSockets: chance(3) > 0 ? 'hibernate' : 'close' })
      } catch (cause) {
        // No one has sent it a message since it was evicted.
        expect(String(cause)).toContain('not currently running')
      }
    })
    expect(evictions).toBeGreaterThan(5)
  })

  test('With crashes, which lose memory and sockets, no move is lost or duplicated.', async () => {
    let crashes = 0
    await playThrough('crashed', 15, async () => {
      crashes++
      await abortAllDurableObjects()
    })
    expect(crashes).toBeGreaterThan(1)
  })

  test('With connections cut before and after the acknowledgement, no move is lost or duplicated.', async () => {
    const chance = quickChance('cuts')
    let cuts = 0
    await playThrough('cut', 5, async (_, guests) => {
      cuts++
      guests[chance(3)]!.cut()
    })
    expect(cuts).toBeGreaterThan(5)
  })
})

describe('What is stored', () => {
  test(`One row for each move and no index; the position every ${CHECKPOINT} moves and at the end; hashes, no tokens; no seed in what anybody sees.`, async () => {
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
    const [{ rows }] = (await rowsIn(code, 'SELECT count(*) AS rows FROM entries')) as [{ rows: number }]
    expect(rows).toBeGreaterThanOrEqual(moves())
    const { match } = JSON.parse(await kept()) as { match: { kept: number } }
    expect(match.kept).toBeGreaterThanOrEqual(Math.min(CHECKPOINT, rows))
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
    const rows = async () => (await rowsIn(code, 'SELECT at FROM entries')).length
    expect(await ann.client.request('again', 'new')).toBeNull()
    expect(await rows()).toBeGreaterThanOrEqual(7)
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

// A hand in a message, whole or as a patch.
const HAND = /"hand":(?!null)/

test.each(['a person', 'a bot'])(
  'The hand of a Director who is %s is sent to no other player, spectator or page.',
  async (who) => {
    const options = { mission: 'director-2' }
    const code = await codeOf({ game: 'z-war-one', seats: 2, options, seed: 'hand' })
    const ann = join(code, newToken())
    expect(await ann.client.request('take', 0, 'Ann')).toBeNull()
    const bob = join(code, newToken())
    if (who === 'a bot') expect(await ann.client.request('bot', 1, 'easy')).toBeNull()
    else {
      expect(await bob.client.request('take', 1, 'Bob')).toBeNull()
      expect(await bob.client.request('ready', true)).toBeNull()
    }
    const watchers = [join(code, newToken()), join(code, null)]
    await until(() => watchers.every(({ client }) => client.state.room !== null), 'all are there')
    expect(await ann.client.request('start')).toBeNull()

    const chance = quickChance(who)
    await until(() => {
      makeSomeMove(ann, chance)
      makeSomeMove(bob, chance)
      return watchers.every(({ client }) => (client.state.game?.at ?? 0) > 40)
    }, 'the Director has been asked')
    const others = who === 'a bot' ? [ann, bob, ...watchers] : [ann, ...watchers]
    for (const { bytes } of others) expect(bytes.filter((text) => HAND.test(text))).toEqual([])
    if (who === 'a person') expect(bob.bytes.some((text) => HAND.test(text))).toBe(true)
    const { game } = (await (await get(`/api/rooms/${code}`)).json()) as {
      game: { states: { v: object }[] }
    }
    expect(game.states.map(({ v }) => v)).toMatchObject([{ hand: null, handLeft: expect.any(Number) }])
    for (const { client } of [ann, bob, ...watchers]) client.close()
  },
)

describe('A seat that the crowd votes for', () => {
  test('Spectators vote over sockets, across a sleep, and the elected move is made when all have voted.', async () => {
    const code = await codeOf({ game: 'zombie-wars', seats: 2, seed: 'crowd' })
    const ann = join(code, newToken())
    expect(await ann.client.request('take', 0, 'Ann')).toBeNull()
    expect(await ann.client.request('crowd', 1, 60)).toBeNull()
    const crowd = [join(code, newToken()), join(code, newToken()), join(code, newToken())]
    await until(() => crowd.every(({ client }) => client.state.room !== null), 'all are there')
    expect(await ann.client.request('start')).toBeNull()

    // Ann moves until the crowd is asked.
    const chance = quickChance('crowd')
    await until(() => {
      if (crowd.every(({ client }) => client.state.votes !== null)) return true
      makeSomeMove(ann, chance)
      return false
    }, 'the crowd is asked')
    const { game } = crowd[0]!.client.state
    const [choice] = choicesIn(game!.states[0]!)
    expect(game!.viewers).toEqual([1])
    for (const { client } of crowd.slice(0, 2)) client.vote(choice!.moves[1]!)
    await until(() => crowd[2]!.client.state.votes?.cast === 2, 'two have voted')
    expect(ann.client.state.votes).toMatchObject({ cast: 2, counts: null })

    await evictDurableObject(stubOf(code), { webSockets: 'hibernate' })
    crowd[2]!.client.vote(choice!.moves[0]!)
    await until(() => (ann.client.state.game?.at ?? 0) > game!.at, 'all have voted')
    const [row] = await rowsIn(code, `SELECT seat, n, did FROM entries WHERE at = ${game!.at}`)
    expect(row).toEqual({ seat: 1, n: -2, did: JSON.stringify(choice!.moves[1]) })
    for (const { client } of [ann, ...crowd]) client.close()
  })
})

test('A stranger who resigns the chair of a bot ends nothing; sent away, they stay so after a sleep.', async () => {
  const code = await codeOf({ game: 'zombie-wars', seats: 2, seed: 'guests' })
  const [ann, eve] = [join(code, newToken()), join(code, newToken())]
  expect(await ann.client.request('take', 0, 'Ann')).toBeNull()
  expect(await ann.client.request('bot', 1, 'hard')).toBeNull()
  expect(await ann.client.request('start')).toBeNull()
  expect(await eve.client.request('take', 1, 'Eve')).toBeNull()
  await until(() => eve.client.state.seats.length === 1 && eve.client.state.game !== null, 'the seat')
  expect(await eve.client.resign(1)).toBeNull()
  await until(() => ann.client.state.room!.chairs[1]!.bot === 'hard', 'the bot')
  expect(ann.client.state.room!.phase).toBe('playing')

  expect(await eve.client.request('take', 1, 'Eve')).toBeNull()
  await until(() => ann.client.state.room!.chairs[1]!.person !== null, 'Eve')
  expect(await ann.client.request('dismiss', ann.client.state.room!.chairs[1]!.person!, true)).toBeNull()
  await evictDurableObject(stubOf(code), { webSockets: 'hibernate' })
  expect(await eve.client.request('take', 1, 'Eve')).toMatchObject({ code: 'dismissed' })
  expect(ann.client.state.room!.chairs[1]).toMatchObject({ person: null, bot: 'hard' })
  for (const { client } of [ann, eve]) client.close()
})
