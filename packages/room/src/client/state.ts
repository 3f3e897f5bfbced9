import type { Json, Move, Pending, Seat, Sight } from '@shamble/engine'
import { unpack, type Form } from '../forms.ts'
import { BY_CROWD } from '../journal.ts'
import type { Ending, RoomSeen, SeatState, GameSeen } from '../messages.ts'
import { unpackMoves } from '../moves.ts'
import { patched, type Patch } from '../patch.ts'
import type { LinkState } from './connection.ts'

/** A "no" of the room, for people. */
export interface No {
  code: string
  says: string
}

/** Everything a page may show of the room. A new object after each change. */
export interface ClientState {
  link: LinkState
  /** Null until the first welcome. */
  room: RoomSeen | null
  person: number | null
  seats: Seat[]
  game: GameState | null
  over: Ending | null
  /** Seats whose last act is on its way. */
  sending: Seat[]
  /** What was refused last, until something is done again. */
  trouble: No | null
  /** How the crowd votes now; null where it does not. */
  votes: Votes | null
  /** The clock of the server minus that of this device, in milliseconds. */
  ahead: number
}

/** A vote that is open: for a choice made at this length of the journal. */
export interface Votes {
  at: number
  /** When it closes, by the clock of the server. */
  closes: number
  /** How many have voted, and for what, by the index of a move; null for those who do not vote. */
  cast: number
  counts: readonly number[] | null
  /** What was voted for from here. */
  own: number | null
}

/** The game as it is seen from here. */
export interface GameState {
  at: number
  length: number
  forms: readonly Form[]
  viewers: (Seat | null)[]
  states: SeatState[]
}

/** What one viewer has seen and heard. */
export interface ViewerNews {
  seat: Seat | null
  sight: Sight<unknown>
  told: Json[]
}

/** Something new in the game. */
export interface News {
  /** How many moves have been made. */
  length: number
  /** Whose act it was; null when the game was sent as a whole. */
  by: Seat | null
  viewers: ViewerNews[]
  /**
   * It does not follow from what was shown before. `story`: what was told at each length of the log after `from`; all that
   * was told later than `from` before is void.
   */
  jump: { from: number; story: Json[][][] } | null
  /** Which of the new lengths of the log the crowd's choices have led to. */
  crowd: readonly number[]
}

/** What a viewer sees, as the engine says it. */
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

/** A game as it is seen now, without its story. */
export const gameIn = ({ at, length, forms, viewers, states }: GameSeen): GameState => ({
  at,
  length,
  forms,
  viewers,
  states,
})

/** A game that was sent as a whole. */
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
      jump: { from: story.from, story: told },
      crowd: story.crowd ?? [],
    },
  }
}

/** A step: for each viewer a patch of its state, and the events. */
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
