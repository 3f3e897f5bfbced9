import { frozenVersions } from '@shamble/catalogue/editions'
import { editions, type Frozen } from '@shamble/editions'
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { FRESH_FOR, PROBED } from '../health.ts'
import { errorOf, get, rowsIn } from './guests.ts'
import { timeMachine } from './time-machine.ts'

/* What a monitor is told of the server. */

const goOn = timeMachine()
const inProbed = (query: string) => rowsIn(PROBED, query)

interface Health {
  well: boolean
  faults: { code: string; message: string }[]
  checked: number
}

async function health(): Promise<Health & { status: number }> {
  const response = await get('/health')
  expect(response.headers.get('cache-control')).toBe('no-store')
  return { status: response.status, ...((await response.json()) as Health) }
}

// Each test begins with an answer that is too old.
afterEach(() => goOn(FRESH_FOR))

test('A server that is well says so, and nothing stays in storage.', async () => {
  expect(await health()).toEqual({ status: 200, well: true, faults: [], checked: expect.any(Number) })
  expect(await inProbed('SELECT * FROM probe')).toEqual([])
  expect((await get('/health', { method: 'HEAD' })).status).toBe(200)
  expect(await errorOf(await get('/health', { method: 'POST' }))).toEqual([405, 'bad-method'])
})

test('Many who ask are answered by one check; ten seconds later there is another.', async () => {
  await inProbed('CREATE TABLE written (at INTEGER)')
  await inProbed('CREATE TRIGGER notes AFTER INSERT ON probe BEGIN INSERT INTO written VALUES (new.at); END')
  const written = async () => (await inProbed('SELECT * FROM written')).length
  const answers = await Promise.all(Array.from({ length: 20 }, health))
  expect(new Set(answers.map(({ checked }) => checked)).size).toBe(1)
  for (let n = 0; n < 5; n++) await health()
  expect(await written()).toBe(1)
  goOn(FRESH_FOR)
  await health()
  expect(await written()).toBe(2)
})

test('Storage that cannot be written is a fault with a code, until it can.', async () => {
  await inProbed("CREATE TRIGGER full BEFORE INSERT ON probe BEGIN SELECT RAISE(FAIL, 'disk is full'); END")
  const { status, well, faults } = await health()
  expect([status, well, faults.map(({ code }) => code)]).toEqual([503, false, ['no-storage']])
  expect(faults[0]!.message).toMatch(/^[A-Z].*[.]$/)
  await inProbed('DROP TRIGGER full')
  expect((await health()).status).toBe(503)
  goOn(FRESH_FOR)
  expect((await health()).status).toBe(200)
})

test('An object that throws is another fault.', async () => {
  await runInDurableObject(env.ROOM.getByName(PROBED), (room) => {
    Object.assign(room, { probe: () => Promise.reject(new Error('It does not work.')) })
  })
  expect((await health()).faults.map(({ code }) => code)).toEqual(['no-objects'])
  await evictDurableObject(env.ROOM.getByName(PROBED))
})

test('A server without a secret is not well.', async () => {
  const response = await answer(new Request('https://shamble.example/health'), {
    ...env,
    ROOM_SECRET: 'short',
  })
  expect(response!.status).toBe(503)
  expect(await response!.json()).toMatchObject({ faults: [{ code: 'no-secret' }] })
})

test('The editions are loaded in turn, and one that cannot be is a fault.', async () => {
  const known = editions['zombie-wars'] as Record<number, Frozen>
  known[999] = { date: '2026-11-24', engine: 1, load: () => Promise.reject(new Error('It is not there.')) }
  const all = await frozenVersions()
  const told: string[][] = []
  for (let n = 0; n < all.length; n++) {
    goOn(FRESH_FOR)
    told.push((await health()).faults.map(({ code }) => code))
  }
  delete known[999]
  expect(told.filter((codes) => codes.length > 0)).toEqual([['no-editions']])
  expect(told).toHaveLength(all.length)
})
