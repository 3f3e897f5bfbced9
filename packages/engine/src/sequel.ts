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

/** Whether what follows a game is that game once more, as after a defeat in a campaign. */
export const isSameAgain = (before: Pick<SetUp, 'options'>, next: Pick<SetUp, 'options'>): boolean =>
  JSON.stringify(before.options) === JSON.stringify(next.options)
