import { NOTICE_AFTER } from '@shamble/room'
import { quickChance } from '@shamble/engine'
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { maySendNotice, NOTICES_PER_DAY } from '../allowance.ts'
import {
  codeOf,
  get,
  inOneDay,
  join,
  makeSomeMove,
  newToken,
  rowsIn,
  stubOf,
  until,
  type Guest,
} from './guests.ts'
import {
  browser,
  bytes64,
  decrypted,
  pushService,
  vapidOf,
  type Answer,
  type Browser,
  type Call,
} from './push-service.ts'
import { timeMachine } from './time-machine.ts'

/* A player who does not have the table open is told by a push service of the tests' own. */

afterEach(() => void vi.restoreAllMocks())

interface Table {
  code: string
  /** Who must choose, and who has the table open beside. */
  asked: Guest
  other: Guest
  told: Browser
  later: (milliseconds: number) => void
}

/** A table at which the player who must choose has left it to their browser to tell them. */
async function table(): Promise<Table> {
  const later = timeMachine()
  const code = await codeOf({ game: 'zombie-wars', seats: 2, clock: 259_200 })
  const guests = [join(code, newToken()), join(code, newToken())] as const
  expect(await guests[0].client.request('take', 0, 'Ann')).toBeNull()
  expect(await guests[1].client.request('take', 1, 'Bob')).toBeNull()
  expect(await guests[1].client.request('ready', true)).toBeNull()
  expect(await guests[0].client.request('start')).toBeNull()
  await until(() => guests.every(({ client }) => client.state.game !== null), 'the game')
  const [[seat]] = guests[0].client.state.game!.states[0]!.c as [[number]]
  const [asked, other] = [guests[seat]!, guests[1 - seat]!]
  const told = await browser()
  expect(await asked.client.notices('push', told.subscription)).toEqual({
    feed: false,
    push: told.subscription.endpoint,
    hook: null,
    lostHook: null,
  })
  asked.client.close()
  const isAway = async () => {
    const { room } = (await (await get(`/api/rooms/${code}`)).json()) as {
      room: { chairs: { here: boolean }[] }
    }
    return !room.chairs[seat]!.here
  }
  await until(isAway, 'the end of the socket')
  return { code, asked, other, told, later }
}

/** Lets time pass, and the room do what is due then. */
async function pass({ code, later }: Table, milliseconds: number): Promise<void> {
  later(milliseconds)
  await runDurableObjectAlarm(stubOf(code))
}

const pushIn = async (code: string) => {
  const [{ kept }] = (await rowsIn(code, 'SELECT kept FROM room')) as [{ kept: string }]
  const { people } = JSON.parse(kept) as {
    people: { notices: { push: { tries: number; again: number | null } | null } }[]
  }
  return people.map(({ notices }) => notices.push).find((push) => push !== null) ?? null
}

test('The example of RFC 8291 can be read here.', async () => {
  const point = bytes64(
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  )
  const part = (from: number) => btoa(String.fromCharCode(...point.slice(from, from + 32)))
  const url64 = (text: string) => text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: url64(part(1)),
    y: url64(part(33)),
    d: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  }
  const key = await crypto.subtle.importKey('jwk', jwk, { name: 'ECDH', namedCurve: 'P-256' }, false, [
    'deriveBits',
  ])
  const body = bytes64(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
  expect(await decrypted(body, key, point, bytes64('BTBZMqHH6r4Tts7J_aSIgg'))).toBe(
    'When I grow up, I want to be a watermelon',
  )
})

test('After a minute the browser of an absent player is told which table waits, encrypted and signed; later once more.', async () => {
  const calls = pushService(() => new Response(null, { status: 201 }))
  const at = await table()
  await pass(at, NOTICE_AFTER - 5000)
  expect(calls).toEqual([])
  await pass(at, 5000)
  await until(() => calls.length === 1, 'the notice')
  const [call] = calls as [Call]
  expect(JSON.parse(await at.told.read(call.body))).toEqual({
    title: 'Your turn · Zombie Wars',
    body: `The table ${at.code} waits for you.`,
    path: `/r/${at.code}`,
    tag: at.code,
  })
  const { key, claims } = await vapidOf(call)
  expect(await (await get('/api/push')).json()).toEqual({ key })
  expect(claims).toMatchObject({ aud: 'https://push.shamble.example', sub: 'https://shamble.example' })
  expect(Number(claims.exp) * 1000 - Date.now()).toBeLessThanOrEqual(86_400_000)
  expect(call.headers.get('content-encoding')).toBe('aes128gcm')
  expect(call.headers.get('topic')).toBe(at.code.replaceAll('-', ''))
  expect(Number(call.headers.get('ttl'))).toBeLessThanOrEqual(259_200)
  // A quarter of three days before the time is up.
  await pass(at, (259_200_000 * 3) / 4)
  await until(() => calls.length === 2, 'the second notice')
  expect(JSON.parse(await at.told.read(calls[1]!.body))).toMatchObject({
    title: 'Your time runs out · Zombie Wars',
  })
  // Both are as long, so a push service learns nothing of them.
  expect(calls[1]!.body.length).toBe(call.body.length)
  at.other.client.close()
})

test.each([404, 410])('A browser that is gone (%i) is forgotten.', async (status) => {
  const calls = pushService(() => new Response('gone', { status }))
  const at = await table()
  await pass(at, NOTICE_AFTER)
  await until(async () => (await pushIn(at.code)) === null, 'it to be forgotten')
  await pass(at, 3_600_000)
  expect(calls).toHaveLength(1)
  at.other.client.close()
})

test.each([
  ['500', () => new Response('trouble', { status: 500 }), 60_000],
  ['a redirect', () => Response.redirect('https://elsewhere.example/', 307), 60_000],
  ['no answer', () => Promise.reject(new Error('No route to host.')), 60_000],
  [
    '429 with a pause',
    () => new Response(null, { status: 429, headers: { 'retry-after': '7200' } }),
    7_200_000,
  ],
  [
    '429 for a year',
    () => new Response(null, { status: 429, headers: { 'retry-after': '31536000' } }),
    21_600_000,
  ],
] as [string, Answer, number][])('After %s it is tried again, later.', async (_, answer, pause) => {
  const calls = pushService(answer)
  const at = await table()
  await pass(at, NOTICE_AFTER)
  await until(async () => (await pushIn(at.code))?.tries === 1, 'the failure')
  const again = (await pushIn(at.code))!.again! - Date.now()
  expect(again).toBeGreaterThan(pause - 10_000)
  expect(again).toBeLessThanOrEqual(pause)
  await pass(at, pause / 2)
  expect(calls).toHaveLength(1)
  await pass(at, pause / 2)
  await until(() => calls.length === 2, 'the second try')
  expect(calls.map(({ endpoint }) => endpoint)).toEqual(
    Array.from(calls, () => at.told.subscription.endpoint),
  )
  at.other.client.close()
})

test('No move waits for a push service that does not answer, and it is given up in time.', async () => {
  let signal: AbortSignal | undefined
  const calls = pushService(
    (_, given) =>
      new Promise((_resolve, reject) => {
        signal = given
        given.addEventListener('abort', () => reject(new Error('It took too long.')))
      }),
  )
  const at = await table()
  await pass(at, NOTICE_AFTER)
  await until(() => calls.length === 1, 'the notice')
  // Both play on while it hangs.
  const back = join(at.code, at.asked.token)
  const chance = quickChance('slow service')
  const moves = () => at.other.client.state.game!.length
  await until(() => {
    makeSomeMove(back, chance)
    makeSomeMove(at.other, chance)
    return moves() >= 6
  }, 'six moves')
  expect(signal!.aborted).toBe(false)
  await until(() => signal!.aborted, 'the end of its patience')
  for (const { client } of [back, at.other]) client.close()
  await runInDurableObject(stubOf(at.code), () => {})
})

test('Push services that are not on the list are refused, and stored in no room.', async () => {
  const code = await codeOf({ game: 'zombie-wars', seats: 2 })
  const ann = join(code, newToken())
  expect(await ann.client.request('take', 0, 'Ann')).toBeNull()
  const { subscription } = await browser()
  for (const endpoint of ['https://elsewhere.example/', 'https://127.0.0.1/', 'http://push.shamble.example/'])
    expect(await ann.client.notices('push', { ...subscription, endpoint })).toMatchObject({
      code: 'no-push-service',
    })
  expect(await pushIn(code)).toBeNull()
  ann.client.close()
})

test(`An address sends ${NOTICES_PER_DAY} notices a day, and no more.`, async () => {
  const granted = await inOneDay(async (before) => {
    const answers: boolean[] = []
    for (let n = 0; n < NOTICES_PER_DAY + 2; n++) answers.push(await maySendNotice(env, `abcd${before}`))
    return answers.filter((may) => may).length
  })
  expect(granted).toBe(NOTICES_PER_DAY)
})
