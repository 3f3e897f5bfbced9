import type { AnyGame } from './game.ts'
import { start } from './play.ts'
import type { Result, Seat, SetUp } from './position.ts'

/** The number of a seat's side. In a game without sides every seat is its own. */
export function sideOf(game: AnyGame, table: unknown, seat: Seat): number {
  return game.sideOf ? game.sideOf(table, seat) : seat
}

/** A seat's share of the victory, from 0 to 1. Every seat of a side that wins alone has 1. */
export function shareOf(game: AnyGame, table: unknown, { winners }: Result, seat: Seat): number {
  if (!winners.includes(seat)) return 0
  if (!game.sideOf || winners.length === 1) return 1 / winners.length
  return 1 / new Set(winners.map((winner) => game.sideOf!(table, winner))).size
}

/**
 * The other seats on a seat's side at the start of a game with this set-up; none in a game without sides. The sides at the start
 * do not depend on chance.
 */
export function alliesOf(game: AnyGame, { seats, options, carried }: SetUp, seat: Seat): Seat[] {
  if (!game.sideOf) return []
  const { table } = start(game, 'sides', seats, options, carried).position
  const side = game.sideOf(table, seat)
  return Array.from({ length: seats }, (_, other) => other).filter(
    (other) => other !== seat && game.sideOf!(table, other) === side,
  )
}
