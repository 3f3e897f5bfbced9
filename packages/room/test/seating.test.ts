import { corridor } from '@shamble/engine/specimen'
import { describe, expect, test } from 'vitest'
import { ABANDONED, expiryOf, KEPT_LOBBY, KEPT_SLOW, LATE, SLOW_CLOCK } from '../src/index.ts'
import { pendingSeat } from './match.ts'
import { lastOf, refusal, seated, testRoom, tokenOf, type TestConnection } from './test-room.ts'

const chairs = (room: ReturnType<typeof testRoom>) => room.runtime.room.chairs

describe('Sitting down', () => {
  test('Taking a seat is announced to everybody, and its taker gets its state.', () => {
    const room = testRoom(corridor, { seats: 3 })
    const watcher = room.connect()
    watcher.hello()
    const ann = room.connect(tokenOf(1))
    expect(ann.say('take', 7, 1, ' Ann ').map(([kind]) => kind)).toEqual(['room', 'game', 'ok'])
    expect(lastOf(ann, 'ok')).toEqual(['ok', 7])
    expect(lastOf(ann, 'game')).toEqual(['game', null, 1, [[1, 0]]])
    expect(lastOf(watcher, 'room')![1].chairs[1]).toMatchObject({
      name: 'Ann',
      person: 1,
      here: true,
      free: false,
    })
  })

  test('Taking a seat is idempotent.', () => {
    const room = testRoom(corridor, { seats: 3 })
    const ann = room.connect(tokenOf(1))
    ann.say('take', 1, 0, 'Ann')
    const before = JSON.stringify(room.runtime.room)
    expect(ann.say('take', 1, 0, 'Ann')).toEqual([['ok', 1]])
    expect(JSON.stringify(room.runtime.room)).toBe(before)
  })

  test('A taken or missing seat and a taken or empty name are refused, each with its code.', () => {
    const room = testRoom(corridor, { seats: 2 })
    room.connect(tokenOf(1)).say('take', 1, 0, 'Ann')
    const bob = room.connect(tokenOf(2))
    expect(refusal(bob.say('take', 1, 0, 'Bob'))).toEqual(['seat-taken', 'This seat is taken.'])
    expect(refusal(bob.say('take', 2, 5, 'Bob'))![0]).toBe('no-such-seat')
    expect(refusal(bob.say('take', 3, 1, 'ANN'))![0]).toBe('name-taken')
    expect(refusal(bob.say('take', 4, 1, 'a\nb'))![0]).toBe('bad-name')
    expect(chairs(room)[1]!.person).toBeNull()
  })

  test('Without a token it is only possible to watch.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const watcher = room.connect()
    watcher.hello()
    expect(refusal(watcher.say('take', 1, 0, 'Ann'))![0]).toBe('bad-token')
    for (const request of [
      ['ready', 1, true],
      ['start', 2],
      ['seats', 3, 3],
      ['bot', 4, 0, 'easy'],
      ['again', 5, 'new'],
    ]) {
      expect(refusal(watcher.say(...request))![0]).toBe('not-seated')
    }
    expect(refusal(watcher.say('m', 0, 1, 0, 0))![0]).toBe('not-your-seat')
  })

  test('A person with several seats sees as each of them.', () => {
    const room = testRoom(corridor, { seats: 3 })
    const ann = room.connect(tokenOf(1))
    ann.say('take', 1, 0, 'Ann')
    ann.say('take', 2, 2, 'Ann')
    ann.say('bot', 3, 1, 'easy')
    ann.say('start', 4)
    const [, table, person, seats] = lastOf(ann, 'game')!
    expect([table!.viewers, person, seats]).toEqual([
      [0, 2],
      1,
      [
        [0, 0],
        [2, 0],
      ],
    ])
    const hands = table!.states.map(({ v }) => (v as { hands: unknown[] }).hands)
    expect(hands[0]![0]).toEqual(expect.any(Array))
    expect(hands[0]![2]).toBe(3)
    expect(hands[1]![2]).toEqual(expect.any(Array))
  })

  test('A person who leaves their seat is forgotten, with the token.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const ann = room.connect(tokenOf(1))
    ann.say('take', 1, 0, 'Ann')
    ann.say('leave', 2, 0)
    expect(room.runtime.room.people).toEqual([])
    expect(lastOf(ann, 'game')).toEqual(['game', null, null, []])
    expect(ann.say('leave', 3, 0).at(-1)![1]).toBe('not-seated')
  })
})

describe('Before the game', () => {
  test('People at the table change options, seats and clock; then everybody must be ready again.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const ann = room.connect(tokenOf(1))
    ann.say('take', 1, 0, 'Ann')
    ann.say('ready', 2, true)
    expect(chairs(room)[0]!.ready).toBe(true)
    ann.say('seats', 3, 4)
    expect(chairs(room)).toHaveLength(4)
    expect(chairs(room)[0]).toMatchObject({ person: 1, ready: false })
    ann.say('clock', 4, 60)
    expect(room.runtime.room.clock).toBe(60)
    expect(refusal(ann.say('clock', 5, 7))![0]).toBe('bad-clock')
    expect(refusal(ann.say('seats', 6, 9))![0]).toBe('bad-seats')
    expect(refusal(ann.say('options', 7, { nonsense: true }))![0]).toBe('bad-options')
  })

  test('Only the host changes the number of seats, and nobody else loses a chair by it.', () => {
    const room = testRoom(corridor, { seats: 4 })
    const ann = room.connect(tokenOf(1))
    ann.say('take', 1, 0, 'Ann')
    const bob = room.connect(tokenOf(2))
    bob.say('take', 1, 2, 'Bob')
    for (const seats of [2, 3]) expect(refusal(bob.say('seats', 2, seats))![0]).toBe('not-host')
    expect(refusal(ann.say('seats', 2, 2))![0]).toBe('seat-taken')
    expect(chairs(room).map(({ person }) => person)).toEqual([1, null, 2, null])
    expect(refusal(ann.say('seats', 3, 3))).toBeNull()
    expect(chairs(room).map(({ person }) => person)).toEqual([1, null, 2])
  })

  test('A person may give up chairs of their own with the number of seats.', () => {
    const room = testRoom(corridor, { seats: 4 })
    const ann = room.connect(tokenOf(1))
    for (const seat of [0, 3]) ann.say('take', seat, seat, 'Ann')
    expect(refusal(ann.say('seats', 4, 2))).toBeNull()
    expect(chairs(room).map(({ person }) => person)).toEqual([1, null])
  })

  test('The game begins when every seat is taken and everybody else is ready.', () => {
    const room = testRoom(corridor, { seats: 3 })
    const ann = room.connect(tokenOf(1))
    const bob = room.connect(tokenOf(2))
    ann.say('take', 1, 0, 'Ann')
    bob.say('take', 1, 1, 'Bob')
    expect(refusal(ann.say('start', 2))![0]).toBe('seats-empty')
    ann.say('bot', 3, 2, 'fair')
    expect(refusal(ann.say('start', 4))![0]).toBe('not-ready')
    bob.say('ready', 2, true)
    ann.say('start', 5)
    expect(room.runtime.room.phase).toBe('playing')
    expect(lastOf(bob, 'game')![1]!.viewers).toEqual([1])
    expect(ann.say('start', 5)).toEqual([['ok', 5]])
    for (const request of [
      ['seats', 6, 2],
      ['options', 7, {}],
      ['clock', 8, null],
      ['ready', 9, false],
    ]) {
      expect(refusal(ann.say(...request))![0]).toBe('already-playing')
    }
  })

  test('A table that is full gets a chair for each guest before the game, as long as the game has more seats.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const [ann, bob, cid, dan, eve] = [1, 2, 3, 4, 5].map((n) =>
      room.connect(tokenOf(n)),
    ) as TestConnection[] as [TestConnection, TestConnection, TestConnection, TestConnection, TestConnection]
    // A free chair comes first.
    expect(refusal(cid.say('take', 1, 2, 'Cid'))![0]).toBe('no-such-seat')
    ann.say('take', 1, 0, 'Ann')
    bob.say('take', 1, 1, 'Bob')
    bob.say('ready', 2, true)
    expect(refusal(cid.say('take', 2, 2, 'Cid'))).toBeNull()
    expect(refusal(dan.say('take', 1, 3, 'Dan'))).toBeNull()
    expect(chairs(room).map(({ person }) => person)).toEqual([1, 2, 3, 4])
    expect(chairs(room)[1]!.ready).toBe(true)
    // The corridor has four seats at most.
    expect(refusal(eve.say('take', 1, 4, 'Eve'))![0]).toBe('no-such-seat')
  })

  test('Who asks for any chair gets the first empty one, then a new one: two who ask at the same moment both sit down.', () => {
    const room = testRoom(corridor, { seats: 3 })
    const [ann, bob, cid, dan, eve] = [1, 2, 3, 4, 5].map((n) => room.connect(tokenOf(n))) as [
      TestConnection,
      TestConnection,
      TestConnection,
      TestConnection,
      TestConnection,
    ]
    ann.say('take', 1, 1, 'Ann')
    ann.say('bot', 2, 0, 'easy')
    bob.say('take', 1, null, 'Bob')
    cid.say('take', 1, null, 'Cid')
    const seatOf = (name: string) => room.runtime.room.people.find((person) => person.name === name)?.id
    expect(chairs(room).map(({ person }) => person)).toEqual([null, ...['Ann', 'Bob', 'Cid'].map(seatOf)])
    // A second press changes nothing.
    const before = JSON.stringify(room.runtime.room)
    expect(bob.say('take', 2, null, 'Bob')).toEqual([['ok', 2]])
    expect(JSON.stringify(room.runtime.room)).toBe(before)
    expect(refusal(dan.say('take', 1, null, 'Dan'))).toEqual([
      'no-free-seat',
      'Every seat is taken. You can watch.',
    ])
    ann.say('leave', 3, 1)
    expect(refusal(dan.say('take', 2, null, 'ann'))).toBeNull()
    expect(chairs(room)[1]!.person).not.toBeNull()
    for (const each of [bob, cid, dan]) each.say('ready', 5, true)
    bob.say('start', 6)
    expect(refusal(eve.say('take', 1, null, 'Eve'))![0]).toBe('no-free-seat')
  })

  test('A person who changes chairs stays ready.', () => {
    const room = testRoom(corridor, { seats: 3 })
    const ann = room.connect(tokenOf(1))
    ann.say('take', 1, 0, 'Ann')
    ann.say('ready', 2, true)
    ann.say('take', 3, 2, 'Ann')
    ann.say('leave', 4, 0)
    expect(chairs(room).map(({ ready }) => ready)).toEqual([false, false, true])
  })

  test('The game begins without the empty chairs at the end of the table.', () => {
    const room = testRoom(corridor, { seats: 4 })
    const ann = room.connect(tokenOf(1))
    const bob = room.connect(tokenOf(2))
    ann.say('take', 1, 0, 'Ann')
    bob.say('take', 1, 1, 'Bob')
    expect(refusal(ann.say('fewer', 2, 2))![0]).toBe('not-ready')
    bob.say('ready', 2, true)
    expect(refusal(ann.say('fewer', 3, 3))![0]).toBe('seats-empty')
    expect(refusal(ann.say('fewer', 4, 1))).not.toBeNull()
    expect(chairs(room)).toHaveLength(4)
    expect(ann.say('fewer', 5, 2)).toContainEqual(['ok', 5])
    expect(room.runtime.room.phase).toBe('playing')
    expect(chairs(room)).toHaveLength(2)
    // A repeat is granted again.
    expect(ann.say('fewer', 5, 2)).toEqual([['ok', 5]])
  })

  test('A chosen seed is public; a drawn one is secret until the end.', () => {
    const open = testRoom(corridor, { seats: 2, seed: 'brains-42' })
    const connection = open.connect()
    connection.hello()
    expect(lastOf(connection, 'welcome')![1].room.seed).toBe('brains-42')
    const sealed = testRoom(corridor, { seats: 2 }, 'the-secret')
    const connections = seated(sealed)
    for (const { texts } of connections) expect(texts.join()).not.toContain('the-secret')
  })
})

describe('Coming and going', () => {
  test('A person is present from their first connection to their last; other tabs change nothing.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const [, bob] = seated(room)
    const here = () => room.runtime.room.people[0]!.away === null
    const first = room.connect(tokenOf(1))
    expect(here()).toBe(true)
    first.hangUp()
    expect(here()).toBe(true)
    room.clock = 5000
    for (const connection of room.connectionsOf(tokenOf(1))) connection.hangUp()
    expect(room.runtime.room.people[0]!.away).toBe(5000)
    expect(lastOf(bob!, 'room')![1].chairs[0]!.here).toBe(false)
    room.connect(tokenOf(1))
    expect(here()).toBe(true)
    expect(lastOf(bob!, 'room')![1].chairs[0]!.here).toBe(true)
  })

  test('Only an abandoned seat can be taken; its old owner becomes a spectator.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const [ann] = seated(room)
    ann!.hangUp()
    const cat = room.connect(tokenOf(3))
    room.pass(ABANDONED - 1)
    expect(refusal(cat.say('take', 1, 0, 'Cat'))![0]).toBe('seat-taken')
    room.pass(1)
    cat.say('take', 2, 0, 'Cat')
    expect(lastOf(cat, 'game')![1]!.viewers).toEqual([0])
    const back = room.connect(tokenOf(1))
    expect(lastOf(back, 'welcome')![1]).toMatchObject({ person: null, seats: [], game: { viewers: [null] } })
    expect(refusal(back.say('m', 0, 99, 0, 0))![0]).toBe('not-your-seat')
  })

  test('With a slow clock a seat stays its player’s until the clock ran out three times in a row.', () => {
    const room = testRoom(corridor, { seats: 2, clock: SLOW_CLOCK })
    const connections = seated(room)
    for (const connection of connections) connection.hangUp()
    const cat = room.connect(tokenOf(3))
    const seat = pendingSeat(room)
    const take = () => refusal(cat.say('take', 1, seat, 'Cat'))?.[0] ?? null
    for (let times = 0; times < LATE; times++) {
      expect(room.runtime.room.match!.players[seat]!.late).toBe(times)
      expect(take()).toBe('seat-taken')
      // The other seat waits as long.
      const { late } = room.runtime.room.match!.players[seat]!
      while (room.runtime.room.match!.players[seat]!.late === late) room.pass(SLOW_CLOCK * 1000)
    }
    expect(take()).toBeNull()
  })

  test('A player may not take a second seat with a hidden hand; a bot may.', () => {
    const room = testRoom(corridor, { seats: 3 })
    const [ann, bob] = seated(room)
    ann!.hangUp()
    room.pass(ABANDONED)
    expect(refusal(bob!.say('take', 9, 0, 'Bob'))![0]).toBe('would-see')
    bob!.say('bot', 10, 0, 'easy')
    expect(chairs(room)[0]).toMatchObject({ bot: 'easy', person: null })
    expect(refusal(bob!.say('bot', 11, 2, 'easy'))![0]).toBe('seat-taken')
  })

  test('A bot’s seat can be taken at any time.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const ann = room.connect(tokenOf(1))
    ann.say('take', 1, 0, 'Ann')
    ann.say('bot', 2, 1, 'fair')
    ann.say('start', 3)
    const bob = room.connect(tokenOf(2))
    bob.say('take', 1, 1, 'Bob')
    expect(chairs(room)[1]).toMatchObject({ bot: null, person: 2 })
    expect(lastOf(bob, 'game')![1]!.viewers).toEqual([1])
  })

  test('A seat moves to another device by a single-use token; the old device becomes a spectator.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const [ann] = seated(room)
    ann!.say('hand', 7, 0, tokenOf(50))
    const phone = room.connect(tokenOf(9))
    expect(refusal(phone.say('claim', 1, 0, tokenOf(51)))![0]).toBe('bad-hand')
    expect(phone.say('claim', 2, 0, tokenOf(50)).map(([kind]) => kind)).toContain('ok')
    expect(lastOf(phone, 'game')).toMatchObject(['game', { viewers: [0] }, 1, [[0, 0]]])
    expect(lastOf(ann!, 'game')).toMatchObject(['game', { viewers: [null] }, null, []])
    expect(phone.say('claim', 2, 0, tokenOf(50))).toEqual([['ok', 2]])
    const thief = room.connect(tokenOf(8))
    expect(refusal(thief.say('claim', 1, 0, tokenOf(50)))![0]).toBe('bad-hand')
    expect(room.runtime.room.people.map(({ name }) => name)).toEqual(['Player 1', 'Player 2'])
  })

  test('One of several seats can be moved alone.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const ann = room.connect(tokenOf(1))
    ann.say('take', 1, 0, 'Ann')
    ann.say('take', 2, 1, 'Ann')
    ann.say('hand', 3, 1, tokenOf(50))
    const phone = room.connect(tokenOf(9))
    phone.say('claim', 1, 1, tokenOf(50))
    expect(chairs(room).map(({ person }) => person)).toEqual([1, 2])
    expect(room.runtime.room.people.map(({ name }) => name)).toEqual(['Ann', 'Ann'])
  })
})

describe('Time', () => {
  test('A room without visitors expires by its alarm; one with a visitor does not.', () => {
    const room = testRoom(corridor, { seats: 2 })
    room.runtime.wakeUp()
    expect(room.alarm).toBe(1000 + KEPT_LOBBY)
    const guest = room.connect(tokenOf(1))
    guest.say('take', 1, 0, 'Ann')
    room.pass(KEPT_LOBBY + 10)
    expect(room.forgotten).toBe(false)
    guest.hangUp()
    room.pass(expiryOf(room.runtime.room))
    expect(room.forgotten).toBe(true)
  })

  test('With a slow clock a room lives 60 days after its last move, also in the lobby after a game.', () => {
    expect(KEPT_SLOW).toBe(60 * 24 * 3_600_000)
    const room = testRoom(corridor, { seats: 2, clock: SLOW_CLOCK })
    const kept = () => expiryOf(room.runtime.room) - room.runtime.room.touched
    expect(kept()).toBe(KEPT_LOBBY)
    const [ann, bob] = seated(room)
    expect(kept()).toBe(KEPT_SLOW)
    ann!.say('x', 0, 1, 0)
    bob!.say('x', 1, 1, 1)
    expect(room.runtime.room.phase).toBe('over')
    expect(kept()).toBe(KEPT_SLOW)
    ann!.say('again', 5, 'new')
    expect(room.runtime.room.phase).toBe('lobby')
    expect(kept()).toBe(KEPT_SLOW)
    ann!.say('clock', 6, 60)
    expect(kept()).toBe(KEPT_LOBBY)
  })
})
