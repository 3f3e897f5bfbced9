import { corridor } from '@shamble/engine/specimen'
import { describe, expect, test } from 'vitest'
import { atOf, MAX_MESSAGE, SAYINGS, SEATED } from '../src/index.ts'
import type { Down, RoomCode } from '../src/index.ts'
import { refusal, seated, testRoom, tokenOf, type TestConnection, type TestRoom } from './test-room.ts'

/*
 * Every way of bad input that the issue of the rooms names, one connection each: what is said, by whom, and the code it is
 * answered with. What the address and the sockets themselves refuse is in apps/web/worker/test.
 */

interface Begun {
  room: TestRoom
  connections: TestConnection[]
  /** The seat that must choose, and the number of its next act. */
  seat: number
  n: number
  at: number
  /** How connections were closed. */
  closed: () => [number, string][]
}

type Bad = [what: string, code: RoomCode, says: (table: Begun) => Down[], closes?: number]

const times = (n: number, say: () => Down[]) => Array.from({ length: n }, say).at(-1)!

const BAD: Bad[] = [
  [
    'oversized',
    'too-long',
    ({ connections }) => connections[0]!.sayText(`["name",1,"${'x'.repeat(MAX_MESSAGE)}"]`),
    1009,
  ],
  ['malformed: no JSON', 'bad-message', ({ connections }) => connections[0]!.sayText('["m",0,')],
  ['malformed: no message of ours', 'bad-message', ({ connections }) => connections[0]!.say('steal', 1)],
  [
    'malformed: a index that is none',
    'bad-message',
    ({ connections, seat, n, at }) => connections[0]!.say('m', seat, n, at, '0'),
  ],
  [
    'out of turn',
    'no-such-move',
    ({ connections, seat, at }) => connections[1 - seat]!.say('m', 1 - seat, 50, at, 0),
  ],
  [
    'for another person',
    'not-your-seat',
    ({ connections, seat, n, at }) => connections[1 - seat]!.say('m', seat, n, at, 0),
  ],
  ['for no seat', 'no-such-seat', ({ connections, n, at }) => connections[0]!.say('m', 7, n, at, 0)],
  [
    'not in the list',
    'no-such-move',
    ({ connections, seat, n, at }) => connections[seat]!.say('m', seat, n, at, 99),
  ],
  [
    'duplicated under another move',
    'overtaken',
    ({ connections, at }) => connections[0]!.say('m', 0, 2, at - 1, 7),
  ],
  [
    'reordered: an earlier number after a later',
    'overtaken',
    ({ connections, at }) => connections[0]!.say('m', 0, 1, at, 0),
  ],
  ['stale', 'stale', ({ connections, seat, n, at }) => connections[seat]!.say('m', seat, n, at - 1, 0)],
  [
    'ahead of the game',
    'ahead',
    ({ connections, seat, n, at }) => connections[seat]!.say('m', seat, n, at + 1, 0),
  ],
  ['too old a version', 'old-protocol', ({ room }) => room.connect().hello(undefined, 0), 1008],
  ['a version yet to come', 'new-protocol', ({ room }) => room.connect().hello(undefined, 3), 1008],
  ['before a hello', 'no-hello', ({ room, seat, n, at }) => room.connect().say('m', seat, n, at, 0)],
  ['no token', 'bad-token', ({ room }) => room.connect().hello('a-guess')],
  [
    'a guessed token',
    'not-your-seat',
    ({ room, seat, n, at }) => room.connect(tokenOf(200)).say('m', seat, n, at, 0),
  ],
  [
    'a guessed token of a hand',
    'bad-hand',
    ({ room, seat }) => room.connect(tokenOf(200)).say('claim', 1, seat, tokenOf(9)),
  ],
  [
    'many messages',
    'too-fast',
    ({ connections }) => times(SEATED.burst + 1, () => connections[0]!.say('ready', 1, true)),
  ],
  [
    'a flood of messages',
    'too-fast',
    ({ connections }) => times(SEATED.burst + SEATED.flood, () => connections[0]!.sayText('[]')),
    1008,
  ],
]

// A game in which seat 0 has made its second act.
function begun(): Begun {
  const room = testRoom(corridor, { seats: 2 })
  const { connect } = room
  const all: TestConnection[] = []
  room.connect = (...given) => {
    all.push(connect(...given))
    return all.at(-1)!
  }
  const connections = seated(room)
  const match = () => room.runtime.room.match!
  const next = () => match().pending[0]!.seat
  while (match().players[0]!.n < 2 || next() === 0) {
    connections[next()]!.say('m', next(), match().players[next()]!.n + 1, atOf(match()), 0)
    room.clock += 1000
  }
  const seat = next()
  return {
    room,
    connections,
    seat,
    n: match().players[seat]!.n + 1,
    at: atOf(match()),
    closed: () => all.flatMap(({ closedWith }) => (closedWith ? [closedWith] : [])),
  }
}

describe('Bad input', () => {
  test.each(BAD)('%s is refused as %s, and the game does not change.', (_, code, says, closes) => {
    const given = begun()
    const { room, connections, seat, n, at } = given
    const before = JSON.stringify([room.runtime.room.match, room.runtime.room.chairs, room.stored.rows])
    expect(refusal(says(given))).toEqual([code, SAYINGS[code]])
    expect(JSON.stringify([room.runtime.room.match, room.runtime.room.chairs, room.stored.rows])).toBe(before)
    expect(given.closed()).toEqual(closes ? [[closes, code]] : [])
    // The player whose turn it is goes on, on a new connection if theirs was cut.
    room.clock += 60_000
    const connection = connections[seat]!.closedWith ? room.connect(tokenOf(seat + 1)) : connections[seat]!
    connection.say('m', seat, n, at, 0)
    expect(atOf(room.runtime.room.match!)).toBe(at + 1)
  })
})
