import { careless, type Advice } from '@shamble/engine/bots'
import { bot as sergeant } from './bot.ts'
import type { Table } from './table.ts'
import type { View } from './view.ts'

export { sergeant }

/** A sergeant who now and then does whatever comes to mind: in a game of so many decisions, rarely is often enough to be bitten. */
const recruit = careless('recruit', sergeant, 4)
const corporal = careless('corporal', sergeant, 16)

/** What bots know of this game: it has a player of its own, who leads heroes better than looking ahead does. */
export const bots: Advice<Table, View> = {
  strengths: {
    easy: { bot: recruit, playouts: 1 },
    fair: { bot: corporal, playouts: 1 },
    hard: { bot: sergeant, playouts: 1 },
    fierce: { bot: sergeant, playouts: 1 },
  },
}
