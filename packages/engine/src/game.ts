import type { Advice } from './advice.ts'
import type { Json, Move, Options, Result, Seat, Setting } from './position.ts'
import type { Referee } from './referee.ts'

/** A rule that happens by itself. */
export type Rule<G, A extends Json[]> = (g: G, ...args: A) => void

/**
 * A decision. Asked of several seats, the first to answer speaks for all. With no options it lapses.
 * `obvious` choices are made at once when only one move is possible.
 */
export interface Choice<G, A extends Json[]> {
  seat: (g: G, ...args: A) => Seat | Seat[]
  ask: string | ((...args: A) => string)
  options: (g: G, can: (...move: Move) => void, ...args: A) => void
  // The parts are strings in number as the verb has them; each handler names its own.
  take: { [verb: string]: (g: G, args: A, ...parts: any[]) => void }
  obvious?: boolean
  /**
   * What words and boards may say of a move without knowing rules: its cost, its odds, what it provokes. Judged from
   * what the asked seat can see; changes nothing. Asked for only where somebody looks, never in playouts.
   */
  facts?: (g: G, move: Move, ...args: A) => Json | null
}

/** Why a thing cannot be done now: the section of the rule book, and a sentence for people. */
export interface Reason {
  rule: string
  says: string
}

/** A reason: the section of the rule book, and a sentence for people. */
export const because = (rule: string, says: string): Reason => ({ rule, says })

/**
 * What stands on the box of a game: what there is to know of it before any rule. A page that is sent what it shows, as that of a
 * room, needs no more.
 */
export interface Box {
  id: string
  /** Raised whenever an old log might play differently; never for a mere tidying. */
  version: number
  /** The numbers of seats it can be played with, under any options. */
  seats: readonly number[]
  /** The numbers of seats under these options, where they depend on them; each of them is in `seats`. */
  seatsFor?: (options: Options) => readonly number[]
  /** Every option with its settings, the default first. */
  options: Readonly<Record<string, readonly Setting[]>>
}

/**
 * A game: its rules as named steps, what may be seen, and what may be imagined.
 * Types: the table, the view of it, and the events told.
 */
export interface Game<Table, View, Event> extends Box {
  /** Lays out `g.table` and schedules the first step. `carried`: what the game before carried out; null: nothing. */
  setUp: (g: Referee<Table, Event>, seats: number, options: Options, carried: Json | null) => void
  /**
   * Why this cannot be carried into a game with these options, in a sentence for people; null when it can. It may be any
   * JSON: it comes from outside. A game without this takes nothing in.
   */
  refuseCarried?: (carried: Json, options: Options) => string | null
  /** The options of the game that comes next in a campaign, with what the result carries; null when none does. */
  sequel?: (options: Options, result: Result) => Options | null
  /**
   * What of that which was carried into a game is its set-up rather than its players': a mission of somebody's own, with its name. A new
   * game may carry it in again. Null when there is none.
   */
  again?: (carried: Json) => { name: string; carried: Json } | null
  /**
   * The options of the challenge of a day, where they are not the defaults: by the number of the day, counted without a gap
   * from any day on. What is not named is as by default.
   */
  daily?: (day: number) => Options
  /** Every rule and choice by name. The names are stored in running games. */
  steps: Record<string, Rule<Referee<Table, Event>, any> | Choice<Referee<Table, Event>, any>>
  /** Steps that have been renamed: old name to new, for games still running. */
  formerly?: Readonly<Record<string, string>>
  /** Lists what a seat (`null`: a spectator) may see in a new object. What is not listed is hidden. */
  view: (table: Table, seat: Seat | null) => View
  /** Nothing is hidden from one that another sees: the view is the same for every seat and for spectators. */
  allSeeAlike?: true
  /**
   * A copy of the table that has nothing in common with it. The engine copies any table; a game that says what its things have is copied faster,
   * which counts where its table has many of them: bots copy it for every move they try.
   */
  copy?: (table: Table) => Table
  /** Deals again everything `seat` cannot see: whatever it leaves as it lies is no secret from that seat. */
  imagine: (g: Referee<Table, Event>, seat: Seat) => void
  /**
   * How well a seat stands, from 0 (lost) to 1 (won), and below 1 as long as the game goes on; bots steer by it. No rule asks for it:
   * a game whose pages are to be light has it in what its bots know (`bots.score`).
   */
  score?: (table: Table, seat: Seat) => number
  /**
   * The number of the side a seat is on: seats of one side win together, and the victory is whole for each of them.
   * A game without it has each seat on a side of its own.
   */
  sideOf?: (table: Table, seat: Seat) => number
  /**
   * How results are ordered in a challenge: numbers compared from the front, the higher the better. `moves`: how many
   * the seat made. A game without it is ordered by victory, then score, then fewer moves.
   */
  standing?: (table: Table, result: Result, seat: Seat, moves: number) => number[]
  /**
   * Why what was clicked cannot be done now, judged from what the seat sees; null when nothing forbids it. No rule asks
   * for it: pages load it by itself, and whoever tests a game joins it to the rules.
   */
  whyNot?: (view: View, seat: Seat, clicked: readonly string[]) => Reason | null
  /** What bots of this game know beside its rules. No rule asks for it: whoever lets bots think loads it and joins it to the rules. */
  bots?: Advice<Table, View>
  /** Leaves of the table that some seat is not shown and `imagine` never changes for it, each with the reason. */
  unseen?: Readonly<Record<string, string>>
  /** No game lasts more moves than this; the fuzz stops there. */
  longest?: number
}

/** Any game, where the engine does not care which. */
export type AnyGame = Game<any, any, any>
