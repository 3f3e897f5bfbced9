import type { Strength } from './bots/names.ts'
import type { AnyGame } from './game.ts'
import type { Move, Pending, Position, Result, Seat, Sight } from './position.ts'

/*
 * What a bot is, and what a game tells it. The bots themselves are in `bots/`; games and the engine need only these types.
 */

/** All a bot may know: the rules, what its seat sees, and full positions that it imagines. Never the real position. */
export interface Thinking {
  game: AnyGame
  sight: Sight<any>
  seat: Seat
  /** A full position that looks the same to the seat, with dice of its own; a different one for each number. */
  imagine: (world: number) => Position<any>
  /** A number from 0 to `n - 1`. Seeded, it makes the bot repeatable. */
  chance: (n: number) => number
}

/** How long a bot may think: playouts or time, whichever ends first; by default `DEFAULT_PLAYOUTS`. */
export interface Budget {
  iterations?: number | undefined
  milliseconds?: number
  /** The clock, in milliseconds. Passed in, so that bots stay pure; required with `milliseconds`. */
  now?: () => number
  /** Moves of a playout before it is judged; by default as the game advises. */
  depth?: number
}

/** How far a bot has come: the share of its budget spent, and what it would do now. */
export interface Progress {
  share: number
  best: Move
}

/** Fills a seat. `think` yields after every playout, so that the caller can pause, show or stop it. */
export interface Bot {
  name: string
  think: (thinking: Thinking, budget: Budget) => Generator<Progress, Move>
}

/** The bot that plays at a strength, and its playouts. Never a time, so that a game is the same on every machine. */
export interface Mind {
  bot: Bot
  playouts: number
}

/** The bot that plays for the par of a challenge. */
export interface ParBot {
  bot: Bot
  /** Its playouts per choice; null: it does not use playouts. */
  playouts: number | null
  /** How many of its playouts and moves run before other requests are answered: at most about 0.5 ms on a warm processor. */
  slice: number
}

/**
 * A game's estimate of the chance to win: a logistic function of features of the table. The log-odds of a seat are the sum of
 * `weights[n] * features(table)(seat)[n]`. With sides, features are those of the side of seat 0.
 */
export interface Chances {
  /** Reads a table once; what it returns gives the features of each seat, until the table changes. */
  features: (table: any) => (seat: Seat) => number[]
  weights: readonly number[]
}

/**
 * What a game tells bots beside its rules. Every field is optional: bots play any game without advice.
 * Types: the table, and the view of it.
 */
export interface Advice<Table, View> {
  /** How well a seat stands, as `Game.score`, where the rules do not define it. */
  score?: (table: Table, seat: Seat) => number
  /**
   * The default policy: the index of the move that a sensible player makes, from what the asked seat sees. Called at every
   * decision of a playout, so it must be cheap. Without it playouts choose uniformly.
   */
  policy?: (view: View, choice: Pending, chance: (n: number) => number) => number
  /**
   * The worth of a position to a seat, from 0 to 1, where more counts than winning. Replaces the game's `score` and, when
   * there is a result, the share of the victory.
   */
  worth?: (table: Table, seat: Seat, result: Result | null) => number
  /** Moves of a playout before it is judged; 4 by default. */
  depth?: number
  /** By how many standard errors another move must beat the policy's before it is made instead; 1 by default. */
  doubt?: number
  /** The minds of this game at some strengths, in place of the general ones. */
  strengths?: Partial<Readonly<Record<Strength, Mind>>>
  /** The mind that plays hundreds of games to their end to check a puzzle, or its strength; `fair` by default. */
  finisher?: Mind | Strength
}

const advised = new WeakMap<AnyGame, AnyGame>()

/** A game together with its advice to bots. The same game always gives the same object. */
export function withAdvice(game: AnyGame, { bots }: { bots: Advice<any, any> }): AnyGame {
  let joined = advised.get(game)
  if (joined?.bots !== bots) advised.set(game, (joined = { ...game, bots }))
  return joined
}
