import { dreamer, type Advice } from '@shamble/engine/bots'
import { policy } from './policy.ts'
import { expected, HIGHEST, LOWEST, score } from './score.ts'
import type { Table } from './table.ts'
import type { View } from './view.ts'

/** What bots know of this game: by how much it is won or lost, and where a sensible Player goes. */
export const bots: Advice<Table, View> = {
  score,
  policy,
  worth: (table) => Math.min(1, Math.max(0, (expected(table) - LOWEST) / (HIGHEST - LOWEST))),
  depth: 12,
  strengths: { hard: { bot: dreamer, playouts: 60 }, fierce: { bot: dreamer, playouts: 240 } },
}
