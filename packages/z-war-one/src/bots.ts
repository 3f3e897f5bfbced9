import { movesOf, type Advice, type Bot, type ParBot, type Thinking } from '@shamble/engine/bots'
import { bot as sergeant } from './bot/bot.ts'
import { score } from './bot/score.ts'
import { NONE, type Table } from './table.ts'
import type { View } from './view.ts'

/** A bot moves at random at one decision in n: n for heroes without a Director, for heroes against one, for the Director. */
interface Care {
  company: number
  against: number
  director: number
}

/**
 * A sergeant that moves at random at one decision in n. A game has hundreds of decisions, so a large n is enough to be bitten.
 * Against a Director n is larger: he punishes every slip. Drop-offs (18.9) are never random: a Director that gives units away
 * plays a different game, not a weaker one.
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

/** Strengths of bots: this game's own bot leads heroes and the Director's units better than search does. */
export const bots: Advice<Table, View> = {
  score,
  strengths: {
    easy: { bot: recruit, playouts: 1 },
    fair: { bot: corporal, playouts: 1 },
    hard: { bot: sergeant, playouts: 1 },
    fierce: { bot: sergeant, playouts: 1 },
  },
}

/** Sets par: won 85 of 120 games. Search with 200 playouts won none of 10 and took 50 s. */
export const par: ParBot = { bot: sergeant, playouts: null, slice: 1 }
