import { movesOf, type Advice, type Bot } from '@shamble/engine/bots'
import { bot as sergeant } from './bot.ts'
import type { Table } from './table.ts'
import type { View } from './view.ts'

export { sergeant }

/** A sergeant who does whatever comes to mind at one decision in so many: in a game of so many, rarely is often enough to be bitten. */
const careless = (name: string, oneIn: number): Bot => ({
  name,
  *think(thinking, budget) {
    const moves = movesOf(thinking)
    if (thinking.chance(oneIn) > 0) return yield* sergeant.think(thinking, budget)
    return moves[thinking.chance(moves.length)]!
  },
})

const recruit = careless('recruit', 4)
const corporal = careless('corporal', 16)

/** What bots know of this game: it has a player of its own, who leads heroes better than looking ahead does. */
export const bots: Advice<Table, View> = {
  strengths: {
    easy: { bot: recruit, playouts: 1 },
    fair: { bot: corporal, playouts: 1 },
    hard: { bot: sergeant, playouts: 1 },
    fierce: { bot: sergeant, playouts: 1 },
  },
}
