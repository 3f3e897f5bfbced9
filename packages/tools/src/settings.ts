import { readOptions, readSeats, readSeed, type AnyGame, type Options } from '@shamble/engine'
import type { Given } from './arguments.ts'
import { orComplain } from './games.ts'

/*
 * Flags that several tools share: seats, options, seed. The engine validates them; its refusals become complaints.
 */

/** `--seats`, valid with these options (undefined: any); undefined if it is not given. */
export function seatsGiven(game: AnyGame, given: Given, options: Options | undefined): number | undefined {
  const seats = given.whole('seats')
  return seats === undefined ? undefined : orComplain(() => readSeats(game, seats, options ?? null))
}

/** All `--option`, with defaults for the others; undefined if none is given. */
export function optionsGiven(game: AnyGame, given: Given): Options | undefined {
  const settings = given.settings()
  if (Object.keys(settings).length === 0) return undefined
  return orComplain(() => readOptions(game, settings, true))
}

/** `--seed`, or the fallback. */
export function seedGiven(given: Given, fallback: string): string {
  return orComplain(() => readSeed(given.text('seed') ?? fallback))
}
