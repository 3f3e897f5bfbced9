import { MAX_TABLES, type OwnTable } from '@shamble/room'
import { evictDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { OwnAnswer } from '../my-tables.ts'
import { codeOf, errorOf, get, inOneMinute, join, newToken, party, rowsIn, stubOf } from './guests.ts'

/* The tables of a player, in one request. */

let addresses = 0

const ask = (tables: unknown, init: { headers?: Record<string, string>; method?: string } = {}) =>
  get('/api/my-tables', {
    method: 'POST',
    ...(init.method !== 'GET' && { body: JSON.stringify({ tables }) }),
    ...init,
    headers: {
      'content-type': 'application/json',
      'cf-connecting-ip': `10.9.0.${++addresses}`,
      ...init.headers,
    },
  })

async function tablesOf(tables: [string, string][]): Promise<OwnAnswer[]> {
  const response = await ask(tables)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const body = (await response.json()) as { now: number; tables: OwnAnswer[] }
  expect(Math.abs(body.now - Date.now())).toBeLessThan(60_000)
  return body.tables
}

test('One request says of several tables whose turn it is, in the order asked.', async () => {
  const { code, guests } = await party({ clock: 259_200 })
  const lobby = await codeOf({ game: 'catan-zombies' })
  const [ann, bob] = guests as [(typeof guests)[0], (typeof guests)[0]]
  const cat = join(lobby, ann.token)
  expect(await cat.client.request('take', 0, 'Cat')).toBeNull()
  const [waiting, playing] = (await tablesOf([
    [lobby, ann.token!],
    [code, ann.token!],
  ])) as OwnTable[]
  expect(waiting).toMatchObject({ code: lobby, game: 'catan-zombies', phase: 'lobby', since: null })
  expect(playing).toMatchObject({ code, phase: 'playing', company: ['Bob'], bots: 1, clock: 259_200 })
  const [his] = (await tablesOf([[code, bob.token!]])) as OwnTable[]
  expect([playing!.since === null, his!.since === null].filter(Boolean).length).toBeGreaterThanOrEqual(1)
  for (const { client } of [...guests, cat]) client.close()
})

test('Codes that are no rooms, tokens without a seat and texts that are neither are answered by nothing; nothing is created.', async () => {
  const code = await codeOf({ game: 'zombie-wars' })
  const token = newToken()
  const ann = join(code, token)
  expect(await ann.client.request('take', 0, 'Ann')).toBeNull()
  const answers = await tablesOf([
    [code, newToken()],
    ['aaa-aaa-aaa', token],
    ['', ''],
    [code, 'x'],
    [code, token],
  ])
  expect(answers.map((answer) => answer !== null)).toEqual([false, false, false, false, true])
  ann.client.close()
})

test('A table that cannot go on says so, and the others are answered.', async () => {
  const [broken, whole] = [await codeOf({ game: 'zombie-wars' }), await codeOf({ game: 'zombie-wars' })]
  const token = newToken()
  for (const code of [broken, whole]) {
    const ann = join(code, token)
    expect(await ann.client.request('take', 0, 'Ann')).toBeNull()
    ann.client.close()
  }
  await rowsIn(broken, "UPDATE room SET kept = '{}'")
  await evictDurableObject(stubOf(broken))
  const [first, second] = await tablesOf([
    [broken, token],
    [whole, token],
  ])
  expect(first).toMatchObject({ error: { code: 'room-broken' } })
  expect(second).toMatchObject({ code: whole })
})

test('Other methods, origins and forms are refused, and so are more tables than one request wakes.', async () => {
  const one = ['aaa-aaa-aaa', newToken()]
  const many = Array.from({ length: MAX_TABLES + 1 }, () => one)
  expect(await errorOf(await ask([], { method: 'GET' }))).toEqual([405, 'bad-method'])
  expect(await errorOf(await ask([one], { headers: { origin: 'https://evil.example' } }))).toEqual([
    403,
    'forbidden-origin',
  ])
  expect(await errorOf(await ask([one], { headers: { origin: 'null' } }))).toEqual([403, 'forbidden-origin'])
  expect(await errorOf(await ask([one], { headers: { 'content-type': 'text/plain' } }))).toEqual([
    415,
    'bad-type',
  ])
  for (const tables of [many, [], 'x', [['a']]])
    expect(await errorOf(await ask(tables))).toEqual([400, 'bad-message'])
  expect(await errorOf(await ask([['x'.repeat(20_000), '']]))).toEqual([413, 'too-long'])
})

test('An address is charged for each table: 120 a minute.', async () => {
  const tables = Array.from({ length: MAX_TABLES }, () => ['aaa-aaa-aaa', newToken()])
  const statuses = await inOneMinute(async (before) => {
    const headers = { 'cf-connecting-ip': `198.51.100.${120 + before}` }
    const statuses: number[] = []
    for (let n = 0; n < 6; n++) statuses.push((await ask(tables, { headers })).status)
    return statuses
  })
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})
