import type { Advice } from '@shamble/engine/bots'
import { bot as sergeant } from './bot.ts'
import type { Table } from './table.ts'
import type { View } from './view.ts'

export { sergeant }

/** What bots know of this game: it has a player of its own, who leads heroes better than looking ahead does. */
export const bots: Advice<Table, View> = {
  strengths: { hard: { bot: sergeant, playouts: 1 }, fierce: { bot: sergeant, playouts: 1 } },
}
