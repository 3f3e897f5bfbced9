import { quickChance } from '@shamble/engine'
import { MAX_ROWS_PER_DAY, ROWS_PER_REPORT } from '@shamble/room'
import { describe, expect, test } from 'vitest'
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { mayWriteRows, SHARDS } from '../allowance.ts'
import { RowQuota } from '../row-quota.ts'
import { codeOf, dayWithMinutesLeft, makeSomeMove, newToken, join, until } from './guests.ts'

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

  test('is reported in batches, and a room remembers the answer.', async () => {
    const reports: [string, number][] = []
    const quota = new RowQuota((_, who, rows) => {
      reports.push([who, rows])
      return Promise.resolve(who !== 'spent')
    })
    for (let row = 1; row < ROWS_PER_REPORT; row++) await quota.wrote('spent', 1)
    expect([reports, quota.isOver('spent')]).toEqual([[], false])
    await quota.wrote('spent', 2)
    await quota.wrote('other', ROWS_PER_REPORT)
    expect(reports).toEqual([
      ['spent', ROWS_PER_REPORT + 1],
      ['other', ROWS_PER_REPORT],
    ])
    expect([quota.isOver('spent'), quota.isOver('other')]).toEqual([true, false])
  })
})

test('A room counts every row it writes for the address that made it write.', async () => {
  await dayWithMinutesLeft(2)
  const code = await codeOf({ game: 'zombie-wars', seats: 2, seed: 'rows' })
  const ann = join(code, newToken())
  for (const seat of [0, 1]) expect(await ann.client.request('take', seat, 'Ann')).toBeNull()
  expect(await ann.client.request('start')).toBeNull()
  await until(() => ann.client.state.game !== null, 'the table')
  const chance = quickChance('rows')
  const before = await rowsSpent()
  while (ann.client.state.game!.at < ROWS_PER_REPORT) {
    const { at } = ann.client.state.game!
    await until(() => {
      if (ann.client.state.game!.at === at && ann.client.state.sending.length === 0) makeSomeMove(ann, chance)
      return ann.client.state.game!.at > at && ann.client.state.sending.length === 0
    }, 'the move')
  }
  await until(async () => (await rowsSpent()) >= before + ROWS_PER_REPORT, 'the report')
  ann.client.close()
})
