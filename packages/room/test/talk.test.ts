import { corridor } from '@shamble/engine/specimen'
import { describe, expect, test } from 'vitest'
import {
  atOf,
  MAX_KEPT_PHRASES,
  MAX_PHRASES,
  NUDGE_AFTER,
  NUDGE_AGAIN,
  SAY_EVERY,
  SAYINGS,
} from '../src/index.ts'
import {
  lastOf,
  refusal,
  seated,
  testRoom,
  tokenOf,
  type TestConnection,
  type TestRoom,
} from './test-room.ts'

const due = (room: TestRoom) => room.runtime.room.match!.pending[0]!.seat
const stored = (room: TestRoom) => JSON.stringify(room.stored)
const heard = (connection: TestConnection, kind: 'said' | 'nudged') =>
  connection.heard.filter(([name]) => name === kind)

describe('Phrases', () => {
  test('A phrase reaches everybody, spectators too, and is not stored.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const [ann, bob] = seated(room)
    const eve = room.connect()
    eve.hello()
    const before = stored(room)
    expect(ann!.say('say', 9, 0, 'nice-move')).toEqual([
      ['said', 0, 'nice-move'],
      ['ok', 9],
    ])
    for (const connection of [bob!, eve]) expect(lastOf(connection, 'said')).toEqual(['said', 0, 'nice-move'])
    expect(stored(room)).toBe(before)
    room.evict()
    expect(refusal(ann!.say('say', 10, 0, 'thanks'))).toBeNull()
    expect(stored(room)).toBe(before)
  })

  test('A slow table keeps the latest for players who were away, and only for players.', () => {
    const room = testRoom(corridor, { seats: 2, clock: 259_200 })
    const [ann, bob] = seated(room)
    bob!.hangUp()
    for (let n = 0; n < MAX_KEPT_PHRASES + 5; n++) {
      room.clock += SAY_EVERY
      expect(refusal(ann!.say('say', 9 + n, 0, n % 2 ? 'thanks' : 'hello'))).toBeNull()
    }
    const said = room.clock
    room.evict()
    room.clock += 86_400_000
    const { kept } = lastOf(room.connect(tokenOf(2)), 'welcome')![1]
    expect(kept).toHaveLength(MAX_KEPT_PHRASES)
    expect(kept!.at(-1)).toEqual({ seat: 0, phrase: 'hello', when: said })
    const eve = room.connect()
    eve.hello()
    expect(lastOf(eve, 'welcome')![1].kept).toBeUndefined()
  })

  test('Phrases are allowed before the game.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const ann = room.connect(tokenOf(1))
    ann.say('take', 1, 0, 'Ann')
    expect(ann.say('say', 2, 0, 'hello')).toEqual([
      ['said', 0, 'hello'],
      ['ok', 2],
    ])
  })

  test('Free text, phrases at other seats and phrases of spectators are refused.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const [ann, bob] = seated(room)
    expect(refusal(ann!.say('say', 9, 0, 'You are stupid'))![0]).toBe('bad-message')
    expect(refusal(ann!.say('say', 9, 1, 'sorry'))).toEqual(['not-your-seat', SAYINGS['not-your-seat']])
    expect(refusal(ann!.say('say', 9, 7, 'sorry'))![0]).toBe('no-such-seat')
    expect(refusal(room.connect(tokenOf(9)).say('say', 9, 0, 'sorry'))![0]).toBe('not-seated')
    expect(heard(bob!, 'said')).toEqual([])
  })

  test('A burst is allowed, then one every few seconds.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const [ann, bob] = seated(room)
    const many = ['hello', 'laugh', 'tears', 'heart', 'brains'].slice(0, MAX_PHRASES)
    for (const phrase of many) expect(refusal(ann!.say('say', 9, 0, phrase))).toBeNull()
    expect(refusal(ann!.say('say', 9, 0, 'phew'))).toEqual(['said-enough', SAYINGS['said-enough']])
    // Another seat has a limit of its own.
    expect(refusal(bob!.say('say', 9, 1, 'phew'))).toBeNull()
    room.clock += SAY_EVERY - 1
    expect(refusal(ann!.say('say', 9, 0, 'phew'))![0]).toBe('said-enough')
    room.clock += 1
    expect(refusal(ann!.say('say', 9, 0, 'phew'))).toBeNull()
    expect(refusal(ann!.say('say', 9, 0, 'sorry'))![0]).toBe('said-enough')
    expect(heard(bob!, 'said')).toHaveLength(many.length + 2)
  })

  test('A new token does not reset the limit, which counts per seat too.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const codes = ['hello', 'laugh', 'tears', 'heart', 'brains'].map((phrase, n) => {
      const stranger = room.connect(tokenOf(40 + n))
      stranger.say('take', 1, 0, `Stranger ${n}`)
      const code = refusal(stranger.say('say', 2, 0, phrase))?.[0]
      stranger.say('leave', 3, 0)
      return code
    })
    expect(codes).toEqual([undefined, undefined, undefined, 'said-enough', 'said-enough'])
  })

  test('Leaving and taking the seat again does not reset the limit.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const ann = room.connect(tokenOf(1))
    for (const [n, phrase] of ['hello', 'laugh', 'tears'].entries()) {
      ann.say('take', 1, 0, 'Ann')
      expect(refusal(ann.say('say', 10 + n, 0, phrase))).toBeNull()
      ann.say('leave', 2, 0)
      room.clock += 500
    }
    ann.say('take', 1, 0, 'Ann')
    expect(refusal(ann.say('say', 20, 0, 'phew'))![0]).toBe('said-enough')
  })

  test('A duplicate is sent once; later the phrase may be repeated.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const [ann, bob] = seated(room)
    for (let n = 0; n < 5; n++) expect(ann!.say('say', 9, 0, 'phew').at(-1)).toEqual(['ok', 9])
    expect(heard(bob!, 'said')).toHaveLength(1)
    room.clock += SAY_EVERY
    ann!.say('say', 10, 0, 'phew')
    expect(heard(bob!, 'said')).toHaveLength(2)
  })
})

describe('A nudge', () => {
  // A game that has waited so long for the seat that is due.
  function waited(milliseconds: number) {
    const room = testRoom(corridor, { seats: 2 })
    const connections = seated(room)
    const first = due(room)
    connections[first]!.say('m', first, 1, atOf(room.runtime.room.match!), 0)
    room.clock += milliseconds
    const slow = due(room)
    return { room, slow, other: 1 - slow, connections }
  }

  test('A player who keeps the table waiting may be nudged; everybody is told, nothing is stored.', () => {
    const { room, slow, other, connections } = waited(NUDGE_AFTER)
    const before = stored(room)
    expect(connections[other]!.say('nudge', 9, slow)).toEqual([
      ['nudged', slow, other],
      ['ok', 9],
    ])
    expect(lastOf(connections[slow]!, 'nudged')).toEqual(['nudged', slow, other])
    expect(stored(room)).toBe(before)
  })

  test('Is refused too early, too often, for oneself, and for a player without a choice.', () => {
    const { room, slow, other, connections } = waited(NUDGE_AFTER - 1)
    const ask = (by: number, seat: number) => refusal(connections[by]!.say('nudge', 9, seat))?.[0]
    expect(ask(other, slow)).toBe('no-nudge')
    room.clock += 1
    expect(ask(slow, slow)).toBe('no-nudge')
    expect(ask(slow, other)).toBe('no-nudge')
    expect(ask(other, 7)).toBe('no-such-seat')
    expect(ask(other, slow)).toBeUndefined()
    room.clock += NUDGE_AGAIN - 1
    expect(ask(other, slow)).toBe('no-nudge')
    room.clock += 1
    expect(ask(other, slow)).toBeUndefined()
  })

  test('When it is due does not tell whether an act has changed what the other may choose from.', () => {
    for (const [wait, code] of [
      [NUDGE_AFTER - 1, 'no-nudge'],
      [NUDGE_AFTER, undefined],
    ] as const) {
      const { room, slow, other, connections } = waited(wait)
      const { match } = room.runtime.room
      // As if the seat had been asked the same before the last act.
      match!.players[slow]!.since = match!.first
      expect(refusal(connections[other]!.say('nudge', 9, slow))?.[0]).toBe(code)
    }
  })

  test('The wait restarts with a player’s own move.', () => {
    const { room, slow, connections } = waited(NUDGE_AFTER)
    const { players, pending } = room.runtime.room.match!
    expect(pending[0]!.seat).toBe(slow)
    connections[slow]!.say('m', slow, players[slow]!.n + 1, atOf(room.runtime.room.match!), 0)
    const next = due(room)
    expect(refusal(connections[1 - next]!.say('nudge', 9, next))![0]).toBe('no-nudge')
  })

  test('Is refused for bots and before a game.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const ann = room.connect(tokenOf(1))
    ann.say('take', 1, 0, 'Ann')
    ann.say('bot', 2, 1, 'easy')
    room.clock += NUDGE_AFTER
    for (const seat of [0, 1]) expect(refusal(ann.say('nudge', 3, seat))![0]).toBe('no-nudge')
  })
})
