import { dreamer, type Advice, type Bot, type ParBot } from '@shamble/engine/bots'
import { bot as planner, follower } from './bot/planner.ts'
import { seasoned } from './bot/seasoned.ts'
import { score } from './score.ts'
import type { Table } from './table.ts'
import type { View } from './view.ts'

// The steps that the plan decides by a rule of thumb only: here search pays.
const SEARCHED = new Set(['discard', 'keepOne', 'counter', 'redraw', 'retreat'])

/** Follows the tuned plan. */
export const campaigner = follower('campaigner', seasoned)

/** Follows the tuned plan, but searches imagined worlds in the steps of `SEARCHED`. */
export const strategist: Bot = {
  name: 'strategist',
  think(thinking, budget) {
    const { step } = thinking.sight.choices.find(({ seat }) => seat === thinking.seat)!
    return (SEARCHED.has(step) ? dreamer : campaigner).think(thinking, budget)
  },
}

/** Advice for bots. With `doubt` a search departs from the plan only for a clear gain. */
export const bots: Advice<Table, View> = {
  score,
  policy: seasoned,
  depth: 12,
  doubt: 1,
  finisher: 'hard',
  strengths: {
    fair: { bot: planner, playouts: 1 },
    hard: { bot: campaigner, playouts: 1 },
    fierce: { bot: strategist, playouts: 50 },
  },
}

/** Sets par: won 77 of 100 games alone, as with 100 playouts. */
export const par: ParBot = { bot: strategist, playouts: 40, slice: 1 }
