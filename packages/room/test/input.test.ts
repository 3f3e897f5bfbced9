import { corridor } from '@shamble/engine/specimen'
import { quickChance, Refusal, type AnyGame } from '@shamble/engine'
import { describe, expect, test } from 'vitest'
import {
  atOf,
  MAX_MESSAGE,
  PROTOCOL,
  readMessage,
  readOpening,
  SAYINGS,
  SEATED,
  WATCHING,
} from '../src/index.ts'
import { lastOf, refusal, seated, testRoom, tokenOf, type TestRoom } from './test-room.ts'

// The state of a room, without its connections.
const state = (room: TestRoom) => JSON.stringify([room.runtime.room, room.stored])

describe('Invalid messages', () => {
  test.each([
    'nonsense',
    '{',
    '',
    'null',
    '[]',
    '{"hello":1}',
    '[7]',
    '["constructor"]',
    '["__proto__"]',
    '["hello"]',
    '["hello",{"v":"2"}]',
    '["hello",{"v":1,"more":1}]',
    '["m",0,1,0]',
    '["m",0,1,0,0,0]',
    '["m",0,1,0,-1]',
    '["m",0.5,1,0,0]',
    '["m","0",1,0,0]',
    '["m",0,1e99,0,0]',
    '["take",1,0,7]',
    '["bot",1,0,"genius"]',
    '["again",1,"other"]',
    '["options",1,{"a":{"b":1}}]',
    '["ready",1,"yes"]',
  ])('%s is refused as bad-message, and nothing changes.', (text) => {
    const room = testRoom(corridor, { seats: 2 })
    const [connection] = seated(room)
    const before = state(room)
    expect(refusal(connection!.sayText(text))).toEqual(['bad-message', SAYINGS['bad-message']])
    expect(state(room)).toBe(before)
    expect(connection!.closedWith).toBeNull()
  })

  test('A message that is too long closes the connection unread.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const [connection] = seated(room)
    expect(refusal(connection!.sayText(`["name",1,"${'x'.repeat(MAX_MESSAGE)}"]`))![0]).toBe('too-long')
    expect(connection!.closedWith).toEqual([1009, 'too-long'])
  })

  test('Random bytes neither crash the room nor change it.', () => {
    const room = testRoom(corridor, { seats: 2 })
    seated(room)
    const chance = quickChance('bytes')
    const before = JSON.stringify([room.runtime.room.match, room.runtime.room.chairs])
    const letters = '[]{}",:0123456789mulhxtake\\u0000nullé '
    for (let n = 0; n < 2000; n++) {
      const text = Array.from({ length: chance(60) }, () => letters[chance(letters.length)]).join('')
      try {
        readMessage(text)
      } catch (cause) {
        expect(cause).toBeInstanceOf(Refusal)
      }
    }
    expect(JSON.stringify([room.runtime.room.match, room.runtime.room.chairs])).toBe(before)
  })

  test('The body of a new room is validated too.', () => {
    for (const body of [
      null,
      [],
      {},
      { game: 7 },
      { game: 'x', more: 1 },
      { game: 'x', options: { a: [] } },
      { game: 'x'.repeat(99) },
    ]) {
      expect(() => readOpening(body)).toThrow(Refusal)
    }
    expect(readOpening({ game: 'corridor', seats: 2, options: { a: true } })).toMatchObject({ seats: 2 })
  })
})

describe('A connection without a hello', () => {
  test('May send nothing else, and receives nothing.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const stranger = room.connect()
    const connections = seated(room)
    expect(stranger.heard).toEqual([])
    expect(refusal(stranger.say('m', 0, 1, 0, 0))![0]).toBe('no-hello')
    expect(refusal(stranger.say('take', 1, 0, 'Ann'))![0]).toBe('no-hello')
    connections[0]!.say('name', 1, 'Zed')
    expect(stranger.heard.map(([kind]) => kind)).toEqual(['no', 'no'])
  })

  test('A client that is too old is told to reload, one that is too new to wait.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const old = room.connect()
    expect(refusal(old.hello(undefined, 0))).toEqual(['old-protocol', SAYINGS['old-protocol']])
    expect(old.closedWith).toEqual([1008, 'old-protocol'])
    expect(refusal(room.connect().hello(undefined, PROTOCOL + 1))![0]).toBe('new-protocol')
    expect(room.connect().hello(undefined, PROTOCOL)[0]).toMatchObject(['welcome', { v: PROTOCOL }])
  })

  test('An invalid token is refused; an unknown one has no seat.', () => {
    const room = testRoom(corridor, { seats: 2 })
    seated(room)
    expect(refusal(room.connect().hello('short'))![0]).toBe('bad-token')
    const guesser = room.connect()
    guesser.hello(tokenOf(200))
    expect(lastOf(guesser, 'welcome')![1]).toMatchObject({
      person: null,
      seats: [],
      game: { viewers: [null] },
    })
    expect(refusal(guesser.say('m', 0, 1, 0, 0))![0]).toBe('not-your-seat')
    expect(JSON.stringify(room.stored)).not.toContain(tokenOf(1))
  })
})

describe('Too much', () => {
  test('A flood is refused, then closed, without effect on others; after a second, messages are accepted again.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const connections = seated(room)
    const before = atOf(room.runtime.room.match!)
    const flooder = room.connect()
    flooder.hello()
    for (let n = 5; n < WATCHING.burst; n++) flooder.say('ready', n, true)
    expect(refusal(flooder.say('ready', 99, true))![0]).toBe('too-fast')
    room.clock += 1000
    expect(refusal(flooder.say('ready', 100, true))![0]).toBe('not-seated')
    for (let n = 0; n < WATCHING.burst + WATCHING.flood && !flooder.closedWith; n++)
      flooder.say('ready', n, true)
    expect(flooder.closedWith).toEqual([1008, 'too-fast'])
    const { seat } = room.runtime.room.match!.pending[0]!
    connections[seat]!.say('m', seat, 1, before, 0)
    expect(atOf(room.runtime.room.match!)).toBe(before + 1)
  })

  test('A rate slightly too high for a long time closes the connection too.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const flooder = room.connect()
    flooder.hello()
    for (let n = 0; n < 200 && !flooder.closedWith; n++) {
      room.clock += 1000 / (WATCHING.perSecond * 3)
      flooder.say('ready', n, true)
    }
    expect(flooder.closedWith).toEqual([1008, 'too-fast'])
    // The allowed rate can go on for ever.
    const steady = room.connect()
    steady.hello()
    for (let n = 0; n < 200; n++) {
      room.clock += 1000 / WATCHING.perSecond
      expect(refusal(steady.say('ready', n, true))![0]).toBe('not-seated')
    }
  })

  test('A move refused by the rate limit is made when it is sent again.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const connections = seated(room)
    const { seat } = room.runtime.room.match!.pending[0]!
    for (let n = 0; n < SEATED.burst; n++) connections[seat]!.sayText('x')
    expect(refusal(connections[seat]!.say('m', seat, 1, 0, 0))).toEqual(['too-fast', SAYINGS['too-fast']])
    expect(lastOf(connections[seat]!, 'no')!.slice(3)).toEqual([seat, 1])
    room.clock += 1000
    connections[seat]!.say('m', seat, 1, 0, 0)
    expect(atOf(room.runtime.room.match!)).toBe(1)
  })
})

describe('A fault in the rules', () => {
  test('When a rule throws, the move is refused and the game goes on.', () => {
    let broken = true
    const faulty: AnyGame = corridor
    const { take } = corridor.steps.fire as unknown as { take: { hold: (...args: unknown[]) => void } }
    const { hold } = take
    take.hold = (...args) => {
      if (broken) throw new Error('A bug.')
      hold(...args)
    }
    try {
      const room = testRoom(faulty, { seats: 2 })
      const connections = seated(room)
      const { seat, moves } = room.runtime.room.match!.pending[0]!
      const index = moves.findIndex(([verb]) => verb === 'hold')
      const before = state(room)
      const [code, says] = refusal(connections[seat]!.say('m', seat, 1, 0, index))!
      expect(code).toBe('rules-fault')
      expect(says).toContain('was not made')
      expect(room.reports).toHaveLength(1)
      expect(state(room)).toBe(before)
      broken = false
      connections[seat]!.say('m', seat, 2, 0, index)
      expect(atOf(room.runtime.room.match!)).toBe(1)
    } finally {
      take.hold = hold
    }
  })
})

test('Every refusal has a sentence with a full stop.', () => {
  for (const [code, says] of Object.entries(SAYINGS)) {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(says).toMatch(/^[A-Z].*\.$/)
  }
})
