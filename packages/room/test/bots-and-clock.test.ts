import { bots } from '@shamble/engine/bots'
import { quickChance, replay, type AnyGame } from '@shamble/engine'
import { corridor } from '@shamble/engine/specimen'
import { game as worldWarZ } from '@shamble/world-war-z'
import { game as zombieWars } from '@shamble/zombie-wars'
import { describe, expect, test } from 'vitest'
import { atOf, movesOf } from '../src/index.ts'
import { journalIn, logIn, lastOf, refusal, seated, testRoom, tokenOf } from './test-room.ts'
import { match, nextMove, pendingSeat } from './match.ts'

const HOUR = 3_600_000

/** Ann and three bots. */
function againstThree(bot: 'easy' | 'hard') {
  const room = testRoom(corridor, { seats: 4 })
  const ann = room.connect(tokenOf(1))
  ann.say('take', 1, 0, 'Ann')
  for (const seat of [1, 2, 3]) ann.say('bot', 1 + seat, seat, bot)
  ann.say('start', 5)
  while (pendingSeat(room) !== 0) room.pass(1000)
  return { room, ann, moves: () => logIn(room).moves.length }
}

describe('Bots and the clock', () => {
  test('When a rule throws in an imagined world, the bot makes any legal move and the error is reported.', () => {
    const faulty: AnyGame = {
      ...corridor,
      imagine() {
        throw new Error('A bug.')
      },
    }
    const room = testRoom(faulty, { seats: 2 })
    const ann = room.connect(tokenOf(1))
    ann.say('take', 1, 0, 'Ann')
    ann.say('bot', 2, 1, 'hard')
    ann.say('start', 3)
    for (let n = 0; n < 400 && room.runtime.room.phase === 'playing'; n++) {
      room.pass(500)
      if (room.runtime.room.phase === 'playing') ann.say(...nextMove(room))
    }
    expect(room.runtime.room.phase).toBe('over')
    expect(journalIn(room).some(({ n }) => n === 0)).toBe(true)
    expect(replay(corridor, lastOf(ann, 'over')![1].log!)).toEqual(match(room).position)
    expect(String(room.reports[0])).toBe('Error: A bug.')
  })

  test('Bots play whole games by themselves, across evictions, with valid logs.', () => {
    const room = testRoom(corridor, { seats: 3 })
    const ann = room.connect(tokenOf(1))
    ann.say('take', 1, 0, 'Ann')
    ann.say('bot', 2, 1, 'easy')
    ann.say('bot', 3, 2, 'fair')
    ann.say('start', 4)
    const chance = quickChance('bots')
    for (let n = 0; n < 400 && room.runtime.room.phase === 'playing'; n++) {
      room.pass(10)
      if (room.runtime.room.phase !== 'playing') break
      expect(pendingSeat(room)).toBe(0)
      ann.say(...nextMove(room, chance(movesOf(match(room), 0).length)))
      if (chance(6) === 0) room.evict('keep')
    }
    expect(room.runtime.room.phase).toBe('over')
    const { log, fingerprint } = lastOf(ann, 'over')![1]
    expect(log!.moves).toEqual(logIn(room).moves)
    expect(replay(corridor, log!)).toEqual(match(room).position)
    expect(fingerprint).toMatch(/^[0-9a-f]{16}$/)
    expect(room.reports).toEqual([])
  })

  test('A quick bot moves at once; a slow one moves when the alarm fires.', () => {
    for (const [bot, at] of [
      ['easy', 'once'],
      ['hard', 'alarm'],
    ] as const) {
      const room = testRoom(corridor, { seats: 2 })
      const ann = room.connect(tokenOf(1))
      ann.say('take', 1, 0, 'Ann')
      ann.say('bot', 2, 1, bot)
      room.alarm = null
      ann.say('start', 3)
      const alarms: boolean[] = []
      for (let n = 0; n < 400 && room.runtime.room.phase === 'playing'; n++) {
        const waits =
          match(room).pending.every(({ seat }) => seat === 1) && movesOf(match(room), 1).length > 1
        if (waits) alarms.push(room.alarm !== null && room.alarm <= room.clock)
        if (pendingSeat(room) === 0) ann.say(...nextMove(room))
        else room.pass(1)
        room.clock += 500
      }
      expect(room.runtime.room.phase).toBe('over')
      expect(new Set(alarms)).toEqual(new Set(at === 'once' ? [] : [true]))
    }
  })

  test('What bots do in one event is stored together.', () => {
    const { room, ann, moves } = againstThree('easy')
    const [before, writes] = [moves(), room.stored.writes]
    ann.say(...nextMove(room))
    const made = moves() - before
    expect(made).toBeGreaterThan(2)
    // Her move, and those of the bots.
    expect(room.stored.writes - writes).toBe(2)
    room.evict()
    expect(moves()).toBe(before + made)
  })

  test('What bots do has not happened when it cannot be stored, and they do it again.', () => {
    const { room, ann, moves } = againstThree('hard')
    while (pendingSeat(room) === 0) ann.say(...nextMove(room))
    const known = [moves(), ann.texts.length]
    room.failing = true
    expect(() => room.runtime.tick()).toThrow()
    expect(room.reports).toHaveLength(1)
    expect([moves(), ann.texts.length]).toEqual(known)
    room.runtime.tick()
    expect(moves()).toBeGreaterThan(known[0]!)
  })

  test('A choice that costs more than the budget of a tick gets a tick of its own.', () => {
    const dear: AnyGame = {
      ...corridor,
      bots: { strengths: { fierce: { bot: bots.random, playouts: 100_000 } } },
    }
    const room = testRoom(dear, { seats: 2 })
    const ann = room.connect(tokenOf(1))
    ann.say('take', 1, 0, 'Ann')
    ann.say('bot', 2, 1, 'fierce')
    ann.say('start', 3)
    for (let n = 0; n < 400 && room.runtime.room.phase === 'playing'; n++) {
      if (pendingSeat(room) === 0) ann.say(...nextMove(room))
      else room.pass(1)
      room.clock += 500
    }
    expect(room.runtime.room.phase).toBe('over')
  })

  test('A player can resign before a slow bot has moved, and the bot then does not move.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const ann = room.connect(tokenOf(1))
    ann.say('take', 1, 0, 'Ann')
    ann.say('bot', 2, 1, 'fierce')
    ann.say('start', 3)
    const owes = () => pendingSeat(room) === 1 && movesOf(match(room), 1).length > 1
    for (let n = 0; n < 100 && !owes(); n++) {
      if (pendingSeat(room) === 0) ann.say(...nextMove(room))
      else room.pass(1)
      room.clock += 500
    }
    expect(owes()).toBe(true)
    const { length } = journalIn(room)
    ann.say('x', 0, match(room).players[0]!.n + 1, atOf(match(room)))
    expect(room.runtime.room.phase).toBe('over')
    expect(journalIn(room)).toHaveLength(length + 1)
    room.pass(10_000)
    expect(journalIn(room)).toHaveLength(length + 1)
    expect(room.reports).toEqual([])
  })

  test('When a clock runs out a bot makes that choice only, and later the seat is free.', () => {
    const room = testRoom(corridor, { seats: 2, clock: 60 })
    const connections = seated(room)
    const seat = pendingSeat(room)
    expect(lastOf(connections[0]!, 'game')![1]!.states[0]!.d).toEqual([[seat, 61_000]])
    room.pass(59_999)
    expect(logIn(room).moves).toHaveLength(0)
    room.pass(1)
    expect(logIn(room).moves.length).toBeGreaterThan(0)
    expect(journalIn(room)[0]).toMatchObject({ seat, n: -1 })
    expect(match(room).players[seat]!.late).toBe(1)
    expect(refusal(connections[seat]!.say('m', seat, 1, 0, 0))![0]).toBe('stale')
  })

  test('A clock that has run out counts once, however many moves the bot makes.', () => {
    const room = testRoom(zombieWars, { seats: 2, clock: 60 })
    const connections = seated(room)
    const byClock = () => journalIn(room).filter(({ n }) => n === -1).length
    for (let late = 1; late < 6; late++) {
      // Seat 1 moves in time.
      while (pendingSeat(room) === 1) connections[1]!.say(...nextMove(room))
      room.pass(60_000)
      expect(match(room).players.map((player) => player.late)).toEqual([late, 0])
    }
    expect(byClock()).toBeGreaterThan(5)
  })

  test('The clock runs while the room sleeps.', () => {
    const room = testRoom(corridor, { seats: 2, clock: 60 })
    seated(room)
    room.pass(30_000)
    room.evict('keep')
    room.pass(30_001)
    expect(journalIn(room)[0]).toMatchObject({ n: -1 })
  })
})

describe('Where all players have left', () => {
  test('a clock that runs out waits, and nothing is stored; it starts anew when one of them comes back.', () => {
    const room = testRoom(corridor, { seats: 2, clock: 60 })
    const connections = seated(room)
    const watcher = room.connect()
    watcher.hello()
    const seat = pendingSeat(room)
    for (const connection of connections) connection.hangUp()
    const { writes } = room.stored
    room.pass(24 * HOUR)
    expect([journalIn(room).length, room.stored.writes]).toEqual([0, writes])
    // Whose seat it is does not matter.
    room.connect(tokenOf(2 - seat))
    const due = room.clock + 60_000
    expect(match(room).players[seat]!.due).toBe(due)
    expect(lastOf(watcher, 'game')![1]!.states[0]!.d).toEqual([[seat, due]])
    room.pass(59_999)
    expect(journalIn(room)).toHaveLength(0)
    room.evict('keep')
    room.pass(1)
    expect(journalIn(room)[0]).toMatchObject({ seat, n: -1 })
  })

  test('a clock that has not run out goes on when one comes back.', () => {
    const room = testRoom(corridor, { seats: 2, clock: 60 })
    const connections = seated(room)
    const seat = pendingSeat(room)
    const { due } = match(room).players[seat]!
    for (const connection of connections) connection.hangUp()
    room.pass(20_000)
    room.connect(tokenOf(1))
    expect(match(room).players[seat]!.due).toBe(due)
  })

  test('somebody else who sits down has the whole clock.', () => {
    const room = testRoom(corridor, { seats: 2, clock: 60 })
    const connections = seated(room)
    const seat = pendingSeat(room)
    for (const connection of connections) connection.hangUp()
    room.pass(HOUR)
    const cid = room.connect(tokenOf(9))
    expect(refusal(cid.say('take', 1, seat, 'Cid'))).toBeNull()
    room.pass(59_999)
    expect(journalIn(room)).toHaveLength(0)
    room.pass(1)
    expect(journalIn(room)[0]).toMatchObject({ seat, n: -1 })
  })

  test('bots move on until a player must choose.', () => {
    const { room, ann } = againstThree('hard')
    ann.say(...nextMove(room))
    ann.hangUp()
    room.pass(HOUR)
    expect(pendingSeat(room)).toBe(0)
  })

  test('over days the clocks run on, until everybody was late three times in a row.', () => {
    const room = testRoom(corridor, { seats: 2, clock: 86_400 })
    const connections = seated(room)
    for (const connection of connections) connection.hangUp()
    room.pass(30 * 24 * HOUR)
    const { players } = match(room)
    expect(Math.min(...players.map(({ late }) => late))).toBe(3)
    expect(room.runtime.room.phase).toBe('playing')
    const { writes } = room.stored
    room.pass(20 * 24 * HOUR)
    expect(room.stored.writes).toBe(writes)
    room.connect(tokenOf(1))
    room.pass(24 * HOUR)
    expect(room.stored.writes).toBeGreaterThan(writes)
  })

  test('over days a table of one waits as well: a bot would play the whole game.', () => {
    const room = testRoom(worldWarZ, { seats: 1, clock: 86_400 })
    const [ann] = seated(room)
    ann!.hangUp()
    room.pass(30 * 24 * HOUR)
    expect(journalIn(room)).toHaveLength(0)
    room.connect(tokenOf(1))
    expect(match(room).players[0]!.due).toBe(room.clock + 24 * HOUR)
  })

  test('over days a player who has resigned is not waited for.', () => {
    const room = testRoom(corridor, { seats: 3, clock: 86_400 })
    const connections = seated(room)
    connections[0]!.say('x', 0, 1, 0)
    for (const connection of connections) connection.hangUp()
    room.pass(30 * 24 * HOUR)
    const { writes } = room.stored
    room.pass(20 * 24 * HOUR)
    expect([room.runtime.room.phase, room.stored.writes]).toEqual(['playing', writes])
  })
})
