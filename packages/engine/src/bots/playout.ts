import { shareOf, type Referee, type Seat } from '../index.ts'

/** Plays on at random, at most so many moves. */
export function playOn(g: Referee<any, any>, chance: (n: number) => number, moves: number): void {
  for (let n = 0; n < moves; n++) {
    const { pending } = g
    if (pending.length === 0) return
    const open = pending.length === 1 ? 0 : chance(pending.length)
    const many = pending[open]!.moves.length
    g.choose(open, many === 1 ? 0 : chance(many))
  }
}

/** What a position is worth to a seat: a share of the victory at the end, the game's own judgement before it. */
export function worthTo(g: Referee<any, any>, seat: Seat): number {
  const { result } = g
  if (!result) return g.game.score(g.table, seat)
  return shareOf(g.game, g.table, result, seat)
}
