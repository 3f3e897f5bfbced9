import { movesOf, type Advice, type Bot, type Thinking } from '@shamble/engine/bots'
import { bot as sergeant } from './bot.ts'
import { score } from './bot/score.ts'
import { NONE, type Table } from './table.ts'
import type { View } from './view.ts'

export { sergeant }

/** How rarely a bot is careless, one decision in so many: of a company without a Director, of one against him, of the Director. */
interface Care {
  company: number
  against: number
  director: number
}

/**
 * A sergeant who does whatever comes to mind at one decision in so many: in a game of so many, rarely is often enough to be bitten.
 * Against a Director, who misses no chance, it is rarer; he decides less often than the company and loses less by it. Nobody takes
 * units off the board in this way: a Director who gives them away plays another game, and no weaker one of this.
 */
const careless = (name: string, care: Care): Bot => ({
  name,
  *think(thinking, budget) {
    const moves = movesOf(thinking)
    if (stepOf(thinking) === 'dropOff' || thinking.chance(oneIn(care, thinking)) > 0)
      return yield* sergeant.think(thinking, budget)
    return moves[thinking.chance(moves.length)]!
  },
})

const stepOf = ({ sight, seat }: Thinking): string =>
  sight.choices.find((choice) => choice.seat === seat)!.step

function oneIn({ company, against, director }: Care, { sight, seat }: Thinking): number {
  const view = sight.view as View
  if (view.director === NONE) return company
  return seat === view.director ? director : against
}

const recruit = careless('recruit', { company: 4, against: 20, director: 2 })
const corporal = careless('corporal', { company: 16, against: 50, director: 4 })

/** What bots know of this game: it has players of its own, who lead heroes and the Director's units better than looking ahead does. */
export const bots: Advice<Table, View> = {
  score,
  strengths: {
    easy: { bot: recruit, playouts: 1 },
    fair: { bot: corporal, playouts: 1 },
    hard: { bot: sergeant, playouts: 1 },
    fierce: { bot: sergeant, playouts: 1 },
  },
}
