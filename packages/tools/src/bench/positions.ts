import { defaults, seatsFor, start, type AnyGame, type Position } from '@shamble/engine'

const SEEDS = 4

/** Opening positions with default options, for every number of seats. */
export function openings(game: AnyGame): Position<any>[] {
  return usualSeats(game).flatMap((seats) =>
    Array.from({ length: SEEDS }, (_, n) => start(game, `bench-${n}`, seats).position),
  )
}

/** The numbers of seats with default options. */
export const usualSeats = (game: AnyGame): readonly number[] => seatsFor(game, defaults(game))

const MAX_MOVES = 5000

/** An upper bound on the moves of a game. */
export const longestOf = (game: AnyGame): number => game.longest ?? MAX_MOVES

/** Returns the items of a list in turn, endlessly. */
export function inTurn<T>(things: readonly T[]): () => T {
  let next = 0
  return () => things[next++ % things.length]!
}
