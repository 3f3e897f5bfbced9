import type { Advice, Budget } from '../advice.ts'
import type { AnyGame } from '../game.ts'
import type { Seat } from '../position.ts'
import type { Referee } from '../referee.ts'
import { shareOf } from '../sides.ts'

// Short, because a game judges its own positions better than random play does.
const DEPTH = 4

/** The moves of a playout before it is judged: as the budget says, or the game, or by default. */
export const depthOf = (advice: Advice<any, any>, { depth }: Budget): number => depth ?? advice.depth ?? DEPTH

/** Plays on for at most `moves` moves by the game's policy, or at random if it has none. */
export function playOn(
  g: Referee<any, any>,
  chance: (n: number) => number,
  moves: number,
  { policy }: Advice<any, any>,
): void {
  for (let n = 0; n < moves; n++) {
    const { pending } = g
    if (pending.length === 0) return
    const open = pending.length === 1 ? 0 : chance(pending.length)
    const choice = pending[open]!
    const many = choice.moves.length
    if (many === 1) g.choose(open, 0)
    else if (policy) g.choose(open, policy(g.game.view(g.table, choice.seat), choice, chance))
    else g.choose(open, chance(many))
  }
}

/** What a position is worth to a bot, from 0 to 1: as the game advises, or by `worthTo`. */
export function valueTo(g: Referee<any, any>, seat: Seat, { worth }: Advice<any, any>): number {
  return worth ? worth(g.table, seat, g.result) : worthTo(g, seat)
}

/** How a seat stands, from 0 to 1: its share of the victory at the end, the game's score before it. */
export function worthTo(g: Referee<any, any>, seat: Seat): number {
  const { result } = g
  if (!result) return scoreOf(g.game, g.table, seat)
  return shareOf(g.game, g.table, result, seat)
}

/** How well a seat stands, from 0 to 1, by the score of the rules or of the advice. Throws when neither has one. */
export function scoreOf(game: AnyGame, table: unknown, seat: Seat): number {
  const score = game.score ?? game.bots?.score
  if (!score) throw new Error(`${game.id} has no score, and its advice to bots is not loaded.`)
  return score(table, seat)
}
