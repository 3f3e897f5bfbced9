import type { Bot } from './bot.ts'
import { dreamer } from './dreamer.ts'
import { random } from './random.ts'
import { searcher } from './searcher.ts'

export { scoreOf, worthTo } from './playout.ts'
export { atOnce, decide, decideInSlices, inSlices, movesOf, thinkingOf, thinkSafely } from './bot.ts'
export type { Advice } from './advice.ts'
export { withAdvice } from './advice.ts'
export { hint, type HintWords } from './hint.ts'
export type { Weighed } from './trying.ts'
export { isStrength, strengthNamed, STRENGTHS, type Strength } from './names.ts'
export { mindOf, moveAt, type Mind } from './strengths.ts'
export type { Bot, Budget, Progress, Slices, Thinking } from './bot.ts'
export { PERSON, RIVAL_PLAYOUTS, rivalIn, rivalMove, rivalThought, steadyChance } from './steady.ts'
export { dreamer, random, searcher }

/** The bots by name, from the weakest. */
export const bots: Readonly<Record<'random' | 'dreamer' | 'searcher', Bot>> = { random, dreamer, searcher }
