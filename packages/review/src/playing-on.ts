import {
  imagine,
  quickChance,
  Referee,
  type AnyGame,
  type Move,
  type Pending,
  type Position,
  type Seat,
} from '@shamble/engine'
import {
  atOnce,
  depthOf,
  mindOf,
  playOn,
  thinkingOf,
  thinkSafely,
  type Mind,
  type Strength,
} from '@shamble/engine/bots'
import type { Estimator } from './estimator.ts'

/** The bot that names a better move, and plays on where it decides by rules. */
export const ADVISER: Strength = 'fierce'

/** Moves that are played on by a bot that decides by rules. */
const FOLLOWED = 4

/** What a seat must decide, and where. */
export interface Decision {
  /** The number of moves made before. */
  at: number
  seat: Seat
  position: Position<unknown>
  pending: Pending[]
}

/** A position after a move of its seat, in an imagined world. The same world has the same dice for every move. */
export const afterMove = (
  game: AnyGame,
  { position, pending, seat }: Decision,
  move: Move,
  world: number,
  quiet = true,
): Referee<unknown, unknown> =>
  new Referee<unknown, unknown>(game, imagine(game, position, seat, world), quiet)
    .resume(pending)
    .make(seat, move)

/** Makes one move of the first seat that is asked, by a bot. */
export function playOne(
  game: AnyGame,
  g: Referee<unknown, unknown>,
  { bot, playouts }: Mind,
  chance: (n: number) => number,
): void {
  const { seat } = g.pending[0]!
  const thinking = thinkingOf(game, g.position, seat, chance, g.pending)
  g.make(seat, atOnce(thinkSafely(bot, thinking, { iterations: playouts })))
}

/** The value to a seat of one of its moves in an imagined world: the estimator's, after a playout. */
export function valueAfter(
  game: AnyGame,
  estimator: Estimator,
  decision: Decision,
  move: Move,
  world: number,
): number {
  const g = afterMove(game, decision, move, world)
  const moves = playedOn(game, g, world)
  return estimator.value(g, decision.at + 1 + moves)(decision.seat)
}

// Plays on as the game's bots do: by its policy or at random, or by its own bot where that decides without playouts.
function playedOn(game: AnyGame, g: Referee<unknown, unknown>, world: number): number {
  const advice = game.bots ?? {}
  const mind = mindOf(game, ADVISER)
  const chance = quickChance(world)
  if (mind.playouts > 1 || advice.policy) {
    const depth = depthOf(advice, {})
    playOn(g, chance, depth, advice)
    return depth
  }
  for (let n = 0; n < FOLLOWED && g.pending.length > 0; n++) playOne(game, g, mind, chance)
  return FOLLOWED
}
