import { readCarried } from './carried.ts'
import type { AnyGame } from './game.ts'
import { defaultSeats, readOptions, seatsFor } from './options.ts'
import type { Result, SetUp } from './position.ts'

/** The set-up of the game that follows a finished one in a campaign; null when none does. */
export function sequelOf(game: AnyGame, { seats, options }: SetUp, result: Result): SetUp | null {
  const next = game.sequel?.(options, result)
  if (!next) return null
  const own = readOptions(game, next, true)
  const carried = readCarried(game, result.carries, own)
  return {
    seats: seatsFor(game, own).includes(seats) ? seats : defaultSeats(game, own),
    options: own,
    ...(carried !== null && { carried }),
  }
}
