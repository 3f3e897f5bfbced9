import type { Pending, Result, Seat } from '../position.ts'
import type { AnyGame } from '../game.ts'
import type { Strength } from './names.ts'
import type { Mind } from './strengths.ts'

/**
 * What a game tells bots beside its rules. All of it may be missing: every game can be played without.
 * Types: the table, and the view of it.
 */
export interface Advice<Table, View> {
  /** How well a seat stands, as `score` of a game has it, where the rules do not say it. */
  score?: (table: Table, seat: Seat) => number
  /**
   * What a sensible player does at once: the index of one of the moves of a choice, from what the asked seat sees. Followed at
   * every decision of a playout, so it is cheap. Without it playouts make any move, each as likely.
   */
  policy?: (view: View, choice: Pending, chance: (n: number) => number) => number
  /**
   * How much a position is worth to a seat, from 0 to 1, where more counts than winning: in place of the game's `score`, and,
   * when there is a result, of the share of the victory.
   */
  worth?: (table: Table, seat: Seat, result: Result | null) => number
  /** After so many moves a playout is judged; 4 if not given. */
  depth?: number
  /** How much better than the policy's move another one must prove to be made instead: so many standard errors; 1 if not given. */
  doubt?: number
  /** Who plays at a strength in this game, where it is not who plays at it in every game. */
  strengths?: Partial<Readonly<Record<Strength, Mind>>>
}

const advised = new WeakMap<Advice<any, any>, AnyGame>()

/** A game together with what its bots know: always the same object. */
export function withAdvice(game: AnyGame, { bots }: { bots: Advice<any, any> }): AnyGame {
  let joined = advised.get(bots)
  if (joined?.id !== game.id) advised.set(bots, (joined = { ...game, bots }))
  return joined
}
