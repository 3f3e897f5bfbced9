import { CODE_BYTES, makeCode, SAYINGS } from '@shamble/room'
import { evictDurableObject, listDurableObjectIds } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import {
  codeOf,
  errorOf,
  get,
  inOneMinute,
  openRoom,
  rowsIn,
  socketTo,
  stubOf,
  until,
  upgrade,
} from './guests.ts'

/* How a room is opened and reached: requests, codes, sockets. */

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
