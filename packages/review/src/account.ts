import { exp, type Seat } from '@shamble/engine'
import { gainIn, luckIn, type Course } from './course.ts'

/** Where a seat's result came from, as shares of a victory: `result − start = luck + own + others`. */
export interface Account {
  start: number
  result: number
  luck: number
  /** The standard error of `luck` that comes from drawing each event a limited number of times. */
  error: number
  /** What the seat's own moves gained against what the estimator expects of play. */
  own: number
  /** What the moves of the other seats gained for it. */
  others: number
  /**
   * The share of all dice and draws that would have been worse, from 0 to 1, by the normal distribution; 0.5 when there was no chance.
   */
  share: number
}

/** The account of a seat. For a finished game `result` is its share of the victory. */
export function accountOf({ start, steps, draws }: Course, seat: Seat): Account {
  let before = start
  let luck = 0
  let variance = 0
  let own = 0
  let others = 0
  for (const step of steps) {
    luck += luckIn(step, seat)
    variance += step.spread[seat]! * step.spread[seat]!
    const gain = gainIn(step, before, seat)
    if (step.seat === seat) own += gain
    else others += gain
    before = step.after
  }
  // The luck varies with the event; the error of the estimated expectation adds to it.
  const spread = Math.sqrt(variance * (1 + 1 / draws))
  return {
    start: start[seat]!,
    result: before[seat]!,
    luck,
    error: Math.sqrt(variance / draws),
    own,
    others,
    share: spread > 0 ? normal(luck / spread) : 0.5,
  }
}

// The share of a normal distribution below a number of standard deviations (Abramowitz and Stegun 26.2.17).
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const tail =
    0.3989423 *
    exp((-z * z) / 2) *
    t *
    (0.3193815 + t * (-0.3565638 + t * (1.781478 + t * (-1.821256 + t * 1.330274))))
  return z > 0 ? 1 - tail : tail
}
