import { bots } from '@shamble/engine/bots'
import { quickChance, replay, type AnyGame } from '@shamble/engine'
import { corridor } from '@shamble/engine/specimen'
import { describe, expect, test } from 'vitest'
import { atOf, lengthOf, logOf, movesOf, restoredRoom, SAYINGS, type Down, type Entry } from '../src/index.ts'
import { journalIn, logIn, lastOf, refusal, seated, testRoom, tokenOf, type TestRoom } from './test-room.ts'

const match = (room: TestRoom) => room.runtime.room.match!
const pendingSeat = (room: TestRoom) => match(room).pending[0]!.seat

/** The next choice, and how its seat would make it. */
function nextMove(room: TestRoom, index = 0): ['m', number, number, number, number] {
  const seat = pendingSeat(room)
  return ['m', seat, match(room).players[seat]!.n + 1, atOf(match(room)), index]
}

/** Plays until a choice has this verb among its moves; returns its index. */
function playTo(
  room: TestRoom,
  connections: { say: (...message: unknown[]) => Down[] }[],
  verb: string,
): number {
  for (let n = 0; n < 400; n++) {
    const moves = movesOf(match(room), pendingSeat(room))
    const index = moves.findIndex(([v]) => v === verb)
    if (index >= 0) return index
    connections[pendingSeat(room)]!.say(...nextMove(room))
  }
  throw new Error(`Nobody ever may ${verb}.`)
}

/** Plays until a move has sealed nothing; returns the position before it. */
function unsealed(room: TestRoom, connections: { say: (...message: unknown[]) => Down[] }[]): string {
  for (let n = 0; n < 400; n++) {
    const before = JSON.stringify(match(room).position)
    const seat = pendingSeat(room)
    const hold = movesOf(match(room), seat).findIndex(([verb]) => verb === 'hold')
    connections[seat]!.say(...nextMove(room, Math.max(hold, 0)))
    if (match(room).log.moves.length > 0 && lengthOf(match(room)) > 2) return before
  }
  throw new Error('Every move seals.')
}

describe('Moves', () => {
  test('A move is stored in one row, then everybody learns what they may know of it.', () => {
    const room = testRoom(corridor, { seats: 3 })
    const connections = seated(room)
    const watcher = room.connect()
    watcher.hello()
    const { writes } = room.stored
    const move = nextMove(room)
    connections[move[1]]!.say(...move)
    expect(room.stored.writes).toBe(writes + 1)
    for (const connection of [...connections, watcher])
      expect(lastOf(connection, 's')!.slice(0, 4)).toEqual(['s', 1, move[1], 1])
  })

  test('Sent twice it is made once, and acknowledged again.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const connections = seated(room)
    const move = nextMove(room)
    connections[move[1]]!.say(...move)
    const rows = room.stored.rows.length
    for (let n = 0; n < 3; n++) expect(connections[move[1]]!.say(...move)).toEqual([['a', move[1], 1, 1]])
    expect(room.stored.rows.length).toBe(rows)
  })

  test('It is still made once when the room was evicted in between, with connections kept or cut.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const connections = seated(room)
    const move = nextMove(room)
    connections[move[1]]!.say(...move)
    room.evict('keep')
    expect(connections[move[1]]!.say(...move)).toEqual([['a', move[1], 1, 1]])
    room.evict('cut')
    const again = room.connect(tokenOf(move[1] + 1))
    expect(lastOf(again, 'welcome')![1].seats).toEqual([[move[1], 1]])
    expect(again.say(...move)).toEqual([['a', move[1], 1, 1]])
    expect(logIn(room).moves).toHaveLength(1)
  })

  test('What cannot be stored has not happened: nobody hears of it, and it can be sent again.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const connections = seated(room)
    const move = nextMove(room)
    const heard = connections.map(({ texts }) => texts.length)
    room.failing = true
    expect(refusal(connections[move[1]]!.say(...move))![0]).toBe('not-stored')
    expect(room.reports).toHaveLength(1)
    expect(connections[1 - move[1]]!.texts).toHaveLength(heard[1 - move[1]]!)
    expect(logIn(room).moves).toHaveLength(0)
    connections[move[1]]!.say(...move)
    expect(logIn(room).moves).toHaveLength(1)
  })

  test('Stale, ahead of the game, out of turn, not in the list, by another device: each is refused and changes nothing.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const connections = seated(room)
    const first = nextMove(room)
    connections[first[1]]!.say(...first)
    const [, seat, n, at] = nextMove(room)
    const before = JSON.stringify(room.runtime.room)
    const says = (who: number, ...message: unknown[]) => refusal(connections[who]!.say(...message))![0]
    expect(says(seat, 'm', seat, n, at - 1, 0)).toBe('stale')
    expect(says(seat, 'm', seat, n, at + 1, 0)).toBe('ahead')
    expect(lastOf(connections[seat]!, 'table')![1]!.at).toBe(at)
    expect(says(1 - seat, 'm', seat, n, at, 0)).toBe('not-your-seat')
    expect(says(seat, 'm', seat, n, at, 99)).toBe('no-such-move')
    expect(says(seat, 'm', 7, n, at, 0)).toBe('no-such-seat')
    expect(match(room).pending.map((asked) => asked.seat)).toEqual([seat])
    expect(says(1 - seat, 'm', 1 - seat, 50, at, 0)).toBe('no-such-move')
    expect(JSON.stringify(room.runtime.room)).toBe(before)
  })

  test('Two devices with one token: the second move under the same number is refused, not mistaken for the first.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const connections = seated(room)
    const seat = pendingSeat(room)
    const tab = room.connect(tokenOf(seat + 1))
    const last = movesOf(match(room), seat).length - 1
    connections[seat]!.say(...nextMove(room, last))
    expect(refusal(tab.say('m', seat, 1, 0, 0))).toEqual([
      'overtaken',
      'Another of your devices has moved already.',
    ])
    expect(tab.say('m', seat, 1, 0, last)).toEqual([['a', seat, 1, 1]])
    expect(logIn(room).moves).toHaveLength(1)
  })

  test('A move of an earlier game is not taken for one of this game.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const connections = seated(room)
    const move = nextMove(room)
    connections[0]!.say('x', 0, 1, 0)
    connections[0]!.say('again', 8, 'same')
    for (const connection of connections) connection.say('ready', 9, true)
    connections[0]!.say('start', 10)
    expect(room.runtime.room.phase).toBe('playing')
    const seat = move[1]
    expect(refusal(connections[seat]!.say('m', seat, 5, move[3], 0))![0]).toBe('stale')
  })
})

describe('Taking back', () => {
  test('One’s own last move comes back at once, as long as no die fell and nothing was shown.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const connections = seated(room)
    const before = unsealed(room, connections)
    const { moves } = logIn(room)
    const { players } = match(room)
    const [seat] = moves.at(-1)!
    connections[seat]!.say('u', seat, players[seat]!.n + 1, atOf(match(room)))
    expect(logIn(room).moves).toEqual(moves.slice(0, -1))
    expect(JSON.stringify(match(room).position)).toBe(before)
    const head = ['b', atOf(match(room)), seat, players[seat]!.n + 1, moves.length - 1]
    for (const connection of connections) expect(lastOf(connection, 'b')!.slice(0, 5)).toEqual(head)
  })

  test('Moves of other people are not lost without asking them; no is no, and a move in between settles it.', () => {
    const room = testRoom(corridor, { seats: 3 })
    const connections = seated(room)
    const both = holdTwice(room, connections)
    const [first, second] = both
    const { length } = logIn(room).moves
    connections[first]!.say('u', first, match(room).players[first]!.n + 1, atOf(match(room)))
    expect(logIn(room).moves).toHaveLength(length)
    expect(lastOf(connections[second]!, 'room')![1].asked).toEqual({ seat: first, moves: 2, of: [second] })
    expect(refusal(connections[3 - first - second]!.say('agree', 1, true))![0]).toBe('nothing-asked')
    connections[second]!.say('agree', 2, false)
    expect(lastOf(connections[first]!, 'room')![1].asked).toBeNull()
    expect(logIn(room).moves).toHaveLength(length)
    // Asked again, across an eviction, and agreed.
    const n = match(room).players[first]!.n + 1
    const ask = ['u', first, n, atOf(match(room))]
    connections[first]!.say(...ask)
    room.evict('keep')
    expect(connections[first]!.say(...ask)).toEqual([['a', first, n, atOf(match(room))]])
    connections[second]!.say('agree', 3, true)
    expect(logIn(room).moves).toHaveLength(length - 2)
    expect(pendingSeat(room)).toBe(first)
  })

  test('Past a die nothing comes back.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const connections = seated(room)
    const fire = playTo(room, connections, 'fire')
    const move = nextMove(room, fire)
    connections[move[1]]!.say(...move)
    expect(refusal(connections[move[1]]!.say('u', move[1], move[2] + 1, atOf(match(room))))![0]).toBe(
      'nothing-to-undo',
    )
  })

  // Plays until two different people have held one after the other with nothing sealed since.
  function holdTwice(room: TestRoom, connections: ReturnType<typeof seated>): [number, number] {
    for (let n = 0; n < 400; n++) {
      const seat = pendingSeat(room)
      const hold = movesOf(match(room), seat).findIndex(([verb]) => verb === 'hold')
      connections[seat]!.say(...nextMove(room, Math.max(hold, 0)))
      // Those that may still be taken back.
      const [a, b] = match(room).log.moves.slice(-2)
      if (a && b && a[0] !== b[0]) return [a[0], b[0]]
    }
    throw new Error('Nobody holds.')
  }
})

describe('Leaving the game', () => {
  test('Who resigns is played on by a bot; when one is left the game is over, and the log is shown.', () => {
    const room = testRoom(corridor, { seats: 3 }, 'well-kept')
    const connections = seated(room)
    connections[1]!.say('x', 1, 1, 0)
    expect(room.runtime.room.phase).toBe('playing')
    expect(lastOf(connections[0]!, 'room')![1].chairs[1]).toMatchObject({ resigned: true, free: false })
    expect(refusal(connections[1]!.say('m', 1, 2, 1, 0))![0]).toBe('resigned')
    expect(connections[1]!.say('x', 1, 1, 0)).toEqual([['a', 1, 1, atOf(match(room))]])
    for (const { texts } of connections) expect(texts.join()).not.toContain('well-kept')
    connections[2]!.say('x', 2, 1, atOf(match(room)))
    expect(lastOf(connections[0]!, 'over')![1]).toMatchObject({
      result: { winners: [0], reason: 'resignation' },
      log: { seed: 'well-kept' },
    })
    expect(refusal(connections[0]!.say('m', 0, 9, atOf(match(room)), 0))![0]).toBe('not-playing')
    room.evict('keep')
    expect(room.runtime.room.phase).toBe('over')
    expect(match(room).result!.reason).toBe('resignation')
  })

  test('Once more: the same people, the same seed or a new one that nobody knows.', () => {
    const room = testRoom(corridor, { seats: 2 }, 'first-seed')
    const connections = seated(room)
    expect(refusal(connections[0]!.say('again', 1, 'new'))![0]).toBe('not-over')
    connections[0]!.say('x', 0, 1, 0)
    connections[1]!.say('again', 2, 'same')
    expect(room.runtime.room).toMatchObject({ phase: 'lobby', seed: 'first-seed', open: true })
    for (const connection of connections) connection.say('ready', 3, true)
    connections[0]!.say('start', 4)
    expect(lastOf(connections[0]!, 'table')![3]).toEqual([[0, 0]])
    connections[0]!.say('x', 0, 2, atOf(match(room)))
    room.evict('keep')
    connections[1]!.say('again', 5, 'new')
    expect(room.runtime.room).toMatchObject({ phase: 'lobby', open: false })
    expect(room.runtime.room.seed).toMatch(/^fresh-/)
  })
})

describe('Once more', () => {
  test('The rows of a game stay until the next one begins, and then go.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const connections = seated(room)
    connections[pendingSeat(room)]!.say(...nextMove(room))
    connections[0]!.say('x', 0, 9, atOf(match(room)))
    const { length } = match(room).journal
    expect(room.stored.rows).toHaveLength(length)
    connections[1]!.say('again', 2, 'new')
    for (const connection of connections) connection.say('ready', 3, true)
    expect(room.stored.rows).toHaveLength(length)
    connections[0]!.say('start', 4)
    expect(room.stored.rows).toEqual([])
    connections[pendingSeat(room)]!.say(...nextMove(room))
    expect(room.stored.rows.map(({ at }) => at)).toEqual([length + 1])
    room.evict('keep')
    expect(logIn(room).moves).toHaveLength(1)
  })
})

describe('Bots and the clock', () => {
  test('A bot in whose imagined worlds a rule fails makes any legal move, the fault is reported, and the table goes on.', () => {
    const faulty: AnyGame = {
      ...corridor,
      imagine() {
        throw new Error('A bug.')
      },
    }
    const room = testRoom(faulty, { seats: 2 })
    const ann = room.connect(tokenOf(1))
    ann.say('take', 1, 0, 'Ann')
    ann.say('bot', 2, 1, 'searcher')
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

  test('Bots move by themselves, whole games of them, through evictions, and the log holds.', () => {
    const room = testRoom(corridor, { seats: 3 })
    const ann = room.connect(tokenOf(1))
    ann.say('take', 1, 0, 'Ann')
    ann.say('bot', 2, 1, 'random')
    ann.say('bot', 3, 2, 'dreamer')
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

  test('A quick bot answers with the move it answers to; one that must think does it when the alarm rings.', () => {
    for (const [bot, at] of [
      ['random', 'once'],
      ['searcher', 'alarm'],
    ] as const) {
      const room = testRoom(corridor, { seats: 2 })
      const ann = room.connect(tokenOf(1))
      ann.say('take', 1, 0, 'Ann')
      ann.say('bot', 2, 1, bot)
      room.alarm = null
      ann.say('start', 3)
      for (let n = 0; n < 400 && room.runtime.room.phase === 'playing'; n++) {
        const waits =
          match(room).pending.every(({ seat }) => seat === 1) && movesOf(match(room), 1).length > 1
        expect(waits && at === 'once').toBe(false)
        if (waits) expect(room.alarm).toBeLessThanOrEqual(room.clock)
        if (pendingSeat(room) === 0) ann.say(...nextMove(room))
        else room.pass(1)
        room.clock += 500
      }
      expect(room.runtime.room.phase).toBe('over')
    }
  })

  test('A bot whose one choice costs more than a tick may spend has a tick for it, and the game goes on.', () => {
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

  test('A bot that is still to think holds nobody up: whoever resigns is heard at once, and it does not think any more.', () => {
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

  test('A room stored when bots had other names goes on with bots of the strengths they stand for.', () => {
    const room = testRoom(corridor, { seats: 3 })
    const ann = room.connect(tokenOf(1))
    ann.say('take', 1, 0, 'Ann')
    ann.say('bot', 2, 1, 'searcher')
    const stored = JSON.parse(JSON.stringify(room.stored.kept)) as { chairs: { bot: string | null }[] }
    stored.chairs[1]!.bot = 'searcher'
    stored.chairs[2]!.bot = 'random'
    const { chairs } = restoredRoom(corridor, stored as never, [])
    expect(chairs.map(({ bot }) => bot)).toEqual([null, 'hard', 'easy'])
    expect(restoredRoom(corridor, room.stored.kept, []).chairs[1]!.bot).toBe('hard')
  })

  test('When the time of a seat runs out a bot makes its choice, and no more; somebody may then sit down there.', () => {
    const room = testRoom(corridor, { seats: 2, clock: 60 })
    const connections = seated(room)
    const seat = pendingSeat(room)
    expect(lastOf(connections[0]!, 'table')![1]!.sheets[0]!.d).toEqual([[seat, 61_000]])
    room.pass(59_999)
    expect(logIn(room).moves).toHaveLength(0)
    room.pass(1)
    expect(logIn(room).moves.length).toBeGreaterThan(0)
    expect(journalIn(room)[0]).toMatchObject({ seat, n: -1 })
    expect(match(room).players[seat]!.late).toBe(1)
    expect(refusal(connections[seat]!.say('m', seat, 1, 0, 0))![0]).toBe('stale')
  })

  test('The clock goes on while the room sleeps.', () => {
    const room = testRoom(corridor, { seats: 2, clock: 60 })
    seated(room)
    room.pass(30_000)
    room.evict('cut')
    room.pass(30_001)
    expect(journalIn(room)[0]).toMatchObject({ n: -1 })
  })
})

describe('Coming back', () => {
  test('What the rules do not allow any more is not played on with.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const connections = seated(room)
    const move = nextMove(room)
    connections[move[1]]!.say(...move)
    const { kept, rows } = room.stored
    expect(logOf(restoredRoom(corridor, kept, rows).match!).moves).toHaveLength(1)
    const changed = rows.map((row): Entry => ({ ...row, did: ['fly'] }))
    expect(() => restoredRoom(corridor, kept, changed)).toThrow(SAYINGS['rules-changed'])
  })

  test('A game in progress is not played on by another version of the rules, even where they allow all its moves; one that is over is shown.', () => {
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

  test('A move that lies elsewhere in the list than when it was made is not made again.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const connections = seated(room)
    connections[pendingSeat(room)]!.say(...nextMove(room))
    const { kept, rows } = room.stored
    const moved = rows.map((row): Entry => ({ ...row, index: row.index + 1 }))
    expect(() => restoredRoom(corridor, kept, moved)).toThrow(SAYINGS['rules-changed'])
  })

  test('From any point of the log the story goes on where it stopped, and the state is the present one.', () => {
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
      expect(table.sheets).toEqual(whole.sheets)
    }
    expect(welcomed(0, 9999).story.from).toBe(-1)

    function welcomed(seat: number, since?: number) {
      const connection = room.connect()
      connection.hello(tokenOf(seat + 1), 2, since)
      const { table } = lastOf(connection, 'welcome')![1]
      connection.hangUp()
      return table!
    }
  })

  test('Moves taken back meanwhile are told anew from where they were.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const connections = seated(room)
    unsealed(room, connections)
    const { length } = logIn(room).moves
    const [seat] = logIn(room).moves.at(-1)!
    const since = atOf(match(room))
    connections[seat]!.say('u', seat, match(room).players[seat]!.n + 1, since)
    expect(logIn(room).moves).toHaveLength(length - 1)
    const connection = room.connect()
    connection.hello(undefined, 2, since)
    const table = lastOf(connection, 'welcome')![1].table!
    expect([table.story.from, table.length, table.at]).toEqual([length - 1, length - 1, since + 1])
  })
})
