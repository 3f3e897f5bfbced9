import { entryOf } from '@shamble/catalogue'
import { advised } from '@shamble/catalogue/advised'
import type { AnyGame, Json, Move, Options, Position, Seat } from '@shamble/engine'
import {
  bots,
  decide,
  decideInSlices,
  isStrength,
  mindOf,
  rivalMove,
  steadyChance,
  thinkingOf,
} from '@shamble/engine/bots'
import type { BotName } from './strengths.ts'

/** What a bot is asked. */
export interface Question {
  /** The bot is shown only what its seat sees. */
  position: Position<unknown>
  seat: Seat
  /** The number of moves made before. */
  at: number
  bot: BotName
  /** Of the rules. */
  version: number
  options: Options
}

/** The bot's move, found in slices, so that it can be interrupted. The same question always has the same answer. */
export async function answer(
  id: string,
  { position, seat, at, bot: name, version, options }: Question,
  signal: AbortSignal,
): Promise<Move> {
  const game = await advisedGame(id, options, undefined, version)
  if (!isStrength(name)) return rivalMove(game, position, seat, at)
  const { bot, playouts } = mindOf(game, name)
  const thinking = thinkingOf(game, position, seat, steadyChance(position, seat, at))
  const budget = { iterations: playouts, now: () => performance.now() }
  try {
    return await decideInSlices(bot, thinking, budget, { signal })
  } catch (cause) {
    signal.throwIfAborted()
    // A rule failed in every world that the bot imagined. The game goes on with any legal move.
    console.error(cause)
    return decide(bots.random, thinking)
  }
}

/**
 * The rules of a game with its advice to bots: those that these options and this carried value need, or all; of one version, or
 * today's.
 */
export const advisedGame = (
  id: string,
  options?: Options,
  carried?: Json,
  version?: number,
): Promise<AnyGame> => advised(entryOf(id)!, options, carried, version)
