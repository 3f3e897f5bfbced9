import { bots as general, dreamer, type Advice, type Bot, type ParBot } from '@shamble/engine/bots'
import { score } from './score.ts'
import type { Table } from './table.ts'
import type { View } from './view.ts'

/** With this many seats or more, `prowler` uses only this share of its playouts. */
const FULL_TABLE = 4
const FULL_TABLE_SHARE = 0.7

/** A dreamer with fewer playouts at a full table, to keep it well below `fierce` there (measured in the README). */
export const prowler: Bot = {
  name: 'prowler',
  think(thinking, budget) {
    const { seats } = thinking.sight.view as View
    const { iterations } = budget
    if (seats < FULL_TABLE || iterations === undefined) return dreamer.think(thinking, budget)
    return dreamer.think(thinking, { ...budget, iterations: Math.round(FULL_TABLE_SHARE * iterations) })
  },
}

/** What bots know of this game. `fair` and `hard` get enough playouts to try nearly all the moves of a turn once. */
export const bots: Advice<Table, View> = {
  score,
  strengths: { fair: { bot: dreamer, playouts: 32 }, hard: { bot: prowler, playouts: 100 } },
  // A quarter of the playouts of `fair`: a game has some hundred moves.
  finisher: { bot: dreamer, playouts: 8 },
}

/** Sets par: won 16 of 20 games, where `dreamer` won 12. */
export const par: ParBot = { bot: general.searcher, playouts: 60, slice: 2 }
