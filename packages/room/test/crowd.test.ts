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

/** So many connections, opened one after the other. */
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

describe('The oldest silent socket goes, not the newcomer', () => {
  test('However many keep silent, from one address or from many, whoever comes is let in and may say hello.', () => {
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

  test('Between a newcomer and the hello others come from one address: its own oldest go.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const ann = room.connect(undefined, 1, 'home')
    const silent = crowd(room, 200, () => 'there')
    expect(ann.closedWith).toBeNull()
    expect(openOf(silent)).toEqual(silent.slice(-MAX_STRANGERS_PER_ADDRESS))
    expect(silent[0]!.closedWith).toEqual([1008, 'no-hello'])
  })

  test('Who has been silent for too long goes as soon as somebody comes.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const [silent] = crowd(room, 1, () => 'there')
    room.clock += HELLO_WITHIN + 1
    expect(silent!.closedWith).toBeNull()
    room.connect()
    expect(silent!.closedWith).toEqual([1008, 'no-hello'])
  })
})

describe('A seat’s owner and whoever takes a seat always get in', () => {
  test('However many watch from one address, somebody from elsewhere comes in and takes a seat.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const watchers = crowd(room, 100, (n) => `there-${n % 2}`, true)
    expect(openOf(watchers)).toHaveLength(MAX_WATCHERS)
    const friend = room.connect(undefined, 1, 'home')
    expect(refusal(friend.hello(tokenOf(1)))).toBeNull()
    crowd(room, 100, (n) => `there-${n % 2}`, true)
    expect(friend.closedWith).toBeNull()
    expect(refusal(friend.say('take', 1, 0, 'Ann'))).toBeNull()
  })

  test('Even when every watcher has an address of their own: the one who has watched for longest goes, and is told why.', () => {
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

  test('One address watches with so many connections and no more; those of players are not counted.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const players = seated(room)
    const watchers = crowd(room, MAX_WATCHERS_PER_ADDRESS + 5, () => 'here', true)
    expect(openOf(watchers)).toEqual(watchers.slice(5))
    expect(openOf(players)).toEqual(players)
  })

  test('Of too many tabs of one person the oldest is closed: those that died unseen keep nobody out.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const [ann] = seated(room)
    const tabs = Array.from({ length: MAX_TABS }, () => {
      room.clock += 1000
      return room.connect(tokenOf(1))
    })
    expect(ann!.closedWith).toEqual([1008, 'too-many-tabs'])
    expect(openOf(tabs)).toEqual(tabs)
    expect(lastOf(tabs.at(-1)!, 'welcome')![1].seats).toEqual([[0, 0]])
    // Whoever is here with other tabs is not away.
    expect(room.runtime.room.people[0]!.away).toBeNull()
  })
})
