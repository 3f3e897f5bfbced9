import { corridor } from '@shamble/engine/specimen'
import { describe, expect, test } from 'vitest'
import { ABANDONED, LISTED_FOR, NOTICE_AFTER, type TableSeen } from '../src/index.ts'
import { lastOf, refusal, testRoom, tokenOf, type TestConnection, type TestRoom } from './test-room.ts'

/* A table that its maker lists, and what the list of open tables is told of it. */

const MINUTE = 60_000

/** A table with its maker and an empty chair, listed. */
function listed(bots: number | null = null, clock: number | null = null) {
  const room = testRoom(corridor, { seats: 2, clock })
  const ann = room.connect(tokenOf(1))
  ann.say('take', 1, 0, 'Ann')
  expect(refusal(ann.say('list', 2, true, bots))).toBeNull()
  return { room, ann }
}

/** Somebody sits down on the other chair. */
function joined(room: TestRoom): TestConnection {
  const bob = room.connect(tokenOf(2))
  bob.say('take', 1, 1, 'Bob')
  return bob
}

const last = ({ listed }: TestRoom): TableSeen | null | undefined => listed.at(-1)
const seen = (connection: TestConnection) => lastOf(connection, 'room')![1].listed

describe('A listing', () => {
  test('says game, options, clock and free seats, and nothing of people, seed or address.', () => {
    const { room, ann } = listed(5, 60)
    expect(room.listed).toEqual([
      {
        code: 'abc-def-ghj',
        game: corridor.id,
        options: room.runtime.room.options,
        clock: 60,
        seats: 2,
        free: 1,
        since: 1000,
        begins: 1000 + 5 * MINUTE,
      },
    ])
    expect(seen(ann)).toEqual({ bots: 5, begins: 1000 + 5 * MINUTE })
    const shown = JSON.stringify([ann.heard, room.runtime.snapshot()])
    expect(shown).not.toMatch(/"listing"|"by"/)
  })

  test('follows the set-up, and is told nothing that is not new.', () => {
    const { room, ann } = listed()
    ann.say('clock', 3, 300)
    expect(last(room)).toMatchObject({ clock: 300, free: 1 })
    ann.say('ready', 4, true)
    ann.say('name', 5, 'Annie')
    expect(room.listed).toHaveLength(2)
  })

  test('is its maker’s choice in the lobby, and nobody else’s.', () => {
    const { room, ann } = listed()
    const bob = joined(room)
    expect(refusal(bob.say('list', 2, false, null))![0]).toBe('not-host')
    expect(refusal(room.connect(tokenOf(3)).say('list', 1, true, null))![0]).toBe('not-seated')
    room.clock += 5000
    expect(refusal(ann.say('list', 3, true, 3))![0]).toBe('bad-wait')
    ann.say('start', 4)
    bob.say('ready', 3, true)
    ann.say('start', 5)
    expect(refusal(ann.say('list', 6, true, null))![0]).toBe('already-playing')
  })

  test('is taken back at any time, and may be made again.', () => {
    const { room, ann } = listed()
    ann.say('list', 3, false, null)
    expect(last(room)).toBeNull()
    expect(seen(ann)).toBeNull()
    room.runtime.listAnswered(null, null)
    expect(room.runtime.room.listing).toBeNull()
    room.clock += 5000
    ann.say('list', 4, true, null)
    expect(last(room)).toMatchObject({ since: 6000 })
  })

  test('is hidden while the table is full, and back in its place when a chair is free.', () => {
    const { room } = listed()
    const bob = joined(room)
    expect(last(room)).toBeNull()
    room.clock += 1000
    bob.say('leave', 2, 1)
    expect(last(room)).toMatchObject({ since: 1000, free: 1 })
  })

  test('ends when the game begins, and the next game is not listed.', () => {
    const { room, ann } = listed()
    const bob = joined(room)
    bob.say('ready', 2, true)
    ann.say('start', 3)
    expect(last(room)).toBeNull()
    room.runtime.listAnswered(null, null)
    expect(room.runtime.room.listing).toBeNull()
    ann.say('x', 0, 1, 0)
    ann.say('again', 4, 'new')
    bob.say('leave', 3, 1)
    expect(last(room)).toBeNull()
    expect(seen(ann)).toBeNull()
  })

  test.each([
    ['leaves', (room: TestRoom, ann: TestConnection) => ann.say('leave', 9, 0)],
    [
      'sits on two chairs and leaves both',
      (room: TestRoom, ann: TestConnection) => {
        ann.say('take', 7, 1, 'Ann')
        ann.say('leave', 8, 0)
        ann.say('leave', 9, 1)
      },
    ],
  ])('ends when its maker %s, even if others are left.', (_, leaves) => {
    const room = testRoom(corridor, { seats: 3 })
    const ann = room.connect(tokenOf(1))
    ann.say('take', 1, 0, 'Ann')
    ann.say('list', 2, true, null)
    const bob = room.connect(tokenOf(2))
    bob.say('take', 1, 2, 'Bob')
    leaves(room, ann)
    expect(last(room)).toBeNull()
    expect(seen(bob)).toBeNull()
  })

  test('ends after a day.', () => {
    const { room, ann } = listed()
    room.pass(LISTED_FOR - 1)
    expect(last(room)).not.toBeNull()
    room.pass(1)
    expect(last(room)).toBeNull()
    expect(seen(ann)).toBeNull()
  })

  test('is hidden two minutes after the last player has gone, and back with them; not with a slow clock.', () => {
    for (const clock of [60, 86_400]) {
      const { room, ann } = listed(null, clock)
      ann.hangUp()
      room.pass(ABANDONED - 1)
      expect(last(room)).not.toBeNull()
      room.pass(1)
      expect(last(room) === null).toBe(clock === 60)
      room.connect(tokenOf(1))
      expect(last(room)).toMatchObject({ free: 1 })
    }
  })

  test('is told again after a restart, also that it has ended.', () => {
    const { room, ann } = listed()
    room.evict('keep')
    expect(room.listed).toHaveLength(2)
    ann.say('list', 3, false, null)
    room.evict('keep')
    expect(room.listed.slice(2)).toEqual([null, null])
    room.runtime.listAnswered(null, null)
    room.evict('keep')
    expect(room.listed).toHaveLength(4)
  })

  test('that the list refuses ends, and its maker hears why.', () => {
    const { room, ann } = listed()
    const eve = room.connect(tokenOf(5))
    room.runtime.listAnswered(last(room)!, 'too-many-listed')
    expect(seen(ann)).toBeNull()
    expect(lastOf(ann, 'no')![1]).toBe('too-many-listed')
    expect(lastOf(eve, 'no')).toBeUndefined()
    room.evict('keep')
    expect(room.listed).toHaveLength(1)
  })

  test('of a room that is opened for it belongs to the first who sits down.', () => {
    const room = testRoom(corridor, { seats: 2, list: 10 })
    expect(room.listed).toEqual([])
    room.clock += 500
    const ann = room.connect(tokenOf(1))
    ann.say('take', 1, 1, 'Ann')
    expect(room.listed).toMatchObject([{ since: 1500, begins: 1500 + 10 * MINUTE, free: 1 }])
    ann.say('leave', 2, 1)
    expect(last(room)).toBeNull()
  })
})

describe('Bots fill the empty seats', () => {
  test('after the time that the maker has set, ready or not.', () => {
    const { room, ann } = listed(5)
    room.pass(5 * MINUTE - 1)
    expect(room.runtime.room.phase).toBe('lobby')
    room.pass(1)
    expect(room.runtime.room).toMatchObject({
      phase: 'playing',
      chairs: [{ person: 1 }, { person: null, bot: 'fair' }],
    })
    expect(lastOf(ann, 'game')![1]).not.toBeNull()
    expect(last(room)).toBeNull()
  })

  test('not at a table that everybody has left; then the listing is over.', () => {
    const { room, ann } = listed(5)
    ann.hangUp()
    room.pass(5 * MINUTE)
    expect(room.runtime.room.phase).toBe('lobby')
    expect(last(room)).toBeNull()
    room.connect(tokenOf(1))
    expect(last(room)).toBeNull()
  })

  test('at a slow table also without anybody there.', () => {
    const { room, ann } = listed(720, 86_400)
    ann.hangUp()
    room.pass(720 * MINUTE)
    expect(room.runtime.room.phase).toBe('playing')
  })

  test('not once the listing is taken back.', () => {
    const { room, ann } = listed(5)
    ann.say('list', 3, false, null)
    room.pass(60 * MINUTE)
    expect(room.runtime.room.phase).toBe('lobby')
  })
})

describe('The maker of a slow listed table who is away', () => {
  const DAY = 86_400
  const subscription = {
    endpoint: 'https://push.example/ann',
    p256dh: `B${'x'.repeat(86)}`,
    auth: 'y'.repeat(22),
  }

  /** A listed table whose maker has chosen to be told, and is gone. */
  function left(clock: number | null = DAY) {
    const { room, ann } = listed(null, clock)
    ann.say('push', 9, subscription)
    ann.hangUp()
    room.pass(5000)
    return room
  }

  test('is told once, a minute after somebody has sat down: who, and nothing more until they have been back.', () => {
    const room = left()
    const bob = joined(room)
    room.pass(NOTICE_AFTER - 1)
    expect(room.sent).toEqual([])
    room.evict('keep')
    room.pass(1)
    expect(room.sent).toMatchObject([
      { name: 'Ann', times: 1, turn: { sat: { name: 'Bob' } }, to: subscription },
    ])
    bob.say('leave', 2, 1)
    bob.say('take', 3, 1, 'Bobby')
    room.pass(10 * NOTICE_AFTER)
    expect(room.sent).toHaveLength(1)
    room.connect(tokenOf(1)).hangUp()
    room.pass(10 * NOTICE_AFTER)
    expect(room.sent).toHaveLength(1)
    bob.say('leave', 4, 1)
    room.connect(tokenOf(3)).say('take', 1, 1, 'Cy')
    room.pass(NOTICE_AFTER)
    expect(room.sent.map(({ turn }) => turn.sat?.name)).toEqual(['Bob', 'Cy'])
  })

  test('is told nothing of somebody who is gone again, but of the next.', () => {
    const room = left()
    joined(room).say('leave', 2, 1)
    room.pass(10 * NOTICE_AFTER)
    expect(room.sent).toEqual([])
    room.connect(tokenOf(3)).say('take', 1, 1, 'Cy')
    room.pass(NOTICE_AFTER)
    expect(room.sent).toMatchObject([{ turn: { sat: { name: 'Cy' } } }])
  })

  test('is told nothing who has seen them sit down, nor at a fast table, nor at one that is not listed.', () => {
    const { room, ann } = listed(null, DAY)
    ann.say('push', 9, subscription)
    joined(room)
    ann.hangUp()
    room.pass(10 * NOTICE_AFTER)
    expect(room.sent).toEqual([])

    const fast = left(60)
    joined(fast)
    fast.pass(10 * NOTICE_AFTER)
    expect(fast.sent).toEqual([])

    const unlisted = testRoom(corridor, { seats: 2, clock: DAY })
    const maker = unlisted.connect(tokenOf(1))
    maker.say('take', 1, 0, 'Ann')
    maker.say('push', 2, subscription)
    maker.hangUp()
    joined(unlisted)
    unlisted.pass(10 * NOTICE_AFTER)
    expect(unlisted.sent).toEqual([])
  })

  test('is told of the turn, and no more of who sat down, once the game has begun.', () => {
    const { room, ann } = listed(2, DAY)
    ann.say('seats', 8, 3)
    ann.say('push', 9, subscription)
    ann.hangUp()
    joined(room)
    room.pass(2 * MINUTE - 5000)
    expect(room.sent).toMatchObject([{ turn: { sat: { name: 'Bob' } } }])
    room.pass(2 * MINUTE)
    expect(room.runtime.room.phase).toBe('playing')
    expect(room.sent.slice(1).map(({ turn }) => turn.sat)).not.toContainEqual(expect.anything())
  })
})
