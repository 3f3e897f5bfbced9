import type { Bot } from './bot.ts'
import { dreamer } from './dreamer.ts'
import { random } from './random.ts'
import { searcher } from './searcher.ts'

export { worthTo } from './playout.ts'
export { decide, decideInSlices, movesOf, thinkingOf } from './bot.ts'
export type { Bot, Budget, Progress, Slices, Thinking } from './bot.ts'
export { PERSON, RIVAL_PLAYOUTS, rivalIn, rivalMove, steadyChance } from './steady.ts'
export { dreamer, random, searcher }

/** The bots by name, from the weakest. */
export const bots: Readonly<Record<'random' | 'dreamer' | 'searcher', Bot>> = { random, dreamer, searcher }
