import { quickChance } from '@shamble/engine'
import { KEPT_SLOW, NOTICE_AFTER } from '@shamble/room'
import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import { codeOf, errorOf, get, join, makeSomeMove, newToken, rowsIn, stubOf, until } from './guests.ts'
import { browser, pushService } from './push-service.ts'
import { timeMachine } from './time-machine.ts'

/* Tables whose clock is counted in days. Time is simulated: the clock of the objects is moved on. */

const DAY = 86_400_000

afterEach(() => void vi.restoreAllMocks())

test('With nobody connected a clock of three days runs out after three days, and the room lives 60 days more.', async () => {
  const later = timeMachine()
  const code = await codeOf({ game: 'zombie-wars', seats: 2, clock: 259_200 })
  const [ann, bob] = [join(code, newToken()), join(code, newToken())]
  expect(await ann.client.request('take', 0, 'Ann')).toBeNull()
  expect(await bob.client.request('take', 1, 'Bob')).toBeNull()
  expect(await bob.client.request('ready', true)).toBeNull()
  expect(await ann.client.request('start')).toBeNull()
  await until(() => ann.client.state.game !== null, 'the game')
  for (const { client } of [ann, bob]) client.close()
  const moves = () => rowsIn(code, 'SELECT DISTINCT n FROM entries')

  later(3 * DAY - 60_000)
  await runDurableObjectAlarm(stubOf(code))
  expect(await moves()).toEqual([])
  later(60_000)
  await until(async () => {
    await runDurableObjectAlarm(stubOf(code))
    return (await moves()).length > 0
  }, 'the move of a bot')
  expect(await moves()).toEqual([{ n: -1 }])

  // Nobody comes back: the clocks go on until both were late three times, then the table waits.
  const entries = async () => Number((await rowsIn(code, 'SELECT max(at) AS last FROM entries'))[0]!.last)
  let turns = 1
  await until(async () => {
    const before = await entries()
    later(3 * DAY)
    await runDurableObjectAlarm(stubOf(code))
    if ((await entries()) > before) turns++
    return (await entries()) === before
  }, 'the wait')
  expect(turns).toBeGreaterThanOrEqual(6)
  const { room } = (await (await get(`/api/rooms/${code}`)).json()) as { room: { phase: string } }
  expect(room.phase).toBe('playing')
  later(KEPT_SLOW - 7 * DAY)
  await runDurableObjectAlarm(stubOf(code))
  expect((await get(`/api/rooms/${code}`)).status).toBe(200)
  later(7 * DAY)
  await runDurableObjectAlarm(stubOf(code))
  expect(await errorOf(await get(`/api/rooms/${code}`))).toEqual([404, 'no-room'])
})

test('The browser and the feeds of a player who has listed a table, and is away, tell who sits down there.', async () => {
  const later = timeMachine()
  const calls = pushService(() => new Response(null, { status: 201 }))
  const code = await codeOf({ game: 'zombie-wars', seats: 2, clock: 259_200 })
  const [ann, bob] = [join(code, newToken()), join(code, newToken())]
  const told = await browser()
  expect(await ann.client.request('take', 0, 'Ann')).toBeNull()
  expect(await ann.client.request('list', true, null)).toBeNull()
  expect(await ann.client.notices('push', told.subscription)).toHaveProperty('push')
  const key = newToken()
  expect(await ann.client.notices('feed', key)).toHaveProperty('feed', true)
  const feed = async (form: 'ics' | 'atom') => (await get(`/r/${code}/turns.${form}?key=${key}`)).text()
  expect(await feed('atom')).not.toContain('<entry>')
  ann.client.close()
  await until(async () => {
    const { room } = (await (await get(`/api/rooms/${code}`)).json()) as {
      room: { chairs: { here: boolean }[] }
    }
    return !room.chairs[0]!.here
  }, 'the end of the socket')
  expect(await bob.client.request('take', 1, 'Bob')).toBeNull()
  await runDurableObjectAlarm(stubOf(code))
  expect(calls).toEqual([])
  later(NOTICE_AFTER)
  await runDurableObjectAlarm(stubOf(code))
  await until(() => calls.length === 1, 'the notice')
  expect(JSON.parse(await told.read(calls[0]!.body))).toEqual({
    title: 'Bob sits down · Zombie Wars',
    body: `You have listed the table ${code}.`,
    path: `/r/${code}`,
    tag: code,
  })
  expect(await feed('atom')).toContain('<title>Bob sits down · Zombie Wars</title>')
  expect(await feed('ics')).toContain('SUMMARY:Bob sits down · Zombie Wars')
  bob.client.close()
})

test('Who comes back after a restart is told what their seat saw after their own last move, and nothing of another seat.', async () => {
  const code = await codeOf({ game: 'catan-zombies', seats: 3, clock: 259_200 })
  const tokens = [newToken(), newToken(), newToken()]
  const guests = tokens.map((token) => join(code, token))
  for (const [seat, { client }] of guests.entries()) {
    expect(await client.request('take', seat, `Player ${seat + 1}`)).toBeNull()
    expect(await client.request('ready', true)).toBeNull()
  }
  expect(await guests[0]!.client.request('start')).toBeNull()
  await until(() => guests.every(({ client }) => client.state.game !== null), 'the game')
  const chance = quickChance('earlier')
  const seen: { length: number; view: unknown }[] = []
  for (let length = 1; length <= 40; length++) {
    const mover = guests.findIndex((guest) => makeSomeMove(guest, chance))
    await until(
      () =>
        guests.every(
          ({ client }) => client.state.game!.length === length && client.state.sending.length === 0,
        ),
      `move ${length}`,
    )
    seen[mover] = { length, view: guests[mover]!.client.state.game!.states[0]!.v }
  }
  for (const { client } of guests) client.close()
  await evictDurableObject(stubOf(code), { webSockets: 'close' })
  for (const [seat, token] of tokens.entries()) {
    const { client } = join(code, token)
    await until(() => client.state.game !== null, 'the table')
    expect(await client.earlier(seat)).toEqual(seen[seat])
    expect(await client.earlier((seat + 1) % 3)).toMatchObject({ code: 'not-your-seat' })
    client.close()
  }
})
