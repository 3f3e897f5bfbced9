import type { Json, Move, Pending, Seat, Sight } from '@shamble/engine'
import { unpack, type Form } from '../forms.ts'
import { BY_CROWD } from '../journal.ts'
import type { Ending, RoomSeen, SeatState, GameSeen } from '../messages.ts'
import { unpackMoves } from '../moves.ts'
import { patched, type Patch } from '../patch.ts'
import type { Kept } from '../room.ts'
import type { LinkState } from './connection.ts'

/** A refusal of the room. */
export interface No {
  code: string
  says: string
}

/** All that a page shows of the room. A new object after each change. */
export interface ClientState {
  link: LinkState
  /** Null until the first welcome. */
  room: RoomSeen | null
  person: number | null
  seats: Seat[]
  game: GameState | null
  over: Ending | null
  /** Seats with an act in flight. */
  sending: Seat[]
  /** The last refusal, until something is done again. */
  trouble: No | null
  /** The open vote of the crowd; null: none. */
  votes: Votes | null
  /** The clock of the server minus that of this device, in milliseconds. */
  ahead: number
  /** The latest phrases of a slow table. */
  kept: readonly Kept[]
}

/** What a seat saw at an earlier length of the log. */
export interface Earlier {
  length: number
  view: unknown
}

/** An open vote, at this length of the journal. */
export interface Votes {
  at: number
  /** When it closes, by the server's clock, ms. */
  closes: number
  /** The number of votes, and the votes by the index of a move; null for viewers who do not vote. */
  cast: number
  counts: readonly number[] | null
  /** The move voted for from here. */
  own: number | null
  /** Whether it does not count: too many have voted from this address. */
  uncounted: boolean
}

/** The game as this client sees it. */
export interface GameState {
  at: number
  length: number
  forms: readonly Form[]
  viewers: (Seat | null)[]
  states: SeatState[]
}

/** What one viewer sees, and was told. */
export interface ViewerNews {
  seat: Seat | null
  sight: Sight<unknown>
  told: Json[]
}

/** Something new in the game. */
export interface News {
  /** Number of moves that stand. */
  length: number
  /** The seat that acted; null when the whole game was sent. */
  by: Seat | null
  viewers: ViewerNews[]
  /**
   * Set when it does not follow from what was shown before. `story`: the events at each length of the log after `from`; earlier ones
   * after `from` are void. `own`: with the whole story, the length to which each viewer's last own move led.
   */
  jump: { from: number; story: Json[][][]; own?: number[] | undefined } | null
  /** The new lengths of the log that the crowd's choices led to. */
  crowd: readonly number[]
}

/** A viewer's sight, in the engine's form. */
export function sightIn(state: SeatState): Sight<unknown> {
  return { view: state.v, choices: choicesIn(state), result: state.r }
}

/** The choices of a seat state. */
export function choicesIn({ c }: SeatState): Pending[] {
  return c.map((choice) => {
    const [seat, step, ask, moves, facts] = choice as [Seat, string, string, Json[]?, Json[]?]
    return { seat, step, ask, moves: moves ? unpackMoves(moves) : [], ...(facts && { facts }) }
  })
}

/** The index of a move in the list of a seat, -1 when it is not in it. */
export function indexOfMove(state: SeatState, seat: Seat, move: Move): number {
  const own = choicesIn(state).filter((choice) => choice.seat === seat)
  const said = JSON.stringify(move)
  return own.flatMap(({ moves }) => moves).findIndex((other) => JSON.stringify(other) === said)
}

/** The state of a game, without its story. */
export const gameIn = ({ at, length, forms, viewers, states }: GameSeen): GameState => ({
  at,
  length,
  forms,
  viewers,
  states,
})

/** The news of a whole game. */
export function gameNews(seen: GameSeen): { game: GameState; news: News } {
  const game = gameIn(seen)
  const { length, forms, viewers, states } = game
  const { story } = seen
  const told = story.told.map((each) => each.map((events) => events.map((event) => unpack(forms, event))))
  return {
    game,
    news: {
      length,
      by: null,
      viewers: viewers.map((seat, i) => ({ seat, sight: sightIn(states[i]!), told: [] })),
      jump: { from: story.from, story: told, own: story.own },
      crowd: story.crowd ?? [],
    },
  }
}

/** Applies a step: for each viewer a patch of its state, and its events. */
export function stepNews(
  game: GameState,
  step: { at: number; by: Seat; n: number; length: number; parts: (Patch | 0)[] },
): { game: GameState; news: News } {
  const viewers: ViewerNews[] = []
  const states = game.viewers.map((seat, i) => {
    const patch = step.parts[i * 2]!
    const events = step.parts[i * 2 + 1]!
    const state =
      patch === 0
        ? game.states[i]!
        : (patched(game.states[i] as unknown as Json, patch) as unknown as SeatState)
    const told = events === 0 ? [] : (events as Json[]).map((event) => unpack(game.forms, event))
    viewers.push({ seat, sight: sightIn(state), told })
    return state
  })
  const { at, by, n, length } = step
  const back = length <= game.length
  return {
    game: { ...game, at, length, states },
    news: {
      length,
      by,
      viewers,
      jump: back ? { from: length, story: [] } : null,
      crowd: n === BY_CROWD ? [length] : [],
    },
  }
}
