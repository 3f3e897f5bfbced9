import { lengthen, quickChance, replay, type AnyGame, type Referee } from '@shamble/engine'
import { rivalMove } from '@shamble/engine/bots'
import { corridor } from '@shamble/engine/specimen'
import { game } from '@shamble/zombie-wars'
import { bots } from '@shamble/zombie-wars/bots'
import { describe, expect, test } from 'vitest'
import { atOf, backIn, hashOf, lastEntry, movesOf, openAttempt, roomSeen } from '../src/index.ts'
import {
  journalIn,
  logIn,
  lastOf,
  refusal,
  running,
  tokenOf,
  type TestConnection,
  type TestRoom,
} from './test-room.ts'

const zombieWars: AnyGame = { ...game, bots }
const SEED = 'sealed-0123456789abcdef'
const CLOSES = 10_000_000

function sealed(
  game: AnyGame = corridor,
  seats = 3,
  practice = false,
): { room: TestRoom; ann: TestConnection } {
  const challenge = { code: 'chl-lng-xyz', practice, closes: CLOSES, hash: hashOf(tokenOf(1)) }
  const first = openAttempt(
    game,
    'abc-def-ghj',
    { setUp: { seats, options: {} }, seed: SEED, name: 'Ann', challenge },
    1000,
  )
  const room = running(game, first)
  room.runtime.wakeUp()
  return { room, ann: room.connect(tokenOf(1)) }
}

type Rolls = Referee<{ pips: number[] }, { type: 'rolled' }>

const roll = {
  seat: (_: Rolls, seat: number) => seat,
  ask: 'Roll?',
  options: (_: Rolls, can: (verb: string) => void) => ['roll', 'rest'].forEach((verb) => can(verb)),
  take: {
    roll: (g: Rolls, [seat]: [number]) => void (g.table.pips[seat]! += g.roll(6)),
    rest: () => {},
  },
}
const round = (g: Rolls) => {
  g.together(roll, [[1], [0]])
  g.then(round)
}

// Both seats are asked at the same time, round after round.
const rolling: AnyGame = {
  id: 'rolling',
  version: 1,
  seats: [2],
  options: {},
  setUp(g) {
    g.table = { pips: [0, 0] }
    g.then(round)
  },
  steps: { round, roll },
  view: ({ pips }) => ({ pips: [...pips] }),
  imagine() {},
  score: ({ pips }, seat) => pips[seat] / (1 + pips[0] + pips[1]),
}

type Questions = Referee<{ asked: number }, { type: 'asked' }>

const askOf = (ask: string, moves: string[], next: (g: Questions) => void) => ({
  seat: (_: Questions, seat: number) => seat,
  ask,
  options: (_: Questions, can: (verb: string) => void) => moves.forEach((verb) => can(verb)),
  take: Object.fromEntries(moves.map((verb) => [verb, next])),
})
const question = askOf('What do you ask?', ['bricks', 'wool'], (g) => g.then(answer, 1))
const answer = askOf('Do you trade?', ['yes', 'no'], (g) => {
  g.table.asked++
  g.then(question, 0)
})

// The first seat asks, the second answers: no dice, nothing shown.
const asking: AnyGame = {
  ...rolling,
  id: 'asking',
  setUp(g) {
    g.table = { asked: 0 }
    g.then(question, 0)
  },
  steps: { question, answer },
  view: ({ asked }) => ({ asked }),
  score: () => 0.5,
}

const match = (room: TestRoom) => room.runtime.room.match!

// Makes some move of the person and lets the rivals answer.
function move(room: TestRoom, ann: TestConnection, chance: (n: number) => number): void {
  room.pass(1000)
  if (match(room).result) return
  const { n } = match(room).players[0]!
  ann.say('m', 0, n + 1, atOf(match(room)), chance(movesOf(match(room), 0).length))
}

function playOut(room: TestRoom, ann: TestConnection, also: (n: number) => void = () => {}): void {
  const chance = quickChance('attempt')
  for (let n = 0; n < 1000 && room.runtime.room.phase === 'playing'; n++) {
    move(room, ann, chance)
    also(n)
  }
  expect(room.runtime.room.phase).toBe('over')
}

describe('A sealed attempt', () => {
  test('Has begun when its player arrives, who has the first seat; rivals have the others.', () => {
    const { ann } = sealed()
    const { room, seats, game: table } = lastOf(ann, 'welcome')![1]
    expect(seats).toEqual([[0, 0]])
    expect(room).toMatchObject({
      phase: 'playing',
      seed: null,
      challenge: { code: 'chl-lng-xyz', practice: false, closes: CLOSES },
    })
    expect(room.chairs.map(({ bot, name, free }) => [bot, name, free])).toEqual([
      [null, 'Ann', false],
      ['rival', null, false],
      ['rival', null, false],
    ])
    expect(table!.viewers).toEqual([0])
  })

  test('A rival’s answer stands: the question before it is not taken back.', () => {
    const { room, ann } = sealed(asking, 2)
    room.pass(1000)
    for (let n = 1; n < 5; n++) {
      ann.say('m', 0, n, atOf(match(room)), 0)
      room.pass(1000)
      expect(lastEntry(match(room).journal)!.seat).toBe(1)
      expect(backIn(match(room), 0)).toBeNull()
    }
    expect(refusal(ann.say('u', 0, 5, atOf(match(room))))![0]).toBe('nothing-to-undo')
  })

  test.each([
    ['take', 1, 1, 'Bob'],
    ['leave', 1, 0],
    ['name', 1, 'Anna'],
    ['ready', 1, true],
    ['bot', 1, 1, 'easy'],
    ['seats', 1, 2],
    ['options', 1, {}],
    ['clock', 1, 60],
    ['start', 1],
    ['again', 1, 'same'],
    ['agree', 1, true],
  ])('%s changes nothing, before and after the end.', (...request) => {
    const { room, ann } = sealed()
    const before = JSON.stringify(room.runtime.room)
    const [code, says] = refusal(ann.say(...request))!
    expect([code, says]).toEqual(['challenge', expect.stringMatching(/^A challenge .*[.]$/)])
    expect(JSON.stringify(room.runtime.room)).toBe(before)
    ann.say('x', 0, 1, atOf(match(room)))
    room.clock += 1000
    expect(refusal(ann.say(...request))![0]).toBe('challenge')
  })

  test('No one else can take the seat of an absent player, who may move it to another device.', () => {
    const { room, ann } = sealed()
    ann.hangUp()
    room.clock += 3_600_000
    const bob = room.connect(tokenOf(2))
    expect(refusal(bob.say('take', 1, 0, 'Bob'))![0]).toBe('challenge')
    const again = room.connect(tokenOf(1))
    again.say('hand', 1, 0, tokenOf(3))
    const phone = room.connect(tokenOf(4))
    expect(phone.say('claim', 1, 0, tokenOf(3)).at(-1)).toEqual(['ok', 1])
    expect(lastOf(phone, 'game')![3]).toEqual([[0, 0]])
    playOut(room, phone)
    expect(room.runtime.outcome()!.challenge.hash).toBe(hashOf(tokenOf(1)))
  })

  test('Moves of rivals can be recomputed from the log, after evictions and take-backs too.', () => {
    const { room, ann } = sealed(zombieWars, 3)
    const chance = quickChance('undo')
    let undone = 0
    playOut(room, ann, (n) => {
      if (n % 7 === 0) room.evict('keep')
      const { n: last } = match(room).players[0]!
      if (n % 3 !== 0 || match(room).result) return
      ann.say('u', 0, last + 1, atOf(match(room)))
      if (match(room).players[0]!.n > last) undone++
      chance(2)
    })
    expect(undone).toBeGreaterThan(2)
    const log = lengthen(zombieWars, room.runtime.outcome()!.log!)
    expect(log.moves).toEqual(logIn(room).moves)
    for (const [n, [seat, ...made]] of log.moves.entries()) {
      if (seat === 0 || n % 5 > 0) continue
      const before = replay(zombieWars, { ...log, moves: log.moves.slice(0, n) })
      expect(made).toEqual(rivalMove(zombieWars, before, seat, n))
    }
    expect(room.reports).toEqual([])
  })

  test('Seed and log are secret until the challenge closes, then public.', () => {
    const { room, ann } = sealed()
    const bob = room.connect()
    bob.hello()
    playOut(room, ann)
    const { result } = match(room)
    const late = [room.connect(tokenOf(1)), room.connect()]
    late[1]!.hello()
    for (const connection of [ann, bob, ...late]) {
      const over = lastOf(connection, 'over')?.[1] ?? lastOf(connection, 'welcome')![1].over
      expect(over).toEqual({ result, log: null, fingerprint: null })
      expect(connection.texts.join()).not.toContain(SEED)
    }
    expect(JSON.stringify(room.runtime.snapshot())).not.toContain(SEED)
    room.clock = CLOSES
    expect(room.runtime.snapshot().over!.log!.seed).toBe(SEED)
    expect(roomSeen(corridor, room.runtime.room, 0, room.clock).seed).toBe(SEED)
    late[1]!.hello()
    expect(lastOf(late[1]!, 'welcome')![1].over!.log!.moves).toEqual(logIn(room).moves)
  })

  test('The outcome is kept until it has been reported, also across a sleep.', () => {
    const { room, ann } = sealed()
    expect(room.runtime.outcome()).toBeNull()
    playOut(room, ann)
    const outcome = room.runtime.outcome()!
    expect(outcome).toMatchObject({
      room: 'abc-def-ghj',
      name: 'Ann',
      when: journalIn(room).at(-1)!.when,
    })
    expect(lengthen(corridor, outcome.log!).moves).toEqual(logIn(room).moves)
    room.pass(0)
    expect(room.owed[0]).toBe(outcome.when)
    room.evict('cut')
    expect(room.runtime.outcome()).toEqual(outcome)
    room.runtime.told()
    expect(room.runtime.outcome()).toBeNull()
    room.evict('cut')
    expect(room.runtime.outcome()).toBeNull()
  })

  test('An outcome is reported at once when a rival ends the game.', () => {
    let ends = 0
    for (let n = 0; n < 20 && ends < 3; n++) {
      const { room, ann } = sealed()
      const chance = quickChance(`ends-${n}`)
      while (!match(room).result) {
        ann.say('m', 0, match(room).players[0]!.n + 1, atOf(match(room)), 0)
        if (match(room).result) break
        room.pass(chance(3))
        if (match(room).result) ends++
        else room.clock += 500
      }
      const { when } = room.runtime.outcome()!
      room.pass(0)
      expect(room.owed[0]).toBe(when)
    }
    expect(ends).toBeGreaterThan(0)
  })

  test('When several seats must choose, the first open choice is made first, so no one can influence a rival.', () => {
    const { room, ann } = sealed(rolling, 2)
    expect(match(room).pending.map(({ seat }) => seat)).toEqual([1, 0])
    expect(refusal(ann.say('m', 0, 1, 0, 0))![0]).toBe('rivals-first')
    room.pass(1000)
    expect(logIn(room).moves).toHaveLength(1)
    ann.say('m', 0, 1, 1, 0)
    // The next round: the rival has answered already.
    expect(logIn(room).moves.map(([seat]) => seat)).toEqual([1, 0, 1])
  })

  test('Resigning concedes the attempt and ends the game, alone or against rivals.', () => {
    const { room, ann } = sealed()
    move(room, ann, quickChance('some'))
    ann.say('x', 0, match(room).players[0]!.n + 1, atOf(match(room)))
    expect(room.runtime.room.phase).toBe('over')
    expect(room.runtime.outcome()).toMatchObject({ log: null, name: 'Ann' })
  })
})
