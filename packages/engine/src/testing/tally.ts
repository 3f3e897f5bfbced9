import { copy, Referee, type AnyGame, type Position } from '../index.ts'

/**
 * Tallies (perft): how many ways there are to make `depth` moves from a position, chance falling as the
 * position's own seed lets it. A lost or doubled option changes the number at once. A game that ends
 * earlier counts once.
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

/** The same, move by move: which first move leads to how many ways. Two versions of the rules differ where these do. */
export function tallyByMove(game: AnyGame, position: Position<any>, depth: number): Record<string, number> {
  const ways: Record<string, number> = {}
  const { pending } = new Referee(game, copy(position), true).settle()
  for (const [open, { seat, moves }] of pending.entries()) {
    for (const [index, move] of moves.entries()) {
      const name = `${seat}: ${move.join(' ')}`
      ways[name] = (ways[name] ?? 0) + tally(game, after(game, position, open, index), depth - 1)
    }
  }
  return ways
}

function after(game: AnyGame, position: Position<any>, open: number, index: number): Position<any> {
  return new Referee(game, copy(position), true).settle().choose(open, index).position
}
