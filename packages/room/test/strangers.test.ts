import { corridor } from '@shamble/engine/specimen'
import { describe, expect, test } from 'vitest'
import { actsKept } from '../src/client/acts.ts'
import { atOf, hashOf, KEPT_OVER, MAX_HOLDERS, MAX_SKIPPED, openAttempt, SAYINGS } from '../src/index.ts'
import { lastOf, refusal, running, seated, testRoom, tokenOf } from './test-room.ts'
import { match, move, pendingSeat } from './match.ts'

/*
 * People who want to spoil the game for others, with nothing but what anybody has: the code of the room. What they may do with
 * sockets is in crowd.test.ts, what with rows and disks in apps/web/worker/test/strangers.test.ts.
 */

const HUGE = 2 ** 31

describe('Act numbers belong to owner and match; large gaps are refused', () => {
  // Ann, and a bot whose seat is to move.
  function withBot() {
    const room = testRoom(corridor, { seats: 2 })
    const ann = room.connect(tokenOf(1))
    ann.say('take', 1, 0, 'Ann')
    ann.say('bot', 2, 1, 'easy')
    ann.say('start', 3)
    return { room, ann }
  }

  test('A stranger in a bot’s seat with the number 2³¹ is refused and sent the last number.', () => {
    const { room } = withBot()
    const stranger = room.connect(tokenOf(66))
    stranger.say('take', 1, 1, 'Stranger')
    const before = JSON.stringify(match(room))
    for (const kind of ['u', 'x', 'm']) {
      const about = kind === 'm' ? [atOf(match(room)), 0] : [atOf(match(room))]
      expect(refusal(stranger.say(kind, 1, HUGE, ...about))).toEqual([
        'number-skipped',
        SAYINGS['number-skipped'],
      ])
      expect(lastOf(stranger, 'game')![3]).toEqual([[1, 0]])
    }
    expect(refusal(stranger.say('x', 1, MAX_SKIPPED + 1, atOf(match(room))))![0]).toBe('number-skipped')
    expect(JSON.stringify(match(room))).toBe(before)
  })

  test('The next owner of a seat begins at 1.', () => {
    const { room } = withBot()
    const stranger = room.connect(tokenOf(66))
    stranger.say('take', 1, 1, 'Stranger')
    // As a room may have been stored before jumps were refused.
    match(room).players[1]!.n = HUGE
    stranger.say('leave', 2, 1)
    const bob = room.connect(tokenOf(2))
    bob.say('take', 1, 1, 'Bob')
    expect(lastOf(bob, 'game')![3]).toEqual([[1, 0]])
    const connections = [room.connect(tokenOf(1)), bob]
    while (pendingSeat(room) !== 1) move(room, connections)
    expect(refusal(move(room, connections, 0, 1))).toBeNull()
    expect(refusal(bob.say('x', 1, 2, atOf(match(room))))).toBeNull()
    expect(room.runtime.room.chairs[1]).toMatchObject({ person: null, bot: 'easy' })
  })

  test('In a rematch everybody begins at 1, and acts of the last game are stale.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const connections = seated(room)
    const late = ['x', 1, 7, atOf(match(room))]
    connections[0]!.say('x', 0, 900, atOf(match(room)))
    connections[0]!.say('again', 8, 'new')
    for (const connection of connections) connection.say('ready', 9, true)
    connections[0]!.say('start', 10)
    expect(refusal(connections[1]!.say(...late))![0]).toBe('stale')
    expect(refusal(move(room, connections, 0, 1))).toBeNull()
  })

  test('A client with numbers of an earlier game restarts its numbering before they are refused.', () => {
    const acts = actsKept(undefined)
    const begin = () => acts.begin({ kind: 'm', seat: 0, at: 0, index: 0 }).act.n
    acts.learn(0, 3000)
    expect(begin()).toBe(3001)
    acts.learn(0, 0)
    expect(begin()).toBe(1)
    acts.learn(0, 0)
    expect(begin()).toBe(2)
  })
})

describe('A connection that changes identity', () => {
  test('Leaves its old identity, whose seat is abandoned after a while.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const [ann, bob] = seated(room)
    bob!.hello(tokenOf(66))
    const people = () => room.runtime.room.people
    expect(people().map(({ away }) => away === null)).toEqual([true, false])
    room.clock += 60_000
    bob!.hello(tokenOf(2))
    expect(people().map(({ away }) => away)).toEqual([null, null])
    // With another tab they still are.
    room.connect(tokenOf(2))
    bob!.hello(tokenOf(66))
    expect(people().map(({ away }) => away)).toEqual([null, null])
    expect(lastOf(ann!, 'room')![1].chairs.map(({ here }) => here)).toEqual([true, true])
  })
})

describe('A token that has seen a hand in this match may not take a rival’s', () => {
  test('Changing seats is refused; a former own seat may be taken again.', () => {
    const room = testRoom(corridor, { seats: 3 })
    const [ann, bob] = seated(room)
    bob!.say('leave', 1, 1)
    ann!.say('leave', 2, 0)
    room.clock += 10_000
    expect(refusal(ann!.say('take', 3, 1, 'Ann'))).toEqual(['would-see', SAYINGS['would-see']])
    room.evict('keep')
    expect(refusal(ann!.say('take', 4, 1, 'Ann'))![0]).toBe('would-see')
    expect(lastOf(ann!, 'game')![1]!.viewers).toEqual([null])
    expect(refusal(ann!.say('take', 5, 0, 'Ann'))).toBeNull()
    expect(lastOf(ann!, 'game')![1]!.viewers).toEqual([0])
  })

  test('It may not claim a rival’s seat either, nor may a token whose seat has moved.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const [ann, bob] = seated(room)
    bob!.say('hand', 1, 1, tokenOf(50))
    expect(refusal(ann!.say('claim', 2, 1, tokenOf(50)))![0]).toBe('would-see')
    const phone = room.connect(tokenOf(9))
    ann!.say('hand', 3, 0, tokenOf(51))
    expect(refusal(phone.say('claim', 1, 0, tokenOf(51)))).toBeNull()
    bob!.say('bot', 4, 1, 'easy')
    bob!.say('leave', 5, 1)
    expect(refusal(ann!.say('take', 6, 1, 'Ann'))![0]).toBe('would-see')
    expect(refusal(phone.say('take', 7, 1, 'Ann'))![0]).toBe('would-see')
  })

  test('Strangers who come and go do not erase it, and the memory is bounded.', () => {
    const room = testRoom(corridor, { seats: 3 })
    const [ann, bob] = seated(room)
    bob!.say('leave', 1, 1)
    for (let n = 0; n < 200; n++) {
      const stranger = room.connect(tokenOf(20 + (n % 200)), 1, `there-${n}`)
      stranger.say('take', 1, 1, `Stranger ${n}`)
      stranger.say('leave', 2, 1)
      stranger.hangUp()
    }
    expect(refusal(ann!.say('take', 2, 1, 'Ann'))![0]).toBe('would-see')
    expect(match(room).holders.length).toBeLessThanOrEqual(MAX_HOLDERS)
  })

  test('In the next game it is forgotten.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const [ann, bob] = seated(room)
    ann!.say('x', 0, 1, atOf(match(room)))
    ann!.say('again', 2, 'new')
    for (const [n, connection] of [ann, bob].entries()) connection!.say('leave', 3, n)
    ann!.say('take', 4, 1, 'Ann')
    bob!.say('take', 4, 0, 'Bob')
    bob!.say('ready', 5, true)
    expect(refusal(ann!.say('start', 6))).toBeNull()
    expect(match(room).holders.map(([, seat]) => seat)).toEqual([0, 1])
    expect(lastOf(ann!, 'game')![1]!.viewers).toEqual([1])
  })
})

describe('A challenge that never accepts a report', () => {
  test('Is retried with backoff until the room expires.', () => {
    const challenge = {
      code: 'abc-def-ghj',
      practice: false,
      closes: 10 ** 9,
      hash: hashOf(tokenOf(1)),
    }
    const setUp = { seats: 2, options: {} }
    const room = running(
      corridor,
      openAttempt(corridor, 'abc-def-ghj', { setUp, seed: 'sealed', name: 'Ann', challenge }, 1000),
    )
    const ann = room.connect(tokenOf(1))
    ann.say('x', 0, 1, 0)
    expect(room.runtime.room.phase).toBe('over')
    ann.hangUp()
    room.pass(KEPT_OVER - 1000)
    expect(room.forgotten).toBe(false)
    // Within the first minute a few times, and once an hour in the end.
    expect(room.owed.filter((time) => time < 62_000).length).toBeGreaterThan(3)
    expect(room.owed.length).toBeLessThan(KEPT_OVER / 3_600_000 + 30)
    room.pass(3_600_000)
    expect(room.forgotten).toBe(true)
  })
})
