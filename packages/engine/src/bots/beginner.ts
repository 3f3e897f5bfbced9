import type { Bot } from '../advice.ts'
import { dreamer } from './dreamer.ts'
import { random } from './random.ts'

/** One decision in this many is random. */
const CARELESS = 2

/** Errs like a beginner: a dreamer that makes about every other move at random. */
export const beginner: Bot = {
  name: 'beginner',
  think: (thinking, budget) => (thinking.chance(CARELESS) === 0 ? random : dreamer).think(thinking, budget),
}
