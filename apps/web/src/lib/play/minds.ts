import { entryOf, type Wanted } from '@shamble/catalogue'
import type { AnyGame, Move, Position, Seat } from '@shamble/engine'
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

/** What a bot is asked. */
export interface Question {
  /** The bot is shown only what its seat sees. */
  position: Position<unknown>
  seat: Seat
  /** The number of moves made before. */
  at: number
  bot: BotName
  wanted: Wanted
}

/** The bot's move, found in slices, so that it can be interrupted. The same question always has the same answer. */
export async function answer(
  id: string,
  { position, seat, at, bot: name, wanted }: Question,
  signal: AbortSignal,
): Promise<Move> {
  const game = await advisedGame(id, wanted)
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

/** The rules of a game together with what its bots know: all of them, or, of what is played, those it needs. */
export async function advisedGame(id: string, wanted?: Wanted): Promise<AnyGame> {
  const { rules, bots } = entryOf(id)!.built!
  const [{ game }, advice] = await Promise.all([rules(wanted), bots?.()])
  return advice ? withAdvice(game, advice) : game
}
