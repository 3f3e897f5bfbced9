import { quickChance, word, type AnyGame, type Move, type Position, type Seat } from '../index.ts'
import { decide, thinkingOf } from './bot.ts'
import { dreamer } from './dreamer.ts'

/** So few that a whole game's bot moves are thought through again in a blink: whoever checks a log does that. */
const RIVAL_PLAYOUTS = 16

/**
 * The chance a bot thinks with at one decision: always the same for this seed, this seat, and this many
 * moves made before it. So a seed and the moves of people say all that bots will do. It has a stream of
 * its own: what a bot does gives nothing away of the dice to come.
 */
export function steadyChance(position: Position<any>, seat: Seat, at: number): (n: number) => number {
  return quickChance(word({ seed: position.rng.seed, drawn: {} }, `bot/${seat}/${at}`))
}

/**
 * What the rival does, the bot of challenges: a dreamer with a fixed number of playouts and steady
 * chance. Whoever has the log can think its moves again, and nobody can make it play badly.
 * `at`: how many moves were made before this one.
 */
export function rivalMove(game: AnyGame, position: Position<any>, seat: Seat, at: number): Move {
  const thinking = thinkingOf(game, position, seat, steadyChance(position, seat, at))
  return decide(dreamer, thinking, { iterations: RIVAL_PLAYOUTS })
}
