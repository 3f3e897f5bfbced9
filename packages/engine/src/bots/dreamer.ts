import type { AnyGame } from '../index.ts'
import type { Advice } from './advice.ts'
import type { Bot } from './bot.ts'
import { depthOf, playOn, valueTo } from './playout.ts'
import { chooseByTrying } from './trying.ts'

type Advised = (game: AnyGame) => Advice<any, any>

/** Tries every move in imagined worlds, plays on for a while as the game advises, and judges what came of it. */
export const dreamer: Bot = dreaming('dreamer', ({ bots }) => bots ?? {})

/** A dreamer that knows the rules and the score, and takes no advice: what it does in a game changes only with these. */
export const plainDreamer: Bot = dreaming('plain dreamer', () => ({}))

function dreaming(name: string, adviceOf: Advised): Bot {
  return {
    name,
    think(thinking, budget) {
      const { game, seat, chance } = thinking
      const advice = adviceOf(game)
      return chooseByTrying(thinking, budget, advice, (g) => {
        playOn(g, chance, depthOf(advice, budget), advice)
        return valueTo(g, seat, advice)
      })
    },
  }
}
