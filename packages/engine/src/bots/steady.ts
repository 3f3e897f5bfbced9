import {
  quickChance,
  word,
  type AnyGame,
  type Move,
  type Pending,
  type Position,
  type Seat,
} from '../index.ts'
import { atOnce, thinkingOf, thinkSafely, type Progress } from './bot.ts'
import { plainDreamer } from './dreamer.ts'

/** So few that a whole game's bot moves are thought through again in a blink: whoever checks a log does that. */
export const RIVAL_PLAYOUTS = 10

/** The seat of the person in a challenge. On every other sits the rival. */
export const PERSON: Seat = 0

/**
 * The chance a bot thinks with at one decision: always the same for this seed, this seat, and this many
 * moves made before it. So a seed and the moves of people say all that bots will do. It has a stream of
 * its own: what a bot does gives nothing away of the dice to come.
 */
export function steadyChance(position: Position<any>, seat: Seat, at: number): (n: number) => number {
  return quickChance(word({ seed: position.rng.seed, drawn: {} }, `bot/${seat}/${at}`))
}

/**
 * The rival that must choose now, or null. Whoever is first in the list of open choices moves first, so that nobody
 * has a say in when the rivals move.
 */
export function rivalIn(pending: readonly Pending[]): Seat | null {
  const seat = pending[0]?.seat ?? PERSON
  return seat === PERSON ? null : seat
}

/**
 * What the rival does, the bot of challenges: a dreamer without advice, with a fixed number of playouts and steady
 * chance. Whoever has the log can think its moves again, and nobody can make it play badly: where a rule fails in an
 * imagined world the game goes on, and the same way for everybody. `at`: how many moves were made before this one;
 * `pending`: the choices open now, where they are known. Pauses after every playout.
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

/** The same, thought at once. */
export const rivalMove = (game: AnyGame, position: Position<any>, seat: Seat, at: number): Move =>
  atOnce(rivalThought(game, position, seat, at))
