import { corridor } from '@shamble/engine/specimen'
import { describe, expect, test } from 'vitest'
import { atOf, backIn, lengthOf, MAX_TRIES, movesOf, NOTICE_AFTER, type Notice } from '../src/index.ts'
import { match, nextMove, pendingSeat, unsealed } from './match.ts'
import {
  lastOf,
  logIn,
  refusal,
  seated,
  testRoom,
  tokenOf,
  type TestConnection,
  type TestRoom,
} from './test-room.ts'

/* When somebody who does not have the table open is told by Web Push. */

const HOUR = 3_600_000
const DAY = 24 * HOUR
const subscription = (name = 'a') => ({
  endpoint: `https://push.example/${name}`,
  p256dh: `B${'x'.repeat(86)}`,
  auth: 'y'.repeat(22),
})

interface Told {
  room: TestRoom
  connections: TestConnection[]
  /** The seat that must choose. */
  seat: number
}

/** Two people whose browsers are told, with a clock of a day; the seat that must choose. */
function told(clock: number | null = 86_400): Told {
  const room = testRoom(corridor, { seats: 2, clock })
  const connections = seated(room)
  for (const [seat, connection] of connections.entries()) connection.say('push', 9, subscription(`${seat}`))
  return { room, connections, seat: pendingSeat(room) }
}

/** A seat that would take moves of another along; -1: none would. */
const asker = (room: TestRoom): number =>
  [0, 1].findIndex((seat) => (backIn(match(room), seat) ?? Infinity) < lengthOf(match(room)) - 1)

const endpoints = (notices: Notice[]) => notices.map(({ to }) => to.endpoint)

describe('A browser', () => {
  test('is told once when its person has been away for a minute, and once more a quarter of the clock before the end.', () => {
    const { room, connections, seat } = told()
    room.pass(10_000)
    connections[seat]!.hangUp()
    room.pass(NOTICE_AFTER - 1)
    expect(room.sent).toEqual([])
    room.pass(1)
    expect(room.sent).toMatchObject([{ times: 1, to: { endpoint: `https://push.example/${seat}` } }])
    room.pass(18 * HOUR - NOTICE_AFTER - 10_000 - 1)
    expect(room.sent).toHaveLength(1)
    room.pass(1)
    expect(room.sent[1]).toMatchObject({ times: 2, turn: { due: 1000 + DAY } })
    room.pass(6 * HOUR - 1)
    expect(room.sent).toHaveLength(2)
  })

  test('is told that moves are to be taken back, also after a restart, and waits until it is answered.', () => {
    const { room, connections } = told(259_200)
    unsealed(room, connections)
    for (let n = 0; n < 200 && asker(room) < 0; n++) connections[pendingSeat(room)]!.say(...nextMove(room))
    const seat = asker(room)
    const other = 1 - seat
    room.pass(10_000)
    connections[other]!.hangUp()
    connections[seat]!.say('u', seat, match(room).players[seat]!.n + 1, atOf(match(room)))
    room.evict('keep')
    room.pass(DAY)
    expect(room.sent).toMatchObject([
      { times: 1, turn: { asks: `Player ${seat + 1}` }, to: { endpoint: `https://push.example/${other}` } },
    ])
    expect(room.runtime.room.asked).not.toBeNull()
    const { length } = logIn(room).moves
    room.connect(tokenOf(other + 1)).say('agree', 3, true)
    expect(logIn(room).moves.length).toBeLessThan(length)
  })

  test('is told of such a request also when it was told before that the table waits for a move, and not of that move again.', () => {
    const room = testRoom(corridor, { seats: 3, clock: 259_200 })
    const [ann, bob] = [room.connect(tokenOf(1)), room.connect(tokenOf(2))]
    ann.say('take', 1, 0, 'Ann')
    for (const seat of [1, 2]) bob.say('take', seat, seat, 'Bob')
    bob.say('ready', 3, true)
    ann.say('start', 4)
    bob.say('push', 5, subscription('bob'))
    const mayAsk = () => {
      const to = backIn(match(room), 0)
      const moves = to === null ? [] : logIn(room).moves.slice(to)
      return pendingSeat(room) !== 0 && moves.some(([seat]) => seat !== 0)
    }
    for (let n = 0; n < 400 && !mayAsk(); n++) {
      const seat = pendingSeat(room)
      const hold = movesOf(match(room), seat).findIndex(([verb]) => verb === 'hold')
      ;(seat === 0 ? ann : bob).say(...nextMove(room, Math.max(hold, 0)))
    }
    bob.hangUp()
    room.pass(HOUR)
    ann.say('u', 0, match(room).players[0]!.n + 1, atOf(match(room)))
    room.pass(HOUR)
    expect(room.sent.map(({ turn }) => turn.asks)).toEqual([null, 'Ann'])
    const back = room.connect(tokenOf(2))
    back.say('agree', 3, false)
    back.hangUp()
    room.pass(HOUR)
    expect(room.sent).toHaveLength(2)
    room.pass(3 * DAY)
    expect(room.sent.filter(({ turn, times }) => turn.asks === null && times === 2)).not.toEqual([])
  })

  test('is told nothing while its person has the table open, or the table waits for others.', () => {
    const { room, connections, seat } = told()
    connections[1 - seat]!.hangUp()
    room.pass(DAY - 1)
    expect(room.sent).toEqual([])
  })

  test('is told of each wait anew, and nothing says what lies on the table.', () => {
    const { room, connections, seat } = told(null)
    const other = 1 - seat
    connections[other]!.hangUp()
    while (pendingSeat(room) === seat) connections[seat]!.say(...nextMove(room))
    room.pass(10 * DAY)
    expect(endpoints(room.sent)).toEqual([`https://push.example/${other}`])
    expect(Object.keys(room.sent[0]!.turn).sort()).toEqual([
      'asks',
      'clock',
      'code',
      'due',
      'game',
      'others',
      'phase',
      'sat',
      'since',
      'touched',
    ])
    const back = room.connect(tokenOf(other + 1))
    while (pendingSeat(room) === other) back.say(...nextMove(room))
    back.hangUp()
    while (pendingSeat(room) === seat) connections[seat]!.say(...nextMove(room))
    room.pass(NOTICE_AFTER)
    expect(room.sent).toHaveLength(2)
  })

  test('is not told again when its person looks and leaves again.', () => {
    const { room, connections, seat } = told(null)
    connections[seat]!.hangUp()
    room.pass(NOTICE_AFTER)
    room.connect(tokenOf(seat + 1)).hangUp()
    room.pass(DAY)
    expect(room.sent).toHaveLength(1)
  })

  test('is told after a restart of the server, and not twice.', () => {
    const { room, seat } = told(null)
    room.evict('cut')
    room.pass(NOTICE_AFTER - 1)
    room.evict('cut')
    room.pass(1)
    expect(endpoints(room.sent)).toEqual([`https://push.example/${seat}`])
    room.evict('cut')
    room.pass(DAY)
    expect(room.sent).toHaveLength(1)
  })

  test('is told later when it cannot be stored that it was.', () => {
    const { room, connections, seat } = told(null)
    connections[seat]!.hangUp()
    room.failing = true
    room.pass(NOTICE_AFTER)
    expect(room.sent).toEqual([])
    expect(room.reports.map(String)).toEqual(['Error: The disk is full.', expect.any(String)])
    room.pass(HOUR)
    expect(room.sent).toHaveLength(1)
  })
})

describe('A push service', () => {
  function sent(): Told & { tries: () => number } {
    const all = told(null)
    all.connections[all.seat]!.hangUp()
    all.room.pass(NOTICE_AFTER)
    return { ...all, tries: () => all.room.sent.length }
  }
  const setIn = (room: TestRoom, seat: number) => room.runtime.room.people[seat]!.notices.push

  test('that fails is tried again after 1, 4, 16 and 64 minutes, then no more.', () => {
    const { room, tries } = sent()
    for (const [n, minutes] of [1, 4, 16, 64].entries()) {
      room.runtime.noticeSent(room.sent.at(-1)!, { after: 0 })
      room.pass(minutes * 60_000 - 1)
      expect(tries()).toBe(n + 1)
      room.pass(1)
      expect(tries()).toBe(n + 2)
    }
    expect(tries()).toBe(MAX_TRIES)
    room.runtime.noticeSent(room.sent.at(-1)!, { after: 0 })
    room.pass(10 * DAY)
    expect(tries()).toBe(MAX_TRIES)
  })

  test('that asks for a longer pause gets it.', () => {
    const { room, tries } = sent()
    room.runtime.noticeSent(room.sent[0]!, { after: HOUR })
    room.pass(HOUR - 1)
    expect(tries()).toBe(1)
    room.pass(1)
    expect(tries()).toBe(2)
  })

  test('is not tried again once the person is back.', () => {
    const { room, seat, tries } = sent()
    room.runtime.noticeSent(room.sent[0]!, { after: 0 })
    room.connect(tokenOf(seat + 1))
    room.pass(DAY)
    expect(tries()).toBe(1)
  })

  test('that says the browser is gone is not called again; a browser that was set meanwhile stays.', () => {
    const { room, seat } = sent()
    room.connect(tokenOf(seat + 1)).say('push', 10, subscription('new'))
    room.runtime.noticeSent(room.sent[0]!, 'gone')
    expect(setIn(room, seat)).toMatchObject({ endpoint: 'https://push.example/new' })
    const notice = { ...room.sent[0]!, to: setIn(room, seat)! }
    room.runtime.noticeSent(notice, 'gone')
    expect(setIn(room, seat)).toBeNull()
  })
})

describe('Setting it', () => {
  test('is told to nobody else; null ends it.', () => {
    const { room, connections, seat } = told()
    expect(lastOf(connections[0]!, 'notices')![2]).toEqual({
      feed: false,
      push: 'https://push.example/0',
      hook: null,
      lostHook: null,
    })
    expect(JSON.stringify([connections[1]!.heard, room.runtime.snapshot()])).not.toContain('push.example/0')
    connections[seat]!.say('push', 10, null)
    connections[seat]!.hangUp()
    room.pass(HOUR)
    expect(room.sent).toEqual([])
  })

  test('is gone when the seat is left.', () => {
    const { room, connections, seat } = told()
    connections[seat]!.say('leave', 11, seat)
    expect(JSON.stringify(room.stored.kept)).not.toContain(`push.example/${seat}`)
  })

  test.each([
    ['https://elsewhere.example/a', 'no-push-service'],
    ['http://push.example/a', 'no-push-service'],
    ['https://push.example:8443/a', 'no-push-service'],
    [`https://push.example/${'a'.repeat(500)}`, 'bad-message'],
  ])('is refused for %s.', (endpoint, code) => {
    const { room, connections } = told()
    expect(refusal(connections[0]!.say('push', 10, { ...subscription(), endpoint }))![0]).toBe(code)
    expect(room.runtime.room.people[0]!.notices.push!.endpoint).toBe('https://push.example/0')
  })

  test.each([{ p256dh: 'short' }, { auth: 'short' }, { p256dh: `B${'+'.repeat(86)}` }, { more: 1 }])(
    'is refused with %j.',
    (change) => {
      const { connections } = told()
      expect(refusal(connections[0]!.say('push', 10, { ...subscription(), ...change }))![0]).toBe(
        'bad-message',
      )
    },
  )
})
