import { imagine, look, pendingIn, quickChance, Refusal } from '@shamble/engine'
import type { AnyGame, Choice, Game, Json, Referee, Seat } from '@shamble/engine'
import { corridor } from '@shamble/engine/specimen'
import { expect, test } from 'vitest'
import {
  enact,
  lastEntry,
  movesOf,
  speaker,
  unpack,
  type Down,
  type Entry,
  type Match,
} from '../src/index.ts'
import { lastOf, seated, testRoom, tokenOf, type TestConnection } from './test-room.ts'

/*
 * Every message must follow from its viewer's sight. Whole games are played, and every message to a seat or a spectator is made again
 * in imagined worlds with the same sights but other hands and decks. Where the sights agree before and after, the bytes must agree.
 */

const WORLDS = 6
const SEED = 'a-seed-nobody-may-learn'

interface Compared {
  messages: number
  worlds: number
  leaks: string[]
}

// Everything hidden from these viewers dealt again, with the dice as they will really fall.
function elsewhere(game: AnyGame, match: Match, viewer: Seat | null, world: number): Match {
  const { rng } = match.position
  let position = imagine(game, match.position, viewer ?? 0, world)
  if (viewer === null) position = imagine(game, position, 1, world + 1)
  const there = { ...position, rng }
  return { ...match, position: there, stored: there, pending: pendingIn(game, there) }
}

const sight = (game: AnyGame, match: Match, viewer: Seat | null) =>
  JSON.stringify(look(game, match.position, viewer, match.pending))

/** Plays a game in a room and compares every message of every step. */
function playAndCompare(game: AnyGame, seed: string): Compared {
  const compared: Compared = { messages: 0, worlds: 0, leaks: [] }
  const room = testRoom(game, { seats: 3 }, SEED + seed)
  const connections = seated(room)
  const viewers: (Seat | null)[] = [0, 1, 2, null]
  const listeners: TestConnection[] = viewers.map((viewer) => {
    const connection = room.connect()
    connection.hello(viewer === null ? undefined : tokenOf(viewer + 1))
    return connection
  })
  const say = speaker(game)
  const chance = quickChance(seed)
  while (room.runtime.room.phase === 'playing') {
    room.clock += 1000
    const before = room.runtime.room.match!
    const { seat } = before.pending[chance(before.pending.length)]!
    const index = chance(movesOf(before, seat).length)
    connections[seat]!.say(
      'm',
      seat,
      before.players[seat]!.n + 1,
      before.first + before.journal.length,
      index,
    )
    const after = room.runtime.room.match!
    const entry = lastEntry(after.journal)!
    for (const [i, viewer] of viewers.entries()) {
      const text = listeners[i]!.texts.findLast((text) => text.startsWith('["s"'))!
      compared.messages++
      for (let w = 1; w <= WORLDS; w++)
        compareIn(game, { before, after, entry, viewer, text, w: entry.at * 100 + w }, say, compared)
    }
  }
  for (const connection of listeners) checkTexts(connection, compared)
  return compared
}

function compareIn(
  game: AnyGame,
  {
    before,
    after,
    entry,
    viewer,
    text,
    w,
  }: { before: Match; after: Match; entry: Entry; viewer: Seat | null; text: string; w: number },
  say: ReturnType<typeof speaker>,
  compared: Compared,
): void {
  const there = elsewhere(game, before, viewer, w)
  if (sight(game, there, viewer) !== sight(game, before, viewer)) return
  let then
  try {
    then = enact(game, there, entry)
  } catch (cause) {
    if (cause instanceof Refusal && cause.code === 'illegal-move') return
    throw cause
  }
  if (sight(game, then.match, viewer) !== sight(game, after, viewer)) return
  compared.worlds++
  const told = say({ entry, before: there, after: then.match, told: then.told })([viewer])
  if (told !== text) compared.leaks.push(`${String(viewer)}: ${text} could have been ${told}`)
}

// Before the end neither the seed nor anything of the log is in any message.
function checkTexts(connection: TestConnection, compared: Compared): void {
  for (const text of connection.texts) {
    const kind = (JSON.parse(text) as Down)[0]
    if (kind === 'over') break
    if (text.includes(SEED)) compared.leaks.push(`the seed in ${text.slice(0, 80)}`)
    for (const word of ['"rng"', '"agenda"', '"drawn"', '"deck":[']) {
      if (text.includes(word)) compared.leaks.push(`${word} in ${text.slice(0, 80)}`)
    }
  }
}

test('In whole games, every message follows from the sight of its viewer.', () => {
  let worlds = 0
  for (let n = 0; n < 6; n++) {
    const compared = playAndCompare(corridor, `game-${n}`)
    expect(compared.leaks).toEqual([])
    expect(compared.messages).toBeGreaterThan(50)
    worlds += compared.worlds
  }
  expect(worlds).toBeGreaterThan(1000)
})

// Cards are drawn from a hidden deck into hidden hands. `aloud`: what was drawn is told to everybody.
function drawing(aloud: boolean): AnyGame {
  interface Table {
    deck: number[]
    hands: number[][]
  }
  type G = Referee<Table, Json>
  const turn: Choice<G, [Seat]> = {
    seat: (_, seat) => seat,
    ask: 'Draw',
    options: (g, can) => {
      if (g.table.deck.length > 0) can('draw')
    },
    take: {
      draw(g, [seat]) {
        const card = g.table.deck.pop()!
        g.table.hands[seat]!.push(card)
        g.tell({ type: 'drew', seat, ...(aloud && { card }) })
        g.tell({ type: 'drew', seat, card }, seat)
        if (g.table.deck.length === 0) g.over([], 'empty')
        else g.then(turn, (seat + 1) % g.table.hands.length)
      },
    },
  }
  const game: Game<Table, unknown, Json> = {
    id: 'drawing',
    version: 1,
    seats: [3],
    options: {},
    setUp(g, seats) {
      const deck = g.shuffle(
        Array.from({ length: 40 }, (_, n) => n),
        'deck',
      )
      g.table = { deck, hands: Array.from({ length: seats }, () => []) }
      g.then(turn, 0)
    },
    steps: { turn },
    view: ({ deck, hands }, me) => ({
      deck: deck.length,
      hands: hands.map((h, i) => (i === me ? [...h] : h.length)),
    }),
    imagine(g, me) {
      const unseen = g.shuffle(
        [...g.table.deck, ...g.table.hands.filter((_, i) => i !== me).flat()],
        'imagined',
      )
      g.table.hands = g.table.hands.map((hand, i) => (i === me ? hand : unseen.splice(0, hand.length)))
      g.table.deck = unseen
    },
    score: () => 0,
  }
  return game
}

test('The comparison finds a card told to everybody, but not one told to its owner.', () => {
  expect(playAndCompare(drawing(true), 'aloud').leaks.length).toBeGreaterThan(0)
  const { leaks, worlds } = playAndCompare(drawing(false), 'aloud')
  expect(leaks).toEqual([])
  expect(worlds).toBeGreaterThan(100)
})

test('The comparison finds a hidden number in a seat state.', () => {
  const leaky: AnyGame = {
    ...corridor,
    view: (table, seat) => ({ ...corridor.view(table, seat), deck: table.deck }),
  }
  expect(playAndCompare(leaky, 'leaky').leaks.length).toBeGreaterThan(0)
})

test('A late viewer’s story is exactly what their seat was told.', () => {
  const room = testRoom(corridor, { seats: 3 }, SEED)
  const connections = seated(room)
  const watcher = room.connect()
  watcher.hello()
  const chance = quickChance('story')
  const heard: Json[][][] = [[], [], [], []]
  while (room.runtime.room.phase === 'playing') {
    room.clock += 1000
    const { pending } = room.runtime.room.match!
    const { seat } = pending[0]!
    const match = room.runtime.room.match!
    connections[seat]!.say(
      'm',
      seat,
      match.players[seat]!.n + 1,
      match.first + match.journal.length,
      chance(movesOf(match, seat).length),
    )
    for (const [i, connection] of [...connections, watcher].entries()) {
      const events = lastOf(connection, 's')![5] as Json
      heard[i]!.push(events === 0 ? [] : ((events as Json[]).map((x) => unpack(match.forms, x)) as Json[]))
    }
  }
  for (const [i, token] of [0, 1, 2, null].entries()) {
    const connection = room.connect()
    connection.hello(token === null ? undefined : tokenOf(token + 1))
    const table = lastOf(connection, 'welcome')![1].game!
    const told = table.story.told.map(([events]) => events!.map((x) => unpack(table.forms, x)))
    expect(told.slice(1)).toEqual(heard[i])
    connection.hangUp()
  }
})
