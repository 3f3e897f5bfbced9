import { quickChance } from '@shamble/engine'
import type { OwnTable, Snapshot } from '@shamble/room'
import { runDurableObjectAlarm } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import { codeOf, get, join, makeSomeMove, newToken, rowsIn, stubOf, until, type Guest } from './guests.ts'
import { browser, pushService } from './push-service.ts'
import { timeMachine } from './time-machine.ts'

/* A whole game that takes more than a week: nobody keeps the table open, and nobody misses a turn. */

const HOUR = 3_600_000
const DAY = 24 * HOUR

afterEach(() => void vi.restoreAllMocks())

interface Player {
  name: string
  token: string
  told: Awaited<ReturnType<typeof browser>>
}

test('Two browsers play a whole game of Zombie Wars over more than a week, with the tabs closed in between.', async () => {
  const later = timeMachine()
  const calls = pushService(() => new Response(null, { status: 201 }))
  const began = Date.now()
  const options = { hourTrack: 'short' }
  const code = await codeOf({ game: 'zombie-wars', seats: 2, clock: 259_200, seed: 'week', options })
  const players: Player[] = [
    { name: 'Ann', token: newToken(), told: await browser('/push/ann') },
    { name: 'Bob', token: newToken(), told: await browser('/push/bob') },
  ]

  // They meet once, to begin; then both close their tabs.
  const guests = players.map(({ token }) => join(code, token)) as [Guest, Guest]
  for (const [seat, { name, told }] of players.entries()) {
    expect(await guests[seat]!.client.request('take', seat, name)).toBeNull()
    expect(await guests[seat]!.client.notices('push', told.subscription)).toHaveProperty('push')
  }
  expect(await guests[1].client.request('ready', true)).toBeNull()
  expect(await guests[0].client.request('start')).toBeNull()
  for (const guest of guests) await leave(code, guest)

  const chance = quickChance('week')
  let visits = 0
  while ((await listed(code, players[0]!)).phase !== 'over') {
    // Half a day later the browser of the one who is waited for says so; the other hears nothing.
    later(12 * HOUR)
    await runDurableObjectAlarm(stubOf(code))
    visits++
    await until(() => calls.length === visits, `notice ${visits}`)
    const lists = await Promise.all(players.map((player) => listed(code, player)))
    const asked = lists.findIndex(({ since }) => since !== null)
    expect(lists[1 - asked]).toMatchObject({ since: null, others: [players[asked]!.name] })
    expect(lists[asked]!.due! - Date.now()).toBeGreaterThan(2 * DAY)
    expect(calls.at(-1)!.endpoint).toBe(players[asked]!.told.subscription.endpoint)
    expect(await players[asked]!.told.read(calls.at(-1)!.body)).toContain(`"path":"/r/${code}"`)

    // They open the table, play until it waits for the other one, and close it.
    const guest = join(code, players[asked]!.token)
    await until(() => guest.client.state.game !== null, 'the table')
    expect(guest.client.state.seats).toEqual([asked])
    await until(() => {
      makeSomeMove(guest, chance)
      const { game, over, sending } = guest.client.state
      return over !== null || (sending.length === 0 && !isAsked(game!.states[0]!.c, asked))
    }, 'the end of the turn')
    expect(guest.outcomes.filter((no) => no !== null)).toEqual([])
    await leave(code, guest)
  }

  expect(Date.now() - began).toBeGreaterThan(7 * DAY)
  // Every move was made by a person: no clock ran out.
  expect(await rowsIn(code, 'SELECT count(*) AS others FROM entries WHERE n <= 0')).toEqual([{ others: 0 }])
  const { over } = (await (await get(`/api/rooms/${code}`)).json()) as Snapshot
  for (const [seat, player] of players.entries()) {
    const { ended } = await listed(code, player)
    expect(ended).toMatchObject({
      won: over!.result.winners.includes(seat),
      score: over!.result.scores![seat],
    })
  }
  await runDurableObjectAlarm(stubOf(code))
  expect(calls).toHaveLength(visits)
})

const isAsked = (choices: unknown[], seat: number) =>
  (choices as [number, string, string, unknown[]?][]).some(([own, , , moves]) => own === seat && moves)

/** Closes the tab, and waits until the room knows. */
async function leave(code: string, { client }: Guest): Promise<void> {
  const [seat] = client.state.seats
  client.close()
  await until(async () => {
    const { room } = (await (await get(`/api/rooms/${code}`)).json()) as {
      room: { chairs: { here: boolean }[] }
    }
    return !room.chairs[seat!]!.here
  }, 'the end of the socket')
}

/** The table as the list of a player shows it. */
async function listed(code: string, { token }: Player): Promise<OwnTable> {
  const response = await get('/api/my-tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'cf-connecting-ip': `10.7.${token.charCodeAt(0)}.1` },
    body: JSON.stringify({ tables: [[code, token]] }),
  })
  const { tables } = (await response.json()) as { tables: [OwnTable] }
  return tables[0]
}
