import { look, pendingIn, quickChance } from '@shamble/engine'
import type { AnyGame, Json, Options, Position, Seat } from '@shamble/engine'
import { corridor } from '@shamble/engine/specimen'
import { game as worldWarZ } from '@shamble/world-war-z'
import { game as zWarOne } from '@shamble/z-war-one'
import { load } from '@shamble/z-war-one/data'
import { describe, expect, test } from 'vitest'
import { hashOf, movesOf, openAttempt, type Down } from '../src/index.ts'
import { lastOf, refusal, running, testRoom, tokenOf } from './test-room.ts'
import type { TestConnection, TestRoom } from './test-room.ts'

await load()

/*
 * Hints in a room: offered when no person plays against the seat, and searched by its page from a position that tells no more than
 * the seat sees.
 */

/** Who has a chair: a person, a bot, or the crowd. */
type Sitting = 'person' | 'bot' | 'crowd'

function roomOf(
  game: AnyGame,
  sitting: readonly Sitting[],
  options: Options = {},
  seed = 'hints',
): { room: TestRoom; people: TestConnection[] } {
  const room = testRoom(game, { seats: sitting.length, options }, seed)
  const people: TestConnection[] = []
  for (const [seat, who] of sitting.entries()) {
    const connection = room.connect(tokenOf(seat + 1))
    people[seat] = connection
    if (who === 'person') connection.say('take', 1, seat, `Player ${seat + 1}`)
  }
  const first = people[sitting.indexOf('person')]!
  for (const [seat, who] of sitting.entries()) {
    if (who === 'bot') first.say('bot', 2, seat, 'easy')
    if (who === 'crowd') first.say('crowd', 2, seat, 20)
  }
  for (const [seat, who] of sitting.entries()) if (who === 'person') people[seat]!.say('ready', 3, true)
  expect(refusal(first.say('start', 4))).toBeNull()
  return { room, people }
}

const offered = (room: TestRoom) => room.runtime.snapshot().room.hints
/** What seat 0 sees. */
const sightOf = (game: AnyGame, position: Position<Json>) => look(game, position, 0)
const match = (room: TestRoom) => room.runtime.room.match!
const dealtIn = (answer: readonly Down[]) => answer.find((message) => message[0] === 'dealt')?.[2]

/** Plays random moves until a seat must choose. */
function untilAsked(room: TestRoom, people: readonly TestConnection[], seat: Seat, after = 0): void {
  const chance = quickChance('asked')
  for (let n = 0; n < 400; n++) {
    room.pass(1000)
    const { pending, players, first, journal } = match(room)
    if (n >= after && pending.some((choice) => choice.seat === seat)) return
    const [asked] = pending
    if (!asked) break
    const index = chance(movesOf(match(room), asked.seat).length)
    people[asked.seat]!.say('m', asked.seat, players[asked.seat]!.n + 1, first + journal.length, index)
  }
  throw new Error(`Seat ${seat} was never asked.`)
}

const VERSUS = { mission: 'director-2' }

describe('Who is offered a hint', () => {
  test.each<[string, AnyGame, Sitting[], Options, Seat[]]>([
    ['All seats that win together.', worldWarZ, ['person', 'person'], {}, [0, 1]],
    ['A person beside bots that win with them.', worldWarZ, ['bot', 'person'], {}, [1]],
    ['Heroes against a Director who is a bot.', zWarOne, ['person', 'person', 'bot'], VERSUS, [0, 1]],
    ['The Director against bots.', zWarOne, ['bot', 'person'], VERSUS, [1]],
    ['No seat where the Director is a person.', zWarOne, ['person', 'person', 'person'], VERSUS, []],
    ['No seat where the crowd is the Director.', zWarOne, ['person', 'crowd'], VERSUS, []],
    ['A person, but not the crowd beside them.', worldWarZ, ['person', 'crowd'], {}, [0]],
    ['A person alone against bots.', corridor, ['person', 'bot', 'bot'], {}, [0]],
    ['No seat among rivals.', corridor, ['person', 'person', 'bot'], {}, []],
    ['No seat against the crowd.', corridor, ['person', 'crowd'], {}, []],
  ])('%s', (_, game, sitting, options, seats) => {
    const { room } = roomOf(game, sitting, options)
    expect(offered(room)).toEqual(seats)
  })

  test('No seat before the game or after it.', () => {
    const room = testRoom(corridor, { seats: 2 })
    room.connect(tokenOf(1)).say('take', 1, 0, 'Ann')
    expect(offered(room)).toEqual([])
    const { room: played, people } = roomOf(corridor, ['person', 'bot'])
    expect(offered(played)).toEqual([0])
    people[0]!.say('x', 0, 1, 0)
    expect(played.runtime.room.phase).toBe('over')
    expect(offered(played)).toEqual([])
  })

  test('No seat once a rival takes a bot’s place, or while that chair is empty; everybody is told.', () => {
    const { room, people } = roomOf(corridor, ['person', 'bot'])
    const bob = room.connect(tokenOf(9))
    bob.say('take', 1, 1, 'Bob')
    expect(lastOf(people[0]!, 'room')![1].hints).toEqual([])
    bob.say('leave', 2, 1)
    expect(lastOf(people[0]!, 'room')![1].hints).toEqual([0])
    people[0]!.say('bot', 8, 1, null)
    expect(lastOf(people[0]!, 'room')![1].hints).toEqual([])
    people[0]!.say('bot', 9, 1, 'easy')
    expect(lastOf(people[0]!, 'room')![1].hints).toEqual([0])
  })

  test('A seat that has resigned is a bot’s: neither a rival nor offered a hint.', () => {
    const { room, people } = roomOf(corridor, ['person', 'person', 'bot'])
    people[1]!.say('x', 1, 1, 0)
    expect(offered(room)).toEqual([0])
    expect(refusal(people[1]!.say('hint', 5, 1))![0]).toBe('no-hint')
  })

  test('No seat in an attempt at a challenge.', () => {
    const challenge = { code: 'chl-lng-xyz', practice: true, closes: 10_000_000, hash: hashOf(tokenOf(1)) }
    const attempt = { setUp: { seats: 2, options: {} }, seed: 'sealed', name: 'Ann', challenge }
    const room = running(corridor, openAttempt(corridor, 'abc-def-ghj', attempt, 1000))
    room.runtime.wakeUp()
    const ann = room.connect(tokenOf(1))
    untilAsked(room, [ann], 0)
    expect(offered(room)).toEqual([])
    const answer = ann.say('hint', 1, 0)
    expect(refusal(answer)![0]).toBe('challenge')
    expect(dealtIn(answer)).toBeUndefined()
  })
})

describe('A requested hint', () => {
  test('Is a position that the seat cannot tell from the real one, sent to the asker only; the room does not change.', () => {
    const { room, people } = roomOf(corridor, ['person', 'bot', 'bot'])
    untilAsked(room, people, 0)
    const other = room.connect(tokenOf(1))
    const before = JSON.stringify(room.runtime.room)
    const [writes, told] = [room.stored.writes, other.heard.length]
    const answer = people[0]!.say('hint', 5, 0)
    expect(answer).toEqual([['dealt', 5, expect.anything()]])
    const position = dealtIn(answer)!
    expect(sightOf(corridor, position)).toEqual(sightOf(corridor, match(room).position))
    expect(JSON.stringify(room.runtime.room)).toBe(before)
    expect([room.stored.writes, other.heard.length]).toEqual([writes, told])
  })

  test('Contains neither the seed nor the state of its chance.', () => {
    const { room, people } = roomOf(corridor, ['person', 'bot'])
    untilAsked(room, people, 0)
    const text = JSON.stringify(people[0]!.say('hint', 5, 0))
    expect(text).toContain('"rng":{"seed":"","drawn":{}}')
    expect(text).not.toContain(room.runtime.room.seed)
    expect(text).not.toContain('fresh-')
  })

  test('Is refused to rivals, to spectators, for another player’s seat, and when the seat has no choice.', () => {
    const { room, people } = roomOf(corridor, ['person', 'person'])
    untilAsked(room, people, 0)
    expect(refusal(people[0]!.say('hint', 5, 0))).toEqual([
      'no-hint',
      expect.stringContaining('against other people'),
    ])
    expect(refusal(people[0]!.say('hint', 6, 1))![0]).toBe('not-your-seat')
    expect(refusal(people[0]!.say('hint', 7, 7))![0]).toBe('no-such-seat')
    expect(refusal(room.connect().say('hint', 8, 0))![0]).toBe('no-hello')
    const watcher = room.connect(tokenOf(20))
    expect(refusal(watcher.say('hint', 9, 0))![0]).toBe('not-seated')

    const together = roomOf(worldWarZ, ['person', 'person'])
    const asked = match(together.room).pending[0]!.seat
    expect(dealtIn(together.people[asked]!.say('hint', 5, asked))).toBeDefined()
    const waiting = [0, 1].find((seat) =>
      match(together.room).pending.every((choice) => choice.seat !== seat),
    )!
    expect(refusal(together.people[waiting]!.say('hint', 6, waiting))![0]).toBe('stale')
  })

  test('Counts as five messages; a flood of requests is refused, then closed.', () => {
    const { room, people } = roomOf(corridor, ['person', 'bot'])
    untilAsked(room, people, 0)
    room.clock += 60_000
    const codes = Array.from({ length: 6 }, (_, n) => refusal(people[0]!.say('hint', n, 0))?.[0])
    expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, undefined])
    expect(refusal(people[0]!.say('hint', 6, 0))![0]).toBe('too-fast')
    room.clock += 500
    expect(refusal(people[0]!.say('hint', 7, 0))).toBeNull()
    for (let n = 0; n < 80 && !people[0]!.closedWith; n++) people[0]!.say('hint', n, 0)
    expect(people[0]!.closedWith).toEqual([1008, 'too-fast'])
  })
})

describe('What a hint knows', () => {
  const DEALS = 400
  const timesIn = (cards: readonly number[], kind: number) => cards.filter((card) => card === kind).length

  test('A hero’s hint deals the Director random cards out of all hidden ones.', () => {
    const { room, people } = roomOf(zWarOne, ['person', 'bot'], VERSUS)
    untilAsked(room, people, 0, 12)
    const { position } = match(room)
    const { hand, directorDeck: deck } = position.table as unknown as Record<
      'hand' | 'directorDeck',
      number[]
    >
    const deals: number[][] = []
    for (let n = 0; n < DEALS; n++) {
      room.clock += 1000
      const dealt = dealtIn(people[0]!.say('hint', n, 0))!
      deals.push((dealt.table as unknown as { hand: number[] }).hand)
      if (n === 0) expect(sightOf(zWarOne, dealt)).toEqual(sightOf(zWarOne, position))
    }
    const hidden = [...hand, ...deck]
    let farthest = 0
    for (const kind of new Set(hidden)) {
      const fair = (timesIn(hidden, kind) * hand.length) / hidden.length
      const mean = deals.reduce((sum, cards) => sum + timesIn(cards, kind), 0) / DEALS
      expect(Math.abs(mean - fair), `card ${kind}`).toBeLessThan(0.2)
      farthest = Math.max(farthest, Math.abs(timesIn(hand, kind) - fair))
    }
    // What he really holds is farther from it: a deal that knew it would be noticed.
    expect(farthest).toBeGreaterThan(0.4)
  })

  test('A hint’s position has the seat’s legal moves.', () => {
    for (const [game, options] of [
      [worldWarZ, {}],
      [zWarOne, VERSUS],
    ] as const) {
      const { room, people } = roomOf(game, ['person', 'bot'], options)
      for (let n = 0; n < 10; n++) {
        untilAsked(room, people, 0, 3)
        const dealt = dealtIn(people[0]!.say('hint', n, 0))!
        expect(pendingIn(game, dealt)).toEqual(match(room).pending)
      }
    }
  })
})
