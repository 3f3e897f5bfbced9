import { movesOf, type Advice, type Bot, type ParBot, type Thinking } from '@shamble/engine/bots'
import { bot as sergeant } from './bot/bot.ts'
import { score } from './bot/score.ts'
import { layoutOf } from './missions/index.ts'
import { NONE, type Table } from './table.ts'
import type { View } from './view.ts'

/** A bot moves at random at one decision in n. */
interface Care {
  /** Heroes without a Director. */
  company: number
  /** Heroes against a Director. */
  against: number
  director: number
  /** A Director whose heroes only have to survive: they go nowhere, and his slips cost him more. */
  besieging: number
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

function oneIn({ company, against, director, besieging }: Care, { sight, seat }: Thinking): number {
  const view = sight.view as View
  if (view.director === NONE) return company
  if (seat !== view.director) return against
  const { objectives } = layoutOf(view.mission).mission
  return objectives.some(({ type }) => type === 'survive') ? besieging : director
}

const recruit = careless('recruit', { company: 4, against: 42, director: 2, besieging: 5 })
const corporal = careless('corporal', { company: 16, against: 70, director: 4, besieging: 8 })

/** Strengths of bots: this game's own bot leads heroes and the Director's units better than search does. */
export const bots: Advice<Table, View> = {
  score,
  finisher: 'hard',
  strengths: {
    easy: { bot: recruit, playouts: 1 },
    fair: { bot: corporal, playouts: 1 },
    hard: { bot: sergeant, playouts: 1 },
    fierce: { bot: sergeant, playouts: 1 },
  },
}

/** Sets par: won 85 of 120 games. Search with 200 playouts won none of 10 and took 50 s. */
export const par: ParBot = { bot: sergeant, playouts: null, slice: 1 }
