import { copy, Referee, type Move } from '../index.ts'
import { movesOf, spender, type Budget, type Progress, type Thinking } from './bot.ts'

const WORLDS = 2 ** 31

interface Try {
  move: Move
  worth: number
  times: number
}

/**
 * How both thinking bots spend their budget on the moves they may make. In each round one world is
 * imagined, with its dice, and every move still in question is tried out in it, so that none is luckier
 * than the others. As the budget is spent the worse moves are given up: of m moves, m to the power of
 * the share that is left go on, so that the last rounds decide between the best two.
 */
export function* chooseByTrying(
  thinking: Thinking,
  budget: Budget,
  tryOut: (g: Referee<any, any>, move: Move) => number,
): Generator<Progress, Move> {
  const moves = movesOf(thinking)
  if (moves.length === 1) return moves[0]!
  const { game, seat, chance } = thinking
  const spent = spender(budget)
  let tries = shuffled(moves, chance).map((move): Try => ({ move, worth: 0, times: 0 }))
  let playouts = 0
  let share = 0
  while (share < 1 && tries.length > 1) {
    const world = thinking.imagine(chance(WORLDS))
    for (const one of tries) {
      const g = new Referee<any, any>(game, copy(world), true).settle().make(seat, one.move)
      one.worth += tryOut(g, one.move)
      one.times++
      share = spent(++playouts)
      yield { share, best: bestOf(tries).move }
      if (share >= 1) break
    }
    tries = tries.toSorted((a, b) => mean(b) - mean(a)).slice(0, Math.ceil(moves.length ** (1 - share)))
  }
  return bestOf(tries).move
}

const mean = ({ worth, times }: Try) => (times === 0 ? -1 : worth / times)
const bestOf = (tries: Try[]) => tries.reduce((best, one) => (mean(one) > mean(best) ? one : best))

// In any order, so that a budget too small for all moves does not favour the first of the list.
function shuffled<T>(list: readonly T[], chance: (n: number) => number): T[] {
  const mixed = [...list]
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = chance(i + 1)
    ;[mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!]
  }
  return mixed
}
