import { game as catanZombies } from '@shamble/catan-zombies'
import { describe, expect, test } from 'vitest'
import { atOf, movesOf, NOTICE_AFTER } from '../src/index.ts'
import { match, pendingSeat } from './match.ts'
import { refusal, seated, testRoom, tokenOf, type TestConnection, type TestRoom } from './test-room.ts'

/* At a slow table what several players are asked at the same time is collected while the others sleep. */

const HOUR = 3_600_000
const THREE_DAYS = 259_200

interface Asked {
  room: TestRoom
  connections: TestConnection[]
  /** The seat that has made an offer, and those that are asked. */
  active: number
  others: number[]
}

const message = (room: TestRoom, seat: number, index: number) =>
  ['m', seat, match(room).players[seat]!.n + 1, atOf(match(room)), index] as const
const indexOf = (room: TestRoom, seat: number, verb: string) =>
  movesOf(match(room), seat).findIndex(([v]) => v === verb)
const askedIn = (room: TestRoom) => match(room).pending.map(({ seat }) => seat)

/** Four players at a table with a clock of three days: one of them has asked the others for offers. */
function invited(): Asked {
  const room = testRoom(catanZombies, { seats: 4, clock: THREE_DAYS })
  const connections = seated(room)
  for (const [seat, connection] of connections.entries())
    connection.say('push', 9, {
      endpoint: `https://push.example/${seat}`,
      p256dh: `B${'x'.repeat(86)}`,
      auth: 'y'.repeat(22),
    })
  for (let n = 0; n < 400; n++) {
    const active = pendingSeat(room)
    const invite = indexOf(room, active, 'invite')
    connections[active]!.say(...message(room, active, Math.max(invite, 0)))
    if (invite < 0) continue
    const others = [0, 1, 2, 3].filter((seat) => seat !== active)
    return { room, connections, active, others }
  }
  throw new Error('Nobody may ask for offers.')
}

describe('Answers to an offer', () => {
  test('are asked of all at once: each has the whole clock, and each is told.', () => {
    const { room, connections, active, others } = invited()
    expect(askedIn(room).toSorted()).toEqual(others)
    const dues = others.map((seat) => match(room).players[seat]!.due)
    expect(dues).toEqual(others.map(() => room.clock + THREE_DAYS * 1000))
    for (const connection of connections) connection.hangUp()
    room.pass(NOTICE_AFTER)
    expect(room.sent.map(({ to }) => to.endpoint).toSorted()).toEqual(
      others.map((seat) => `https://push.example/${seat}`),
    )
    expect(match(room).players[active]!.asked).toBeNull()
  })

  test('come in any order, hours apart, each from somebody who is alone at the table, and through restarts.', () => {
    const { room, connections, active, others } = invited()
    for (const connection of connections) connection.hangUp()
    const waiting = new Set(others)
    for (const seat of others.toReversed()) {
      room.pass(9 * HOUR)
      room.evict('cut')
      expect(new Set(askedIn(room))).toEqual(waiting)
      const connection = room.connect(tokenOf(seat + 1))
      expect(refusal(connection.say(...message(room, seat, indexOf(room, seat, 'decline'))))).toBeNull()
      connection.hangUp()
      waiting.delete(seat)
    }
    expect(askedIn(room)).toEqual([active])
  })

  test('that are on their way at the same time all count, also where the same is asked of each.', () => {
    const { room, connections, active, others } = invited()
    const sent = others.map((seat) => message(room, seat, indexOf(room, seat, 'decline')))
    for (const [n, seat] of others.entries()) expect(refusal(connections[seat]!.say(...sent[n]!))).toBeNull()
    expect(askedIn(room)).toEqual([active])
  })
})
