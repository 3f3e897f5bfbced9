import type { Bot } from './bot.ts'
import { playOn, worthTo } from './playout.ts'
import { chooseByTrying } from './trying.ts'

// Short: a game judges its own positions better than random play does.
const DEPTH = 4

/** Tries every move in imagined worlds, plays on at random for a while, and judges what came of it. */
export const dreamer: Bot = {
  name: 'dreamer',
  think: (thinking, budget) =>
    chooseByTrying(thinking, budget, (g) => {
      playOn(g, thinking.chance, budget.depth ?? DEPTH)
      return worthTo(g, thinking.seat)
    }),
}
