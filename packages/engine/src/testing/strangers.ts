import { quickChance, readCarried, Refusal, type AnyGame, type Json, type Options } from '../index.ts'
import { drawnOptions, randomGame } from './random-game.ts'

/** Makes untrusted carried value number `n`: malformed, hostile or valid. */
export type Stranger = (chance: (n: number) => number, n: number) => unknown

/** What came of many such values. */
export interface Withstood {
  tried: number
  /** Refused, with a sentence. */
  refused: number
  /** Accepted and played to the end, and the moves of the longest game. */
  played: number
  longest: number
  /** Maximum time to read a value, and to play a game, in milliseconds. */
  slowestRead: number
  slowestGame: number
}

/**
 * Carries untrusted values into a game: each must be refused, or be accepted and then played at random to the end. Throws, with the
 * number of the value, when the validator or a rule throws or a game does not end.
 */
export function withstand(game: AnyGame, make: Stranger, tries: number, seed = 'strangers'): Withstood {
  const report: Withstood = { tried: 0, refused: 0, played: 0, longest: 0, slowestRead: 0, slowestGame: 0 }
  for (let n = 0; n < tries; n++) {
    const chance = quickChance(`${seed}-${n}`)
    const given = make(chance, n)
    const options = drawnOptions(game, chance)
    try {
      report.tried++
      const begun = performance.now()
      const carried = read(game, given, options)
      report.slowestRead = Math.max(report.slowestRead, performance.now() - begun)
      if (carried === null) report.refused++
      else play(game, `${seed}-${n}`, carried, options, report)
    } catch (cause) {
      throw new Error(`Thing ${n} of ${seed} was not withstood: ${(cause as Error).message}`, { cause })
    }
  }
  return report
}

function read(game: AnyGame, given: unknown, options: Options): Json | null {
  try {
    return readCarried(game, given, options)
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause
    // `readCarried` turns an exception of the validator into a refusal; here it must throw.
    if (isJson(given)) game.refuseCarried?.(given, options)
    return null
  }
}

// Only JSON reaches the game's validator.
function isJson(given: unknown): given is Json {
  try {
    return given !== undefined && JSON.stringify(JSON.parse(JSON.stringify(given))) === JSON.stringify(given)
  } catch {
    return false
  }
}

function play(game: AnyGame, seed: string, carried: Json, options: Options, report: Withstood): void {
  const begun = performance.now()
  const { moves } = randomGame(game, seed, { carried, options })
  report.played++
  report.longest = Math.max(report.longest, moves.length)
  report.slowestGame = Math.max(report.slowestGame, performance.now() - begun)
}
