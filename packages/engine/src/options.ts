import type { AnyGame, Box } from './game.ts'
import type { Options, Setting } from './position.ts'
import { Refusal } from './refusal.ts'
import { listed } from './text.ts'

const SEED = /^[A-Za-z0-9_-]{1,64}$/

/** The default options of a game. */
export function defaults(game: Box): Options {
  return Object.fromEntries(Object.entries(game.options).map(([name, [first]]) => [name, first!]))
}

/**
 * Reads options from text or JSON (an address, a command line, a stored log); missing ones get their default. Throws a `Refusal`
 * that lists the possible settings for a setting the game does not have. Unknown options are ignored unless `strict`.
 */
export function readOptions(game: Box, given: Readonly<Record<string, unknown>>, strict = false): Options {
  const options = defaults(game)
  for (const [name, value] of Object.entries(given)) {
    const settings = Object.hasOwn(game.options, name) ? game.options[name] : undefined
    if (!settings) {
      if (!strict) continue
      const known = Object.keys(game.options).join(', ') || 'none'
      throw new Refusal('bad-options', `There is no option “${name}” in this game. Its options: ${known}.`)
    }
    options[name] = settingOf(name, settings, value)
  }
  return options
}

function settingOf(name: string, settings: readonly Setting[], value: unknown): Setting {
  const found = settings.find((setting) => setting === value || String(setting) === value)
  if (found !== undefined) return found
  throw new Refusal(
    'bad-options',
    `The option “${name}” cannot be “${String(value)}”. It can be: ${settings.join(', ')}.`,
  )
}

/** The possible numbers of seats under these options. */
export function seatsFor(game: Box, options: Options): readonly number[] {
  return game.seatsFor?.(options) ?? game.seats
}

/** Validates a number of seats under these options (null: under any). Throws a `Refusal`. */
export function readSeats(game: Box, given: unknown, options: Options | null): number {
  const seats = Number(given)
  const possible = options ? seatsFor(game, options) : game.seats
  if (possible.includes(seats)) return seats
  const so = possible.length < game.seats.length ? ' with these options' : ''
  throw new Refusal(
    'bad-seats',
    `This game cannot be played with “${String(given)}” seats${so}, only with ${listed(possible, 'or')}.`,
  )
}

/**
 * The default number of seats: the first possible from four up, else the largest. In a game of sides the smallest, because one
 * person can lead a side.
 */
export function defaultSeats(game: AnyGame, options: Options): number {
  const possible = seatsFor(game, options)
  if (game.sideOf) return possible[0]!
  return possible.find((seats) => seats >= 4) ?? possible.at(-1)!
}

/** Validates a seed: one to 64 letters, digits, hyphens and underscores. Throws a `Refusal`. */
export function readSeed(given: unknown): string {
  if (typeof given === 'string' && SEED.test(given)) return given
  throw new Refusal(
    'bad-seed',
    'A seed is one to 64 letters, digits, hyphens or underscores, such as brains-42.',
  )
}
