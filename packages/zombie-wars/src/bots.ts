import { dreamer, type Advice, type Bot } from '@shamble/engine/bots'
import { score } from './score.ts'
import type { Table } from './table.ts'
import type { View } from './view.ts'

/** From so many seats on, `prowler` thinks in so great a share of its playouts. */
const FULL_TABLE = 4
const SHARE_THERE = 0.7

/**
 * Tries moves out like a dreamer, at a full table in fewer playouts: there more of them buy little, and the step up to who has
 * many more would be small (measured in the README).
 */
export const prowler: Bot = {
  name: 'prowler',
  think(thinking, budget) {
    const { seats } = thinking.sight.view as View
    const { iterations } = budget
    if (seats < FULL_TABLE || iterations === undefined) return dreamer.think(thinking, budget)
    return dreamer.think(thinking, { ...budget, iterations: Math.round(SHARE_THERE * iterations) })
  },
}

/** What bots know of this game: a turn offers so many moves that as few playouts as elsewhere would not try each of them once. */
export const bots: Advice<Table, View> = {
  score,
  strengths: { fair: { bot: dreamer, playouts: 32 }, hard: { bot: prowler, playouts: 100 } },
}
