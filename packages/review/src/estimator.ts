import { log, logistic, shareOf, sideOf, type AnyGame, type Referee, type Seat } from '@shamble/engine'
import { scoreOf, type Chances } from '@shamble/engine/bots'
import { CALIBRATIONS, PLAIN } from './calibrations.ts'

/** What a seat can expect, as a share of a victory. It is fixed for a game: it is not tuned on the games it judges. */
export interface Estimator {
  /** What the review names as its judge. */
  name: string
  /**
   * The expected share of the victory of each seat, from 0 to 1: the share itself when the game is over, else the chance to win. `at`: the
   * number of moves made. Without playouts, so that it adds no noise to the luck. What it returns holds until the next move.
   */
  value: (g: Pick<Referee<unknown, unknown>, 'table' | 'result'>, at: number) => (seat: Seat) => number
}

// A score closer to 0 or 1 counts as this.
const EDGE = 0.005
// Games may be longer than usual; later moves count as this many times the usual length.
const LATE = 1.5
// Chances are those of the side of this seat; a seat of the other side has the rest.
const FIRST: Seat = 0

/**
 * The estimator of a game with its advice to bots, for games of this many seats. `chances`: of this version of its rules. Without them it
 * takes the score, calibrated to the chance to win: so for older editions.
 */
export function estimatorOf(game: AnyGame, seats: number, chances?: Chances): Estimator {
  const calibration = CALIBRATIONS[game.id] ?? PLAIN
  const features = chances
    ? chances.features
    : (table: unknown, at: number) => (seat: Seat) =>
        regressors(scoreOf(game, table, seat), at / (calibration.moves * seats))
  const { weights } = chances ?? calibration
  return {
    name: chances
      ? `the chance to win in version ${game.version} of the rules`
      : `the score in version ${game.version} of the rules, calibrated to the chance to win`,
    value({ table, result }, at) {
      if (result) return (seat) => shareOf(game, table, result, seat)
      const featuresOf = features(table, at)
      const chance = (seat: Seat) => logistic(logOdds(featuresOf(seat), weights))
      const isAgainst = (seat: Seat) =>
        game.sideOf && sideOf(game, table, seat) !== sideOf(game, table, FIRST)
      return (seat) => (isAgainst(seat) ? 1 - chance(FIRST) : chance(seat))
    },
  }
}

/** The regressors of a calibration: functions of the score and of the part of the usual length that has been played. */
export function regressors(score: number, part: number): number[] {
  const kept = Math.min(1 - EDGE, Math.max(EDGE, score))
  const l = log(kept / (1 - kept))
  const t = Math.min(LATE, part)
  return [1, l, t, l * t, t * t, l * t * t]
}

function logOdds(features: readonly number[], weights: readonly number[]): number {
  let sum = 0
  for (const [n, x] of features.entries()) sum += weights[n]! * x
  return sum
}
