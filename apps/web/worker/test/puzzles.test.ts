import * as catalogue from '@shamble/catalogue/server'
import { createExecutionContext, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { mayCountTry, SHARDS, TRIES_AT_ONE, TRIES_PER_DAY } from '../allowance.ts'
import worker from '../index.ts'
import type { PuzzleCounts } from '../puzzle-counts.ts'
import type { Puzzles } from '../puzzles.ts'
import { errorOf, get, inOneDay, inOneMinute } from './guests.ts'

/* First tries at puzzles: counted by number, and bounded by address. */

const GAME = 'zombie-wars'
// Nobody tries its puzzles here.
const UNTRIED = 'catan-zombies'
const PUZZLES = 900

beforeAll(() => {
  vi.spyOn(catalogue, 'puzzleCount').mockImplementation((game) =>
    [GAME, UNTRIED].includes(game) ? PUZZLES : 0,
  )
})

let addresses = 0
const someAddress = () => `10.11.${++addresses >> 8}.${addresses & 255}`
const from = (address = someAddress()) => ({ 'cf-connecting-ip': address })

// Each test counts puzzles of its own.
let puzzles = 0
const newPuzzle = () => ++puzzles

const posting = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...from(), ...headers },
})
const attempt = (n: number | string, body: unknown, headers: Record<string, string> = {}, game = GAME) =>
  get(`/api/puzzle/${game}/${n}`, posting(body, headers))
const look = (n: number | string, game = GAME) => get(`/api/puzzle/${game}/${n}`, { headers: from() })

/** Tries a puzzle and returns the counts after it. */
async function tried(n: number, found: boolean, headers: Record<string, string> = {}): Promise<PuzzleCounts> {
  const response = await attempt(n, { found }, headers)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  return response.json()
}

/** The tables of an object, without those of the platform. */
const tablesIn = (stub: DurableObjectStub) =>
  runInDurableObject(stub, (_, { storage }) =>
    storage.sql
      .exec<{ name: string }>("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'")
      .toArray()
      .map(({ name }) => name),
  )

/** The rows that all shards of the quota of tries have. */
async function spentRows(): Promise<{ day: string; hash: string; times: number }[]> {
  const rows = []
  for (let shard = 0; shard < SHARDS; shard++) {
    const stub = env.ALLOWANCE.getByName(`tries/${shard}`)
    if ((await tablesIn(stub)).length === 0) continue
    rows.push(
      ...(await runInDurableObject(stub, (_, { storage }) =>
        storage.sql.exec<{ day: string; hash: string; times: number }>('SELECT * FROM spent').toArray(),
      )),
    )
  }
  return rows
}

describe('A look at the counts', () => {
  test('creates nothing, and may be kept for a minute by anybody.', async () => {
    const before = await spentRows()
    const response = await look(PUZZLES, UNTRIED)
    expect([response.status, await response.json()]).toEqual([200, { tries: 0, found: 0 }])
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await tablesIn(env.PUZZLES.getByName(UNTRIED))).toEqual([])
    expect(await spentRows()).toEqual(before)
  })

  test('wakes the object of its game and no other, and none within a minute.', async () => {
    const n = newPuzzle()
    await tried(n, true)
    const woken: string[] = []
    const watched = new Proxy(env, {
      get: (own, name) => {
        if (!['ROOM', 'CHALLENGE', 'ALLOWANCE', 'TABLES', 'TRANSFER', 'PUZZLES'].includes(String(name)))
          return Reflect.get(own, name)
        const objects = Reflect.get(own, name) as DurableObjectNamespace
        return {
          getByName: (of: string) => {
            woken.push(`${String(name)} ${of}`)
            return objects.getByName(of)
          },
        }
      },
    })
    for (let times = 0; times < 3; times++) {
      const request = new Request(`https://shamble.example/api/puzzle/${GAME}/${n}`, { headers: from() })
      const response = await worker.fetch(
        request as Parameters<typeof worker.fetch>[0],
        watched as unknown as Env,
        createExecutionContext(),
      )
      expect(await response.json()).toEqual({ tries: 1, found: 1 })
    }
    expect(woken).toEqual([`PUZZLES ${GAME}`])
  })
})

describe('A first try', () => {
  test('is counted for its puzzle, and for no other.', async () => {
    const [one, other] = [newPuzzle(), newPuzzle()]
    expect(await tried(one, true)).toEqual({ tries: 1, found: 1 })
    expect(await tried(one, false)).toEqual({ tries: 2, found: 1 })
    expect(await tried(other, false)).toEqual({ tries: 1, found: 0 })
    expect(await tried(one, true)).toEqual({ tries: 3, found: 2 })
    expect(await (await look(one)).json()).toEqual({ tries: 3, found: 2 })
    expect(await (await look(other)).json()).toEqual({ tries: 1, found: 0 })
  })

  test('writes one row, in which there is nothing but sums.', async () => {
    const n = newPuzzle()
    await tried(n, true)
    const { written, row } = await runInDurableObject(env.PUZZLES.getByName(GAME), (object, { storage }) => {
      const cursors: SqlStorageCursor<never>[] = []
      const exec = storage.sql.exec.bind(storage.sql)
      const watched = vi.spyOn(storage.sql, 'exec').mockImplementation((...query) => {
        const cursor = exec(...query)
        cursors.push(cursor as never)
        return cursor as never
      })
      ;(object as Puzzles).count(n, false)
      watched.mockRestore()
      return {
        written: cursors.reduce((sum, { rowsWritten }) => sum + rowsWritten, 0),
        row: exec('SELECT * FROM puzzles WHERE n = ?', n).one(),
      }
    })
    expect(written).toBe(1)
    expect(row).toEqual({ n, tries: 2, found: 1 })
  })

  test('of many at once is lost by none.', async () => {
    const n = newPuzzle()
    const all = await Promise.all(Array.from({ length: 30 }, (_, at) => tried(n, at % 3 === 0)))
    expect(all.map(({ tries }) => tries).sort((a, b) => a - b)).toEqual(all.map((_, at) => at + 1))
    expect(await (await look(n)).json()).toEqual({ tries: 30, found: 10 })
  })
})

describe('One address', () => {
  test('counts a bounded number of tries at one puzzle a day; after that it is told the counts.', async () => {
    const counted = await inOneDay(async () => {
      const [n, other, headers] = [newPuzzle(), newPuzzle(), from()]
      for (let times = 0; times < TRIES_AT_ONE; times++) await tried(n, true, headers)
      const over = await tried(n, false, headers)
      const others = [await tried(other, true, headers), await tried(n, false)]
      return [over, ...others]
    })
    expect(counted).toEqual([
      { tries: TRIES_AT_ONE, found: TRIES_AT_ONE },
      { tries: 1, found: 1 },
      { tries: TRIES_AT_ONE + 1, found: TRIES_AT_ONE },
    ])
  })

  test('counts a bounded number of tries a day; tries beyond those at one puzzle use up none.', async () => {
    const counted = await inOneDay(async () => {
      const request = new Request('https://shamble.example', { headers: from() })
      let counted = 0
      const all = Math.ceil(TRIES_PER_DAY / TRIES_AT_ONE) + 1
      for (let n = 0; n < all; n++)
        for (let times = 0; times < TRIES_AT_ONE + 2; times++)
          if (await mayCountTry(request, env, `${GAME}/${n}`)) counted++
      return counted
    })
    expect(counted).toBe(TRIES_PER_DAY)
  })

  test('is kept for a day, as two hashes, and neither the puzzle nor the answer.', async () => {
    const before = new Set((await spentRows()).map(({ hash }) => hash))
    const address = someAddress()
    await tried(newPuzzle(), true, from(address))
    const rows = (await spentRows()).filter(({ hash }) => !before.has(hash))
    expect(rows).toHaveLength(2)
    for (const row of rows) {
      expect(Object.keys(row)).toEqual(['day', 'hash', 'times'])
      expect(row).toMatchObject({ hash: expect.stringMatching(/^[0-9a-f]{64}$/), times: 1 })
    }
    for (let shard = 0; shard < SHARDS; shard++) {
      const stub = env.ALLOWANCE.getByName(`tries/${shard}`)
      if ((await tablesIn(stub)).length === 0) continue
      await runInDurableObject(stub, (_, { storage }) => {
        storage.sql.exec("UPDATE spent SET day = '2020-01-01'")
      })
      expect(await runDurableObjectAlarm(stub)).toBe(true)
    }
    expect(await spentRows()).toEqual([])
  })

  test('asks a bounded number of times a minute.', async () => {
    const n = newPuzzle()
    const statuses = await inOneMinute(async () => {
      const headers = from()
      const statuses: number[] = []
      for (let times = 0; times < 241; times++) {
        const init = times % 2 ? posting({ found: true }, headers) : { headers }
        statuses.push((await get(`/api/puzzle/${GAME}/${n}`, init)).status)
      }
      return statuses
    })
    expect(statuses).toEqual([...Array.from({ length: 240 }, () => 200), 429])
  })
})

describe('Strangers', () => {
  test.each(['0', '-1', '1e3', '1.0', '01', '+1', '0x1', 'one', '%20', '%', `${PUZZLES + 1}`, '1000000000'])(
    'There is no puzzle %s.',
    async (n) => {
      for (const response of [await look(n), await attempt(n, { found: true })])
        expect(await errorOf(response)).toEqual([404, 'no-such-puzzle'])
    },
  )

  test('There are no puzzles of other games, and none of a game without them.', async () => {
    for (const game of ['monopoly', '__proto__', 'Zombie-Wars', '%'])
      for (const response of [await look(1, game), await attempt(1, { found: true }, {}, game)])
        expect(await errorOf(response)).toEqual([404, 'no-such-game'])
    expect(await errorOf(await attempt(1, { found: true }, {}, 'world-war-z'))).toEqual([
      404,
      'no-such-puzzle',
    ])
    for (const path of ['/api/puzzle', `/api/puzzle/${GAME}`, `/api/puzzle/${GAME}/1/2`])
      expect(await errorOf(await get(path, posting({ found: true })))).toEqual([404, 'not-found'])
    expect(await tablesIn(env.PUZZLES.getByName('monopoly'))).toEqual([])
  })

  test('A puzzle that is spelled differently is the same puzzle.', async () => {
    const n = newPuzzle()
    await tried(n, true)
    const spelled = `%3${String(n).charAt(0)}${String(n).slice(1)}`
    const response = await attempt(spelled, { found: false }, {}, 'zombie%2Dwars')
    expect(await response.json()).toEqual({ tries: 2, found: 1 })
  })

  test('Other methods, origins and forms are refused, and count nothing.', async () => {
    const n = newPuzzle()
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS'])
      expect(await errorOf(await get(`/api/puzzle/${GAME}/${n}`, { method }))).toEqual([405, 'bad-method'])
    for (const origin of ['https://evil.example', 'null'])
      expect(await errorOf(await attempt(n, { found: true }, { origin }))).toEqual([403, 'forbidden-origin'])
    expect(await errorOf(await attempt(n, { found: true }, { 'content-type': 'text/plain' }))).toEqual([
      415,
      'bad-type',
    ])
    for (const body of ['', '{', 'null', '[]', '{}', '"found"', '{"found":1}', '{"found":"true"}'])
      expect(await errorOf(await attempt(n, body))).toEqual([400, 'bad-message'])
    expect(await errorOf(await attempt(n, { found: true, x: 'x'.repeat(20_000) }))).toEqual([413, 'too-long'])
    expect(await tried(n, false)).toEqual({ tries: 1, found: 0 })
  })

  test('Nothing of an answer is kept but whether it found the puzzle.', async () => {
    const n = newPuzzle()
    await attempt(n, { found: true, tries: 1000, name: 'Ann', n: 1 })
    expect(await (await look(n)).json()).toEqual({ tries: 1, found: 1 })
  })
})
