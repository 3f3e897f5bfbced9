import { corridor } from '@shamble/engine/specimen'
import { withAdvice } from '@shamble/engine/bots'
import { bots } from '@shamble/z-war-one/bots'
import { game as zWarOne } from '@shamble/z-war-one'
import { load } from '@shamble/z-war-one/data'
import { describe, expect, test } from 'vitest'
import { gameIn } from '../src/client/state.ts'
import {
  atOf,
  MAX_ACTS,
  entriesOf,
  journalOf,
  lastEntry,
  MAX_UNSEALED,
  MAX_TAKEN_BACK,
  movesOf,
  OF_ADDRESS,
  OF_TOKEN,
  OVER_QUOTA,
  SEATED,
  restoredRoom,
  SAYINGS,
  withEntry,
  type Entry,
} from '../src/index.ts'
import { lastOf, refusal, running, seated, testRoom, tokenOf } from './test-room.ts'
import type { TestConnection, TestRoom } from './test-room.ts'
import { match, move, pendingSeat } from './match.ts'

await load()

/* What a game may cost, in messages, memory and thinking: each has a bound, with a sentence at the bound. */

const HUGE = 2 ** 31

describe('Sending a game again is charged to the rate limit', () => {
  // How many of these messages a connection may send at once.
  function sentAtOnce(room: TestRoom, connection: TestConnection, say: (n: number) => unknown[]): number {
    room.clock += 60_000
    for (let n = 0; n < 40; n++) if (refusal(connection.say(...say(n)))?.[0] === 'too-fast') return n
    return Infinity
  }

  test('An act that is ahead or skips numbers gets the whole game and costs as much as a hello.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const [ann] = seated(room)
    const hello = ['hello', { v: 1, token: tokenOf(1) }]
    const most = sentAtOnce(room, ann!, () => hello)
    expect(most).toBeLessThan(10)
    expect(sentAtOnce(room, ann!, () => ['m', 0, 1, HUGE, 0])).toBe(most)
    expect(sentAtOnce(room, ann!, () => ['m', 0, HUGE, 0, 0])).toBe(most)
    // What is refused in a sentence counts as one message.
    expect(sentAtOnce(room, ann!, () => ['m', 1, 1, 0, 0])).toBeGreaterThan(3 * most)
  })

  test('So does taking and leaving a seat during a game.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const ann = room.connect(tokenOf(1))
    ann.say('take', 1, 0, 'Ann')
    ann.say('bot', 2, 1, 'easy')
    ann.say('start', 3)
    const hop = (n: number) => (n % 2 === 0 ? ['take', n, 1, 'Stranger'] : ['leave', n, 1])
    expect(sentAtOnce(room, room.connect(tokenOf(66)), hop)).toBe(2)
  })
})

describe('All connections of a token, and of an address, share a limit', () => {
  // How many messages they may send at once, one after the other.
  function allowed(room: TestRoom, connections: TestConnection[]): number {
    room.clock += 60_000
    let sent = 0
    for (let n = 0; n < 1000; n++) {
      const connection = connections[n % connections.length]!
      if (connection.closedWith) continue
      if (refusal(connection.say('agree', n, true))![0] !== 'too-fast') sent++
    }
    return sent
  }

  test('More tabs do not help, nor do connections that are opened again.', () => {
    const room = testRoom(corridor, { seats: 2 })
    seated(room)
    const tabs = Array.from({ length: 4 }, () => room.connect(tokenOf(1)))
    expect(allowed(room, tabs)).toBe(OF_TOKEN.burst)
    for (const tab of tabs) tab.hangUp()
    room.clock += 1000
    expect(refusal(room.connect(tokenOf(1)).say('agree', 1, true))![0]).toBe('nothing-asked')
    expect(allowed(room, [room.connect(tokenOf(2))])).toBe(SEATED.burst)
  })

  test('Players are not affected by strangers of their address.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const [ann] = seated(room)
    const eves = Array.from({ length: 30 }, (_, n) => room.connect(tokenOf(60 + n)))
    allowed(room, eves)
    expect(refusal(ann!.say('agree', 1, true))![0]).toBe('nothing-asked')
  })

  test('Nor do more tokens from one address; another address is not affected.', () => {
    const room = testRoom(corridor, { seats: 4 })
    const eves = Array.from({ length: 30 }, (_, n) => room.connect(tokenOf(60 + n), 1, 'there'))
    expect(allowed(room, eves)).toBe(OF_ADDRESS.burst)
    expect(refusal(room.connect(undefined, 1, 'home').hello(tokenOf(1)))).toBeNull()
  })

  test('Where the rows of the day are written, an address moves slowly, but it moves.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const [ann] = seated(room)
    room.clock += 3_600_000
    Object.assign(ann!, { isOverQuota: true })
    expect(allowed(room, [ann!])).toBe(OVER_QUOTA.burst)
    room.clock += 1000 / OVER_QUOTA.perSecond
    expect(refusal(room.connect(tokenOf(1)).say('agree', 1, true))![0]).toBe('nothing-asked')
  })

  test('A new name costs as much as twenty messages.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const [ann] = seated(room)
    room.clock += 60_000
    const renames = Array.from({ length: 4 }, (_, n) => refusal(ann!.say('name', n, `Ann ${n}`))?.[0] ?? null)
    expect(renames).toEqual([null, null, 'too-fast', 'too-fast'])
  })
})

describe('Take-backs are bounded', () => {
  // Two people who do not roll, draw or fire: one goes on and comes back.
  function backAndForth(times: number) {
    const room = testRoom(corridor, { seats: 2 })
    const connections = seated(room)
    const answers: (string | null)[] = []
    // The first move that seals nothing.
    for (let n = 0; n < 200; n++) {
      const seat = pendingSeat(room)
      const hold = movesOf(match(room), seat).findIndex(([verb]) => verb === 'hold')
      move(room, connections, Math.max(hold, 0))
      if (hold >= 0 && match(room).log.moves.length > 0) {
        for (let k = 0; k < times; k++) {
          room.clock += 1000
          const { players } = match(room)
          const back = connections[seat]!.say('u', seat, players[seat]!.n + 1, atOf(match(room)))
          answers.push(refusal(back)?.[0] ?? null)
          if (!refusal(back)) move(room, connections, hold)
        }
        return { room, connections, seat, answers }
      }
    }
    throw new Error('Every move seals.')
  }

  test('Between two dice there are at most forty take-backs, as seat state and refusal say.', () => {
    const { room, connections, seat, answers } = backAndForth(MAX_TAKEN_BACK + 20)
    expect(answers.filter((code) => code === null)).toHaveLength(MAX_TAKEN_BACK)
    expect(new Set(answers.slice(MAX_TAKEN_BACK))).toEqual(new Set(['enough-taken-back']))
    const { length } = room.stored.rows
    expect(length).toBeLessThan(200 + 2 * MAX_TAKEN_BACK)
    room.evict('keep')
    const again = connections[seat]!
    expect(refusal(again.say('u', seat, 999, atOf(match(room))))).toEqual([
      'enough-taken-back',
      SAYINGS['enough-taken-back'],
    ])
    again.hello(tokenOf(seat + 1))
    expect(gameIn(lastOf(again, 'welcome')![1].game!).states[0]!.u).toBe(0)
    // With the next die they may be again.
    while (match(room).takenBack > 0) move(room, connections)
    expect(room.stored.rows.length).toBeGreaterThan(length)
  })
})

describe('The cost of an act does not grow with the number of acts', () => {
  test('Whole blocks of the journal are shared, and the log holds only moves that can be taken back.', () => {
    const entry = (at: number): Entry => ({
      at,
      seat: 0,
      n: at + 1,
      seen: at,
      index: 0,
      when: 0,
      did: ['hold'],
    })
    let journal = journalOf([])
    for (let at = 0; at < 5000; at++) {
      const longer = withEntry(journal, entry(at))
      const shared = longer.blocks.filter((block, i) => block === journal.blocks[i]).length
      expect(shared).toBe(journal.blocks.length)
      expect(longer.rest.length).toBeLessThan(100)
      journal = longer
    }
    expect(entriesOf(journal)).toEqual(Array.from({ length: 5000 }, (_, at) => entry(at)))
    expect(journalOf(entriesOf(journal))).toEqual(journal)
    expect(lastEntry(journal, ({ n }) => n === 7)).toEqual(entry(6))
  })

  test('Moves are final after a die, a revealed secret, or MAX_UNSEALED later moves.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const connections = seated(room)
    // As if nothing had been rolled for a long time.
    const loose = Array.from({ length: MAX_UNSEALED - 1 }, (): [number, string] => [0, 'hold'])
    Object.assign(match(room), { log: { ...match(room).log, moves: loose }, takenBack: 3 })
    move(room, connections)
    expect(match(room)).toMatchObject({ settled: MAX_UNSEALED, seal: 0, takenBack: 0, log: { moves: [] } })
    expect(match(room).stored).toBe(match(room).position)
    expect(lastOf(connections[0]!, 's')![1]).toBe(1)
  })
})

describe('The length of a match is bounded', () => {
  // A game in progress with this many entries in its journal: moves taken back.
  function long(entries: number): { room: TestRoom; connections: TestConnection[] } {
    const first = testRoom(corridor, { seats: 2, clock: 60 })
    seated(first)
    const kept = first.stored.kept as { match: object }
    const { first: at } = match(first)
    const rows = Array.from({ length: entries }, (_, i) => {
      const [seat, did] = i % 2 === 0 ? [0, ['hold'] as const] : [0, 0]
      return { at: at + i, seat, n: i + 1, seen: at + i, index: 0, when: 1000, did }
    })
    const stored = { ...kept, match: { ...kept.match, kept: entries } }
    const room = running(corridor, restoredRoom(corridor, stored, rows))
    room.stored.kept = stored
    const connections = [1, 2].map((n) => room.connect(tokenOf(n)))
    return { room, connections }
  }

  test('In a full match it is only possible to resign; bots and clocks stop.', () => {
    const { room, connections } = long(MAX_ACTS - 1)
    expect(refusal(move(room, connections))).toBeNull()
    const writes = room.stored.rows.length
    expect(refusal(move(room, connections))).toEqual(['match-full', SAYINGS['match-full']])
    room.pass(10 * 60_000)
    expect(room.stored.rows.length).toBe(writes)
    expect(refusal(connections[0]!.say('x', 0, match(room).players[0]!.n + 1, atOf(match(room))))).toBeNull()
    expect(room.runtime.room.phase).toBe('over')
  })

  test('Nothing is taken back once half of the journal is full, so no one can fill it for the others.', () => {
    const { room, connections } = long(MAX_ACTS / 2)
    const seat = pendingSeat(room)
    const hold = movesOf(match(room), seat).findIndex(([verb]) => verb === 'hold')
    expect(refusal(move(room, connections, Math.max(0, hold)))).toBeNull()
    const code = refusal(
      connections[seat]!.say('u', seat, match(room).players[seat]!.n + 1, atOf(match(room))),
    )
    expect(['enough-taken-back', 'nothing-to-undo']).toContain(code![0])
  })
})

describe('The cost of bots in one event is bounded', () => {
  test('A bot without playouts gets an event for each choice.', () => {
    const room = testRoom(withAdvice(zWarOne, { bots }), { seats: 4 })
    const ann = room.connect(tokenOf(1))
    ann.say('take', 1, 0, 'Ann')
    for (const seat of [1, 2, 3]) ann.say('bot', 2, seat, 'fierce')
    ann.say('start', 3)
    // How many choices bots had in each event.
    const chosen: number[] = []
    for (let n = 0; n < 400 && chosen.length < 40; n++) {
      room.clock += 1000
      const before = match(room)
      if (pendingSeat(room) === 0) move(room, [ann])
      else room.runtime.tick()
      const entries = entriesOf(match(room).journal).slice(before.journal.length)
      const own = entries.filter(({ n: number }) => number === 0)
      if (own.length > 0) chosen.push(own.length)
      expect(room.runtime.room.phase).toBe('playing')
    }
    expect(chosen).toEqual(Array.from({ length: 40 }, () => 1))
  })
})
