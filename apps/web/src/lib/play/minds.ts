import { entryOf } from '@shamble/catalogue'
import type { AnyGame, Move, Options, Position, Seat } from '@shamble/engine'
import {
  bots,
  decide,
  decideInSlices,
  isStrength,
  mindOf,
  rivalMove,
  steadyChance,
  thinkingOf,
  withAdvice,
} from '@shamble/engine/bots'
import type { BotName } from './strengths.ts'

/**
 * What a bot is asked: the position (it is shown only what its seat sees), its seat, how many moves were made before,
 * and which bot it is.
 */
export interface Question {
  position: Position<unknown>
  seat: Seat
  at: number
  bot: BotName
  /** What is played. */
  options: Options
}

/** Thinks about a question in slices, so that it can be interrupted. The same question has always the same answer. */
export async function answer(
  id: string,
  { position, seat, at, bot: name, options }: Question,
  signal: AbortSignal,
): Promise<Move> {
  const game = await advisedGame(id, options)
  if (!isStrength(name)) return rivalMove(game, position, seat, at)
  const { bot, playouts } = mindOf(game, name)
  const thinking = thinkingOf(game, position, seat, steadyChance(position, seat, at))
  const budget = { iterations: playouts, now: () => performance.now() }
  try {
    return await decideInSlices(bot, thinking, budget, { signal })
  } catch (cause) {
    signal.throwIfAborted()
    // A rule failed in every world that the bot imagined: no reason for the game to stop, so any legal move will do.
    console.error(cause)
    return decide(bots.random, thinking)
  }
}

/** The rules of a game together with what its bots know, with the data for these options, or all data. */
export async function advisedGame(id: string, options?: Options): Promise<AnyGame> {
  const { rules, bots } = entryOf(id)!.built!
  const [{ game }, advice] = await Promise.all([rules(options), bots?.()])
  return advice ? withAdvice(game, advice) : game
}
