import { corridor } from '@shamble/engine/specimen'
import { describe, expect, test } from 'vitest'
import {
  HELLO_WITHIN,
  MAX_STRANGERS,
  MAX_STRANGERS_PER_ADDRESS,
  MAX_TABS,
  MAX_WATCHERS,
  MAX_WATCHERS_PER_ADDRESS,
  SAYINGS,
} from '../src/index.ts'
import { lastOf, refusal, seated, testRoom, tokenOf, type TestConnection } from './test-room.ts'

const openOf = (connections: TestConnection[]) => connections.filter(({ closedWith }) => !closedWith)

/** Opens connections one after the other. */
function crowd(
  room: ReturnType<typeof testRoom>,
  size: number,
  from: (n: number) => string,
  hello = false,
): TestConnection[] {
  return Array.from({ length: size }, (_, n) => {
    room.clock += 10
    const connection = room.connect(undefined, 1, from(n))
    if (hello) connection.hello()
    return connection
  })
}

describe('The oldest silent socket is evicted, not the newcomer', () => {
  test('A newcomer can always connect and say hello, however many silent sockets there are.', () => {
    for (const from of [() => 'there', (n: number) => `there-${n}`]) {
      const room = testRoom(corridor, { seats: 2 })
      seated(room)
      for (let tries = 0; tries < 70; tries++) {
        const silent = crowd(room, MAX_STRANGERS, from)
        const ann = room.connect(undefined, 1, 'home')
        expect(ann.closedWith).toBeNull()
        expect(lastOf(ann, 'welcome')).toBeUndefined()
        expect(refusal(ann.hello(tokenOf(1)))).toBeNull()
        expect(lastOf(ann, 'welcome')![1].seats).toEqual([[0, 0]])
        expect(openOf(silent).length).toBeLessThanOrEqual(MAX_STRANGERS)
        ann.hangUp()
      }
    }
  })

  test('A flood from one address evicts its own oldest sockets, not a newcomer.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const ann = room.connect(undefined, 1, 'home')
    const silent = crowd(room, 200, () => 'there')
    expect(ann.closedWith).toBeNull()
    expect(openOf(silent)).toEqual(silent.slice(-MAX_STRANGERS_PER_ADDRESS))
    expect(silent[0]!.closedWith).toEqual([1008, 'no-hello'])
  })

  test('Sockets that are silent too long are evicted when the next one connects.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const [silent] = crowd(room, 1, () => 'there')
    room.clock += HELLO_WITHIN + 1
    expect(silent!.closedWith).toBeNull()
    room.connect()
    expect(silent!.closedWith).toEqual([1008, 'no-hello'])
  })
})

describe('Players and those who take a seat can always connect', () => {
  test('Spectators of one address cannot keep a player of another out.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const watchers = crowd(room, 100, (n) => `there-${n % 2}`, true)
    expect(openOf(watchers)).toHaveLength(MAX_WATCHERS)
    const friend = room.connect(undefined, 1, 'home')
    expect(refusal(friend.hello(tokenOf(1)))).toBeNull()
    crowd(room, 100, (n) => `there-${n % 2}`, true)
    expect(friend.closedWith).toBeNull()
    expect(refusal(friend.say('take', 1, 0, 'Ann'))).toBeNull()
  })

  test('When every spectator has another address the oldest is evicted, with a reason.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const watchers = crowd(room, MAX_WATCHERS, (n) => `there-${n}`, true)
    room.clock += 10
    const friend = room.connect(undefined, 1, 'home')
    expect(refusal(friend.hello(tokenOf(1)))).toBeNull()
    expect(refusal(friend.say('take', 1, 0, 'Ann'))).toBeNull()
    expect(openOf(watchers)).toEqual(watchers.slice(1))
    expect(lastOf(watchers[0]!, 'bye')).toEqual(['bye', 'room-full', SAYINGS['room-full']])
    expect(watchers[0]!.closedWith).toEqual([1008, 'room-full'])
  })

  test('Spectators are limited per address; connections of players do not count.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const players = seated(room)
    const watchers = crowd(room, MAX_WATCHERS_PER_ADDRESS + 5, () => 'here', true)
    expect(openOf(watchers)).toEqual(watchers.slice(5))
    expect(openOf(players)).toEqual(players)
  })

  test('The oldest of too many tabs of one person is closed.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const [ann] = seated(room)
    const tabs = Array.from({ length: MAX_TABS }, () => {
      room.clock += 1000
      return room.connect(tokenOf(1))
    })
    expect(ann!.closedWith).toEqual([1008, 'too-many-tabs'])
    expect(openOf(tabs)).toEqual(tabs)
    expect(lastOf(tabs.at(-1)!, 'welcome')![1].seats).toEqual([[0, 0]])
    // A person with other tabs is not away.
    expect(room.runtime.room.people[0]!.away).toBeNull()
  })
})
