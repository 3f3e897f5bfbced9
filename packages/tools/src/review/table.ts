import type { AnyGame, Log } from '@shamble/engine'
import { atOnce } from '@shamble/engine/bots'
import { accountOf, deciding, following, leadOf, type Estimator } from '@shamble/review'
import { errorOf, meanOf, shareInterval, type Interval } from '../statistics.ts'
import type { Planted } from './logs.ts'

/** What one game says about luck: by seat the share of the victory, and the luck. */
export interface Lucks {
  results: number[]
  lucks: number[]
}

export function lucksOf(game: AnyGame, log: Log, estimator: Estimator): Lucks {
  const course = atOnce(following(game, log, estimator))
  const accounts = course.start.map((_, seat) => accountOf(course, seat))
  return { results: accounts.map(({ result }) => result), lucks: accounts.map(({ luck }) => luck) }
}

/** The luck of a seat over many games. Shares of a victory. */
export interface LuckFigures {
  mean: number
  error: number
  /** The mean of the adjusted results, and of the raw ones. */
  adjusted: number
  raw: number
  /** The variance of the raw results by that of the adjusted ones, and its 95 % interval by bootstrap. */
  ratio: number
  between: Interval
}

const RESAMPLES = 400

/** The figures of a seat. `chance`: of the bootstrap. */
export function luckFigures(
  games: readonly Lucks[],
  seat: number,
  chance: (n: number) => number,
): LuckFigures {
  const raw = games.map(({ results }) => results[seat]!)
  const lucks = games.map(({ lucks }) => lucks[seat]!)
  const adjusted = raw.map((result, n) => result - lucks[n]!)
  const ratios = Array.from({ length: RESAMPLES }, () => {
    const picked = raw.map(() => chance(raw.length))
    return variance(picked.map((n) => raw[n]!)) / variance(picked.map((n) => adjusted[n]!))
  }).sort((a, b) => a - b)
  return {
    mean: meanOf(lucks),
    error: errorOf(lucks),
    adjusted: meanOf(adjusted),
    raw: meanOf(raw),
    ratio: variance(raw) / variance(adjusted),
    between: { from: ratios[Math.floor(0.025 * RESAMPLES)]!, to: ratios[Math.ceil(0.975 * RESAMPLES) - 1]! },
  }
}

const variance = (values: readonly number[]) => values.length * errorOf(values) ** 2

/** Pairs of playouts, in worlds that no review uses, that decide whether a planted move cost something. */
const TRUTH_PAIRS = 64
/** By how many standard errors it must have. */
const SURE = 2

/** The moments of the planted moves that really cost something against what the bot would have done. */
export const errorsAmong = (
  game: AnyGame,
  log: Log,
  planted: readonly Planted[],
  estimator: Estimator,
): number[] =>
  planted.flatMap(({ at, made, would }) => {
    const { mean, error } = leadOf(game, log, at, { better: would, made }, TRUTH_PAIRS, 'truth', estimator)
    return mean > SURE * error ? [at] : []
  })

/** Whether one of these errors is among the three dearest decisions that a review of the first seat names. */
export function isFound(game: AnyGame, log: Log, errors: readonly number[], estimator: Estimator): boolean {
  const { dearest } = atOnce(deciding(game, log, 0, estimator, [0]))
  return dearest.some(({ at }) => errors.includes(at))
}

/** A share with its interval, in words. */
export function shareInWords(found: number, of: number): string {
  const { from, to } = shareInterval(found, of)
  return `${found} of ${of} (${Math.round(100 * from)} to ${Math.round(100 * to)} %)`
}
