import type { AnyGame } from './game.ts'
import type { Result, Seat } from './position.ts'

/** The number of the side a seat is on; where a game knows no sides, each seat is on its own. */
export function sideOf(game: AnyGame, table: unknown, seat: Seat): number {
  return game.sideOf ? game.sideOf(table, seat) : seat
}

/** The share of the victory that a result is to a seat: whole for every seat of a side that wins alone. */
export function shareOf(game: AnyGame, table: unknown, { winners }: Result, seat: Seat): number {
  if (!winners.includes(seat)) return 0
  if (!game.sideOf || winners.length === 1) return 1 / winners.length
  return 1 / new Set(winners.map((winner) => game.sideOf!(table, winner))).size
}
