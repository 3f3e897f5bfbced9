import { readCarried } from './carried.ts'
import type { AnyGame } from './game.ts'
import { defaultSeats, readOptions, seatsFor } from './options.ts'
import type { Result, SetUp } from './position.ts'

/** The set-up of the next game of a campaign; null if there is none. */
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

/** Whether the next game repeats this one, as after a defeat in a campaign. */
export const isSameAgain = (before: Pick<SetUp, 'options'>, next: Pick<SetUp, 'options'>): boolean =>
  JSON.stringify(before.options) === JSON.stringify(next.options)
