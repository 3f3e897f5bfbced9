import type { Bot } from './bot.ts'
import { dreamer } from './dreamer.ts'
import { random } from './random.ts'

/** Somebody who plays like a bot, but makes one decision in so many without a thought. */
export const careless = (name: string, bot: Bot, oneIn: number): Bot => ({
  name,
  think: (thinking, budget) => (thinking.chance(oneIn) === 0 ? random : bot).think(thinking, budget),
})

/** Errs like a beginner: a dreamer that makes every other move without a thought. */
export const beginner: Bot = careless('beginner', dreamer, 2)
