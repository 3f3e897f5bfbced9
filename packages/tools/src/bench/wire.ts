import { quickChance, type AnyGame } from '@shamble/engine'
import {
  atOf,
  runtime,
  makeToken,
  movesOf,
  openRoom,
  TOKEN_BYTES,
  type Connection,
  type Ports,
} from '@shamble/room'
import { gameOf } from '../games.ts'
import { atMost, type Bench } from './figure.ts'
import { quantile } from './load/figures.ts'
import { longestOf, usualSeats } from './positions.ts'

const TARGET = { up: 24, down: 200 }
const GAMES = 8
const MAX_SEATS = 4
// Slow enough for the rate limit.
const PAUSE = 1000

/** Bytes of a move in a room: up from its player, down to each seat and to a spectator. */
export const wire: Bench = {
  names: (games) => games.map((id) => `wire ${id}`),
  async measure(name) {
    const { game } = await gameOf(name.split(' ')[1])
    const possible = usualSeats(game)
    const seats = possible.findLast((seats) => seats <= MAX_SEATS) ?? possible[0]!
    const sizes: Sizes = { up: [], down: [] }
    for (let n = 0; n < GAMES; n++) playOne(game, seats, n, sizes)
    return (['up', 'down'] as const).map((way) => {
      const note = `nine in ten ${quantile(sizes[way], 0.9)}, ${GAMES} games of ${seats} seats, ${sizes[way].length} messages`
      return atMost(`${name} ${way}, in the middle`, quantile(sizes[way], 0.5), 'bytes', TARGET[way], note)
    })
  },
}

interface Sizes {
  up: number[]
  down: number[]
}

/** The bytes of each step of a game for each seat, in one of our rooms. */
export function stepSizes(game: AnyGame, seats: number): number[][] {
  const { down, up } = { up: [], down: [] } as Sizes
  playOne(game, seats, 0, { up, down })
  // With a spectator.
  return up.map((_, step) => down.slice(step * (seats + 1), step * (seats + 1) + seats))
}

// A whole random game in a room without sockets.
function playOne(game: AnyGame, seats: number, n: number, sizes: Sizes): void {
  let now = 0
  const connections: Connection[] = []
  const ports: Ports = {
    now: () => now,
    fresh: () => '',
    random: () => 0,
    connections: () => connections,
    store: () => {},
    wake: () => {},
    forget: () => {},
    pushServices: () => [],
    send: () => {},
    list: () => {},
    report(cause) {
      throw cause
    },
  }
  const room = runtime(game, openRoom(game, 'bench', { game: game.id, seats }, `bench-${n}`, now), ports)
  const say = (seat: number, ...message: unknown[]) => {
    const text = JSON.stringify(message)
    now += PAUSE
    room.message(connections[seat]!, text)
    return text.length
  }

  for (let seat = 0; seat <= seats; seat++) {
    connections.push(connectionTo(sizes.down))
    const token = makeToken(new Uint8Array(TOKEN_BYTES).fill(seat))
    say(seat, 'hello', seat < seats ? { v: 1, token } : { v: 1 })
    if (seat === seats) break
    say(seat, 'take', 1, seat, `Player ${seat + 1}`)
    say(seat, 'ready', 2, true)
  }
  say(0, 'start', 3)
  const chance = quickChance(n)
  for (let moves = 0; moves < longestOf(game); moves++) {
    const { match } = room.room
    if (!match || match.result) return
    const { seat } = match.pending[chance(match.pending.length)]!
    const index = chance(movesOf(match, seat).length)
    sizes.up.push(say(seat, 'm', seat, match.players[seat]!.n + 1, atOf(match), index))
  }
}

function connectionTo(down: number[]): Connection {
  const connection = {
    key: {},
    address: '',
    since: 0,
    hash: null as string | null,
    v: 0,
    vote: null,
    isOverQuota: false,
    site: 'https://shamble.example',
    keepVote() {},
    remember: (hash: string | null, v: number) => void Object.assign(connection, { hash, v }),
    send(text: string) {
      if (text.startsWith('["s"')) down.push(Buffer.byteLength(text))
    },
    close(_: number, reason: string) {
      throw new Error(reason)
    },
  }
  return connection
}
