import { readOptions, readSeats, readSeed, type AnyGame, type Options } from '@shamble/engine'
import type { Given } from './arguments.ts'
import { orComplain } from './games.ts'

/*
 * What several tools let one say about a game: seats, options, a seed. All of it is checked by the engine,
 * and what the engine refuses becomes a complaint.
 */

/** `--seats`, checked against the game with these options (undefined: they are drawn); undefined when not given. */
export function seatsGiven(game: AnyGame, given: Given, options: Options | undefined): number | undefined {
  const seats = given.whole('seats')
  return seats === undefined ? undefined : orComplain(() => readSeats(game, seats, options ?? null))
}

/** The options given with `--option`, the others by default; undefined when none was given. */
export function optionsGiven(game: AnyGame, given: Given): Options | undefined {
  const settings = given.settings()
  if (Object.keys(settings).length === 0) return undefined
  return orComplain(() => readOptions(game, settings, true))
}

/** `--seed`, or what stands for it. */
export function seedGiven(given: Given, fallback: string): string {
  return orComplain(() => readSeed(given.text('seed') ?? fallback))
}
