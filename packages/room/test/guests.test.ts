import { quickChance } from '@shamble/engine'
import { corridor } from '@shamble/engine/specimen'
import { describe, expect, test } from 'vitest'
import { ABANDONED, atOf, movesOf } from '../src/index.ts'
import { match } from './match.ts'
import {
  lastOf,
  refusal,
  seated,
  testRoom,
  tokenOf,
  type TestConnection,
  type TestRoom,
} from './test-room.ts'

/*
 * Guests take chairs during a game. They may play, but neither end the game of others nor stall it, and the table can send them away.
 */

const chairs = (room: TestRoom) => room.runtime.room.chairs
const homeOf = (seat: number) => `home ${seat}`
const people = (room: TestRoom) => room.runtime.room.people.map(({ name }) => name)
const code = (answer: ReturnType<TestConnection['say']>) => refusal(answer)?.[0] ?? null
const resigns = (room: TestRoom, connection: TestConnection, seat: number) =>
  connection.say('x', seat, match(room).players[seat]!.n + 1, atOf(match(room)))

/** Ann against bots of these strengths; the game has begun. */
function annAgainst(...bots: string[]): { room: TestRoom; ann: TestConnection } {
  const room = testRoom(corridor, { seats: bots.length + 1 })
  const ann = room.connect(tokenOf(1))
  ann.say('take', 1, 0, 'Ann')
  for (const [n, bot] of bots.entries()) ann.say('bot', 2, n + 1, bot)
  ann.say('start', 3)
  return { room, ann }
}

/** Someone new on a seat. */
function guest(room: TestRoom, n: number, seat: number): TestConnection {
  const connection = room.connect(tokenOf(n))
  expect(code(connection.say('take', 1, seat, `Guest ${n}`))).toBeNull()
  return connection
}

describe('A chair taken from a bot goes back to it', () => {
  test('When the guest leaves or resigns, with its strength.', () => {
    const { room } = annAgainst('hard', 'easy')
    const [eve, max] = [guest(room, 66, 1), guest(room, 67, 2)]
    expect(chairs(room)[1]).toMatchObject({ bot: null, person: 2, displaced: 'hard' })
    room.evict('keep')
    eve.say('leave', 2, 1)
    expect(chairs(room)[1]).toMatchObject({ bot: 'hard', person: null, displaced: null })
    expect(resigns(room, max, 2).map(([kind]) => kind)).toEqual(['a', 'room', 'game'])
    expect(chairs(room)[2]).toMatchObject({ bot: 'easy', person: null })
    expect(match(room).players.map(({ resigned }) => resigned)).toEqual([false, false, false])
    expect(room.runtime.room.phase).toBe('playing')
  })

  test('Two strangers who resign one after the other do not end the game of one person.', () => {
    const { room, ann } = annAgainst('easy', 'easy')
    for (const n of [66, 67]) resigns(room, guest(room, n, n - 65), n - 65)
    expect(room.runtime.room.phase).toBe('playing')
    resigns(room, ann, 0)
    expect(room.runtime.room.phase).toBe('over')
  })

  test('After a guest who abandoned it, a second one inherits the bot.', () => {
    const { room } = annAgainst('hard')
    guest(room, 66, 1).hangUp()
    room.pass(ABANDONED)
    guest(room, 67, 1).say('leave', 2, 1)
    expect(chairs(room)[1]).toMatchObject({ bot: 'hard', person: null })
  })

  test('A guest on an abandoned chair leaves it as it was; its player comes back to it and is no guest.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const [ann] = seated(room)
    ann!.hangUp()
    room.pass(ABANDONED)
    resigns(room, guest(room, 66, 0), 0)
    expect(chairs(room)[0]).toMatchObject({ bot: null, person: null })
    const back = room.connect(tokenOf(1))
    expect(code(back.say('take', 1, 0, 'Ann'))).toBeNull()
    expect(lastOf(back, 'room')![1].chairs.map((chair) => chair.guest)).toEqual([false, false])
    resigns(room, back, 0)
    expect(room.runtime.room.phase).toBe('over')
  })

  test('A player who moves to another device is no guest there.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const [ann] = seated(room)
    ann!.say('hand', 7, 0, tokenOf(50))
    const phone = room.connect(tokenOf(9))
    phone.say('claim', 1, 0, tokenOf(50))
    expect(lastOf(phone, 'room')![1].chairs.map((chair) => chair.guest)).toEqual([false, false])
  })
})

describe('The chairs of bots are open or closed', () => {
  test('With a crowd they are closed, until the host opens them.', () => {
    const room = testRoom(corridor, { seats: 3 })
    const [ann, bob, eve] = [1, 2, 66].map((n) => room.connect(tokenOf(n)))
    ann!.say('take', 1, 0, 'Ann')
    ann!.say('bot', 2, 2, 'easy')
    expect(lastOf(ann!, 'room')![1]).toMatchObject({ botsOpen: true, host: 1 })
    ann!.say('crowd', 3, 1, 20)
    expect(lastOf(eve!, 'room')![1]).toMatchObject({ botsOpen: false, chairs: [{}, {}, { free: false }] })
    expect(code(bob!.say('take', 1, 2, 'Bob'))).toBe('bots-closed')
    expect(code(ann!.say('bots', 4, true))).toBeNull()
    room.evict('keep')
    // Another window does not close them again.
    ann!.say('crowd', 5, 1, 30)
    expect(code(bob!.say('take', 2, 2, 'Bob'))).toBeNull()
    expect(code(bob!.say('bots', 3, false))).toBe('not-host')
    expect(code(eve!.say('bots', 3, false))).toBe('not-seated')
    bob!.say('leave', 4, 2)
    ann!.say('crowd', 6, null, 0)
    expect(lastOf(ann!, 'room')![1].botsOpen).toBe(true)
  })

  test('A player may change a bot whose chair is closed.', () => {
    const { room, ann } = annAgainst('easy')
    ann.say('bots', 4, false)
    expect(code(ann.say('bot', 5, 1, 'hard'))).toBeNull()
    expect(chairs(room)[1]!.bot).toBe('hard')
  })

  test('A player gives the chair of a guest back to a bot, with a crowd too; a guest may not seat bots.', () => {
    const room = testRoom(corridor, { seats: 3 })
    const ann = room.connect(tokenOf(1))
    ann.say('take', 1, 0, 'Ann')
    ann.say('bot', 2, 2, 'easy')
    ann.say('crowd', 3, 1, 20)
    ann.say('bots', 4, true)
    ann.say('start', 5)
    const eve = room.connect()
    eve.say('hello', { v: 1, token: tokenOf(66) })
    // Voters see the crowd's hand. Where all hands are open they may sit down.
    Object.assign(match(room), { holders: [] })
    room.runtime.room.crowd = { seat: 2, seconds: 20 }
    expect(code(eve.say('take', 1, 1, 'Eve'))).toBe('would-see')
    room.runtime.room.crowd = { seat: 1, seconds: 20 }
    const max = guestOf(room)
    expect(code(max.say('bot', 2, 0, 'easy'))).toBe('guest')
    expect(code(ann.say('bot', 6, 2, 'hard'))).toBeNull()
    expect(chairs(room)[2]).toMatchObject({ bot: 'hard', person: null })
    expect(lastOf(max, 'game')![3]).toEqual([])
  })

  // A guest on the third seat who has not watched before.
  function guestOf(room: TestRoom): TestConnection {
    const { crowd } = room.runtime.room
    room.runtime.room.crowd = null
    const max = guest(room, 67, 2)
    room.runtime.room.crowd = crowd
    return max
  }
})

describe('Sending away', () => {
  const against = (connection: TestConnection, seat: number) =>
    lastOf(connection, 'room')![1].chairs[seat]!.dismissal

  test('One player suffices against a guest, whose chair goes back to its bot; bots’ chairs are closed.', () => {
    const { room, ann } = annAgainst('hard', 'easy')
    const eve = guest(room, 66, 1)
    expect(code(ann.say('dismiss', 9, 2, true))).toBeNull()
    expect(chairs(room)[1]).toMatchObject({ bot: 'hard', person: null })
    expect(lastOf(eve, 'game')).toMatchObject(['game', { viewers: [null] }, null, []])
    room.evict('keep')
    for (const seat of [1, 2]) expect(code(eve.say('take', 2, seat, 'Eve'))).toBe('dismissed')
    expect(code(room.connect(tokenOf(67)).say('take', 2, 1, 'Eve'))).toBe('bots-closed')
    ann.say('hand', 10, 0, tokenOf(50))
    expect(code(eve.say('claim', 3, 0, tokenOf(50)))).toBe('dismissed')
    expect(eve.closedWith).toBeNull()
    // Said again, as when the answer was lost.
    expect(ann.say('dismiss', 9, 2, true)).toEqual([['ok', 9]])
  })

  test('Against one who played from the start it takes most of the others, two at least. A bot plays on.', () => {
    const room = testRoom(corridor, { seats: 4 })
    const [ann, bob, cat] = seated(room, 4, homeOf)
    const dan = 4
    expect(code(ann!.say('dismiss', 1, dan, true))).toBeNull()
    expect(against(cat!, 3)).toEqual({ by: [1], of: 2 })
    ann!.say('dismiss', 2, dan, true)
    expect(people(room)).toHaveLength(4)
    ann!.say('dismiss', 3, dan, false)
    expect(against(cat!, 3)).toEqual({ by: [], of: 2 })
    bob!.say('dismiss', 4, dan, true)
    room.evict('keep')
    cat!.say('dismiss', 5, dan, true)
    expect(chairs(room)[3]).toMatchObject({ person: null, bot: 'fair' })
    expect(people(room)).toHaveLength(3)
    expect(room.runtime.room.phase).toBe('playing')
  })

  test('Of two players the host decides; guests and people who watch never do, and nobody is sent away by themselves.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const [ann, bob] = seated(room)
    const eve = room.connect(tokenOf(66))
    expect([against(ann!, 0), against(ann!, 1)]).toEqual([null, { by: [], of: 1 }])
    expect(code(bob!.say('dismiss', 1, 1, true))).toBe('no-dismissal')
    expect(code(ann!.say('dismiss', 1, 1, true))).toBe('no-dismissal')
    expect(code(eve.say('dismiss', 1, 1, true))).toBe('not-seated')
    expect(code(ann!.say('dismiss', 1, 2, true))).toBeNull()
    const { room: other } = annAgainst('easy', 'easy')
    const [max, kim] = [guest(other, 66, 1), guest(other, 67, 2)]
    expect(code(max.say('dismiss', 1, 1, true))).toBe('no-dismissal')
    expect(code(kim.say('dismiss', 1, 2, true))).toBe('no-dismissal')
  })

  test('Before the game the host alone sends away, and nobody else.', () => {
    const room = testRoom(corridor, { seats: 3 })
    const [ann, eve, max] = [1, 66, 67].map((n, seat) => {
      const connection = room.connect(tokenOf(n))
      connection.say('take', 1, seat, `Player ${n}`)
      return connection
    })
    expect(code(eve!.say('dismiss', 1, 1, true))).toBe('no-dismissal')
    expect(code(max!.say('dismiss', 1, 2, true))).toBe('no-dismissal')
    expect(code(ann!.say('dismiss', 1, 2, true))).toBeNull()
    expect(chairs(room)[1]).toMatchObject({ person: null, bot: null })
  })

  test('An address has one vote, however many sit there; it is remembered when they go.', () => {
    const room = testRoom(corridor, { seats: 4 })
    const [, bob, cat, dan] = seated(room, 4, (seat) => (seat === 2 ? 'home' : 'school'))
    expect(code(bob!.say('dismiss', 4, 1, true))).toBeNull()
    bob!.hangUp()
    room.evict('keep')
    expect(code(dan!.say('dismiss', 5, 1, true))).toBe('one-vote')
    expect(people(room)).toHaveLength(4)
    expect(code(cat!.say('dismiss', 6, 1, true))).toBeNull()
    expect(people(room)).toHaveLength(3)
  })

  test('A vote lapses when its voter gets up.', () => {
    const room = testRoom(corridor, { seats: 4 })
    const [ann, bob, cat] = seated(room, 4, homeOf)
    ann!.say('dismiss', 1, 4, true)
    ann!.say('leave', 2, 0)
    expect(against(cat!, 3)).toEqual({ by: [], of: 2 })
    bob!.say('dismiss', 1, 4, true)
    expect(people(room)).toHaveLength(3)
  })
})

describe('Hostile guests', () => {
  // Ann and Bob play; a third and a fourth chair are bots'. Six strangers say whatever might spoil it.
  function hostile(seed: string): { room: TestRoom; done: number } {
    const chance = quickChance(seed)
    const room = testRoom(corridor, { seats: 4 }, seed)
    const own = [1, 2].map((n) => {
      const connection = room.connect(tokenOf(n))
      connection.say('take', 1, n - 1, `Player ${n}`)
      connection.say('ready', 2, true)
      return connection
    })
    for (const seat of [2, 3]) own[0]!.say('bot', 2, seat, 'easy')
    own[0]!.say('start', 3)
    const strangers = Array.from({ length: 6 }, (_, n) => room.connect(tokenOf(60 + n)))
    let done = 0
    for (let step = 0; step < 300 && !match(room).position.result; step++) {
      const stranger = strangers[chance(strangers.length)]!
      const seat = chance(4)
      const n = (match(room).players[seat]?.n ?? 0) + 1
      const says = [
        ['take', step, seat, `Stranger ${stranger.since}-${strangers.indexOf(stranger)}`],
        ['take', step, 2 + chance(2), `Stranger ${strangers.indexOf(stranger)}`],
        ['leave', step, seat],
        ['x', seat, n, atOf(match(room))],
        ['bot', step, seat, chance(2) === 0 ? 'easy' : null],
        ['dismiss', step, 1 + chance(2), true],
        ['bots', step, chance(2) === 0],
        ['again', step, 'new'],
        ['start', step],
        ['hand', step, seat, tokenOf(90)],
        ['claim', step, seat, tokenOf(90)],
      ] as const
      if (code(stranger.say(...says[chance(says.length)]!)) === null) done++
      // Those who sit play on, and the clock goes on.
      room.pass(1000)
      for (const [seat, connection] of own.entries()) {
        const moves = movesOf(match(room), seat)
        if (moves.length > 0 && chance(3) === 0)
          connection.say('m', seat, match(room).players[seat]!.n + 1, atOf(match(room)), chance(moves.length))
      }
      const { phase } = room.runtime.room
      const isOver = match(room).position.result !== null
      expect([
        phase,
        chairs(room)
          .slice(0, 2)
          .map(({ person }) => person),
      ]).toEqual([isOver ? 'over' : 'playing', [1, 2]])
      expect(match(room).players.map(({ resigned }) => resigned)).toEqual([false, false, false, false])
      for (const chair of chairs(room).slice(2)) expect(chair.bot ?? chair.displaced).toBe('easy')
      if (chance(40) === 0) room.evict('keep')
    }
    return { room, done }
  }

  test('Never end the game, nor the seat of anybody who played from the start, whatever they say.', () => {
    let done = 0
    for (let n = 0; n < 12; n++) {
      const played = hostile(`hostile-${n}`)
      expect(played.room.reports).toEqual([])
      done += played.done
    }
    expect(done).toBeGreaterThan(200)
  })
})
