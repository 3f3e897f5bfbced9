import { defaults, seatsFor, start, type AnyGame, type Position } from '@shamble/engine'

const SEEDS = 4

/** Opening positions of a game by default options: every number of seats alike. */
export function openings(game: AnyGame): Position<any>[] {
  return usualSeats(game).flatMap((seats) =>
    Array.from({ length: SEEDS }, (_, n) => start(game, `bench-${n}`, seats).position),
  )
}

/** The numbers of seats of a game by default options. */
export const usualSeats = (game: AnyGame): readonly number[] => seatsFor(game, defaults(game))

const LONGEST = 5000

/** How many moves a game of the bench may last at most. */
export const longestOf = (game: AnyGame): number => game.longest ?? LONGEST

/** Takes things in turn, again and again. */
export function inTurn<T>(things: readonly T[]): () => T {
  let next = 0
  return () => things[next++ % things.length]!
}
