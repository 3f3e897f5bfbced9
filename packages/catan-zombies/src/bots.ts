import type { Advice } from '@shamble/engine/bots'
import { bot as settler } from './bot.ts'
import { score } from './score.ts'
import type { Table } from './table.ts'
import type { View } from './view.ts'

export { settler }

/** What bots know of this game; its strongest bot is its own. */
export const bots: Advice<Table, View> = {
  score,
  strengths: { fierce: { bot: settler, playouts: 1 } },
}
