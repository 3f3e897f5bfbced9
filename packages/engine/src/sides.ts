import type { AnyGame } from './game.ts'
import { start } from './play.ts'
import type { Result, Seat, SetUp } from './position.ts'

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

/**
 * The other seats on the side of a seat when a game of this set-up begins; none in a game without sides. Who is with whom
 * at the beginning does not hang on chance.
 */
export function alliesOf(game: AnyGame, { seats, options, carried }: SetUp, seat: Seat): Seat[] {
  if (!game.sideOf) return []
  const { table } = start(game, 'sides', seats, options, carried).position
  const side = game.sideOf(table, seat)
  return Array.from({ length: seats }, (_, other) => other).filter(
    (other) => other !== seat && game.sideOf!(table, other) === side,
  )
}
