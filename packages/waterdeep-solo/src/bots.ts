import { dreamer, type Advice } from '@shamble/engine/bots'
import { policy } from './policy.ts'
import { expected } from './score.ts'
import type { Table } from './table.ts'
import type { View } from './view.ts'

/** Final scores from the worst to the best that occur: by how much one wins counts (see `challenge.ts`). */
export const LOWEST = -300
export const HIGHEST = 250

/** What bots know of this game: by how much it is won or lost, and where a sensible Player goes. */
export const bots: Advice<Table, View> = {
  policy,
  worth: (table) => Math.min(1, Math.max(0, (expected(table) - LOWEST) / (HIGHEST - LOWEST))),
  depth: 12,
  strengths: { hard: { bot: dreamer, playouts: 60 }, fierce: { bot: dreamer, playouts: 240 } },
}
