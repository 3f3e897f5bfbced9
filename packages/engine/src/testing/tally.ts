import { copy, Referee, type AnyGame, type Position } from '../index.ts'

/**
 * Perft: the number of ways to make `depth` moves from a position, with the chance of its own seed. A lost or doubled option
 * changes it. A game that ends earlier counts once.
 */
export function tally(game: AnyGame, position: Position<any>, depth: number): number {
  const { pending } = new Referee(game, copy(position), true).settle()
  if (depth === 0 || pending.length === 0) return 1
  let ways = 0
  for (const [open, { moves }] of pending.entries()) {
    for (let index = 0; index < moves.length; index++)
      ways += tally(game, after(game, position, open, index), depth - 1)
  }
  return ways
}

function after(game: AnyGame, position: Position<any>, open: number, index: number): Position<any> {
  return new Referee(game, copy(position), true).settle().choose(open, index).position
}
