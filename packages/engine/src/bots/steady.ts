import type { Progress } from '../advice.ts'
import { quickChance, word } from '../chance.ts'
import type { AnyGame } from '../game.ts'
import type { Move, Pending, Position, Seat } from '../position.ts'
import { atOnce } from '../slices.ts'
import { plainDreamer } from './dreamer.ts'
import { thinkingOf, thinkSafely } from './thinking.ts'

/** Few, because checking a log means thinking every move of the rivals again. */
export const RIVAL_PLAYOUTS = 10

/** The seat of the person in a challenge. Rivals hold all others. */
export const PERSON: Seat = 0

/**
 * The chance a bot thinks with at one decision: a function of the seed, the seat, and the number of moves made before it (`at`). So
 * the seed and the moves of people determine all that bots do. It has its own stream, so it reveals nothing of the dice to come.
 */
export function steadyChance(position: Position<any>, seat: Seat, at: number): (n: number) => number {
  return quickChance(word({ seed: position.rng.seed, drawn: {} }, `bot/${seat}/${at}`))
}

/**
 * The rival that must move now, or null. When several seats may choose, the first in the list moves first, so that players cannot
 * influence the order.
 */
export function rivalIn(pending: readonly Pending[]): Seat | null {
  const seat = pending[0]?.seat ?? PERSON
  return seat === PERSON ? null : seat
}

/**
 * The rival of challenges: a dreamer without advice, with a fixed number of playouts and steady chance, so that its moves can be
 * verified from the log. If a rule throws in an imagined world the game goes on, the same way for everyone. `at`: the number of
 * moves made before this one; `pending`: the choices open now, if they are known. Yields after every playout.
 */
export const rivalThought = (
  game: AnyGame,
  position: Position<any>,
  seat: Seat,
  at: number,
  pending?: Pending[],
): Generator<Progress, Move> =>
  thinkSafely(plainDreamer, thinkingOf(game, position, seat, steadyChance(position, seat, at), pending), {
    iterations: RIVAL_PLAYOUTS,
  })

/** The same, without pausing. */
export const rivalMove = (game: AnyGame, position: Position<any>, seat: Seat, at: number): Move =>
  atOnce(rivalThought(game, position, seat, at))
