import { quickChance, readCarried, Refusal, type AnyGame, type Json, type Options } from '../index.ts'
import { drawnOptions, randomGame } from './random-game.ts'

/** Makes the n-th thing that a stranger may want to have carried into a game: broken, hostile, or right. */
export type Stranger = (chance: (n: number) => number, n: number) => unknown

/** What came of many such things. */
export interface Withstood {
  tried: number
  /** Refused at the edge, with a sentence. */
  refused: number
  /** Played at random to the end, and the most moves of one game. */
  played: number
  longest: number
  /** The most milliseconds that reading one took, and playing one. */
  slowestRead: number
  slowestGame: number
}

/**
 * Carries what strangers make into a game. Each is refused with a sentence, or taken and then played at random to its end. Throws what
 * is anything else: an exception in whoever checks it, a rule that fails, a game that does not end; with the number of the thing.
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
    // `readCarried` makes a refusal of an exception of whoever checks: here it is a fault.
    if (isJson(given)) game.refuseCarried?.(given, options)
    return null
  }
}

// What is no JSON, or too much of it, does not come as far as the game.
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
