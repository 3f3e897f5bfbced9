import { same } from '../index.ts'
import type { Progress, Thinking } from './bot.ts'
import { dream, dreamer } from './dreamer.ts'
import type { Mind } from './strengths.ts'
import type { Weighed } from './trying.ts'

/**
 * What a bot would do in the place of the seat, with its chances beside the next best moves: every move, the one it would
 * make first, from what the seat sees. Like a bot's own thinking it shows its progress, and may be paused and stopped after any playout.
 */
export function* hint(thinking: Thinking, { bot, playouts }: Mind): Generator<Progress, Weighed[]> {
  const budget = { iterations: playouts }
  const weighed = yield* dream(thinking, budget)
  if (bot === dreamer) return weighed
  const move = yield* bot.think(thinking, budget)
  return weighed.toSorted((a, b) => Number(same(b.move, move)) - Number(same(a.move, move)))
}
