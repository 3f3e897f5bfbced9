import type { Game } from './game.ts'
import { start } from './play.ts'
import { readOptions, seatsFor } from './options.ts'
import { copy, type Frame, type Json, type Options, type Position } from './position.ts'

/**
 * A set-up position with the rule it shows: used by tests, by rule books as a picture, and to play from.
 * `table` replaces fields of the table as set-up leaves it; `next` are the steps to happen, first to last
 * (without it the game goes on from its set-up); `dice` fall as listed, by stream, before chance takes over.
 */
export interface Scene<Table> {
  seats?: number
  options?: Options
  /** What is carried over from the game before. */
  carried?: Json
  seed?: string
  table?: Partial<Table>
  next?: Frame[]
  dice?: Record<string, number[]>
}

/** The position a scene describes, before its first step. Settle it to see what is asked. */
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
