import { quickChance, type AnyGame, type Move, type Position, type Seat } from '@shamble/engine'
import { bots, decideInSlices, thinkingOf } from '@shamble/engine/bots'
import { BOTS, type BotName } from './strengths.ts'

/** What a bot is asked: the position (it is shown only what its seat sees), its seat, and which bot it is. */
export interface Question {
  position: Position<unknown>
  seat: Seat
  bot: BotName
}

/** Thinks about a question in slices, so that it can be interrupted. */
export function answer(game: AnyGame, { position, seat, bot }: Question, signal: AbortSignal): Promise<Move> {
  const chance = quickChance(crypto.getRandomValues(new Int32Array(1))[0]!)
  const budget = { milliseconds: BOTS[bot].milliseconds, now: () => performance.now() }
  return decideInSlices(bots[bot], thinkingOf(game, position, seat, chance), budget, { signal })
}
