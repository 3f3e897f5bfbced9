import { NOTICE_AFTER } from '@shamble/room'
import { runDurableObjectAlarm } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import { codeOf, get, join, newToken, rowsIn, stubOf, until } from './guests.ts'

/* Webhooks of players, called by a room. Nothing leaves this machine: the tests answer in place of the network. */

afterEach(() => void vi.restoreAllMocks())

test('A room calls the webhook of an absent player; one that hangs is given up after five seconds.', async () => {
  let given: AbortSignal | undefined
  const bodies: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    expect(String(address)).toBe('https://ntfy.sh/table')
    bodies.push(String(init!.body))
    given = init!.signal!
    return new Promise((_resolve, reject) => {
      init!.signal!.addEventListener('abort', () => reject(new Error('It took too long.')))
    })
  })
  const code = await codeOf({ game: 'zombie-wars', seats: 2 })
  const ann = join(code, newToken())
  expect(await ann.client.request('take', 0, 'Ann')).toBeNull()
  expect(await ann.client.request('take', 1, 'Ann')).toBeNull()
  expect(await ann.client.notices('hook', 'https://ntfy.sh/table')).toMatchObject({ hook: 'ntfy.sh' })
  expect(await ann.client.request('start')).toBeNull()
  ann.client.close()
  const here = async () => {
    const { room } = (await (await get(`/api/rooms/${code}`)).json()) as {
      room: { chairs: { here: boolean }[] }
    }
    return room.chairs[0]!.here
  }
  await until(async () => !(await here()), 'the end of the socket')
  const real = Date.now
  vi.spyOn(Date, 'now').mockImplementation(() => real.call(Date) + NOTICE_AFTER)
  await runDurableObjectAlarm(stubOf(code))
  await until(() => bodies.length === 1, 'the call')
  expect(bodies[0]).toMatch(
    new RegExp(`^Ann, it is your turn: Zombie Wars, https://shamble.example/r/${code}$`),
  )
  const hook = async () => {
    const [{ kept }] = (await rowsIn(code, 'SELECT kept FROM room')) as [{ kept: string }]
    const { people } = JSON.parse(kept) as { people: { notices: { hook: { tries: number } } }[] }
    return people[0]!.notices.hook
  }
  await until(async () => (await hook()).tries === 1, 'the failure')
  expect(given!.aborted).toBe(true)
})
