import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { recover } from '../keeping.ts'
import type { Exported } from '../operator.ts'
import { roomAt } from '../snapshot.ts'
import { tablesOf } from '../table-page.ts'
import { attempt, challenge, challengeOf, runOf, stored, withoutPar } from './challengers.ts'
import {
  codeOf,
  errorOf,
  get,
  inOneMinute,
  join,
  newToken,
  party,
  rowsIn,
  socketTo,
  stubOf,
  until,
  upgrade,
  type Guest,
} from './guests.ts'

/* What the operator takes down, exports and brings back, and what nobody else does. */

const TERMS = { game: 'zombie-wars', seats: 2, options: { hourTrack: 'short' } }
const SECRET = env.OPERATOR_SECRET!
let addresses = 0
const newAddress = () => `10.12.${++addresses >> 8}.${addresses & 255}`

const asOperator = (code: string, method = 'GET', body?: object, headers: Record<string, string> = {}) =>
  get(`/api/operator/${code}`, {
    method,
    headers: {
      authorization: `Bearer ${SECRET}`,
      'cf-connecting-ip': newAddress(),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  })

async function exported(code: string): Promise<Exported> {
  const response = await asOperator(code)
  if (response.status !== 200) throw new Error(await response.text())
  return response.json()
}

async function downOf(code: string): Promise<string[]> {
  const response = await asOperator(code, 'DELETE')
  if (response.status !== 200) throw new Error(await response.text())
  return ((await response.json()) as { down: string[] }).down
}

const guests: Guest[] = []
afterEach(() => {
  for (const { client } of guests.splice(0)) client.close()
})

const TOMBSTONE = [{ at: expect.any(Number) as number }]

describe('A room in play is taken down', () => {
  test('Its sockets close with a sentence, its pages say 410, only a mark is left, and nobody brings it back.', async () => {
    const { code, guests: there } = await party()
    guests.push(...there)
    const [ann] = there as [Guest, Guest, Guest]
    const { heard, closed } = await socketTo(code)
    expect(await downOf(code)).toEqual([code])
    expect((await closed).reason).toBe('taken-down')
    expect(JSON.parse(heard.at(-1)!)).toEqual([
      'bye',
      'taken-down',
      expect.stringMatching(/^The operator .*[.]$/),
    ])
    await until(
      () => there.every(({ client }) => client.state.trouble?.code === 'taken-down'),
      'what everybody is told',
    )
    for (let n = 0; n < 2; n++) {
      expect(await errorOf(await get(`/api/rooms/${code}`))).toEqual([410, 'taken-down'])
      expect(await errorOf(await upgrade(code))).toEqual([410, 'taken-down'])
      for (const path of [`/r/${code}`, `/embed/r/${code}`]) {
        const page = await get(path)
        expect(page.status).toBe(410)
        expect(await page.text()).toContain('The operator of this server has taken this table down.')
      }
      expect(
        await rowsIn(code, "SELECT name FROM sqlite_master WHERE name NOT LIKE '!_%' ESCAPE '!'"),
      ).toEqual([{ name: 'taken_down' }])
      expect(await rowsIn(code, 'SELECT * FROM taken_down')).toEqual(TOMBSTONE)
      expect(await runInDurableObject(stubOf(code), (_, { storage }) => storage.getAlarm())).toBeNull()
      await evictDurableObject(stubOf(code), { webSockets: 'close' })
    }
    // Its code is not free, and a page that comes back does not make it again.
    expect(await roomAt(env, code).create({})).toBe(false)
    const late = join(code, ann.token)
    guests.push(late)
    await scheduler.wait(300)
    expect(late.client.state.game).toBeNull()
    expect(await rowsIn(code, 'SELECT * FROM taken_down')).toEqual(TOMBSTONE)
    // Once more does no harm.
    expect(await downOf(code)).toEqual([code])
  })

  test('A socket that slept meanwhile is told as well.', async () => {
    const code = await codeOf({ game: 'zombie-wars', seats: 2 })
    const { heard, closed } = await socketTo(code)
    await evictDurableObject(stubOf(code))
    expect(await downOf(code)).toEqual([code])
    await closed
    expect(heard.at(-1)).toContain('taken-down')
  })

  test('A room that cannot be read is taken down too.', async () => {
    const code = await codeOf({ game: 'zombie-wars', seats: 2 })
    await rowsIn(code, "UPDATE room SET kept = '{'")
    await evictDurableObject(stubOf(code))
    expect(await errorOf(await get(`/api/rooms/${code}`))).toEqual([500, 'room-broken'])
    expect(await downOf(code)).toEqual([code])
    expect(await errorOf(await get(`/api/rooms/${code}`))).toEqual([410, 'taken-down'])
  })
})

test('A listed table leaves the list at once, and is exported with its row there.', async () => {
  const code = await codeOf({ game: 'zombie-wars', seats: 2 })
  const ann = join(code, newToken())
  guests.push(ann)
  expect(await ann.client.request('take', 0, 'Ann')).toBeNull()
  expect(await ann.client.request('list', true, null)).toBeNull()
  const row = () => tablesOf(env, 'zombie-wars').kept(code)
  await until(async () => (await row()) !== null, 'the listing')
  expect((await exported(code)).listed['zombie-wars']).toMatchObject({ code })
  // A change on its way to the list does not come after it.
  const changing = ann.client.request('bot', 1, 'easy')
  expect(await downOf(code)).toEqual([code])
  await changing
  expect(await row()).toBeNull()
  await scheduler.wait(300)
  expect(await row()).toBeNull()
})

describe('A challenge is taken down', () => {
  test('Its page says 410, its board is gone, and no attempt brings it back.', async () => {
    const code = await challenge({ ...TERMS, seed: 'down', name: 'A bad name' })
    await withoutPar(code)
    const { text } = await runOf(TERMS, 'down')
    const body = { token: newToken(), name: 'Ann', log: text }
    expect((await attempt(code, body)).status).toBe(201)
    const { challenges, rooms } = await exported(code)
    expect(rooms).toEqual({})
    expect(JSON.stringify(challenges[code]!.tables)).toContain('A bad name')
    expect(challenges[code]!.tables.rows).toMatchObject([{ name: 'Ann' }])
    expect(await downOf(code)).toEqual([code])
    for (let n = 0; n < 2; n++) {
      expect(await errorOf(await get(`/api/challenges/${code}`))).toEqual([410, 'taken-down'])
      expect(await errorOf(await get(`/api/challenges/${code}/logs`))).toEqual([410, 'taken-down'])
      expect(await errorOf(await attempt(code, body))).toEqual([410, 'taken-down'])
      const page = await get(`/s/${code}`)
      expect([page.status, await page.text()]).toEqual([
        410,
        expect.stringContaining('taken this challenge down'),
      ])
      await evictDurableObject(challengeOf(code))
    }
    expect(await stored(code, 'SELECT * FROM taken_down')).toEqual(TOMBSTONE)
  })

  test('That of today is not made again by who asks for it, nor are its shards.', async () => {
    const code = `daily-waterdeep-solo-${new Date().toISOString().slice(0, 10)}`
    expect((await get(`/api/challenges/${code}`)).status).toBe(200)
    const body = { token: newToken(), name: 'Ann' }
    const tried = await attempt(code, body)
    const { room } = (await tried.json()) as { room: string }
    const [own, ...shards] = await downOf(code)
    expect([own, shards]).toEqual([code, [expect.stringMatching(/#\d+$/)]])
    expect(await errorOf(await get(`/api/challenges/${code}`))).toEqual([410, 'taken-down'])
    expect(await errorOf(await attempt(code, body))).toEqual([410, 'taken-down'])
    expect(await stored(shards[0]!, 'SELECT * FROM taken_down')).toEqual(TOMBSTONE)
    // The room of the attempt is a room of its own. Taken down, it is not opened again by its owner.
    expect((await get(`/api/rooms/${room}`)).status).toBe(200)
    expect(await downOf(room)).toEqual([room])
  })

  test('A sealed attempt whose room was taken down leads to it, and does not open it again.', async () => {
    const code = await challenge({ ...TERMS, sealed: true })
    const body = { token: newToken(), name: 'Ann' }
    const { room } = (await (await attempt(code, body)).json()) as { room: string }
    expect(await downOf(room)).toEqual([room])
    expect(await (await attempt(code, body)).json()).toMatchObject({ room })
    expect(await errorOf(await get(`/api/rooms/${room}`))).toEqual([410, 'taken-down'])
  })
})

test('The export of a room has every table, the alarm and what its sockets carry; no token.', async () => {
  const { code, guests: there } = await party()
  guests.push(...there)
  const { rooms, challenges, listed } = await exported(code.toUpperCase())
  expect([Object.keys(rooms), challenges, listed]).toEqual([[code], {}, {}])
  const { tables, alarm, sockets } = rooms[code]!
  expect(Object.keys(tables).sort()).toEqual(['entries', 'room'])
  expect(JSON.parse(String(tables.room![0]!.kept))).toMatchObject({ code, game: 'zombie-wars' })
  expect(tables.room).toEqual(await rowsIn(code, 'SELECT * FROM room'))
  expect(alarm).toEqual(expect.any(Number))
  expect(sockets).toHaveLength(3)
  for (const { token } of there) if (token) expect(JSON.stringify(rooms)).not.toContain(token)
  // Looking changes nothing.
  expect((await get(`/api/rooms/${code}`)).status).toBe(200)
})

describe('Nobody else', () => {
  test('A wrong secret, or none, opens nothing; guesses are few.', async () => {
    const code = await codeOf({ game: 'zombie-wars', seats: 2 })
    for (const authorization of ['', 'Bearer ', `Bearer ${SECRET}x`, `Bearer ${SECRET.slice(1)}`, SECRET]) {
      for (const method of ['GET', 'DELETE'])
        expect(await errorOf(await asOperator(code, method, undefined, { authorization }))).toEqual([
          403,
          'not-operator',
        ])
    }
    expect((await get(`/api/rooms/${code}`)).status).toBe(200)
    await inOneMinute(async () => {
      const guess = { authorization: 'Bearer guess', 'cf-connecting-ip': newAddress() }
      for (let n = 0; n < 30; n++) expect((await asOperator(code, 'GET', undefined, guess)).status).toBe(403)
      const right = { 'cf-connecting-ip': guess['cf-connecting-ip'] }
      expect(await errorOf(await asOperator(code, 'GET', undefined, right))).toEqual([
        429,
        'too-many-operations',
      ])
    })
  })

  test.each(['', 'fifteen letters'])(
    'Without a secret of 16 characters there are no such routes: %o',
    async (OPERATOR_SECRET) => {
      const code = await codeOf({ game: 'zombie-wars', seats: 2 })
      const request = (path: string) =>
        new Request(`https://shamble.example/api/${path}`, {
          method: 'DELETE',
          headers: { authorization: `Bearer ${OPERATOR_SECRET}` },
        })
      const there = await answer(request(`operator/${code}`), { ...env, OPERATOR_SECRET })
      const nowhere = await answer(request(`nowhere/${code}`), { ...env, OPERATOR_SECRET })
      expect([there!.status, await there!.text()]).toEqual([nowhere!.status, await nowhere!.text()])
      expect(there!.status).toBe(404)
    },
  )

  test('Codes that are none, and codes of nothing, are told apart.', async () => {
    expect(await errorOf(await asOperator('no-such-cod'))).toEqual([404, 'bad-code'])
    const code = await codeOf({ game: 'zombie-wars', seats: 2 })
    await runInDurableObject(stubOf(code), (_, { storage }) => storage.deleteAll())
    await evictDurableObject(stubOf(code))
    for (const method of ['GET', 'DELETE'])
      expect(await errorOf(await asOperator(code, method))).toEqual([404, 'not-found'])
    expect(await errorOf(await asOperator(code, 'PUT', {}))).toEqual([405, 'bad-method'])
  })
})

describe('An earlier state is brought back', () => {
  const recovery = (code: string, body: object) => asOperator(`${code}/recovery`, 'POST', body)

  test('Storage without a history says so, and nothing changes.', async () => {
    const code = await codeOf({ game: 'zombie-wars', seats: 2 })
    const time = new Date(Date.now() - 60_000).toISOString()
    expect(await errorOf(await recovery(code, { time }))).toEqual([501, 'no-recovery'])
    expect(await errorOf(await recovery(code, { time: 'yesterday' }))).toEqual([400, 'bad-recovery'])
    expect(await errorOf(await recovery(code, {}))).toEqual([400, 'bad-recovery'])
    expect((await get(`/api/rooms/${code}`)).status).toBe(200)
  })

  // The platform's calls, as they are documented: what is on this machine has none.
  test('Where there is a history, the object ends after its answer and begins again with it.', async () => {
    const calls: unknown[] = []
    const ctx = {
      storage: {
        getBookmarkForTime: (time: number) => Promise.resolve(`bookmark of ${time}`),
        onNextSessionRestoreBookmark: (bookmark: string) => Promise.resolve(void calls.push(bookmark)),
      },
      abort: () => void calls.push('abort'),
    } as unknown as DurableObjectState
    expect(await recover(ctx, 1000)).toBe('restored')
    expect(calls).toEqual(['bookmark of 1000'])
    await until(() => calls.length > 1, 'the end')
    expect(calls).toEqual(['bookmark of 1000', 'abort'])
  })
})
