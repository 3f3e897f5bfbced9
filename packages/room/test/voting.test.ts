import { corridor } from '@shamble/engine/specimen'
import { describe, expect, test } from 'vitest'
import { makeToken, MAX_VOTES_PER_ADDRESS, movesOf, TALLY_EVERY } from '../src/index.ts'
import { countVotes, type Ballot } from '../src/voting.ts'
import {
  journalIn,
  lastOf,
  refusal,
  testRoom,
  tokenOf,
  type TestConnection,
  type TestRoom,
} from './test-room.ts'

/*
 * The crowd's seat.
 */

const SECONDS = 10

/** A room with Ann on seat 0, the crowd on seat 1 and a bot on the third, if any, and spectators of different addresses. */
function voted(
  watchers: number,
  seconds = SECONDS,
  seats = 2,
): { room: TestRoom; ann: TestConnection; crowd: TestConnection[] } {
  const room = testRoom(corridor, { seats })
  const ann = room.connect(tokenOf(1))
  ann.say('take', 1, 0, 'Ann')
  if (seats > 2) ann.say('bot', 8, 2, 'easy')
  expect(refusal(ann.say('crowd', 2, 1, seconds))).toBeNull()
  const crowd = Array.from({ length: watchers }, (_, n) => room.connect(voterToken(n), 1, `home-${n}`))
  ann.say('start', 3)
  return { room, ann, crowd }
}

const voterToken = (n: number): string =>
  makeToken(
    new Uint8Array(16)
      .fill(200)
      .fill(n >> 8, 0, 1)
      .fill(n & 255, 1, 2),
  )

/** Ann moves until the crowd is asked. */
function untilAsked({ room, ann }: Pick<ReturnType<typeof voted>, 'room' | 'ann'>): void {
  for (let n = 1; n < 200; n++) {
    const { match } = room.runtime.room
    if (match!.result) throw new Error('The game is over before the crowd was asked.')
    if (movesOf(match!, 1).length > 1) return
    if (movesOf(match!, 0).length > 0) ann.say('m', 0, match!.players[0]!.n + 1, at(room), 0)
    else room.pass(1)
  }
}

const at = (room: TestRoom): number =>
  room.runtime.room.match!.first + room.runtime.room.match!.journal.length
const last = (room: TestRoom) => journalIn(room).at(-1)!

describe('The ballot', () => {
  const ballot = (moves: number): Ballot => ({
    seat: 1,
    seconds: 10,
    at: 5,
    closes: 0,
    moves: Array.from({ length: moves }, (_, n) => [`move-${n}`]),
  })
  const vote = (visitor: string, index: number, address = visitor, when = 5) => ({
    visitor,
    address,
    vote: { at: when, index },
  })

  test('Each visitor has one vote over all connections; votes for an earlier choice do not count.', () => {
    const all = [
      vote('a', 1),
      vote('a', 1),
      vote('b', 0),
      vote('c', 1, 'c', 4),
      { visitor: 'd', address: 'd', vote: null },
    ]
    expect(countVotes(ballot(2), all)).toEqual({ counts: [1, 1], cast: 2 })
  })

  test('Votes are limited per address.', () => {
    const all = Array.from({ length: 50 }, (_, n) => vote(`v-${n}`, 0, 'one'))
    expect(countVotes(ballot(2), [...all, vote('b', 1)])).toEqual({
      counts: [MAX_VOTES_PER_ADDRESS, 1],
      cast: MAX_VOTES_PER_ADDRESS + 1,
    })
  })
})

describe('The vote in a room', () => {
  test('Voters beyond the limit of their address are told that their votes do not count.', () => {
    const { room, ann } = voted(0)
    const crowd = Array.from({ length: MAX_VOTES_PER_ADDRESS + 2 }, (_, n) => {
      room.clock += 1000
      const connection = room.connect(voterToken(n), 1, 'one-house')
      connection.hello(voterToken(n))
      return connection
    })
    untilAsked({ room, ann })
    for (const connection of crowd) {
      room.clock += TALLY_EVERY
      connection.say('v', at(room), 0)
    }
    const uncounted = crowd.map((connection) => lastOf(connection, 'votes')![5] ?? false)
    expect(uncounted).toEqual([...Array.from({ length: MAX_VOTES_PER_ADDRESS }, () => false), true, true])
    expect(lastOf(crowd[0]!, 'votes')![3]).toBe(MAX_VOTES_PER_ADDRESS)
  })

  test('Spectators see the view and the moves of the crowd’s seat; players do not.', () => {
    const { room, ann, crowd } = voted(2)
    untilAsked({ room, ann })
    const viewersOf = (connection: TestConnection) =>
      lastOf(connection, 'game')?.[1]?.viewers ?? lastOf(connection, 'welcome')![1].game!.viewers
    expect(viewersOf(crowd[0]!)).toEqual([1])
    expect(viewersOf(ann)).toEqual([0])
    expect(lastOf(crowd[0]!, 'votes')!.slice(3)).toEqual([
      0,
      movesOf(room.runtime.room.match!, 1).map(() => 0),
    ])
    // What could be done tells of a hidden hand.
    expect(lastOf(ann, 'votes')!.slice(3)).toEqual([0, null])
  })

  test('The move with most votes is made when the window closes, and the journal marks it as the crowd’s.', () => {
    const { room, ann, crowd } = voted(4)
    untilAsked({ room, ann })
    const asked = at(room)
    const moves = movesOf(room.runtime.room.match!, 1)
    crowd[0]!.say('v', asked, 1)
    crowd[1]!.say('v', asked, 1)
    crowd[2]!.say('v', asked, 0)
    room.pass(TALLY_EVERY)
    expect(lastOf(crowd[3]!, 'votes')!.slice(3, 5)).toEqual([3, moves.map((_, n) => [1, 2][n] ?? 0)])
    expect(at(room)).toBe(asked)
    room.pass(SECONDS * 1000)
    const entry = journalIn(room).find((each) => each.at === asked)!
    expect(entry).toMatchObject({ seat: 1, n: -2, did: moves[1] })
    // A late viewer learns which choices were the crowd's, too.
    const { story } = lastOf(room.connect(tokenOf(1)), 'welcome')![1].game!
    const length = journalIn(room).filter((each) => each.at <= asked).length
    expect(story.crowd).toContain(length)
    expect(story.crowd!.length).toBeLessThan(story.told.length)
  })

  test('A vote can be changed and counts once; when all have voted the move is made at once.', () => {
    const { room, ann, crowd } = voted(2)
    untilAsked({ room, ann })
    const asked = at(room)
    const moves = movesOf(room.runtime.room.match!, 1)
    crowd[0]!.say('v', asked, 0)
    crowd[0]!.say('v', asked, 1)
    expect(at(room)).toBe(asked)
    crowd[1]!.say('v', asked, 1)
    expect(journalIn(room).find((each) => each.at === asked)).toMatchObject({ seat: 1, n: -2, did: moves[1] })
  })

  test('Two tabs of one visitor are one voter: when all visitors have voted the move is made at once.', () => {
    for (const opens of ['before', 'after'] as const) {
      const { room, ann, crowd } = voted(2)
      const open = () => room.connect(voterToken(0), 1, 'home-0')
      if (opens === 'before') open()
      untilAsked({ room, ann })
      const asked = at(room)
      crowd[0]!.say('v', asked, 0)
      if (opens === 'after') open()
      expect(at(room)).toBe(asked)
      crowd[1]!.say('v', asked, 0)
      expect(journalIn(room).find((each) => each.at === asked)).toMatchObject({ seat: 1, n: -2 })
    }
  })

  test('A visitor who votes in one tab and then in another counts once: the others are waited for.', () => {
    const { room, ann, crowd } = voted(2)
    const tab = room.connect(voterToken(0), 1, 'home-0')
    untilAsked({ room, ann })
    const asked = at(room)
    crowd[0]!.say('v', asked, 0)
    tab.say('v', asked, 1)
    expect(at(room)).toBe(asked)
    crowd[1]!.say('v', asked, 1)
    expect(at(room)).toBeGreaterThan(asked)
  })

  test('Ties are broken by the seed, independent of the order of votes.', () => {
    const elected = [0, 1].map((first) => {
      const { room, ann, crowd } = voted(2)
      untilAsked({ room, ann })
      const asked = at(room)
      crowd[first]!.say('v', asked, first)
      crowd[1 - first]!.say('v', asked, 1 - first)
      return journalIn(room).find((each) => each.at === asked)!.did
    })
    expect(elected[0]).toEqual(elected[1])
  })

  test('Without votes a bot chooses when the window closes; without spectators, at once.', () => {
    const watched = voted(1)
    untilAsked(watched)
    const asked = at(watched.room)
    watched.room.pass(SECONDS * 1000 - 1)
    expect(at(watched.room)).toBe(asked)
    watched.room.pass(1)
    expect(at(watched.room)).toBeGreaterThan(asked)

    const { room, ann } = voted(0)
    for (let n = 0; n < 30 && movesOf(room.runtime.room.match!, 0).length === 0; n++) room.pass(1)
    expect(movesOf(room.runtime.room.match!, 0).length).toBeGreaterThan(0)
    expect(room.clock).toBeLessThan(SECONDS * 1000)
    expect(ann.closedWith).toBeNull()
  })

  test('Votes and the window survive an eviction.', () => {
    const { room, ann, crowd } = voted(3)
    untilAsked({ room, ann })
    const asked = at(room)
    const moves = movesOf(room.runtime.room.match!, 1)
    crowd[0]!.say('v', asked, 1)
    room.evict()
    room.pass(SECONDS * 1000)
    expect(journalIn(room).find((each) => each.at === asked)).toMatchObject({ n: -2, did: moves[1] })
  })

  test('Votes of players and former players, late votes and invalid votes are refused.', () => {
    const { room, ann, crowd } = voted(1)
    untilAsked({ room, ann })
    const asked = at(room)
    expect(refusal(ann.say('v', asked, 0))![0]).toBe('no-vote')
    expect(refusal(crowd[0]!.say('v', asked - 1, 0))![0]).toBe('stale')
    expect(refusal(crowd[0]!.say('v', asked, 99))![0]).toBe('no-such-move')
    expect(refusal(crowd[0]!.say('take', 9, 1, 'Eve'))![0]).toBe('crowd-seat')
    ann.say('leave', 10, 0)
    room.clock += 5000
    expect(refusal(ann.say('v', asked, 0))![0]).toBe('no-vote')
    expect(lastOf(ann, 'game')![1]!.viewers).toEqual([null])
  })

  test('A voter has seen the crowd’s hand and may not take a seat that reveals more.', () => {
    const { room, ann, crowd } = voted(1, SECONDS, 3)
    untilAsked({ room, ann })
    ann.say('bots', 9, true)
    expect(refusal(crowd[0]!.say('take', 9, 2, 'Eve'))![0]).toBe('would-see')
    expect(room.runtime.room.chairs[2]).toMatchObject({ person: null, bot: 'easy' })
  })

  test('A device that claims a seat in its hello is not shown the crowd’s hand.', () => {
    const { room, ann } = voted(1)
    untilAsked({ room, ann })
    ann.say('hand', 9, 0, tokenOf(50))
    const phone = room.connect()
    phone.say('hello', { v: 1, token: tokenOf(51), claim: [0, tokenOf(50)] })
    expect(phone.heard[0]).toMatchObject([
      'welcome',
      { seats: [[0, expect.any(Number)]], game: { viewers: [0] } },
    ])
    expect(lastOf(ann, 'game')![1]!.viewers).toEqual([null])
    // Said again, as when the answer was lost, it changes nothing.
    phone.say('hello', { v: 1, token: tokenOf(51), claim: [0, tokenOf(50)] })
    expect(lastOf(phone, 'welcome')![1].game!.viewers).toEqual([0])
    const thief = room.connect()
    const answer = thief.say('hello', { v: 1, token: tokenOf(52), claim: [0, tokenOf(50)] })
    expect(refusal(answer)![0]).toBe('bad-hand')
    expect(lastOf(thief, 'welcome')![1].seats).toEqual([])
  })

  test('Players receive a step before spectators.', () => {
    const { room, ann } = voted(3)
    // Ann comes back: her connection is the latest.
    ann.hangUp()
    const back = room.connect(tokenOf(1))
    const order: TestConnection[] = []
    for (const connection of [
      ...room.connectionsOf(tokenOf(1)),
      ...[0, 1, 2].flatMap((n) => room.connectionsOf(voterToken(n))),
    ])
      connection.arrived = () => {
        if (connection.heard.at(-1)![0] === 's') order.push(connection)
      }
    untilAsked({ room, ann: back })
    expect(order.length).toBeGreaterThan(3)
    expect(order.slice(0, 4).indexOf(back)).toBe(0)
    expect(order.filter((connection) => connection === back)).toHaveLength(order.length / 4)
  })

  test('People at the table give a free seat to the crowd and take it back, before the game.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const ann = room.connect(tokenOf(1))
    ann.say('take', 1, 0, 'Ann')
    expect(refusal(ann.say('crowd', 2, 0, 10))![0]).toBe('seat-taken')
    expect(refusal(ann.say('crowd', 3, 1, 7))![0]).toBe('bad-window')
    expect(refusal(ann.say('crowd', 4, 1, 60))).toBeNull()
    expect(lastOf(ann, 'room')![1]).toMatchObject({ crowd: { seat: 1, seconds: 60 } })
    expect(refusal(ann.say('bot', 5, 1, 'hard'))![0]).toBe('crowd-seat')
    expect(refusal(ann.say('crowd', 6, null, 0))).toBeNull()
    expect(lastOf(ann, 'room')![1].chairs[1]!.bot).toBeNull()
    ann.say('crowd', 7, 1, 5)
    ann.say('start', 8)
    expect(refusal(ann.say('crowd', 9, null, 0))![0]).toBe('already-playing')
    expect(last(room)).toBeUndefined()
  })

  test('Five hundred voters of different addresses all count, and tallies are debounced.', () => {
    const { room, ann, crowd } = voted(500)
    expect(crowd.every(({ closedWith }) => closedWith === null)).toBe(true)
    untilAsked({ room, ann })
    const asked = at(room)
    const before = ann.heard.length
    for (const [n, voter] of crowd.entries()) {
      if (n < 499) expect(refusal(voter.say('v', asked, n % 2))).toBeNull()
      room.pass(1)
    }
    room.pass(TALLY_EVERY)
    const tallies = ann.heard.slice(before).filter(([kind]) => kind === 'votes')
    expect(tallies.length).toBeLessThanOrEqual(4)
    expect(tallies.at(-1)![3]).toBe(499)
  })
})
