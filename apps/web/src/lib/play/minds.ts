import type { AnyGame, Move, Position, Seat } from '@shamble/engine'
import { bots, decideInSlices, steadyChance, thinkingOf } from '@shamble/engine/bots'
import { BOTS, type BotName } from './strengths.ts'

/**
 * What a bot is asked: the position (it is shown only what its seat sees), its seat, how many moves were made before,
 * and which bot it is.
 */
export interface Question {
  position: Position<unknown>
  seat: Seat
  at: number
  bot: BotName
}

/** Thinks about a question in slices, so that it can be interrupted. The same question has always the same answer. */
export function answer(
  game: AnyGame,
  { position, seat, at, bot }: Question,
  signal: AbortSignal,
): Promise<Move> {
  const thinking = thinkingOf(game, position, seat, steadyChance(position, seat, at))
  const budget = { iterations: BOTS[bot].playouts, now: () => performance.now() }
  return decideInSlices(bots[bot], thinking, budget, { signal })
}
