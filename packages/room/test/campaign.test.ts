import { convoy } from '@shamble/engine/specimen/convoy'
import { quickChance, replay } from '@shamble/engine'
import { describe, expect, test } from 'vitest'
import { choicesIn } from '../src/client/index.ts'
import { movesOf, openRoom } from '../src/index.ts'
import { logIn, lastOf, refusal, seated, testRoom, type TestConnection, type TestRoom } from './test-room.ts'

const CARRIED = { hull: [3, 2] }

// Plays random moves until the game is over.
function playOut(room: TestRoom, connections: TestConnection[], seed: string): void {
  const chance = quickChance(seed)
  for (let n = 1; room.runtime.room.phase === 'playing'; n++) {
    const { match } = room.runtime.room
    const { seat } = match!.pending[0]!
    const at = match!.first + match!.journal.length
    room.clock += 1000
    connections[seat]!.say('m', seat, n + match!.first, at, chance(movesOf(match!, seat).length))
  }
}

// A room whose first chapter was won.
function won(): { room: TestRoom; connections: TestConnection[] } {
  for (let n = 0; n < 50; n++) {
    const room = testRoom(convoy, { seats: 2, seed: `bridge-${n}` })
    const connections = seated(room)
    playOut(room, connections, `${n}`)
    if (room.runtime.room.match!.result!.reason === 'across') return { room, connections }
  }
  throw new Error('No game was won.')
}

describe('A campaign in a room', () => {
  test('Carried values are validated, public, used in the game, and part of the log.', () => {
    expect(() => openRoom(convoy, 'abc', { game: 'convoy', carried: { hull: [9, 9] } }, 'seed', 0)).toThrow(
      expect.objectContaining({ code: 'bad-carried' }),
    )
    const room = testRoom(convoy, { seats: 2, options: { chapter: 2 }, carried: CARRIED })
    const connections = seated(room)
    expect(room.runtime.snapshot().room.carried).toEqual(CARRIED)
    expect(room.runtime.room.match!.position.table).toMatchObject({ trucks: [{ hull: 3 }, { hull: 2 }] })
    room.evict()
    playOut(room, connections, 'second')
    const { log } = lastOf(connections[0]!, 'over')![1]
    expect(log!.carried).toEqual(CARRIED)
    expect(replay(convoy, log!)).toEqual(room.runtime.room.match!.position)
  })

  test('After a won chapter the same people play the next, with what it carries over.', () => {
    const { room, connections } = won()
    const { carries } = room.runtime.room.match!.result!
    expect(refusal(connections[1]!.say('again', 90, 'next'))).toBeNull()
    const { phase, options, carried, chairs, seed } = room.runtime.room
    expect({ phase, options, carried }).toEqual({
      phase: 'lobby',
      options: { chapter: 2, horde: false },
      carried: carries,
    })
    expect([chairs.map(({ person }) => person), seed]).toEqual([[1, 2], 'fresh-1'])
    connections[0]!.say('ready', 91, true)
    connections[1]!.say('start', 92)
    playOut(room, connections, 'next')
    expect(logIn(room).carried).toEqual(carries)
    expect(room.runtime.room.match!.result!.reason).toBe('across')
    expect(refusal(connections[0]!.say('again', 93, 'next'))?.[0]).toBe('no-sequel')
  })

  test('A conceded or unfinished chapter has no sequel.', () => {
    const room = testRoom(convoy, { seats: 2 })
    const connections = seated(room)
    expect(refusal(connections[0]!.say('again', 90, 'next'))?.[0]).toBe('not-over')
    connections[1]!.say('x', 1, 1, room.runtime.room.match!.first)
    expect(room.runtime.room.phase).toBe('over')
    expect(refusal(connections[0]!.say('again', 91, 'next'))?.[0]).toBe('no-sequel')
  })

  test('When an option changes the possible numbers of seats, the nearest one is chosen.', () => {
    const room = testRoom(convoy, { seats: 1 })
    const ann = room.connect('A'.repeat(22))
    ann.say('take', 1, 0, 'Ann')
    ann.say('options', 2, { horde: true })
    expect(room.runtime.room.chairs.map(({ person }) => person)).toEqual([1, null])
    expect(refusal(ann.say('seats', 3, 1))?.[0]).toBe('bad-seats')
    ann.say('seats', 4, 3)
    ann.say('options', 5, { horde: false })
    expect(room.runtime.room.chairs).toHaveLength(2)
  })

  test('Options that take a chair away are the host’s, and take none on which another person sits.', () => {
    const room = testRoom(convoy, { seats: 3, options: { horde: true } })
    const [ann, bob] = ['A', 'B'].map((letter) => room.connect(letter.repeat(22)))
    ann!.say('take', 1, 0, 'Ann')
    bob!.say('take', 1, 2, 'Bob')
    expect(refusal(bob!.say('options', 2, { horde: false }))?.[0]).toBe('not-host')
    expect(refusal(ann!.say('options', 2, { horde: false }))?.[0]).toBe('seat-taken')
    bob!.say('leave', 3, 2)
    expect(refusal(ann!.say('options', 3, { horde: false }))).toBeNull()
    expect(room.runtime.room.chairs.map(({ person }) => person)).toEqual([1, null])
  })
})

test('Facts about moves are sent only to the seat that must choose.', () => {
  const room = testRoom(convoy, { seats: 2 })
  const [ann, bob] = seated(room)
  const statesOf = (of: TestConnection) => lastOf(of, 'game')![1]!.states[0]!
  const { seat } = room.runtime.room.match!.pending[0]!
  const [asked, waiting] = seat === 0 ? [ann!, bob!] : [bob!, ann!]
  expect(choicesIn(statesOf(asked))[0]).toMatchObject({
    moves: [
      ['creep', 'truck:0'],
      ['race', 'truck:0'],
    ],
    facts: [
      { squares: 1, hurt: 0, of: 6 },
      { squares: 2, hurt: 1, of: 6 },
    ],
  })
  expect(choicesIn(statesOf(waiting))[0]).not.toHaveProperty('facts')
})
