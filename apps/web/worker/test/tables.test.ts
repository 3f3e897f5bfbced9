import {
  LISTED_FOR,
  MAX_LISTED_PER_ADDRESS,
  MAX_LOOKERS_PER_ADDRESS,
  TABLES_PER_PAGE,
  type Snapshot,
  type TableSeen,
} from '@shamble/room'
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LISTED_PER_DAY, mayList } from '../allowance.ts'
import { TableList } from '../table-list.ts'
import { fitOf, tablesOf, type TablePage } from '../table-page.ts'
import {
  codeOf,
  errorOf,
  get,
  inOneDay,
  join,
  newToken,
  rowsIn,
  stubOf,
  until,
  type Guest,
} from './guests.ts'

/* Open tables: what their rooms tell the list, and what it tells to those who look. */

const GAME = 'zombie-wars'
const listOf = () => env.TABLES.getByName(GAME)
const list = () => tablesOf(env, GAME)
let addresses = 0
const newAddress = () => `10.9.${++addresses >> 8}.${addresses & 255}`
const asking = (path: string, headers: Record<string, string> = {}) =>
  get(path, { headers: { 'cf-connecting-ip': newAddress(), ...headers } })

const pageOf = async (after = '', game = GAME): Promise<TablePage> =>
  (await asking(`/api/tables/${game}?after=${after}`)).json()
const tableOf = async (code: string, game = GAME): Promise<TableSeen | undefined> =>
  (await pageOf('', game)).tables.find((table) => table.code === code)
const isListed = async (code: string, game = GAME) => (await tableOf(code, game)) !== undefined
/** Whether a value matches another, which may have asymmetric matchers. */
const equals = (value: unknown, other: unknown) => {
  try {
    expect(value).toEqual(other)
    return true
  } catch {
    return false
  }
}

/** A room with one person in it, who lists it. */
async function listed(
  opening: { game?: string; [name: string]: unknown } = {},
  bots: number | null = null,
): Promise<{ code: string; ann: Guest }> {
  const code = await codeOf({ game: GAME, seats: 2, ...opening })
  const ann = join(code, newToken())
  expect(await ann.client.request('take', 0, 'Ann <b>')).toBeNull()
  expect(await ann.client.request('list', true, bots)).toBeNull()
  await until(() => isListed(code, opening.game), 'the listing')
  return { code, ann }
}

const sitAnywhere = (body: object, headers: Record<string, string> = {}, game = GAME) =>
  get(`/api/tables/${game}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'cf-connecting-ip': newAddress(), ...headers },
  })

/** Somebody who looks at the list, with what they are told. */
async function looker(game = GAME, headers: Record<string, string> = {}) {
  const response = await asking(`/ws/tables/${game}`, { upgrade: 'websocket', ...headers })
  const socket = response.webSocket
  const heard: unknown[][] = []
  socket?.addEventListener('message', ({ data }) => {
    heard.push(JSON.parse(String(data)) as unknown[])
  })
  const closed = new Promise<CloseEvent>((resolve) => socket?.addEventListener('close', resolve))
  socket?.accept()
  return { response, socket: socket!, heard, closed }
}

/** Lays tables into the list, as if rooms had listed them. */
const lay = (count: number) =>
  runInDurableObject(listOf(), async (list: TableList, { storage }) => {
    const since = Date.now() - 60_000
    const table = { game: GAME, options: {}, clock: null, seats: 3, free: 2, begins: null }
    // Makes the table.
    await list.list({ ...table, code: 'zzz-zzz-zzz', since }, 'nobody')
    list.unlist('zzz-zzz-zzz')
    storage.transactionSync(() => {
      for (let n = 0; n < count; n++) {
        const code = String(n)
          .padStart(9, '0')
          .replace(/(...)(...)/, '$1-$2-')
        const seen = JSON.stringify({ ...table, code, since: since + n })
        const row = [code, since + n, fitOf({ n: n % 50 }, null), `address ${n % 5000}`, seen]
        storage.sql.exec('INSERT INTO tables VALUES (?, ?, ?, ?, ?)', ...row)
      }
    })
  })

beforeEach(() =>
  runInDurableObject(listOf(), async (list: TableList, { storage: { sql } }) => {
    const made = sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'tables'").toArray()
    const codes = made.length > 0 ? sql.exec<{ code: string }>('SELECT code FROM tables').toArray() : []
    for (const { code } of codes) list.unlist(code)
  }),
)
afterEach(() => void vi.restoreAllMocks())

describe('A table is in the list', () => {
  test('while it has a free seat: with game, options, clock and seats, and no names.', async () => {
    const { code, ann } = await listed({ clock: 300, options: { hourTrack: 'short' } }, 10)
    const table = (await tableOf(code))!
    expect(Object.keys(table).sort()).toEqual(
      ['begins', 'clock', 'code', 'free', 'game', 'options', 'seats', 'since'].sort(),
    )
    expect(table).toMatchObject({ game: GAME, clock: 300, seats: 2, free: 1 })
    expect(table.begins).toBe(table.since + 600_000)
    const stored = await runInDurableObject(listOf(), (_, { storage }) =>
      JSON.stringify(storage.sql.exec('SELECT * FROM tables').toArray()),
    )
    expect(stored).not.toMatch(/Ann|"10\.0/)
    const bob = join(code, newToken())
    expect(await bob.client.request('take', 1, 'Bob')).toBeNull()
    await until(async () => !(await isListed(code)), 'that it is full')
    expect(await bob.client.request('leave', 1)).toBeNull()
    await until(() => isListed(code), 'that it has a free seat')
    for (const { client } of [ann, bob]) client.close()
  })

  test.each<[string, (ann: Guest) => Promise<unknown>]>([
    ['its maker takes it back', (ann) => ann.client.request('list', false, null)],
    ['its maker leaves', (ann) => ann.client.request('leave', 0)],
    [
      'it begins',
      async (ann) => {
        expect(await ann.client.request('bot', 1, 'easy')).toBeNull()
        return ann.client.request('start')
      },
    ],
  ])('until %s; then the room has forgotten the listing too.', async (_, ends) => {
    const { code, ann } = await listed()
    expect(await ends(ann)).toBeNull()
    await until(async () => !(await isListed(code)), 'the end of the listing')
    const kept = async () => (await rowsIn(code, "SELECT kept ->> '$.listing' AS listing FROM room"))[0]
    await until(async () => (await kept())!.listing === null, 'that the room knows')
    ann.client.close()
  })

  test('for a day, also when its room says nothing any more.', async () => {
    const { code, ann } = await listed()
    const eve = await looker()
    const real = Date.now
    vi.spyOn(Date, 'now').mockImplementation(() => real.call(Date) + LISTED_FOR)
    expect(await isListed(code)).toBe(false)
    expect(await runDurableObjectAlarm(listOf())).toBe(true)
    await until(() => eve.heard.some(([kind]) => kind === 'tables'), 'the news')
    expect(eve.heard.at(-1)).toEqual(['tables', [], expect.arrayContaining([code])])
    // An empty list owns nothing.
    const left = await runInDurableObject(listOf(), (_, { storage }) =>
      storage.sql.exec("SELECT name FROM sqlite_master WHERE name = 'tables'").toArray(),
    )
    expect(left).toEqual([])
    expect(await list().unlist(code)).toEqual({ no: null, rows: 0 })
    eve.socket.close()
    ann.client.close()
  })

  test('again after a failure, at the next alarm of its room.', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const code = await codeOf({ game: GAME, seats: 2 })
    const ann = join(code, newToken())
    expect(await ann.client.request('take', 0, 'Ann')).toBeNull()
    const list = vi.spyOn(TableList.prototype, 'list').mockRejectedValueOnce(new Error('Overloaded.'))
    expect(await ann.client.request('list', true, null)).toBeNull()
    await until(() => list.mock.results.length > 0, 'the failure')
    expect(await isListed(code)).toBe(false)
    await until(async () => {
      await runDurableObjectAlarm(stubOf(code))
      return isListed(code)
    }, 'another try')
    ann.client.close()
  })

  test('no more, if its room died before it could say so: it says so when it wakes up.', async () => {
    const { code, ann } = await listed()
    ann.client.close()
    await evictDurableObject(stubOf(code), { webSockets: 'close' })
    await runInDurableObject(stubOf(code), (_, { storage }) => {
      storage.sql.exec("UPDATE room SET kept = json_set(kept, '$.listing.ended', json('true'))")
    })
    await evictDurableObject(stubOf(code), { webSockets: 'close' })
    expect(await isListed(code)).toBe(true)
    const again = join(code, newToken())
    await until(async () => !(await isListed(code)), 'the end of the listing')
    again.client.close()
  })
})

describe('A page of ten thousand tables', () => {
  test('reads no more rows than it shows, and the next one goes on after it.', async () => {
    await lay(10_000)
    const first = await pageOf()
    expect(first.tables).toHaveLength(TABLES_PER_PAGE)
    const second = await pageOf(first.more!)
    expect(second.tables).toHaveLength(TABLES_PER_PAGE)
    const codes = [...first.tables, ...second.tables].map(({ code }) => code)
    expect(codes).toEqual([...codes].sort())
    expect(new Set(codes).size).toBe(2 * TABLES_PER_PAGE)
    // What cannot be the end of a page is the beginning.
    for (const none of ['x', '1', "0.' OR 1=1", '9999999999999999.000-000-000'])
      expect(await pageOf(encodeURIComponent(none))).toEqual(first)

    const read = await runInDurableObject(listOf(), async (list: TableList, { storage }) => {
      const cursors: SqlStorageCursor<never>[] = []
      const exec = storage.sql.exec.bind(storage.sql)
      vi.spyOn(storage.sql, 'exec').mockImplementation((...query) => {
        const cursor = exec(...query)
        cursors.push(cursor as never)
        return cursor as never
      })
      const rowsOf = async (does: () => unknown) => {
        cursors.length = 0
        await does()
        return cursors.reduce((sum, { rowsRead }) => sum + rowsRead, 0)
      }
      const table: TableSeen = { ...first.tables[0]!, code: 'aaa-aaa-aaa', since: Date.now() }
      await list.list({ ...table, code: 'bbb-bbb-bbb' }, 'somebody')
      return {
        page: await rowsOf(() => list.page(first.more)),
        fitting: await rowsOf(() => list.fitting({ n: 3 }, null, 3)),
        list: await rowsOf(() => list.list(table, 'somebody')),
        change: await rowsOf(() => list.list({ ...table, free: 1 }, 'somebody')),
        unlist: await rowsOf(() => list.unlist(table.code)),
      }
    })
    expect(read.page).toBeLessThanOrEqual(2 * (TABLES_PER_PAGE + 1))
    for (const rows of [read.fitting, read.list, read.change, read.unlist]) expect(rows).toBeLessThan(20)
  })
})

describe('A looker', () => {
  test('is sent a page and then every change, also after the list has slept.', async () => {
    const game = 'catan-zombies'
    const { code, ann } = await listed({ game, seats: 3 })
    const eve = await looker(game)
    const told = (what: unknown[]) =>
      until(() => eve.heard.some((message) => equals(message, what)), JSON.stringify(what))
    await told(['page', [expect.objectContaining({ code, free: 2 })], null])
    await evictDurableObject(env.TABLES.getByName(game), { webSockets: 'hibernate' })
    expect(await ann.client.request('clock', 60)).toBeNull()
    await told(['tables', [expect.objectContaining({ code, clock: 60 })], []])
    expect(await ann.client.request('list', false, null)).toBeNull()
    await told(['tables', [], [code]])
    eve.socket.close()
    ann.client.close()
  })

  test('says nothing: a message closes the socket.', async () => {
    const eve = await looker()
    eve.socket.send('["list",{"code":"abc-def-ghj"}]')
    expect((await eve.closed).reason).toBe('bad-message')
    expect((await pageOf()).tables).toEqual([])
  })

  test('has a bounded number of sockets; a closed one makes room for another.', async () => {
    const from = { 'cf-connecting-ip': '198.51.100.7' }
    const all = []
    for (let n = 0; n < MAX_LOOKERS_PER_ADDRESS; n++) all.push(await looker(GAME, from))
    expect(await errorOf((await looker(GAME, from)).response)).toEqual([429, 'too-many-lookers'])
    expect((await looker()).response.status).toBe(101)
    all[0]!.socket.close()
    await all[0]!.closed
    await until(async () => (await looker(GAME, from)).response.status === 101, 'room for another')
  })

  test('comes from our own pages.', async () => {
    for (const origin of ['https://evil.example', 'null'])
      expect(await errorOf((await looker(GAME, { origin })).response)).toEqual([403, 'forbidden-origin'])
    expect(await errorOf(await asking(`/ws/tables/${GAME}`))).toEqual([426, 'no-socket'])
    expect(await errorOf(await asking('/ws/tables/monopoly'))).toEqual([404, 'no-such-game'])
    expect(await errorOf(await asking('/api/tables/__proto__'))).toEqual([404, 'no-such-game'])
    expect((await asking('/api/tables/zombie%2Dwars')).status).toBe(200)
  })
})

describe('Play with anyone', () => {
  const answerOf = async (response: Response) => (await response.json()) as { code: string; joined: boolean }
  const options = { hourTrack: 'short' }

  test('joins the table that has waited longest, if it plays the same.', async () => {
    const first = await listed({ options, clock: 60 })
    const second = await listed({ options, clock: 60 })
    expect(await answerOf(await sitAnywhere({ options, clock: 60 }))).toEqual({
      code: first.code,
      joined: true,
    })
    for (const other of [
      { options },
      { clock: 60 },
      { options, clock: 30 },
      { options, clock: 60, seed: 'a' },
    ]) {
      const response = await sitAnywhere(other)
      expect(response.status).toBe(201)
      expect((await answerOf(response)).joined).toBe(false)
    }
    for (const { ann } of [first, second]) ann.client.close()
  })

  test('else opens a table with a free seat, which is listed when its maker sits down.', async () => {
    const response = await sitAnywhere({ list: 5 }, {}, 'world-war-z')
    expect(response.status).toBe(201)
    const { code } = await answerOf(response)
    const list = tablesOf(env, 'world-war-z')
    expect((await list.page(null)).tables).toEqual([])
    const ann = join(code, newToken())
    expect(await ann.client.request('take', 0, 'Ann')).toBeNull()
    await until(async () => (await list.page(null)).tables.length > 0, 'the listing')
    const [table] = (await list.page(null)).tables
    expect(table).toMatchObject({ code, seats: 2, free: 1 })
    expect(table!.begins).toBe(table!.since + 300_000)
    ann.client.close()
  })

  test('drops tables from the list that have no seat any more or are gone.', async () => {
    const { code, ann } = await listed()
    const { options } = (await tableOf(code))!
    const stale = { game: GAME, options, clock: null, seats: 2, free: 1, begins: null }
    await list().list({ ...stale, code: '000-000-000', since: Date.now() - 5000 }, 'nobody')
    expect(await answerOf(await sitAnywhere({}))).toEqual({ code, joined: true })
    expect(await isListed('000-000-000')).toBe(false)
    ann.client.close()
  })

  test('is no way around the limits of rooms.', async () => {
    expect(await errorOf(await sitAnywhere({ list: 3 }))).toEqual([400, 'bad-wait'])
    expect(await errorOf(await sitAnywhere({ options: { none: 1 } }))).toEqual([400, 'bad-options'])
    expect(await errorOf(await sitAnywhere({ more: 1 }))).toEqual([400, 'bad-message'])
    expect(await errorOf(await sitAnywhere({}, { origin: 'https://evil.example' }))).toEqual([
      403,
      'forbidden-origin',
    ])
    expect(await errorOf(await sitAnywhere({}, { 'content-type': 'text/plain' }))).toEqual([415, 'bad-type'])
  })
})

describe('An address', () => {
  const table = (n: number): TableSeen => ({
    code: `abc-def-${String(n).padStart(3, '0')}`,
    game: GAME,
    options: {},
    clock: null,
    seats: 2,
    free: 1,
    since: Date.now(),
    begins: null,
  })

  test('has a bounded number of tables in the list; the maker of another is told.', async () => {
    for (let n = 0; n < MAX_LISTED_PER_ADDRESS; n++) expect((await list().list(table(n), 'a')).no).toBeNull()
    expect((await list().list(table(100), 'a')).no).toBe('too-many-listed')
    // One that is listed already may change.
    expect((await list().list({ ...table(0), seats: 3 }, 'a')).no).toBeNull()
    expect((await list().list(table(101), 'b')).no).toBeNull()
    await list().unlist(table(0).code)
    expect((await list().list(table(100), 'a')).no).toBeNull()

    const code = await codeOf({ game: GAME, seats: 2 })
    const ann = join(code, newToken())
    expect(await ann.client.request('take', 0, 'Ann')).toBeNull()
    vi.spyOn(TableList.prototype, 'list').mockResolvedValueOnce({ no: 'too-many-listed', rows: 0 })
    expect(await ann.client.request('list', true, null)).toBeNull()
    await until(() => ann.client.state.trouble?.code === 'too-many-listed', 'the word')
    const { room } = (await (await get(`/api/rooms/${code}`)).json()) as Snapshot
    expect(room.listed).toBeNull()
    ann.client.close()
  })

  test('lists a bounded number a day.', async () => {
    const left = await inOneDay(async (before) => {
      const address = `${before}`.padStart(12, 'c')
      let listed = 0
      while (listed <= LISTED_PER_DAY && (await mayList(env, address))) listed++
      return listed
    })
    expect(left).toBe(LISTED_PER_DAY)
  })
})
