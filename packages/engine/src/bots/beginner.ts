import type { Bot } from './bot.ts'
import { dreamer } from './dreamer.ts'
import { random } from './random.ts'

/** One decision in so many is made without a thought. */
const CARELESS = 2

/** Errs like a beginner: a dreamer that makes every other move without a thought. */
export const beginner: Bot = {
  name: 'beginner',
  think: (thinking, budget) => (thinking.chance(CARELESS) === 0 ? random : dreamer).think(thinking, budget),
}
