import { quickChance } from '@shamble/engine'
import { MAX_ROWS_PER_DAY, ROWS_PER_REPORT, SEATED } from '@shamble/room'
import { describe, expect, test } from 'vitest'
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { mayWriteRows, SHARDS } from '../allowance.ts'
import { markOf } from '../mark.ts'
import { RowQuota, type Rows } from '../row-quota.ts'
import {
  codeOf,
  dayWithMinutesLeft,
  join,
  makeSomeMove,
  newToken,
  socketTo,
  stubOf,
  until,
} from './guests.ts'

/* What an address may write in a day: rows of all rooms together. */

/** Rows that all addresses have spent. */
async function rowsSpent(): Promise<number> {
  let sum = 0
  for (let shard = 0; shard < SHARDS; shard++) {
    sum += await runInDurableObject(env.ALLOWANCE.getByName(`rows/${shard}`), (_, { storage }) => {
      const made = storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'spent'").toArray()
      if (made.length === 0) return 0
      return storage.sql.exec<{ rows: number }>('SELECT total(times) AS rows FROM spent').one().rows
    })
  }
  return sum
}

const address = (n: number) => n.toString(16).padStart(12, '0')

describe('The quota of the day', () => {
  test('is spent once, then refused until the next day.', async () => {
    const day = await dayWithMinutesLeft(2)
    expect(await mayWriteRows(env, day, address(1), MAX_ROWS_PER_DAY - 1)).toBe(true)
    expect(await mayWriteRows(env, day, address(1), ROWS_PER_REPORT)).toBe(true)
    expect(await mayWriteRows(env, day, address(1), 1)).toBe(false)
    expect(await mayWriteRows(env, day, address(2), 1)).toBe(true)
    expect(await mayWriteRows(env, '2099-01-01', address(1), 1)).toBe(true)
  })

  test('is told of the first row, then in batches, and of what is left at the end.', async () => {
    const reports: number[] = []
    const quota = new RowQuota(
      address(3),
      null,
      () => {},
      (_, rows) => {
        reports.push(rows)
        return Promise.resolve(true)
      },
    )
    await quota.wrote(2)
    for (let row = 1; row < ROWS_PER_REPORT; row++) await quota.wrote(1)
    expect(reports).toEqual([2])
    await quota.wrote(2)
    await quota.wrote(3)
    await quota.report()
    await quota.report()
    expect(reports).toEqual([2, ROWS_PER_REPORT + 1, 3])
  })

  test('is remembered over a sleep: rows that were not reported, and whether any are left.', async () => {
    let kept: Rows | null = null
    let left = true
    const reports: number[] = []
    const awake = () =>
      new RowQuota(
        address(4),
        kept,
        (rows) => (kept = rows),
        (_, rows) => {
          reports.push(rows)
          return Promise.resolve(left)
        },
      )
    await awake().wrote(1)
    for (let row = 1; row < ROWS_PER_REPORT; row++) await awake().wrote(1)
    expect([reports, awake().isOver()]).toEqual([[1], false])
    left = false
    await awake().wrote(1)
    expect([reports, awake().isOver()]).toEqual([[1, ROWS_PER_REPORT], true])
  })
})

/** A seated person in a room of their own, and a way to make some moves. */
async function seated(seed: string) {
  const code = await codeOf({ game: 'zombie-wars', seats: 2, seed })
  const ann = join(code, newToken())
  for (const seat of [0, 1]) expect(await ann.client.request('take', seat, 'Ann')).toBeNull()
  expect(await ann.client.request('start')).toBeNull()
  await until(() => ann.client.state.game !== null, 'the table')
  const chance = quickChance(seed)
  async function moves(many: number) {
    for (const end = ann.client.state.game!.at + many; ann.client.state.game!.at < end;) {
      const { at } = ann.client.state.game!
      await until(() => {
        const isHeard = ann.client.state.sending.length === 0
        if (ann.client.state.game!.at === at && isHeard) makeSomeMove(ann, chance)
        return ann.client.state.game!.at > at && ann.client.state.sending.length === 0
      }, 'the move')
    }
  }
  return { code, ann, moves }
}

test('All rows count when their connection has closed, however few, and a sleep forgets none.', async () => {
  await dayWithMinutesLeft(2)
  const before = await rowsSpent()
  const { code, ann, moves } = await seated('asleep')
  for (let round = 0; round < 3; round++) {
    await moves(4)
    await evictDurableObject(stubOf(code), { webSockets: 'hibernate' })
  }
  ann.client.close()
  await until(async () => (await rowsSpent()) >= before + 12, 'the rows of all moves')
})

test('An address without rows is slow in each room, from its first row on, and after a sleep.', async () => {
  const day = await dayWithMinutesLeft(2)
  const headers = { 'cf-connecting-ip': '10.77.0.1' }
  const mark = markOf(new Request('https://shamble.example/', { headers }), env)
  await mayWriteRows(env, day, mark, MAX_ROWS_PER_DAY)
  const code = await codeOf({ game: 'zombie-wars', seats: 2 })
  const { socket, heard } = await socketTo(code, headers)
  const say = (...message: unknown[]) => socket.send(JSON.stringify(message))
  const refusals = () => heard.map((text) => JSON.parse(text) as unknown[]).filter(([kind]) => kind === 'no')
  say('hello', { v: 1, token: newToken() })
  say('take', 1, 0, 'Eve')
  // As fast as people with rows may.
  for (let n = 0; n < 100 && !refusals().some(([, no]) => no === 'too-fast'); n++) {
    await scheduler.wait(1000 / SEATED.perSecond)
    say('agree', 2, true)
  }
  await evictDurableObject(stubOf(code), { webSockets: 'hibernate' })
  const known = refusals().length
  for (let n = 0; n < 5; n++) say('agree', 3 + n, true)
  await until(() => refusals().length === known + 5, 'the answers')
  const codes = refusals().map(([, no]) => no)
  expect(codes.slice(known)).toEqual(['nothing-asked', ...Array<string>(4).fill('too-fast')])
  socket.close()
  // A new connection, which has written nothing.
  const other = await socketTo(code, headers)
  for (let n = 0; n < 3; n++) other.socket.send(JSON.stringify(['agree', n, true]))
  await until(() => other.heard.length === 3, 'the answers')
  expect(other.heard.map((text) => (JSON.parse(text) as unknown[])[1])).toEqual([
    'no-hello',
    'too-fast',
    'too-fast',
  ])
  other.socket.close()
})
