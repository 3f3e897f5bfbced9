import { dreamer, type Advice, type Bot } from '@shamble/engine/bots'
import { bot as planner, follower } from './bot/planner.ts'
import { seasoned } from './bot/seasoned.ts'
import { score } from './score.ts'
import type { Table } from './table.ts'
import type { View } from './view.ts'

// What the plan decides by a rule of thumb, and what is worth looking ahead for.
const SEARCHED = new Set(['discard', 'keepOne', 'counter', 'redraw', 'retreat'])

/** Follows the plan of somebody with experience. */
export const campaigner = follower('campaigner', seasoned)

/** Follows the same plan, and tries out in imagined worlds what it has only a rule of thumb for. */
export const strategist: Bot = {
  name: 'strategist',
  think(thinking, budget) {
    const { step } = thinking.sight.choices.find(({ seat }) => seat === thinking.seat)!
    return (SEARCHED.has(step) ? dreamer : campaigner).think(thinking, budget)
  },
}

/** What bots know of this game: the plan; it is departed from only for good reasons. */
export const bots: Advice<Table, View> = {
  score,
  policy: seasoned,
  depth: 12,
  doubt: 1,
  strengths: {
    fair: { bot: planner, playouts: 1 },
    hard: { bot: campaigner, playouts: 1 },
    fierce: { bot: strategist, playouts: 50 },
  },
}
