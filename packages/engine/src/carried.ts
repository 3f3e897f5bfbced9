import { memo } from './boards/memo.ts'
import { canonical } from './canonical.ts'
import type { AnyGame } from './game.ts'
import type { Json, Options } from './position.ts'
import { Refusal } from './refusal.ts'

/** Maximum length of the carried value as JSON, in characters: it is part of every link. */
export const MAX_CARRIED = 12_000
const MAX_DEPTH = 20
/** A set-up is read several times on its way from an address to a game: the last verdicts are cached. */
const MAX_VERDICTS = 32

/**
 * Validates what a game is to take over from the game before, and returns it with sorted keys; null for nothing. The input is
 * untrusted: it comes from an address, a link or a stored log.
 */
export function readCarried(game: AnyGame, given: unknown, options: Options): Json | null {
  if (given === undefined || given === null) return null
  if (!game.refuseCarried) throw refused('Nothing can be carried into this game.')
  if (!isPlain(given)) throw refused('What is carried into a game must be plain JSON.')
  const text = canonical(given)
  if (text.length > MAX_CARRIED)
    throw refused(
      `What is carried into a game can have ${MAX_CARRIED} characters at most, not ${text.length}.`,
    )
  const why = verdictsOf(game)(JSON.stringify([text, canonical(options)]))
  if (why) throw refused(why)
  return JSON.parse(text) as Json
}

const known = new WeakMap<AnyGame, (key: string) => string | null>()

function verdictsOf(game: AnyGame): (key: string) => string | null {
  let verdicts = known.get(game)
  if (!verdicts) {
    verdicts = memo((key) => {
      const [text, options] = JSON.parse(key) as [string, string]
      return judged(game, JSON.parse(text) as Json, JSON.parse(options) as Options)
    }, MAX_VERDICTS)
    known.set(game, verdicts)
  }
  return verdicts
}

// A validator may throw on malformed input.
function judged(game: AnyGame, carried: Json, options: Options): string | null {
  try {
    return game.refuseCarried!(carried, options)
  } catch {
    return 'What is carried was not carried out of this game.'
  }
}

/** Whether a value is plain JSON of at most MAX_DEPTH levels. */
function isPlain(x: unknown, depth = 0): x is Json {
  if (x === null || typeof x === 'string' || typeof x === 'boolean') return true
  if (typeof x === 'number') return Number.isFinite(x)
  if (typeof x !== 'object' || depth === MAX_DEPTH) return false
  if (Array.isArray(x)) return x.every((part) => isPlain(part, depth + 1))
  const proto: unknown = Object.getPrototypeOf(x)
  return (
    (proto === Object.prototype || proto === null) &&
    Object.values(x).every((part) => isPlain(part, depth + 1))
  )
}

const refused = (why: string) => new Refusal('bad-carried', why)
