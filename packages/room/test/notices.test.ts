import { corridor } from '@shamble/engine/specimen'
import { describe, expect, test } from 'vitest'
import { turnAt } from '../src/index.ts'
import { nextMove, pendingSeat } from './match.ts'
import {
  lastOf,
  refusal,
  seated,
  testRoom,
  tokenOf,
  type TestConnection,
  type TestRoom,
} from './test-room.ts'

/* Notices are a person's own: set by them, told to nobody else, gone with their seat. */

const KEY = tokenOf(70)
const turn = (room: TestRoom, key = KEY) => turnAt(room.runtime.room, key)
const seenBy = (connection: TestConnection) => lastOf(connection, 'notices')![2]

function withFeed(): { room: TestRoom; ann: TestConnection; bob: TestConnection } {
  const room = testRoom(corridor, { seats: 2, clock: 60 })
  const [ann, bob] = seated(room) as [TestConnection, TestConnection]
  ann.say('feed', 9, KEY)
  return { room, ann, bob }
}

describe('A feed', () => {
  test('is its owner’s alone: others hear nothing of it, and the room stores no secret.', () => {
    const { room, ann, bob } = withFeed()
    expect(lastOf(ann, 'notices')).toEqual([
      'notices',
      9,
      { feed: true, push: null, hook: null, lostHook: null },
    ])
    expect(lastOf(bob, 'notices')).toBeUndefined()
    bob.say('notices', 4)
    expect(seenBy(bob)).toEqual({ feed: false, push: null, hook: null, lostHook: null })
    const shown = JSON.stringify([bob.heard, room.connect(tokenOf(1)).heard, room.runtime.snapshot()])
    expect(shown).not.toMatch(/"notices":\{/)
    expect(JSON.stringify(room.stored.kept)).not.toContain(KEY)
  })

  test('survives a restart.', () => {
    const { room } = withFeed()
    room.evict('cut')
    expect(turn(room)).toMatchObject({ code: 'abc-def-ghj', game: corridor.id, phase: 'playing' })
  })

  test('has one secret: a new one replaces the old, and null ends it.', () => {
    const { room, ann } = withFeed()
    ann.say('feed', 10, tokenOf(71))
    expect(turn(room)).toBeNull()
    expect(turn(room, tokenOf(71))).not.toBeNull()
    ann.say('feed', 11, null)
    expect(seenBy(ann)).toEqual({ feed: false, push: null, hook: null, lostHook: null })
    expect(turn(room, tokenOf(71))).toBeNull()
  })

  test('is not for spectators, and its secret has the form of a token.', () => {
    const { room, ann } = withFeed()
    const eve = room.connect(tokenOf(5))
    expect(refusal(eve.say('feed', 1, tokenOf(72)))![0]).toBe('not-seated')
    expect(refusal(eve.say('notices', 2))![0]).toBe('not-seated')
    expect(refusal(ann.say('feed', 12, 'short'))![0]).toBe('bad-token')
    expect(turn(room)).not.toBeNull()
  })

  test('opens nothing else: with its secret as a token one is a spectator.', () => {
    const { room } = withFeed()
    expect(lastOf(room.connect(KEY), 'welcome')![1]).toMatchObject({ person: null, seats: [] })
  })

  test.each([
    ['leaves the seat', (ann: TestConnection) => void ann.say('leave', 20, 0)],
    [
      'moves it to another device',
      (ann: TestConnection, room: TestRoom) => {
        ann.say('hand', 20, 0, tokenOf(50))
        room.connect(tokenOf(51)).say('claim', 1, 0, tokenOf(50))
      },
    ],
  ])('is gone when its owner %s.', (_, does) => {
    const { room, ann } = withFeed()
    does(ann, room)
    expect(turn(room)).toBeNull()
  })

  test('is gone when its owner is sent away.', () => {
    const { room, ann, bob } = withFeed()
    bob.say('feed', 5, tokenOf(71))
    const { id } = room.runtime.room.people[1]!
    ann.say('dismiss', 20, id, true)
    expect(room.runtime.room.dismissed).toHaveLength(1)
    expect(turn(room, tokenOf(71))).toBeNull()
    expect(turn(room)).not.toBeNull()
  })
})

describe('A turn', () => {
  test('says since when the table waits, for whom, and until when: the same through several choices.', () => {
    const { room, ann, bob } = withFeed()
    bob.say('feed', 5, tokenOf(71))
    const keys = [KEY, tokenOf(71)]
    const connections = [ann, bob]
    let same = 0
    for (let n = 0; n < 40 && room.runtime.room.phase === 'playing'; n++) {
      const seat = pendingSeat(room)
      const before = turn(room, keys[seat])!
      expect(before.due).toBe(before.since! + 60_000)
      expect(turn(room, keys[1 - seat])).toMatchObject({
        since: null,
        due: null,
        others: [`Player ${seat + 1}`],
      })
      room.clock += 1000
      connections[seat]!.say(...nextMove(room))
      if (room.runtime.room.phase !== 'playing') break
      if (pendingSeat(room) === seat) {
        expect(turn(room, keys[seat])).toMatchObject({ since: before.since, due: before.due })
        same++
      } else expect(turn(room, keys[pendingSeat(room)])!.since).toBe(room.clock)
    }
    expect(same).toBeGreaterThan(0)
  })

  test('is over with the game.', () => {
    const { room, ann } = withFeed()
    ann.say('x', 0, 1, 0)
    expect(turn(room)).toMatchObject({ phase: 'over', since: null, due: null, others: [] })
  })
})
