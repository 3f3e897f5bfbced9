import type { Advice, ParBot } from '@shamble/engine/bots'
import { bot as settler } from './bot.ts'
import { score } from './score.ts'
import type { Table } from './table.ts'
import type { View } from './view.ts'

/** What bots know of this game; its strongest bot is its own. */
export const bots: Advice<Table, View> = {
  score,
  strengths: { fierce: { bot: settler, playouts: 1 } },
  finisher: 'fierce',
}

/** Sets par: won 17 of 20 games, where `dreamer` with 60 playouts won 7 of 16. */
export const par: ParBot = { bot: settler, playouts: null, slice: 2 }
