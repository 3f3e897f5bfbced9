import { corridor } from '@shamble/engine/specimen'
import { describe, expect, test } from 'vitest'
import { atOf, movesOf, type Down } from '../src/index.ts'
import { logIn, lastOf, refusal, seated, testRoom, tokenOf, type TestRoom } from './test-room.ts'
import { match, nextMove, pendingSeat, unsealed } from './match.ts'

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

describe('Moves', () => {
  test('A move is stored in one row, then sent to each viewer.', () => {
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

  test('A duplicate is made once and acknowledged again.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const connections = seated(room)
    const move = nextMove(room)
    connections[move[1]]!.say(...move)
    const rows = room.stored.rows.length
    for (let n = 0; n < 3; n++) expect(connections[move[1]]!.say(...move)).toEqual([['a', move[1], 1, 1]])
    expect(room.stored.rows.length).toBe(rows)
  })

  test('A duplicate is made once even if the room was evicted in between.', () => {
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

  test('A move that cannot be stored is not sent to anyone and can be retried.', () => {
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

  test('A move that is stale, ahead, out of turn, not in the list or of another device is refused.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const connections = seated(room)
    const first = nextMove(room)
    connections[first[1]]!.say(...first)
    const [, seat, n, at] = nextMove(room)
    const before = JSON.stringify(room.runtime.room)
    const says = (who: number, ...message: unknown[]) => refusal(connections[who]!.say(...message))![0]
    expect(says(seat, 'm', seat, n, at - 1, 0)).toBe('stale')
    expect(says(seat, 'm', seat, n, at + 1, 0)).toBe('ahead')
    expect(lastOf(connections[seat]!, 'game')![1]!.at).toBe(at)
    expect(says(1 - seat, 'm', seat, n, at, 0)).toBe('not-your-seat')
    expect(says(seat, 'm', seat, n, at, 99)).toBe('no-such-move')
    expect(says(seat, 'm', 7, n, at, 0)).toBe('no-such-seat')
    expect(match(room).pending.map((asked) => asked.seat)).toEqual([seat])
    expect(says(1 - seat, 'm', 1 - seat, 50, at, 0)).toBe('no-such-move')
    expect(JSON.stringify(room.runtime.room)).toBe(before)
  })

  test('With two devices of one token, a second move of the same number is refused.', () => {
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

  test('A move of an earlier game is refused.', () => {
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
  test('An own last move is taken back at once if no die was rolled and nothing revealed.', () => {
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

  test('Other people who would lose moves are asked; a refusal or a move in between cancels the request.', () => {
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

  test('One token asks others three times at once, then once in twenty seconds.', () => {
    const room = testRoom(corridor, { seats: 3 })
    const connections = seated(room)
    const [first, second] = holdTwice(room, connections)
    const ask = () => {
      const n = match(room).players[first]!.n + 1
      const no = refusal(connections[first]!.say('u', first, n, atOf(match(room))))
      if (!no) connections[second]!.say('agree', 1, false)
      return no?.[0] ?? null
    }
    expect(Array.from({ length: 5 }, ask)).toEqual([null, null, null, 'asked-enough', 'asked-enough'])
    // The refused ones were not shown to anybody, and another tab helps as little.
    expect(room.runtime.room.asked).toBeNull()
    connections[first] = room.connect(tokenOf(first + 1))
    room.clock += 19_000
    expect(ask()).toBe('asked-enough')
    room.clock += 1000
    expect([ask(), ask()]).toEqual([null, 'asked-enough'])
  })

  test('Nothing is taken back past a die.', () => {
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
  test('A bot plays on for a seat that resigns; with one seat left the game ends and the log is public.', () => {
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

  test('A rematch has the same people, and the same seed or a new secret one.', () => {
    const room = testRoom(corridor, { seats: 2 }, 'first-seed')
    const connections = seated(room)
    expect(refusal(connections[0]!.say('again', 1, 'new'))![0]).toBe('not-over')
    connections[0]!.say('x', 0, 1, 0)
    connections[1]!.say('again', 2, 'same')
    expect(room.runtime.room).toMatchObject({ phase: 'lobby', seed: 'first-seed', open: true })
    for (const connection of connections) connection.say('ready', 3, true)
    connections[0]!.say('start', 4)
    expect(lastOf(connections[0]!, 'game')![3]).toEqual([[0, 0]])
    connections[0]!.say('x', 0, 2, atOf(match(room)))
    room.evict('keep')
    connections[1]!.say('again', 5, 'new')
    expect(room.runtime.room).toMatchObject({ phase: 'lobby', open: false })
    expect(room.runtime.room.seed).toMatch(/^fresh-/)
  })
})

describe('A rematch', () => {
  test('The rows of a game are deleted when the next one begins.', () => {
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
