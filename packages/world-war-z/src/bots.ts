import type { Advice } from '@shamble/engine/bots'
import { planned } from './bot.ts'
import type { Table } from './table.ts'
import type { View } from './view.ts'

/** What bots know of this game: the plan, and that little is learnt from looking further ahead. */
export const bots: Advice<Table, View> = { policy: planned, depth: 8, doubt: 3 }
