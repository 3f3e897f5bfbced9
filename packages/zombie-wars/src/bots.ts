import { dreamer, type Advice } from '@shamble/engine/bots'
import type { Table } from './table.ts'
import type { View } from './view.ts'

/** What bots know of this game: a turn offers so many moves that as few playouts as elsewhere would not try each of them once. */
export const bots: Advice<Table, View> = {
  strengths: { fair: { bot: dreamer, playouts: 32 }, hard: { bot: dreamer, playouts: 100 } },
}
