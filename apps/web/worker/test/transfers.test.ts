import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { WAITS } from '../transfers.ts'
import { errorOf, get, inOneMinute } from './guests.ts'

/* Tables on their way to another device: handed out once, within minutes. */

afterEach(() => void vi.restoreAllMocks())

let addresses = 0
const from = () => ({ 'cf-connecting-ip': `10.8.0.${++addresses}` })
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

const lay = (body: unknown, headers: Record<string, string> = {}) =>
  get('/api/transfers', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...from(), ...headers },
  })
const take = (id: string, headers: Record<string, string> = {}) =>
  get(`/api/transfers/${id}`, { method: 'DELETE', headers: { ...from(), ...headers } })
const tablesIn = (id: string) =>
  runInDurableObject(env.TRANSFER.getByName(id), (_, { storage }) =>
    storage.sql.exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'").toArray(),
  )

test('What was laid ready is handed out once, and then nothing of it is left.', async () => {
  const id = newId()
  const laid = await lay({ id, sealed: 'c2VhbGVk' })
  expect([laid.status, await laid.json()]).toEqual([201, { minutes: 15 }])
  expect(laid.headers.get('cache-control')).toBe('no-store')
  const [first, second] = await Promise.all([take(id), take(id)])
  expect([first.status, second.status].sort()).toEqual([200, 404])
  const [taken, refused] = first.status === 200 ? [first, second] : [second, first]
  expect(await taken.json()).toEqual({ sealed: 'c2VhbGVk' })
  expect(await errorOf(refused)).toEqual([404, 'no-transfer'])
  expect(await errorOf(await take(id))).toEqual([404, 'no-transfer'])
  expect(await tablesIn(id)).toEqual([])
})

test('After fifteen minutes it is gone, by the clock and by the alarm.', async () => {
  const [late, never] = [newId(), newId()]
  for (const id of [late, never]) expect((await lay({ id, sealed: 'c2VhbGVk' })).status).toBe(201)
  const real = Date.now
  vi.spyOn(Date, 'now').mockImplementation(() => real.call(Date) + WAITS)
  expect(await errorOf(await take(late))).toEqual([404, 'no-transfer'])
  expect(await runDurableObjectAlarm(env.TRANSFER.getByName(never))).toBe(true)
  expect(await tablesIn(never)).toEqual([])
})

test('Taking what was never laid creates nothing, and nothing is replaced.', async () => {
  const id = newId()
  expect(await errorOf(await take(id))).toEqual([404, 'no-transfer'])
  expect(await tablesIn(id)).toEqual([])
  expect((await lay({ id, sealed: 'Zmlyc3Q' })).status).toBe(201)
  expect(await errorOf(await lay({ id, sealed: 'c2Vjb25k' }))).toEqual([400, 'bad-message'])
  expect(await (await take(id)).json()).toEqual({ sealed: 'Zmlyc3Q' })
})

test('Other methods, origins and forms are refused.', async () => {
  const id = newId()
  expect(await errorOf(await get(`/api/transfers/${id}`))).toEqual([405, 'bad-method'])
  expect(await errorOf(await get('/api/transfers'))).toEqual([405, 'bad-method'])
  for (const origin of ['https://evil.example', 'null']) {
    expect(await errorOf(await take(id, { origin }))).toEqual([403, 'forbidden-origin'])
    expect(await errorOf(await lay({ id, sealed: 'eA' }, { origin }))).toEqual([403, 'forbidden-origin'])
  }
  expect(await errorOf(await lay({ id, sealed: 'eA' }, { 'content-type': 'text/plain' }))).toEqual([
    415,
    'bad-type',
  ])
  for (const body of [null, {}, { id }, { id, sealed: 7 }, { id: 'x', sealed: 'eA' }, { id, sealed: '<b>' }])
    expect(await errorOf(await lay(body))).toEqual([400, 'bad-message'])
  expect(await errorOf(await lay({ id, sealed: 'x'.repeat(20_000) }))).toEqual([413, 'too-long'])
  expect(await errorOf(await take('not-an-id'))).toEqual([404, 'no-transfer'])
})

test('One address may lay and take ten times a minute.', async () => {
  const statuses = await inOneMinute(async (before) => {
    const headers = { 'cf-connecting-ip': `198.51.100.${140 + before}` }
    const statuses: number[] = []
    for (let n = 0; n < 11; n++) statuses.push((await take(newId(), headers)).status)
    return statuses
  })
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429])
})
