import { quickChance, replay, type AnyGame } from '@shamble/engine'
import { corridor } from '@shamble/engine/specimen'
import { describe, expect, test } from 'vitest'
import {
  atOf,
  logOf,
  movesOf,
  restoredRoom,
  SAYINGS,
  versionInPlay,
  type Entry,
  type Room,
} from '../src/index.ts'
import { logIn, lastOf, refusal, seated, testRoom, tokenOf } from './test-room.ts'
import { match, nextMove, pendingSeat, unsealed } from './match.ts'

describe('Coming back', () => {
  test('A game whose moves are no longer legal does not go on.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const connections = seated(room)
    const move = nextMove(room)
    connections[move[1]]!.say(...move)
    const { kept, rows } = room.stored
    expect(logOf(restoredRoom(corridor, kept, rows).match!).moves).toHaveLength(1)
    const changed = rows.map((row): Entry => ({ ...row, did: ['fly'] }))
    expect(() => restoredRoom(corridor, kept, changed)).toThrow(SAYINGS['rules-changed'])
  })

  test('A game in progress does not go on under another version of the rules; a finished one is still shown.', () => {
    const later: AnyGame = { ...corridor, version: corridor.version + 1 }
    const room = testRoom(corridor, { seats: 2 })
    const connections = seated(room)
    connections[pendingSeat(room)]!.say(...nextMove(room))
    expect(() => restoredRoom(later, room.stored.kept, room.stored.rows)).toThrow(SAYINGS['rules-changed'])
    connections[0]!.say('x', 0, 9, atOf(match(room)))
    expect(restoredRoom(later, room.stored.kept, room.stored.rows).match!.result).not.toBeNull()
    // The next game at this table is by the new rules.
    connections[0]!.say('again', 8, 'same')
    const lobby = testRoom(later, { seats: 2 })
    lobby.stored = room.stored
    lobby.evict('cut')
    for (const seat of [0, 1]) lobby.connect(tokenOf(seat + 1)).say('ready', 9, true)
    lobby.connectionsOf(tokenOf(1))[0]!.say('start', 10)
    expect([lobby.runtime.room.version, logIn(lobby).version]).toEqual([later.version, later.version])
  })

  test('A game in progress names the version of its rules; a lobby and a finished game do not.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const inPlay = () => versionInPlay(room.stored.kept as unknown as Room)
    const connections = seated(room)
    connections[pendingSeat(room)]!.say(...nextMove(room))
    expect(inPlay()).toBe(corridor.version)
    connections[0]!.say('x', 0, 9, atOf(match(room)))
    expect(inPlay()).toBeUndefined()
    connections[0]!.say('again', 8, 'same')
    expect(room.runtime.room.phase).toBe('lobby')
    expect(inPlay()).toBeUndefined()
  })

  test('A stored move whose index has changed is not applied again.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const connections = seated(room)
    connections[pendingSeat(room)]!.say(...nextMove(room))
    const { kept, rows } = room.stored
    const moved = rows.map((row): Entry => ({ ...row, index: row.index + 1 }))
    expect(() => restoredRoom(corridor, kept, moved)).toThrow(SAYINGS['rules-changed'])
  })

  test('From any point of the log, the story continues there and the state is current.', () => {
    const room = testRoom(corridor, { seats: 3 })
    const connections = seated(room)
    const chance = quickChance('back')
    while (room.runtime.room.phase === 'playing') {
      room.clock += 1000
      const moves = movesOf(match(room), pendingSeat(room))
      connections[pendingSeat(room)]!.say(...nextMove(room, chance(moves.length)))
    }
    const whole = welcomed(0)
    expect(whole.story.from).toBe(-1)
    expect(whole.story.told).toHaveLength(logIn(room).moves.length + 1)
    for (const since of [0, 1, 7, atOf(match(room)) - 1, atOf(match(room))]) {
      const table = welcomed(0, since)
      expect(table.story.from).toBe(since)
      expect(table.story.told).toEqual(whole.story.told.slice(since + 1))
      expect(table.states).toEqual(whole.states)
    }
    expect(welcomed(0, 9999).story.from).toBe(-1)

    function welcomed(seat: number, since?: number) {
      const connection = room.connect()
      connection.hello(tokenOf(seat + 1), 1, since)
      const { game } = lastOf(connection, 'welcome')![1]
      connection.hangUp()
      return game!
    }
  })

  test('After a take-back the story restarts from there.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const connections = seated(room)
    unsealed(room, connections)
    const { length } = logIn(room).moves
    const [seat] = logIn(room).moves.at(-1)!
    const since = atOf(match(room))
    connections[seat]!.say('u', seat, match(room).players[seat]!.n + 1, since)
    expect(logIn(room).moves).toHaveLength(length - 1)
    const connection = room.connect()
    connection.hello(undefined, 1, since)
    const table = lastOf(connection, 'welcome')![1].game!
    expect([table.story.from, table.length, table.at]).toEqual([length - 1, length - 1, since + 1])
  })
})

describe('The whole story says where a player’s last own move was', () => {
  const ownOf = (room: ReturnType<typeof testRoom>, token: string) =>
    lastOf(room.connect(token), 'welcome')![1].game!.story.own

  test('of the moves that stand; nothing of it when the client has seen a part.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const connections = seated(room)
    for (let n = 0; n < 12; n++) connections[pendingSeat(room)]!.say(...nextMove(room))
    const { moves } = logIn(room)
    for (const seat of [0, 1]) {
      const last = moves.findLastIndex(([mover]) => mover === seat) + 1
      expect(last).toBeGreaterThan(0)
      expect(ownOf(room, tokenOf(seat + 1))).toEqual([last])
    }
    const part = room.connect()
    part.hello(tokenOf(1), 1, atOf(match(room)) - 1)
    expect(lastOf(part, 'welcome')![1].game!.story).not.toHaveProperty('own')
  })

  test('A move that was taken back is none, and neither is one that a bot made when the clock had run out.', () => {
    const room = testRoom(corridor, { seats: 2, clock: 60 })
    const connections = seated(room)
    unsealed(room, connections)
    const { moves } = logIn(room)
    const [mover] = moves.at(-1)!
    connections[mover]!.say('u', mover, match(room).players[mover]!.n + 1, atOf(match(room)))
    const before = ownOf(room, tokenOf(mover + 1))![0]!
    expect(before).toBeLessThan(moves.length)
    room.pass(61_000)
    expect(logIn(room).moves.length).toBeGreaterThan(moves.length - 1)
    expect(ownOf(room, tokenOf(mover + 1))).toEqual([before])
  })

  test('A player who has not moved has missed all of it, a spectator nothing.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const connections = seated(room)
    const mover = pendingSeat(room)
    while (pendingSeat(room) === mover) connections[mover]!.say(...nextMove(room))
    expect(ownOf(room, tokenOf(2 - mover))).toEqual([0])
    expect(ownOf(room, tokenOf(9))).toEqual([logIn(room).moves.length])
  })

  test('What a seat saw then is told to its owner alone, as it was seen then.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const connections = seated(room)
    for (let n = 0; n < 12; n++) connections[pendingSeat(room)]!.say(...nextMove(room))
    const log = logIn(room)
    for (const seat of [0, 1]) {
      const length = log.moves.findLastIndex(([mover]) => mover === seat) + 1
      const { table } = replay(corridor, { ...log, moves: log.moves.slice(0, length) })
      const seen = ['earlier', 7, length, corridor.view(table, seat)]
      expect(connections[seat]!.say('earlier', 7, seat)).toEqual([seen])
      expect(refusal(connections[1 - seat]!.say('earlier', 7, seat))![0]).toBe('not-your-seat')
    }
    expect(refusal(room.connect(tokenOf(9)).say('earlier', 7, 0))![0]).toBe('not-seated')
    expect(refusal(connections[0]!.say('earlier', 7, 5))![0]).toBe('no-such-seat')
  })

  test('Before a game there is nothing to tell.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const ann = room.connect(tokenOf(1))
    ann.say('take', 1, 0, 'Ann')
    expect(refusal(ann.say('earlier', 2, 0))![0]).toBe('not-playing')
  })
})
