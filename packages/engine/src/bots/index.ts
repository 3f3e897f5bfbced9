import type { Bot } from '../advice.ts'
import { dreamer } from './dreamer.ts'
import { random } from './random.ts'
import { searcher } from './searcher.ts'

export { withAdvice, type Advice, type Bot, type Budget, type Mind, type ParBot } from '../advice.ts'
export type { Chances, Progress, Thinking } from '../advice.ts'
export { hint, type HintWords } from './hint.ts'
export { isStrength, strengthNamed, STRENGTHS, type Strength } from './names.ts'
export { depthOf, playOn, scoreOf, worthTo } from './playout.ts'
export { PERSON, RIVAL_PLAYOUTS, rivalIn, rivalMove, rivalThought, steadyChance } from './steady.ts'
export { mindOf, moveAt } from './strengths.ts'
export { decide, decideInSlices, inSlices, movesOf, thinkingOf, thinkSafely } from './thinking.ts'
export { atOnce, SLICE_END } from '../slices.ts'
export type { Slices } from './thinking.ts'
export type { Weighed } from './trying.ts'
export { dreamer }

/** The bots by name, from the weakest. */
export const bots: Readonly<Record<'random' | 'dreamer' | 'searcher', Bot>> = { random, dreamer, searcher }
