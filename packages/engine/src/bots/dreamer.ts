import type { AnyGame } from '../index.ts'
import type { Advice } from './advice.ts'
import type { Bot, Budget, Progress, Thinking } from './bot.ts'
import { depthOf, playOn, valueTo } from './playout.ts'
import { weigh, type Weighed } from './trying.ts'

/** Tries every move in imagined worlds, plays on for a while as the game advises, and judges what came of it. */
export const dreamer: Bot = dreaming('dreamer', ({ bots }) => bots ?? {})

/** A dreamer that knows the rules and the score, and takes no advice: what it does in a game changes only with these. */
export const plainDreamer: Bot = dreaming('plain dreamer', () => ({}))

function dreaming(name: string, adviceIn: (game: AnyGame) => Advice<any, any>): Bot {
  return {
    name,
    *think(thinking, budget) {
      const [best] = yield* dream(thinking, budget, adviceIn(thinking.game))
      return best!.move
    },
  }
}

/** What a dreamer makes of every move it may make, the one it would make first. */
export const dream = (
  thinking: Thinking,
  budget: Budget,
  advice: Advice<any, any> = thinking.game.bots ?? {},
): Generator<Progress, Weighed[]> =>
  weigh(thinking, budget, advice, (g) => {
    playOn(g, thinking.chance, depthOf(advice, budget), advice)
    return valueTo(g, thinking.seat, advice)
  })
