import { copy, Referee, type Move, type Position } from '../index.ts'
import { movesOf, spender, type Bot, type Thinking } from './bot.ts'
import { playOn, worthTo } from './playout.ts'

const DEPTH = 30
const WORLDS = 2 ** 31

interface Dream {
  move: Move
  worth: number
  playouts: number
}

/**
 * Tries every move in the same imagined worlds, plays on at random for a while, and judges what came of
 * it. As its budget is spent, the worse moves are given up, so that the last playouts decide between the
 * best two.
 */
export const dreamer: Bot = {
  name: 'dreamer',
  *think(thinking, budget) {
    const moves = movesOf(thinking)
    if (moves.length === 1) return moves[0]!
    const spent = spender(budget)
    const depth = budget.depth ?? DEPTH
    let dreams = shuffled(moves, thinking.chance).map((move): Dream => ({ move, worth: 0, playouts: 0 }))
    let playouts = 0
    let share = 0
    while (share < 1 && dreams.length > 1) {
      const world = thinking.imagine(thinking.chance(WORLDS))
      for (const dream of dreams) {
        dream.worth += playOut(thinking, world, dream.move, depth)
        dream.playouts++
        share = spent(++playouts)
        yield { share, best: bestOf(dreams).move }
        if (share >= 1) break
      }
      dreams = dreams.toSorted((a, b) => mean(b) - mean(a)).slice(0, Math.ceil(moves.length ** (1 - share)))
    }
    return bestOf(dreams).move
  },
}

function playOut({ game, seat, chance }: Thinking, world: Position<any>, move: Move, depth: number): number {
  const g = new Referee<any, any>(game, copy(world), true).settle().make(seat, move)
  playOn(g, chance, depth)
  return worthTo(g, seat)
}

const mean = ({ worth, playouts }: Dream) => (playouts === 0 ? -1 : worth / playouts)
const bestOf = (dreams: Dream[]) => dreams.reduce((best, dream) => (mean(dream) > mean(best) ? dream : best))

// In any order, so that a budget too small for all moves does not favour the first of the list.
function shuffled<T>(list: readonly T[], chance: (n: number) => number): T[] {
  const mixed = [...list]
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = chance(i + 1)
    ;[mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!]
  }
  return mixed
}
