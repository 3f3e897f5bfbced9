import { corridor } from '@shamble/engine/specimen'
import { describe, expect, test } from 'vitest'
import {
  atOf,
  backIn,
  hashOf,
  lengthOf,
  MAX_TABLES,
  openAttempt,
  ownTable,
  readTables,
} from '../src/index.ts'
import { match, nextMove, pendingSeat, unsealed } from './match.ts'
import { lastOf, running, seated, testRoom, tokenOf, type TestRoom } from './test-room.ts'

/* The list of a player's tables says whose turn it is, and nothing that the table does not say. */

const seen = (room: TestRoom, token: string) => ownTable(room.runtime.room, token)

// A seat whose last move can only be taken back together with one of the other seat.
const asker = (room: TestRoom): number =>
  [0, 1].findIndex((seat) => (backIn(match(room), seat) ?? Infinity) < lengthOf(match(room)) - 1)

describe('A table in the list', () => {
  test('says whose turn it is, since when, and until when.', () => {
    const room = testRoom(corridor, { seats: 2, clock: 86_400 })
    const connections = seated(room)
    const mover = pendingSeat(room)
    const [own, other] = [tokenOf(mover + 1), tokenOf(2 - mover)]
    expect(seen(room, own)).toMatchObject({ since: 1000, due: 86_401_000, others: [], othersSince: null })
    expect(seen(room, other)).toMatchObject({
      since: null,
      due: null,
      others: [`Player ${mover + 1}`],
      othersSince: 1000,
      moved: null,
    })
    while (pendingSeat(room) === mover) {
      room.clock += 1000
      connections[mover]!.say(...nextMove(room))
    }
    expect(seen(room, other)).toMatchObject({ since: room.clock, moved: room.clock })
  })

  test('is there for those who have a seat: not for spectators, the code alone, or those who left.', () => {
    const room = testRoom(corridor, { seats: 3 })
    const [ann] = [room.connect(tokenOf(1)), room.connect(tokenOf(2)), room.connect(tokenOf(3))]
    ann!.say('take', 1, 0, 'Ann')
    ann!.say('bot', 2, 1, 'easy')
    expect(seen(room, tokenOf(1))).toMatchObject({ phase: 'lobby', company: [], bots: 1, ended: null })
    expect(seen(room, tokenOf(3))).toBeNull()
    ann!.say('leave', 3, 0)
    expect(seen(room, tokenOf(1))).toBeNull()
  })

  test('says who asks to take a move back, to those who are asked.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const connections = seated(room)
    unsealed(room, connections)
    // Until a move of somebody else stands on one's own.
    for (let n = 0; n < 200 && asker(room) < 0; n++) connections[pendingSeat(room)]!.say(...nextMove(room))
    const seat = asker(room)
    const { n } = match(room).players[seat]!
    connections[seat]!.say('u', seat, n + 1, atOf(match(room)))
    expect(seen(room, tokenOf(2 - seat))!.asks).toBe(`Player ${seat + 1}`)
    expect(seen(room, tokenOf(seat + 1))!.asks).toBeNull()
  })

  test('says at the end who won.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const [ann] = seated(room)
    ann!.say('x', 0, 1, 0)
    expect(seen(room, tokenOf(1))).toMatchObject({
      phase: 'over',
      ended: { won: false, winners: ['Player 2'], botWon: false },
    })
    expect(seen(room, tokenOf(2))!.ended).toMatchObject({ won: true, winners: [], botWon: false })
  })

  test('says nothing that its player has not been told, and nothing of the position.', () => {
    const room = testRoom(corridor, { seats: 2, clock: 86_400 })
    const connections = seated(room)
    for (let n = 0; n < 6; n++) connections[pendingSeat(room)]!.say(...nextMove(room))
    for (const seat of [0, 1]) {
      const told = lastOf(room.connect(tokenOf(seat + 1)), 'welcome')![1]
      const texts = JSON.stringify(told)
      const { code, game, phase, company, others, clock, due } = seen(room, tokenOf(seat + 1))!
      for (const text of [code, game, phase, clock, due, ...company, ...others])
        expect(texts).toContain(JSON.stringify(text))
      expect(Object.keys(seen(room, tokenOf(seat + 1))!).sort()).toEqual([
        'asks',
        'bots',
        'clock',
        'code',
        'company',
        'due',
        'ended',
        'game',
        'heard',
        'moved',
        'others',
        'othersSince',
        'phase',
        'since',
      ])
    }
  })
})

test('An attempt at a challenge is no table.', () => {
  const challenge = { code: 'chl-lng-xyz', practice: false, closes: 10_000_000, hash: hashOf(tokenOf(1)) }
  const attempt = { setUp: { seats: 2, options: {} }, seed: 'sealed', name: 'Ann', challenge }
  const room = running(corridor, openAttempt(corridor, 'abc-def-ghj', attempt, 1000))
  expect(room.runtime.room.people).toHaveLength(1)
  expect(seen(room, tokenOf(1))).toBeNull()
})

test('A request names some tables, not more than are woken at once.', () => {
  const one = ['abc-def-ghj', tokenOf(1)]
  expect(readTables({ tables: [one] })).toEqual([one])
  const many = (n: number) => ({ tables: Array.from({ length: n }, () => one) })
  expect(readTables(many(MAX_TABLES))).toHaveLength(MAX_TABLES)
  for (const body of [
    many(MAX_TABLES + 1),
    many(0),
    {},
    null,
    'x',
    { tables: [['abc']] },
    { tables: [[1, 2]] },
  ])
    expect(() => readTables(body)).toThrow()
})
