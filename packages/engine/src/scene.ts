import type { Game } from './game.ts'
import { start } from './play.ts'
import { readOptions, seatsFor } from './options.ts'
import { copy, type Frame, type Json, type Options, type Position } from './position.ts'

/**
 * A prepared position: for tests, for pictures in rule books, and to play from. `table` replaces fields of the table after set-up.
 * `next` are the scheduled steps, first to last; without it the game goes on from its set-up. `dice` are the first rolls of each
 * stream.
 */
export interface Scene<Table> {
  seats?: number
  options?: Options
  /** Carried over from the game before. */
  carried?: Json
  seed?: string
  table?: Partial<Table>
  next?: Frame[]
  dice?: Record<string, number[]>
}

/** The position of a scene, before its first step. Settle it to get the open choices. */
export function layOut<T, V, E>(game: Game<T, V, E>, scene: Scene<T>): Position<T> {
  const { options = {}, carried, seed = 'scene', table = {}, next, dice } = scene
  const { seats = seatsFor(game, readOptions(game, options))[0]! } = scene
  const position = copy(start(game, seed, seats, options, carried).position)
  Object.assign(position.table as object, copy(table))
  if (next) position.agenda = copy(next).reverse()
  if (next) position.result = null
  if (dice) position.rng.loaded = copy(dice)
  return position
}
