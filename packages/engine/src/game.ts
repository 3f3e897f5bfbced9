import type { Advice } from './advice.ts'
import type { Json, Move, Options, Pending, Result, Seat, Setting } from './position.ts'
import type { Referee } from './referee.ts'

/** A rule: it changes the table and schedules what comes next. */
export type Rule<G, A extends Json[]> = (g: G, ...args: A) => void

/**
 * A decision. If several seats are asked, the first to answer decides for all. A choice without options lapses.
 * An `obvious` choice is made automatically when only one move is legal.
 */
export interface Choice<G, A extends Json[]> {
  seat: (g: G, ...args: A) => Seat | Seat[]
  ask: string | ((...args: A) => string)
  options: (g: G, can: (...move: Move) => void, ...args: A) => void
  // `parts` are the strings after the verb; their number depends on the verb.
  take: { [verb: string]: (g: G, args: A, ...parts: any[]) => void }
  obvious?: boolean
  /**
   * Facts about a move for words and boards, which know no rules: its cost, its odds, what it provokes. Computed from what the
   * asked seat can see, without side effects. Called only for display, never in playouts.
   */
  facts?: (g: G, move: Move, ...args: A) => Json | null
}

/** Why something cannot be done now: the section of the rule book, and a sentence for people. */
export interface Reason {
  rule: string
  says: string
  /** What the sentence tells the player to click first: it can be clicked now. */
  first?: string
}

/** Makes a reason. */
export const because = (rule: string, says: string, first?: string): Reason =>
  first === undefined ? { rule, says } : { rule, says, first }

/** The choice that a seat faces, as far as reasons depend on it. */
export type Asked = Pick<Pending, 'step' | 'moves'>

/** Why what was clicked cannot be done now. */
export type WhyNot<View> = (
  view: View,
  seat: Seat,
  clicked: readonly string[],
  asked?: Asked,
) => Reason | null

/** What a page must know of a game before any rule. The page of a room, whose server sends it views, needs no more. */
export interface Box {
  id: string
  /** Raised whenever an old log might play differently, and only then. */
  version: number
  /** The possible numbers of seats, over all options. */
  seats: readonly number[]
  /** The possible numbers of seats under these options, if they depend on them; a subset of `seats`. */
  seatsFor?: (options: Options) => readonly number[]
  /** Every option with its settings, the default first. */
  options: Readonly<Record<string, readonly Setting[]>>
}

/**
 * A game: its rules as named steps, what each seat may see, and what bots may imagine.
 * Types: the table, the view of it, and the events.
 */
export interface Game<Table, View, Event> extends Box {
  /** Lays out `g.table` and schedules the first step. `carried` comes from the game before; null for nothing. */
  setUp: (g: Referee<Table, Event>, seats: number, options: Options, carried: Json | null) => void
  /**
   * Validates what is carried into a game with these options: a sentence for people, or null if it is valid. The input is
   * untrusted JSON. A game without this accepts nothing.
   */
  refuseCarried?: (carried: Json, options: Options) => string | null
  /** The options of the next game of the campaign, which takes over `result.carries`; null when there is none. */
  sequel?: (options: Options, result: Result) => Options | null
  /**
   * The part of `carried` that is set-up (such as a custom mission), not players, with its name: a new game may start with it.
   * Null when there is none.
   */
  again?: (carried: Json) => { name: string; carried: Json } | null
  /**
   * The options of the daily challenge that differ from the defaults, by the number of the day. Days are numbered without gaps.
   */
  daily?: (day: number) => Options
  /** Every rule and choice by name. The names are stored in running games. */
  steps: Record<string, Rule<Referee<Table, Event>, any> | Choice<Referee<Table, Event>, any>>
  /** Renamed steps, old name to new, for running games. */
  formerly?: Readonly<Record<string, string>>
  /** A new object with all that a seat (`null`: a spectator) may see. What it does not contain is hidden. */
  view: (table: Table, seat: Seat | null) => View
  /** An event in the form that today's words know. Only editions have it. */
  retell?: (event: unknown) => unknown
  /** The view is the same for every seat and for spectators. */
  allSeeAlike?: true
  /**
   * A copy of the table, for rules to change. It may share with the table what rules only replace and never change in place. Without
   * it the engine makes a deep copy. A copy that knows the fields is faster, which matters for large tables: rooms copy them for every
   * move, bots for every move they try.
   */
  copy?: (table: Table) => Table
  /** Deals again everything that `seat` cannot see. What it leaves unchanged must be known to that seat. */
  imagine: (g: Referee<Table, Event>, seat: Seat) => void
  /**
   * How well a seat stands, from 0 (lost) to 1 (won), below 1 while the game goes on. Only bots use it; to keep pages light a game
   * can put it into its advice instead (`bots.score`).
   */
  score?: (table: Table, seat: Seat) => number
  /**
   * The number of a seat's side. The seats of a side win together, each with a full share. By default every seat is a side.
   */
  sideOf?: (table: Table, seat: Seat) => number
  /**
   * The rank of a result in a challenge: numbers compared in order, higher is better. `moves`: how many the seat made.
   * By default victory, then score, then fewer moves.
   */
  standing?: (table: Table, result: Result, seat: Seat, moves: number) => number[]
  /**
   * Why what was clicked cannot be done now, from what the seat sees; null when nothing forbids it. `asked`: the choice the seat
   * faces, if any. Not part of the rules: pages load it separately, and tests join it to the game.
   */
  whyNot?: WhyNot<View>
  /** Advice to bots. Not part of the rules: it is loaded where bots think, and joined by `withAdvice`. */
  bots?: Advice<Table, View>
  /** Leaves of the table that a seat neither sees nor has dealt again by `imagine`, each with the reason. */
  unseen?: Readonly<Record<string, string>>
  /** An upper bound on the moves of a game; the fuzz fails beyond it. */
  longest?: number
}

/** Any game, where the engine does not care which. */
export type AnyGame = Game<any, any, any>
