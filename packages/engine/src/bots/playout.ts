import { shareOf, type AnyGame, type Referee, type Seat } from '../index.ts'
import type { Advice } from './advice.ts'
import type { Budget } from './bot.ts'

// Short: without advice a game judges its own positions better than random play does.
const DEPTH = 4

/** After how many moves a playout is judged: as the budget says, or the game, or as usual. */
export const depthOf = (advice: Advice<any, any>, { depth }: Budget): number => depth ?? advice.depth ?? DEPTH

/** Plays on for at most so many moves: by the game's policy, or, where it has none, at random. */
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

/** What a position is worth to a bot: as the game advises, else as `worthTo` has it. */
export function valueTo(g: Referee<any, any>, seat: Seat, { worth }: Advice<any, any>): number {
  return worth ? worth(g.table, seat, g.result) : worthTo(g, seat)
}

/** How a seat stands: a share of the victory at the end, the game's own judgement before it. */
export function worthTo(g: Referee<any, any>, seat: Seat): number {
  const { result } = g
  if (!result) return scoreOf(g.game, g.table, seat)
  return shareOf(g.game, g.table, result, seat)
}

/** How well a seat stands, from 0 to 1: as the rules say it, or what bots know of the game. One of them must. */
export function scoreOf(game: AnyGame, table: unknown, seat: Seat): number {
  const score = game.score ?? game.bots?.score
  if (!score)
    throw new Error(`${game.id}: how well a seat stands is said by what its bots know, which is not here.`)
  return score(table, seat)
}
