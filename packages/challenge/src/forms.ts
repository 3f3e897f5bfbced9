import { defaultSeats, readCarried, readOptions, readSeats, readSeed, type AnyGame } from '@shamble/engine'
import * as v from 'valibot'
import { challengeRefusal } from './refusals.ts'
import type { Terms } from './page.ts'

/*
 * Validation of request bodies.
 */

const MAX_SEALED_HOURS = 336
const MAX_OPEN_HOURS = 8760

const setting = v.union([v.boolean(), v.number(), v.pipe(v.string(), v.maxLength(64))])
const shortText = v.pipe(v.string(), v.maxLength(200))

const CHALLENGE = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  seats: v.optional(v.number()),
  options: v.optional(v.record(v.pipe(v.string(), v.maxLength(40)), setting)),
  carried: v.optional(v.unknown()),
  seed: v.optional(shortText),
  sealed: v.optional(v.boolean()),
  hours: v.optional(v.number()),
  name: v.optional(v.nullable(shortText)),
})

/** A new challenge: an open seed, or a sealed one, and how many hours it lasts. */
export type NewChallenge = v.InferOutput<typeof CHALLENGE>

/** Reads the body of a request for a new challenge. */
export function readChallenge(body: unknown): NewChallenge {
  const read = v.safeParse(CHALLENGE, body)
  if (!read.success) throw challengeRefusal('bad-challenge')
  const { sealed = false, seed, hours } = read.output
  if (sealed === (seed !== undefined)) {
    throw challengeRefusal('bad-challenge', 'Give a seed, or `sealed`, but not both.')
  }
  if (hours !== undefined && !(hours >= 1 && hours <= (sealed ? MAX_SEALED_HOURS : MAX_OPEN_HOURS))) {
    throw challengeRefusal('bad-time')
  }
  if (seed !== undefined) readSeed(seed)
  return read.output
}

/** The terms of a challenge, with the game's defaults. Refuses seats, options and carried that the game does not allow. */
export const termsOf = (
  game: AnyGame,
  { seats, options = {}, carried: given }: Pick<NewChallenge, 'seats' | 'options' | 'carried'>,
): Terms => {
  const own = readOptions(game, options, true)
  const carried = readCarried(game, given, own)
  return {
    game: game.id,
    version: game.version,
    seats: readSeats(game, seats ?? defaultSeats(game, own), own),
    options: own,
    ...(carried !== null && { carried }),
  }
}

const ATTEMPT = v.strictObject({
  token: v.pipe(v.string(), v.maxLength(64)),
  name: shortText,
  log: v.optional(v.string()),
})

/** An attempt: at an open seed with its log, at a sealed one without. */
export type Attempt = v.InferOutput<typeof ATTEMPT>

/** Reads the body of an attempt. */
export function readAttempt(body: unknown): Attempt {
  const read = v.safeParse(ATTEMPT, body)
  if (!read.success) throw challengeRefusal('bad-challenge')
  return read.output
}
