import { dreamer, type Advice } from '@shamble/engine/bots'
import { policy } from './policy.ts'
import { expected, MAX_SCORE, MIN_SCORE, score } from './score.ts'
import type { Table } from './table.ts'
import type { View } from './view.ts'

/** Advice for bots: how good a position is, the expected margin, and a playout policy. */
export const bots: Advice<Table, View> = {
  score,
  policy,
  worth: (table) => Math.min(1, Math.max(0, (expected(table) - MIN_SCORE) / (MAX_SCORE - MIN_SCORE))),
  depth: 12,
  strengths: { hard: { bot: dreamer, playouts: 60 }, fierce: { bot: dreamer, playouts: 240 } },
}
