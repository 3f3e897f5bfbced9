import { quickChance, type AnyGame } from '@shamble/engine'
import {
  atOf,
  ballotOf,
  makeToken,
  movesOf,
  openRoom,
  runtime,
  TOKEN_BYTES,
  type Connection,
  type Ports,
  type Runtime,
} from '@shamble/room'
import { gameOf } from '../games.ts'
import { atMost, type Bench } from './figure.ts'
import { quantile } from './load/figures.ts'

/** The room of a crowd: a game against a Director, the number of voters, and the seconds for a choice. */
export const GAME = 'z-war-one'
export const OPTIONS = { mission: 'director-2' }
export const VOTERS = 500
export const SECONDS = 5
// The acts of the player that are timed, after a warm-up.
const ACTS = 100
const WARM_UP = 30
// Targets in milliseconds: the delay of a player's act by the crowd, and the cost of a vote.
const MAX_DELAY = 1
const MAX_VOTE = 0.5

/** The cost of a crowd of voters: a player's act in the same room with and without them, and a vote. No sockets, no storage. */
export const crowd: Bench = {
  names: (games) => (games.includes(GAME) ? [`crowd ${GAME}`] : []),
  async measure(name) {
    const { game } = await gameOf(GAME)
    const quiet = roomWith(game, 0)
    const full = roomWith(game, VOTERS)
    for (let n = 0; n < WARM_UP + ACTS; n++) for (const room of [quiet, full]) room.goOn(n >= WARM_UP)
    const middle = (times: number[]) => quantile(times, 0.5)
    const late = (times: number[]) => quantile(times, 0.99).toFixed(2)
    const longer = middle(full.acts) - middle(quiet.acts)
    const beside = `${middle(full.acts).toFixed(2)} beside ${middle(quiet.acts).toFixed(2)} in the middle of ${ACTS} acts`
    const noted = `${beside}; 99 in a hundred ${late(full.acts)} beside ${late(quiet.acts)}`
    const votes = `99 in a hundred ${late(full.votes)}, ${full.votes.length} votes`
    return [
      atMost(`${name}, an act with ${VOTERS} voters`, longer, 'ms longer', MAX_DELAY, noted),
      atMost(`${name}, a vote`, middle(full.votes), 'ms', MAX_VOTE, votes),
    ]
  },
}

interface Timed {
  acts: number[]
  votes: number[]
  /** Lets the player act once, and the crowd vote until the player is asked again. */
  goOn: (counts: boolean) => void
}

// A room in which one player leads the heroes, and a crowd votes for the Director's moves.
function roomWith(game: AnyGame, voters: number): Timed {
  const chance = quickChance(`crowd-${voters}`)
  const acts: number[] = []
  const votes: number[] = []
  let now = 0
  let games = 0
  let connections: Connection[] = []
  const ports: Ports = {
    now: () => now,
    fresh: () => `again-${games}`,
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
  let room!: Runtime
  begin()

  function begin(): void {
    connections = []
    const opening = { game: game.id, seats: 2, options: OPTIONS }
    room = runtime(game, openRoom(game, 'bench', opening, `crowd-${games++}`, now), ports)
    for (let n = 0; n <= voters; n++) {
      connections.push(connectionAt(String(n), now))
      say(n, 'hello', { v: 1, token: tokenOf(n) })
      if (n > 0) continue
      say(0, 'take', 1, 0, 'Ann')
      say(0, 'crowd', 2, 1, SECONDS)
    }
    say(0, 'start', 3)
  }

  // The milliseconds for a message.
  function say(from: number, ...message: unknown[]): number {
    now += 1000
    const text = JSON.stringify(message)
    const began = performance.now()
    room.message(connections[from]!, text)
    return performance.now() - began
  }

  function vote(counts: boolean): void {
    const ballot = ballotOf(room.room)!
    for (let n = 1; n <= voters; n++) {
      const { at, moves } = ballot
      const text = JSON.stringify(['v', at, chance(moves.length)])
      const began = performance.now()
      room.message(connections[n]!, text)
      if (counts) votes.push(performance.now() - began)
    }
    now = Math.max(now, ballot.closes)
    room.tick()
  }

  return {
    acts,
    votes,
    goOn(counts) {
      for (;;) {
        const { match } = room.room
        if (!match || match.result) begin()
        else if (movesOf(match, 0).length > 0) {
          const index = chance(movesOf(match, 0).length)
          const time = say(0, 'm', 0, match.players[0]!.n + 1, atOf(match), index)
          if (counts) acts.push(time)
          return
        } else if (ballotOf(room.room) && voters > 0) vote(counts)
        else room.tick()
      }
    },
  }
}

const tokenOf = (n: number): string =>
  makeToken(new Uint8Array(TOKEN_BYTES).fill(n >> 8, 0, 1).fill(n & 255, 1, 2))

function connectionAt(address: string, since: number): Connection {
  const connection: Connection = {
    key: {},
    address,
    since,
    hash: null,
    v: 0,
    vote: null,
    isOverQuota: false,
    site: 'https://shamble.example',
    remember: (hash, v) => void Object.assign(connection, { hash, v }),
    keepVote: (vote) => void Object.assign(connection, { vote }),
    send: () => {},
    close(_, reason) {
      throw new Error(reason)
    },
  }
  return connection
}
