import { corridor } from '@shamble/engine/specimen'
import { withAdvice } from '@shamble/engine/bots'
import { bots } from '@shamble/z-war-one/bots'
import { game as zWarOne } from '@shamble/z-war-one/whole'
import { describe, expect, test } from 'vitest'
import { actsKept } from '../src/client/acts.ts'
import { gameIn } from '../src/client/state.ts'
import {
  atOf,
  MOST_ACTS,
  entriesOf,
  hashOf,
  journalOf,
  KEPT_OVER,
  lastEntry,
  MOST_HOLDERS,
  MOST_LOOSE,
  MOST_SKIPPED,
  MOST_TAKEN_BACK,
  movesOf,
  openAttempt,
  readName,
  restoredRoom,
  sameName,
  SAYINGS,
  withEntry,
  type Entry,
} from '../src/index.ts'
import { lastOf, refusal, running, seated, testRoom, tokenOf } from './test-room.ts'
import type { TestConnection, TestRoom } from './test-room.ts'

/*
 * People who want to spoil the game for others, with nothing but what anybody has: the code of the room. What they may do with
 * sockets is in crowd.test.ts, what with rows and disks in apps/web/worker/test/strangers.test.ts.
 */

const match = (room: TestRoom) => room.runtime.room.match!
const next = (room: TestRoom) => match(room).pending[0]!.seat
const HUGE = 2 ** 31

// Somebody makes a move, with the number after their last one unless another is given.
function move(room: TestRoom, connections: TestConnection[], index = 0, n?: number) {
  const seat = next(room)
  room.clock += 1000
  return connections[seat]!.say('m', seat, n ?? match(room).players[seat]!.n + 1, atOf(match(room)), index)
}

describe('Numbers belong to owner and match; jumps are refused', () => {
  // Ann, and a bot whose seat is to move.
  function withBot() {
    const room = testRoom(corridor, { seats: 2 })
    const ann = room.connect(tokenOf(1))
    ann.say('take', 1, 0, 'Ann')
    ann.say('bot', 2, 1, 'random')
    ann.say('start', 3)
    return { room, ann }
  }

  test('A stranger in a bot’s seat with the number 2³¹ is refused, and told the last number.', () => {
    const { room } = withBot()
    const stranger = room.connect(tokenOf(66))
    stranger.say('take', 1, 1, 'Stranger')
    const before = JSON.stringify(match(room))
    for (const kind of ['u', 'x', 'm']) {
      const about = kind === 'm' ? [atOf(match(room)), 0] : [atOf(match(room))]
      expect(refusal(stranger.say(kind, 1, HUGE, ...about))).toEqual([
        'number-skipped',
        SAYINGS['number-skipped'],
      ])
      expect(lastOf(stranger, 'table')![3]).toEqual([[1, 0]])
    }
    expect(refusal(stranger.say('x', 1, MOST_SKIPPED + 1, atOf(match(room))))![0]).toBe('number-skipped')
    expect(JSON.stringify(match(room))).toBe(before)
  })

  test('Whoever takes the seat next begins at 1, whatever number the last one had reached.', () => {
    const { room } = withBot()
    const stranger = room.connect(tokenOf(66))
    stranger.say('take', 1, 1, 'Stranger')
    // As a room may have been stored before jumps were refused.
    match(room).players[1]!.n = HUGE
    stranger.say('leave', 2, 1)
    const bob = room.connect(tokenOf(2))
    bob.say('take', 1, 1, 'Bob')
    expect(lastOf(bob, 'table')![3]).toEqual([[1, 0]])
    const connections = [room.connect(tokenOf(1)), bob]
    while (next(room) !== 1) move(room, connections)
    expect(refusal(move(room, connections, 0, 1))).toBeNull()
    expect(refusal(bob.say('x', 1, 2, atOf(match(room))))).toBeNull()
    expect(room.runtime.room.phase).toBe('over')
  })

  test('In a rematch everybody begins at 1, and what was sent in the game before is stale.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const connections = seated(room)
    const late = ['x', 1, 7, atOf(match(room))]
    connections[0]!.say('x', 0, 900, atOf(match(room)))
    connections[0]!.say('again', 8, 'new')
    for (const connection of connections) connection.say('ready', 9, true)
    connections[0]!.say('start', 10)
    expect(refusal(connections[1]!.say(...late))![0]).toBe('stale')
    expect(refusal(move(room, connections, 0, 1))).toBeNull()
  })

  test('A client whose numbers are those of an earlier game begins anew before the room refuses them.', () => {
    const acts = actsKept(undefined)
    const begin = () => acts.begin({ kind: 'm', seat: 0, at: 0, index: 0 }).act.n
    acts.learn(0, 3000)
    expect(begin()).toBe(3001)
    acts.learn(0, 0)
    expect(begin()).toBe(1)
    acts.learn(0, 0)
    expect(begin()).toBe(2)
  })
})

describe('The story of a game costs whoever has it sent again', () => {
  // How many of these messages a connection may send at once.
  function sentAtOnce(room: TestRoom, connection: TestConnection, say: (n: number) => unknown[]): number {
    room.clock += 60_000
    for (let n = 0; n < 40; n++) if (refusal(connection.say(...say(n)))?.[0] === 'too-fast') return n
    return Infinity
  }

  test('An act that is ahead, or whose number jumps, is answered with the whole game: it counts as a hello does.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const [ann] = seated(room)
    const hello = ['hello', { v: 2, token: tokenOf(1) }]
    const most = sentAtOnce(room, ann!, () => hello)
    expect(most).toBeLessThan(10)
    expect(sentAtOnce(room, ann!, () => ['m', 0, 1, HUGE, 0])).toBe(most)
    expect(sentAtOnce(room, ann!, () => ['m', 0, HUGE, 0, 0])).toBe(most)
    // What is refused in a sentence counts as one message.
    expect(sentAtOnce(room, ann!, () => ['m', 1, 1, 0, 0])).toBeGreaterThan(3 * most)
  })

  test('So does sitting down in a running game and getting up again: nobody hops without end.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const ann = room.connect(tokenOf(1))
    ann.say('take', 1, 0, 'Ann')
    ann.say('bot', 2, 1, 'random')
    ann.say('start', 3)
    const hop = (n: number) => (n % 2 === 0 ? ['take', n, 1, 'Stranger'] : ['leave', n, 1])
    expect(sentAtOnce(room, room.connect(tokenOf(66)), hop)).toBe(2)
  })
})

describe('Whoever says hello as somebody else', () => {
  test('Is not here any more as who they were: their seat can be taken when they have been away for long.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const [ann, bob] = seated(room)
    bob!.hello(tokenOf(66))
    const people = () => room.runtime.room.people
    expect(people().map(({ away }) => away === null)).toEqual([true, false])
    room.clock += 60_000
    bob!.hello(tokenOf(2))
    expect(people().map(({ away }) => away)).toEqual([null, null])
    // With another tab they still are.
    room.connect(tokenOf(2))
    bob!.hello(tokenOf(66))
    expect(people().map(({ away }) => away)).toEqual([null, null])
    expect(lastOf(ann!, 'room')![1].chairs.map(({ here }) => here)).toEqual([true, true])
  })
})

describe('Taking back costs nothing that lasts', () => {
  // Two people who do not roll, draw or fire: one goes on and comes back.
  function backAndForth(times: number) {
    const room = testRoom(corridor, { seats: 2 })
    const connections = seated(room)
    const answers: (string | null)[] = []
    // The first move of somebody that seals nothing.
    for (let n = 0; n < 200; n++) {
      const seat = next(room)
      const hold = movesOf(match(room), seat).findIndex(([verb]) => verb === 'hold')
      move(room, connections, Math.max(hold, 0))
      if (hold >= 0 && match(room).log.moves.length > 0) {
        for (let k = 0; k < times; k++) {
          room.clock += 1000
          const { players } = match(room)
          const back = connections[seat]!.say('u', seat, players[seat]!.n + 1, atOf(match(room)))
          answers.push(refusal(back)?.[0] ?? null)
          if (!refusal(back)) move(room, connections, hold)
        }
        return { room, connections, seat, answers }
      }
    }
    throw new Error('Every move seals.')
  }

  test('Between two dice moves are taken back forty times, then no more: the seat state and the refusal say so.', () => {
    const { room, connections, seat, answers } = backAndForth(MOST_TAKEN_BACK + 20)
    expect(answers.filter((code) => code === null)).toHaveLength(MOST_TAKEN_BACK)
    expect(new Set(answers.slice(MOST_TAKEN_BACK))).toEqual(new Set(['enough-taken-back']))
    const { length } = room.stored.rows
    expect(length).toBeLessThan(200 + 2 * MOST_TAKEN_BACK)
    room.evict('keep')
    const again = connections[seat]!
    expect(refusal(again.say('u', seat, 999, atOf(match(room))))).toEqual([
      'enough-taken-back',
      SAYINGS['enough-taken-back'],
    ])
    again.hello(tokenOf(seat + 1))
    expect(gameIn(lastOf(again, 'welcome')![1].table!).states[0]!.u).toBe(0)
    // With the next die they may be again.
    while (match(room).takenBack > 0) move(room, connections)
    expect(room.stored.rows.length).toBeGreaterThan(length)
  })
})

describe('The cost of an act does not grow with the number of acts', () => {
  test('What stands is not copied: of a long journal every whole block is shared, and the log holds what may be taken back.', () => {
    const entry = (at: number): Entry => ({
      at,
      seat: 0,
      n: at + 1,
      seen: at,
      index: 0,
      when: 0,
      did: ['hold'],
    })
    let journal = journalOf([])
    for (let at = 0; at < 5000; at++) {
      const longer = withEntry(journal, entry(at))
      const shared = longer.blocks.filter((block, i) => block === journal.blocks[i]).length
      expect(shared).toBe(journal.blocks.length)
      expect(longer.rest.length).toBeLessThan(100)
      journal = longer
    }
    expect(entriesOf(journal)).toEqual(Array.from({ length: 5000 }, (_, at) => entry(at)))
    expect(journalOf(entriesOf(journal))).toEqual(journal)
    expect(lastEntry(journal, ({ n }) => n === 7)).toEqual(entry(6))
  })

  test('Moves stand for good when a die falls, a secret is shown, or very many were made since.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const connections = seated(room)
    // As if nothing had been rolled for a long time.
    const loose = Array.from({ length: MOST_LOOSE - 1 }, (): [number, string] => [0, 'hold'])
    Object.assign(match(room), { log: { ...match(room).log, moves: loose }, takenBack: 3 })
    move(room, connections)
    expect(match(room)).toMatchObject({ settled: MOST_LOOSE, seal: 0, takenBack: 0, log: { moves: [] } })
    expect(match(room).stored).toBe(match(room).position)
    expect(lastOf(connections[0]!, 's')![1]).toBe(1)
  })
})

describe('The size of a match is bounded, with a sentence at the bound', () => {
  // A game in progress whose journal has so many entries: moves taken back, as old rooms have them.
  function long(entries: number): { room: TestRoom; connections: TestConnection[] } {
    const first = testRoom(corridor, { seats: 2, clock: 60 })
    seated(first)
    const kept = first.stored.kept as { match: object }
    const { first: at } = match(first)
    const rows = Array.from({ length: entries }, (_, i) => {
      const [seat, did] = i % 2 === 0 ? [0, ['hold'] as const] : [0, 0]
      return { at: at + i, seat, n: i + 1, seen: at + i, index: 0, when: 1000, did }
    })
    const stored = { ...kept, match: { ...kept.match, kept: entries } }
    const room = running(corridor, restoredRoom(corridor, stored, rows))
    room.stored.kept = stored
    const connections = [1, 2].map((n) => room.connect(tokenOf(n)))
    return { room, connections }
  }

  test('Full, nothing is done any more but to resign; bots and clocks do not go on either.', () => {
    const { room, connections } = long(MOST_ACTS - 1)
    expect(refusal(move(room, connections))).toBeNull()
    const writes = room.stored.rows.length
    expect(refusal(move(room, connections))).toEqual(['match-full', SAYINGS['match-full']])
    room.pass(10 * 60_000)
    expect(room.stored.rows.length).toBe(writes)
    expect(refusal(connections[0]!.say('x', 0, match(room).players[0]!.n + 1, atOf(match(room))))).toBeNull()
    expect(room.runtime.room.phase).toBe('over')
  })

  test('From the middle on nothing is taken back: whoever spoils cannot fill the journal for the others.', () => {
    const { room, connections } = long(MOST_ACTS / 2)
    const seat = next(room)
    const hold = movesOf(match(room), seat).findIndex(([verb]) => verb === 'hold')
    expect(refusal(move(room, connections, Math.max(0, hold)))).toBeNull()
    const code = refusal(
      connections[seat]!.say('u', seat, match(room).players[seat]!.n + 1, atOf(match(room))),
    )
    expect(['enough-taken-back', 'nothing-to-undo']).toContain(code![0])
  })
})

describe('A token that has seen a hand in this match takes no rival’s', () => {
  test('Getting up and sitting down elsewhere is refused; one’s own former seat may be taken again.', () => {
    const room = testRoom(corridor, { seats: 3 })
    const [ann, bob] = seated(room)
    bob!.say('leave', 1, 1)
    ann!.say('leave', 2, 0)
    room.clock += 10_000
    expect(refusal(ann!.say('take', 3, 1, 'Ann'))).toEqual(['would-see', SAYINGS['would-see']])
    room.evict('keep')
    expect(refusal(ann!.say('take', 4, 1, 'Ann'))![0]).toBe('would-see')
    expect(lastOf(ann!, 'table')![1]!.eyes).toEqual([null])
    expect(refusal(ann!.say('take', 5, 0, 'Ann'))).toBeNull()
    expect(lastOf(ann!, 'table')![1]!.eyes).toEqual([0])
  })

  test('Nor is a rival’s seat claimed with it, and a token from which the seat has moved takes none.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const [ann, bob] = seated(room)
    bob!.say('hand', 1, 1, tokenOf(50))
    expect(refusal(ann!.say('claim', 2, 1, tokenOf(50)))![0]).toBe('would-see')
    const phone = room.connect(tokenOf(9))
    ann!.say('hand', 3, 0, tokenOf(51))
    expect(refusal(phone.say('claim', 1, 0, tokenOf(51)))).toBeNull()
    bob!.say('bot', 4, 1, 'random')
    bob!.say('leave', 5, 1)
    expect(refusal(ann!.say('take', 6, 1, 'Ann'))![0]).toBe('would-see')
    expect(refusal(phone.say('take', 7, 1, 'Ann'))![0]).toBe('would-see')
  })

  test('Strangers who come and go do not wash it away; what is remembered of them is bounded.', () => {
    const room = testRoom(corridor, { seats: 3 })
    const [ann, bob] = seated(room)
    bob!.say('leave', 1, 1)
    for (let n = 0; n < 200; n++) {
      const stranger = room.connect(tokenOf(20 + (n % 200)))
      stranger.say('take', 1, 1, `Stranger ${n}`)
      stranger.say('leave', 2, 1)
      stranger.hangUp()
    }
    expect(refusal(ann!.say('take', 2, 1, 'Ann'))![0]).toBe('would-see')
    expect(match(room).holders.length).toBeLessThanOrEqual(MOST_HOLDERS)
  })

  test('In the next game it is forgotten.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const [ann, bob] = seated(room)
    ann!.say('x', 0, 1, atOf(match(room)))
    ann!.say('again', 2, 'new')
    for (const [n, connection] of [ann, bob].entries()) connection!.say('leave', 3, n)
    ann!.say('take', 4, 1, 'Ann')
    bob!.say('take', 4, 0, 'Bob')
    bob!.say('ready', 5, true)
    expect(refusal(ann!.say('start', 6))).toBeNull()
    expect(match(room).holders.map(([, seat]) => seat)).toEqual([0, 1])
    expect(lastOf(ann!, 'table')![1]!.eyes).toEqual([1])
  })

  test('Rooms that were stored before this was remembered open, and remember those who sit there.', () => {
    const room = testRoom(corridor, { seats: 2 })
    const [, bob] = seated(room)
    const kept = room.stored.kept as { match: { holders?: unknown; takenBack?: unknown } }
    delete kept.match.holders
    delete kept.match.takenBack
    room.evict('keep')
    bob!.say('leave', 1, 1)
    const ann = room.connectionsOf(tokenOf(1))[0]!
    expect(refusal(ann.say('take', 2, 1, 'Ann'))![0]).toBe('would-see')
    ann.say('leave', 3, 0)
    expect(refusal(ann.say('take', 4, 1, 'Ann'))![0]).toBe('would-see')
  })
})

describe('What bots think of in one event is bounded', () => {
  test('One that weighs plans, and counts no playouts, has an event for each choice: others come in between.', () => {
    const room = testRoom(withAdvice(zWarOne, { bots }), { seats: 4 })
    const ann = room.connect(tokenOf(1))
    ann.say('take', 1, 0, 'Ann')
    for (const seat of [1, 2, 3]) ann.say('bot', 2, seat, 'fierce')
    ann.say('start', 3)
    // How many choices bots had in each event.
    const chosen: number[] = []
    for (let n = 0; n < 400 && chosen.length < 40; n++) {
      room.clock += 1000
      const before = match(room)
      if (next(room) === 0) move(room, [ann])
      else room.runtime.tick()
      const entries = entriesOf(match(room).journal).slice(before.journal.length)
      const own = entries.filter(({ n: number }) => number === 0)
      if (own.length > 0) chosen.push(own.length)
      expect(room.runtime.room.phase).toBe('playing')
    }
    expect(chosen).toEqual(Array.from({ length: 40 }, () => 1))
  })
})

describe('A challenge that can never be told', () => {
  test('Is told again later each time, and the room expires all the same.', () => {
    const challenge = {
      code: 'abc-def-ghj',
      practice: false,
      closes: 10 ** 9,
      hash: hashOf(tokenOf(1)),
    }
    const setUp = { seats: 2, options: {} }
    const room = running(
      corridor,
      openAttempt(corridor, 'abc-def-ghj', { setUp, seed: 'sealed', name: 'Ann', challenge }, 1000),
    )
    const ann = room.connect(tokenOf(1))
    ann.say('x', 0, 1, 0)
    expect(room.runtime.room.phase).toBe('over')
    ann.hangUp()
    room.pass(KEPT_OVER - 1000)
    expect(room.forgotten).toBe(false)
    // Within the first minute a few times, and once an hour in the end.
    expect(room.owed.filter((time) => time < 62_000).length).toBeGreaterThan(3)
    expect(room.owed.length).toBeLessThan(KEPT_OVER / 3_600_000 + 30)
    room.pass(3_600_000)
    expect(room.forgotten).toBe(true)
  })
})

describe('Names', () => {
  test.each([
    ['the filler of Hangul', '\u3164'],
    ['the filler of Hangul, half its width', '\uffa0'],
    ['a leading consonant that is a filler', '\u115f'],
    ['blank Braille', '\u2800'],
    ['a note without a head', '\u{1d159}'],
    ['a soft hyphen in it', 'An\u00adn'],
    ['a variation selector', 'Ann\ufe00'],
    ['another variation selector', 'Ann\u{e0100}'],
    ['a joiner of graphemes', 'A\u034fnn'],
    ['the place of an object', '\ufffc'],
    ['marks that stand on nothing', '\u0301\u0301'],
    ['a tower of marks, which covers the names above', `A${'\u0e49'.repeat(12)}nn`],
  ])('Ignorable, blank and covering characters are refused: %s.', (_, name) => {
    expect(() => readName(name)).toThrow(expect.objectContaining({ code: 'bad-name' }))
  })

  test('Letters of every language keep their marks.', () => {
    for (const name of ['Nguyễn', 'क्षितिज', 'ที่รัก', 'שָׁלוֹם', 'བསྒྲུབས'])
      expect(readName(name)).toBe(name.normalize('NFC'))
  })

  test('Names are compared by NFKC and without case.', () => {
    for (const alike of ['ANN', 'ann', 'Ａｎｎ', '𝐀𝐧𝐧', 'Aɴɴ'.replaceAll('ɴ', 'n')]) {
      expect(sameName('Ann', readName(alike)), alike).toBe(true)
    }
    expect(sameName('Strauß', 'STRAUSS')).toBe(true)
    expect(sameName('Odysseus ς', 'ODYSSEUS Σ')).toBe(true)
    expect(sameName('Ann', 'Anna')).toBe(false)
    const room = testRoom(corridor, { seats: 2 })
    room.connect(tokenOf(1)).say('take', 1, 0, 'Ann')
    const other = room.connect(tokenOf(2))
    expect(refusal(other.say('take', 1, 1, 'Ａｎｎ'))![0]).toBe('name-taken')
    expect(refusal(other.say('take', 2, 1, 'Ann\ufe0f'))![0]).toBe('bad-name')
  })

  test('A coloured sign is the sign: keyboards add a character to it that nobody sees.', () => {
    expect(readName('❤\ufe0f Ann')).toBe('❤ Ann')
  })
})
