import {
  KEPT_OVER,
  MAX_OPEN_PER_ADDRESS,
  MAX_STRANGERS,
  MAX_TABS,
  MAX_WATCHERS,
  MAX_WATCHERS_PER_ADDRESS,
} from '@shamble/room'
import {
  createExecutionContext,
  evictDurableObject,
  runDurableObjectAlarm,
  runInDurableObject,
} from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import worker from '../index.ts'
import {
  codeOf,
  errorOf,
  get,
  inOneMinute,
  newToken,
  openRoom,
  socketTo,
  stubOf,
  until,
  upgrade,
} from './guests.ts'

/*
 * People who want to spoil the game for others or run up the bill, and disks that are full. What they may say to a room is in
 * packages/room/test/strangers.test.ts.
 */

/** Says hello over a new socket, and waits for the welcome. */
async function enter(code: string, token: string | null, headers: Record<string, string> = {}) {
  const guest = await socketTo(code, headers)
  guest.socket.send(JSON.stringify(['hello', { v: 1, ...(token && { token }) }]))
  await until(() => guest.heard.some((text) => text.startsWith('["welcome"')), 'the welcome')
  return guest
}

/** Changes the rows of a room while no one is connected. */
async function withRows(code: string, change: (sql: SqlStorage) => void): Promise<void> {
  await evictDurableObject(stubOf(code), { webSockets: 'close' })
  await runInDurableObject(stubOf(code), (_, { storage }) => change(storage.sql))
  await evictDurableObject(stubOf(code), { webSockets: 'close' })
}

describe('Sockets', () => {
  test('Silent sockets cannot keep a player out: the oldest silent one is evicted.', async () => {
    const code = await codeOf({ game: 'zombie-wars', seats: 2 })
    const token = newToken()
    const ann = await enter(code, token)
    ann.socket.send('["take",1,0,"Ann"]')
    await until(() => ann.heard.some((text) => text.startsWith('["ok"')), 'the seat')
    ann.socket.close()
    for (let tries = 0; tries < 10; tries++) {
      const silent = []
      for (let n = 0; n < MAX_STRANGERS; n++) silent.push(await socketTo(code))
      const again = await enter(code, token)
      const welcome = again.heard.find((text) => text.startsWith('["welcome"'))!
      expect((JSON.parse(welcome) as [string, { seats: number[][] }])[1].seats).toEqual([[0, 0]])
      expect((await silent[0]!.closed).reason).toBe('no-hello')
      again.socket.close()
      for (const { socket } of silent) socket.close()
    }
  })

  test('Spectators cannot keep out a friend who takes a seat.', async () => {
    const code = await codeOf({ game: 'zombie-wars', seats: 2 })
    const watchers = []
    for (let n = 0; n < MAX_WATCHERS; n++) watchers.push(await enter(code, null))
    const friend = await enter(code, newToken())
    friend.socket.send('["take",1,0,"Friend"]')
    await until(() => friend.heard.includes('["ok",1]'), 'the seat')
    expect((await watchers[0]!.closed).reason).toBe('room-full')
    for (const { socket } of [friend, ...watchers]) socket.close()
  })

  test('The oldest of a player’s too many tabs is closed.', async () => {
    const code = await codeOf({ game: 'zombie-wars', seats: 2 })
    const token = newToken()
    const tabs = [await enter(code, token)]
    tabs[0]!.socket.send('["take",1,0,"Ann"]')
    await until(() => tabs[0]!.heard.includes('["ok",1]'), 'the seat')
    for (let n = 0; n < MAX_TABS; n++) tabs.push(await enter(code, token))
    expect((await tabs[0]!.closed).reason).toBe('too-many-tabs')
    for (const { socket } of tabs) socket.close()
  })

  test('Sockets are rate-limited per address, or per /56 network.', async () => {
    const code = await codeOf({ game: 'zombie-wars', seats: 2 })
    const answers = await inOneMinute(async (before) => {
      const answers = []
      for (let n = 0; n < 241; n++) {
        const network = ((before << 8) | (n & 255)).toString(16)
        const address = `2001:db8:1:${network}:${n.toString(16)}::1`
        const response = await upgrade(code, { 'cf-connecting-ip': address })
        response.webSocket?.accept()
        response.webSocket?.close()
        answers.push(response)
      }
      return answers
    })
    expect(answers.filter(({ status }) => status === 101)).toHaveLength(240)
    expect(await errorOf(answers[240]!)).toEqual([429, 'too-many-sockets'])
    expect((await upgrade(code, { 'cf-connecting-ip': '2001:db8:2:300::1' })).status).toBe(101)
  })

  test('An address holds a bounded number of open sockets, over all rooms; a closed one makes room.', async () => {
    const from = { 'cf-connecting-ip': '198.51.100.128' }
    const open: Awaited<ReturnType<typeof enter>>[] = []
    const codes: string[] = []
    while (open.length < MAX_OPEN_PER_ADDRESS) {
      if (open.length % MAX_WATCHERS_PER_ADDRESS === 0) codes.push(await codeOf({ game: 'zombie-wars' }))
      open.push(await enter(codes.at(-1)!, null, from))
    }
    const next = await codeOf({ game: 'zombie-wars' })
    for (const code of [next, codes[0]!])
      expect(await errorOf(await upgrade(code, from))).toEqual([429, 'too-many-open'])
    // A room that has slept holds what it held.
    await evictDurableObject(stubOf(codes[1]!), { webSockets: 'hibernate' })
    expect((await upgrade(next, from)).status).toBe(429)
    expect((await upgrade(next)).status).toBe(101)
    open[0]!.socket.close()
    await open[0]!.closed
    await until(async () => {
      const { status, webSocket } = await upgrade(next, from)
      webSocket?.accept()
      webSocket?.close()
      return status === 101
    }, 'room for one more')
    for (const { socket } of open) socket.close()
  })

  test('Messages of a closed client that keeps sending are ignored.', async () => {
    const code = await codeOf({ game: 'zombie-wars', seats: 2 })
    const eve = await enter(code, newToken())
    await runInDurableObject(stubOf(code), (room, ctx) => {
      const [theirs] = ctx.getWebSockets()
      const say = (text: string) =>
        (room as unknown as { webSocketMessage: (socket: WebSocket, text: string) => void }).webSocketMessage(
          theirs!,
          text,
        )
      say('["hello",{"v":99}]')
      expect(theirs!.readyState).not.toBe(WebSocket.OPEN)
      say('["take",1,0,"Eve"]')
    })
    const { room } = (await (await get(`/api/rooms/${code}`)).json()) as { room: { chairs: object[] } }
    expect(room.chairs[0]).toMatchObject({ person: null })
    eve.socket.close()
  })

  test('Addresses are not stored: a socket has a keyed hash.', async () => {
    const code = await codeOf({ game: 'zombie-wars', seats: 2 })
    const address = '198.51.100.77'
    const { socket } = await enter(code, null, { 'cf-connecting-ip': address })
    const remembered = await runInDurableObject(stubOf(code), (_, ctx) =>
      JSON.stringify(ctx.getWebSockets().map((own) => own.deserializeAttachment() as unknown)),
    )
    expect(remembered).toMatch(/"address":"[0-9a-f]{12}"/)
    expect(remembered).not.toContain(address)
    socket.close()
  })
})

describe('Every exception ends as JSON or a page with a code', () => {
  const FAULT = 'TypeError: undefined is not a function at /srv/secret/place.ts:7'
  const FULL = 'database or disk is full: SQLITE_FULL'

  /** The Worker, with objects that fail in every way they are asked. */
  const ask = (path: string, message: string, init: RequestInit = {}) => {
    const fail = () => Promise.reject(new Error(message))
    const object = new Proxy({}, { get: (_, name) => (name === 'then' ? undefined : fail) })
    const objects = { getByName: () => object }
    const broken = new Proxy(env, {
      get: (own, name) =>
        ['ROOM', 'CHALLENGE', 'ALLOWANCE'].includes(String(name)) ? objects : Reflect.get(own, name),
    })
    const request = new Request(`https://shamble.example${path}`, init) as Parameters<typeof worker.fetch>[0]
    return worker.fetch(request, broken as unknown as Env, createExecutionContext())
  }
  const posted = (body: object): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', 'cf-connecting-ip': '192.0.2.99' },
    body: JSON.stringify(body),
  })

  const today = new Date().toISOString().slice(0, 10)
  test.each([
    ['POST', '/api/rooms', { game: 'zombie-wars' }],
    ['POST', '/api/challenges', { game: 'zombie-wars', seats: 2, seed: 'abc' }],
    [
      'POST',
      `/api/challenges/daily-zombie-wars-${today}/attempts`,
      { token: newToken(), name: 'Ann', log: '0' },
    ],
    ['GET', '/api/rooms/CODE', null],
    ['GET', '/ws/CODE', null],
    ['GET', `/api/challenges/daily-zombie-wars-${today}`, null],
    ['GET', '/r/CODE', null],
    ['GET', '/embed/r/CODE', null],
    ['GET', '/daily/zombie-wars', null],
  ])('%s %s', async (_, path, body) => {
    const code = await codeOf({ game: 'zombie-wars' })
    const at = path.replace('CODE', code)
    const init = body ? posted(body) : { headers: { upgrade: 'websocket' } }
    for (const [message, status, expected] of [
      [FAULT, 500, 'server-fault'],
      [FULL, 503, 'not-stored'],
    ] as const) {
      const response = await ask(at, message, init)
      const text = await response.text()
      for (const inside of ['TypeError', 'SQLITE', 'secret/place', 'node_modules', '.ts:', ' at async ']) {
        expect(text).not.toContain(inside)
      }
      expect(text).toContain(expected)
      // SvelteKit answers any error in a page with 500.
      expect([status, 500]).toContain(response.status)
      if (at.startsWith('/api/') || at.startsWith('/ws/')) expect(response.status).toBe(status)
      expect(text).toMatch(/[A-Z][^<>{}]*try again in a moment\./)
    }
  })

  test('When the error page fails to render, a fallback names the code.', async () => {
    const { faultPage } = await import('../fault-page.ts')
    const response = faultPage(new Error(FAULT))
    expect([response.status, response.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8'])
    const text = await response.text()
    expect(text).toContain('server-fault')
    expect(text).not.toContain('TypeError')
  })

  test('Looking at a room writes nothing, so it works on a full disk.', async () => {
    const code = await codeOf({ game: 'zombie-wars', seats: 2 })
    const ann = await enter(code, newToken())
    ann.socket.send('["take",1,0,"Ann"]')
    await until(() => ann.heard.includes('["ok",1]'), 'the seat')
    // The room is not told that she is gone: it would find out, and store it.
    await evictDurableObject(stubOf(code), { webSockets: 'close' })
    const before = await runInDurableObject(stubOf(code), (_, { storage }) =>
      JSON.stringify(storage.sql.exec('SELECT kept FROM room').toArray()),
    )
    await evictDurableObject(stubOf(code), { webSockets: 'close' })
    expect((await get(`/api/rooms/${code}`)).status).toBe(200)
    const after = await runInDurableObject(stubOf(code), (_, { storage }) =>
      JSON.stringify(storage.sql.exec('SELECT kept FROM room').toArray()),
    )
    expect(after).toBe(before)
  })

  test('A server without a secret, or with a short one, opens nothing and says so.', async () => {
    for (const secret of [undefined, '', 'shamble']) {
      const bare = { ...env, ROOM_SECRET: secret } as unknown as Env
      const request = (path: string, init?: RequestInit) =>
        new Request(`https://shamble.example${path}`, init) as Parameters<typeof worker.fetch>[0]
      const opened = await worker.fetch(
        request('/api/rooms', posted({ game: 'zombie-wars' })),
        bare,
        createExecutionContext(),
      )
      expect(await errorOf(opened)).toEqual([503, 'no-secret'])
      const looked = await worker.fetch(request('/api/rooms/k7m-2qx-9tb'), bare, createExecutionContext())
      expect(await errorOf(looked)).toEqual([503, 'no-secret'])
    }
  })
})

describe('A broken room says so and expires', () => {
  test.each([
    ['The row of the room is no JSON.', "UPDATE room SET kept = '{\"half'"],
    ['It is something else.', "UPDATE room SET kept = '[7]'"],
    ['Its parts are missing.', "UPDATE room SET kept = json_remove(kept, '$.chairs', '$.options')"],
    [
      'An entry of the journal is no JSON.',
      "INSERT INTO entries (at, seat, n, seen, chosen, time, did) VALUES (0, 0, 1, 0, 0, 1000, '[\"half')",
    ],
  ])('%s', async (_, query) => {
    const response = await openRoom({ game: 'zombie-wars', seats: 2 })
    const { code } = (await response.json()) as { code: string }
    await withRows(code, (sql) => void sql.exec(query))
    for (let n = 0; n < 2; n++) {
      expect(await errorOf(await get(`/api/rooms/${code}`))).toEqual([500, 'room-broken'])
      expect(await errorOf(await upgrade(code))).toEqual([500, 'room-broken'])
      await evictDurableObject(stubOf(code))
    }
    const page = await get(`/r/${code}`)
    expect(page.status).toBe(500)
    expect(await page.text()).toContain('room-broken')
    // Without a record of its last use it goes with the next alarm, else when its time has come.
    await runInDurableObject(stubOf(code), async (__, { storage }) => {
      storage.sql.exec("UPDATE room SET kept = json_set(kept, '$.touched', 1000) WHERE json_valid(kept)")
      await storage.setAlarm(Date.now() + 60_000)
    })
    await evictDurableObject(stubOf(code))
    expect(await runDurableObjectAlarm(stubOf(code))).toBe(true)
    expect(await errorOf(await get(`/api/rooms/${code}`))).toEqual([404, 'no-room'])
  })

  test('An unreadable room expires by its last act.', async () => {
    const code = await codeOf({ game: 'zombie-wars', seats: 2 })
    await withRows(code, (sql) => {
      sql.exec("UPDATE room SET kept = '{'")
      const row = [0, 0, 1, 0, 0, Date.now() - 1000, '["half']
      sql.exec(
        'INSERT INTO entries (at, seat, n, seen, chosen, time, did) VALUES (?, ?, ?, ?, ?, ?, ?)',
        ...row,
      )
    })
    expect(await errorOf(await get(`/api/rooms/${code}`))).toEqual([500, 'room-broken'])
    await runInDurableObject(stubOf(code), (_, { storage }) => storage.setAlarm(Date.now() + 60_000))
    await evictDurableObject(stubOf(code))
    await runDurableObjectAlarm(stubOf(code))
    expect(await errorOf(await get(`/api/rooms/${code}`))).toEqual([500, 'room-broken'])
    const alarm = await runInDurableObject(stubOf(code), (_, { storage }) => storage.getAlarm())
    expect(alarm! - Date.now()).toBeGreaterThan(KEPT_OVER - 60_000)
  })

  test('A room whose report always fails still expires.', async () => {
    const posted = await get('/api/challenges', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'cf-connecting-ip': '192.0.2.120' },
      body: JSON.stringify({ game: 'zombie-wars', seats: 2, sealed: true }),
    })
    const { code } = (await posted.json()) as { code: string }
    const token = newToken()
    const tried = await get(`/api/challenges/${code}/attempts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'cf-connecting-ip': '192.0.2.120' },
      body: JSON.stringify({ token, name: 'Ann' }),
    })
    const { room } = (await tried.json()) as { room: string }
    const challenge = env.CHALLENGE.getByName(code)
    await runInDurableObject(challenge, (_, { storage }) => void storage.sql.exec('DROP TABLE attempts'))
    const ann = await enter(room, token)
    ann.socket.send('["x",0,1,0]')
    await until(() => ann.heard.some((text) => text.startsWith('["over"')), 'the end')
    ann.socket.close()
    // It is tried again, later each time; meanwhile the room is there.
    await until(
      async () =>
        (await runInDurableObject(stubOf(room), (_, { storage }) => storage.getAlarm()))! > Date.now() + 500,
      'a later try',
    )
    expect((await get(`/api/rooms/${room}`)).status).toBe(200)
    await runInDurableObject(stubOf(room), async (_, { storage }) => {
      storage.sql.exec("UPDATE room SET kept = json_set(kept, '$.touched', 1000)")
      storage.sql.exec('UPDATE entries SET time = 1000')
      await storage.setAlarm(Date.now() + 60_000)
    })
    await evictDurableObject(stubOf(room), { webSockets: 'close' })
    expect(await runDurableObjectAlarm(stubOf(room))).toBe(true)
    expect(await errorOf(await get(`/api/rooms/${room}`))).toEqual([404, 'no-room'])
  })
})
