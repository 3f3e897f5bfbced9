import type { Advice, Bot, Budget, Progress, Thinking } from '../advice.ts'
import type { AnyGame } from '../game.ts'
import { depthOf, playOn, valueTo } from './playout.ts'
import { weigh, type Weighed } from './trying.ts'

/** Flat Monte-Carlo search: plays each move out in imagined worlds, as the game advises, and compares the means. */
export const dreamer: Bot = dreaming('dreamer', ({ bots }) => bots ?? {})

/** A dreamer without advice: only a change of the rules or of the score changes what it does. */
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

/** What a dreamer makes of every legal move; the one it would make comes first. */
export const dream = (
  thinking: Thinking,
  budget: Budget,
  advice: Advice<any, any> = thinking.game.bots ?? {},
): Generator<Progress, Weighed[]> =>
  weigh(thinking, budget, advice, (g) => {
    playOn(g, thinking.chance, depthOf(advice, budget), advice)
    return valueTo(g, thinking.seat, advice)
  })
