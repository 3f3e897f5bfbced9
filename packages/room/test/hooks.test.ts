import { corridor } from '@shamble/engine/specimen'
import { describe, expect, test } from 'vitest'
import { NOTICE_AFTER, webhookAt } from '../src/index.ts'
import { pendingSeat } from './match.ts'
import {
  lastOf,
  refusal,
  seated,
  testRoom,
  tokenOf,
  type TestConnection,
  type TestRoom,
} from './test-room.ts'

/* Webhooks: which may be called, and what happens when they fail. */

const DISCORD = 'https://discord.com/api/webhooks/1234567890/AbC-dEf_gh'

describe('A webhook', () => {
  test.each([
    [DISCORD, 'discord'],
    ['https://hooks.slack.com/services/T000/B000/XXXX', 'slack'],
    ['https://ntfy.sh/our-table', 'ntfy'],
    ['https://webhook.t2bot.io/api/v1/matrix/hook/AbC123', 'matrix'],
  ])('%s is called.', (address, form) => expect(webhookAt(address)).toBe(form))

  test.each([
    'https://127.0.0.1/api/webhooks/1/a',
    'https://[::1]/our-table',
    'https://169.254.169.254/our-table',
    'https://0x7f.1/our-table',
    'https://localhost/our-table',
    'https://ntfy.sh.evil.example/our-table',
    'https://evil.example/api/webhooks/1/a',
    'https://sub.discord.com/api/webhooks/1/a',
    'https://ntfy.sh@evil.example/our-table',
    'https://user:secret@ntfy.sh/our-table',
    'https://ntfy.sh:8443/our-table',
    'https://ntfy.sh./our-table',
    'http://ntfy.sh/our-table',
    'https://discord.com/api/v10/users/@me',
    'https://discord.com/api/webhooks/1/a/../../../users',
    'https://discord.com/api/webhooks/1/a/messages/2',
    'https://discord.com/api/webhooks/1/a?wait=true',
    'https://hooks.slack.com/workflows/T000/B000/XXXX',
    'https://ntfy.sh/',
    'https://ntfy.sh/our-table/auth',
    'https://ntfy.sh/our-table%2fauth',
    'https://webhook.t2bot.io/api/v1/provision/list',
    '',
  ])('%j is not.', (address) => expect(webhookAt(address)).toBeNull())
})

interface Hooked {
  room: TestRoom
  connections: TestConnection[]
  seat: number
}

/** A table whose player to move has a webhook, and is away. */
function hooked(clock: number | null = null): Hooked {
  const room = testRoom(corridor, { seats: 2, clock })
  const connections = seated(room)
  const seat = pendingSeat(room)
  connections[seat]!.say('hook', 9, DISCORD)
  connections[seat]!.hangUp()
  room.pass(NOTICE_AFTER)
  return { room, connections, seat }
}

/** Lets the last call fail, and an hour pass. */
function fail({ room }: Hooked): void {
  room.runtime.noticeSent(room.sent.at(-1)!, { after: 0 })
  room.pass(3_600_000)
}

const seenBy = (connection: TestConnection) => lastOf(connection, 'notices')?.[2]

test('A webhook is called with the name of its owner, and nobody else is told its address.', () => {
  const { room, connections, seat } = hooked()
  expect(room.sent).toMatchObject([{ by: 'hook', name: `Player ${seat + 1}`, to: { endpoint: DISCORD } }])
  expect(seenBy(connections[seat]!)).toEqual({ feed: false, push: null, hook: 'discord.com', lostHook: null })
  const others = [connections[1 - seat]!.heard, room.connect(tokenOf(8)).heard, room.runtime.snapshot()]
  expect(JSON.stringify(others)).not.toContain('discord')
})

test('Three failures in a row switch it off, and its owner is told until they have read it.', () => {
  const at = hooked()
  for (let n = 1; n <= 3; n++) {
    expect(at.room.sent).toHaveLength(n)
    fail(at)
  }
  expect(at.room.sent).toHaveLength(3)
  expect(JSON.stringify(at.room.stored.kept)).not.toContain(DISCORD)
  const lost = { feed: false, push: null, hook: null, lostHook: 'discord.com' }
  const back = at.room.connect(tokenOf(at.seat + 1))
  expect(lastOf(back, 'notices')).toEqual(['notices', 0, lost])
  expect(at.room.connect(tokenOf(2 - at.seat)).heard.some(([kind]) => kind === 'notices')).toBe(false)
  back.say('hook', 10, null)
  expect(seenBy(back)).toEqual({ ...lost, lostHook: null })
  expect(lastOf(at.room.connect(tokenOf(at.seat + 1)), 'notices')).toBeUndefined()
})

test('A success between two failures starts the count anew.', () => {
  const at = hooked()
  fail(at)
  fail(at)
  expect(at.room.sent).toHaveLength(3)
  at.room.runtime.noticeSent(at.room.sent[2]!, 'done')
  expect(at.room.runtime.room.people[at.seat]!.notices.hook).toMatchObject({ endpoint: DISCORD })
  at.room.pass(10 * 86_400_000)
  expect(at.room.sent).toHaveLength(3)
})

test('Browser and webhook of a person are told each by itself.', () => {
  const room = testRoom(corridor, { seats: 2 })
  const connections = seated(room)
  const seat = pendingSeat(room)
  const subscription = {
    endpoint: 'https://push.example/a',
    p256dh: `B${'x'.repeat(86)}`,
    auth: 'y'.repeat(22),
  }
  connections[seat]!.say('push', 9, subscription)
  connections[seat]!.say('hook', 10, DISCORD)
  connections[seat]!.hangUp()
  room.pass(NOTICE_AFTER)
  expect(room.sent.map(({ by }) => by)).toEqual(['push', 'hook'])
  room.runtime.noticeSent(room.sent[0]!, 'gone')
  expect(room.runtime.room.people[seat]!.notices).toMatchObject({ push: null, hook: { endpoint: DISCORD } })
})

test('An address that is not on the list is refused, and what was set stays.', () => {
  const room = testRoom(corridor, { seats: 2 })
  const [ann] = seated(room) as [TestConnection]
  ann.say('hook', 9, DISCORD)
  expect(refusal(ann.say('hook', 10, 'https://127.0.0.1/'))![0]).toBe('no-webhook')
  expect(refusal(ann.say('hook', 11, `https://ntfy.sh/${'a'.repeat(600)}`))![0]).toBe('bad-message')
  expect(refusal(room.connect(tokenOf(8)).say('hook', 1, DISCORD))![0]).toBe('not-seated')
  expect(room.runtime.room.people[0]!.notices.hook!.endpoint).toBe(DISCORD)
})
