import { logistic } from '@shamble/engine'
import { meanOf } from '../statistics.ts'
import { solved } from './solved.ts'
import type { Told } from './told.ts'

/** How much it counts that the chance agrees with the result, beside the variance without luck. */
const AGREEMENT = 0.5
// Draws the weights to zero, in units of the spread of their features: games are few, and their positions alike.
const RIDGE = 1e-5
const ROUNDS = 30
const MAX_HALVINGS = 10
const ENOUGH = 1e-5
const DIGITS = 5

/**
 * Fits the weights of the chance to win, a logistic function of features, to what finished games say. They minimise the variance of
 * `result − luck` as a part of that of the results, which is what a review is for, and half as much the squared error of the chance.
 * Found by the method of Gauss and Newton.
 */
export function fitted(told: readonly Told[]): number[] {
  const ridge = spreadsOf(told).map((spread) => RIDGE * (spread ** 2 || 1))
  let weights = ridge.map(() => 0)
  let now = expanded(told, weights, ridge)
  for (let round = 0; round < ROUNDS; round++) {
    const step = solved(now.bend, now.slope)
    const lower = lowered(told, { weights, ...now }, step, ridge)
    if (!lower) break
    const gain = now.loss - lower.loss
    weights = lower.weights
    now = lower
    if (gain < ENOUGH) break
  }
  return weights.map((weight) => Number(weight.toPrecision(DIGITS)))
}

/** The loss at some weights, and its quadratic approximation: its negative slope and its curvature, both halved. */
interface Expansion {
  loss: number
  slope: number[]
  bend: number[][]
}

// Goes along a step, or half of it, and so on, until the loss is lower.
function lowered(
  told: readonly Told[],
  { weights, loss }: { weights: readonly number[]; loss: number },
  step: readonly number[],
  ridge: readonly number[],
): (Expansion & { weights: number[] }) | null {
  for (let n = 0; n < MAX_HALVINGS; n++) {
    const next = weights.map((weight, i) => weight + step[i]! / 2 ** n)
    const expansion = expanded(told, next, ridge)
    if (expansion.loss < loss) return { weights: next, ...expansion }
  }
  return null
}

function expanded(told: readonly Told[], weights: readonly number[], ridge: readonly number[]): Expansion {
  const slope = weights.map((weight, i) => -ridge[i]! * weight)
  const bend = weights.map((_, i) => weights.map((_, j) => (i === j ? ridge[i]! : 0)))
  let loss = weights.reduce((sum, weight, i) => sum + ridge[i]! * weight ** 2, 0)
  const add = (factor: number, rest: number, gradient: ArrayLike<number>) => {
    loss += factor * rest ** 2
    for (let i = 0; i < weights.length; i++) {
      const by = factor * gradient[i]!
      slope[i]! -= rest * by
      const row = bend[i]!
      for (let j = 0; j < weights.length; j++) row[j]! += by * gradient[j]!
    }
  }

  const shares = told.map(({ share }) => share)
  const mean = meanOf(shares)
  const unit = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0)
  const lucks = told.map((game) => luckOf(game, weights))
  const adjusted = told.map(({ share }, n) => share - lucks[n]!.luck)
  const middle = meanOf(adjusted)
  const middles = weights.map((_, i) => meanOf(lucks.map(({ gradient }) => gradient[i]!)))
  for (const [n, { gradient }] of lucks.entries())
    add(
      1 / unit,
      adjusted[n]! - middle,
      gradient.map((by, i) => middles[i]! - by),
    )

  const positions = told.reduce((sum, { came, width }) => sum + came.length / width, 0)
  const agreement = (AGREEMENT * told.length) / unit / positions
  const gradient = new Float64Array(weights.length)
  for (const { came, width, share } of told)
    for (let row = 0; row < came.length; row += width) {
      const chance = chanceAt(came, row, weights)
      for (let i = 0; i < width; i++) gradient[i] = chance * (1 - chance) * came[row + i]!
      add(agreement, chance - share, gradient)
    }
  return { loss, slope, bend }
}

/** The luck of a seat in a game, and its derivatives by the weights. */
function luckOf({ known, events, parts, width }: Told, weights: readonly number[]) {
  const gradient = new Float64Array(width)
  let luck = known
  for (const [n, part] of parts.entries()) {
    const chance = chanceAt(events, n * width, weights)
    luck += part * chance
    const by = part * chance * (1 - chance)
    for (let i = 0; i < width; i++) gradient[i]! += by * events[n * width + i]!
  }
  return { luck, gradient }
}

function chanceAt(features: Float32Array, row: number, weights: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < weights.length; i++) sum += weights[i]! * features[row + i]!
  return logistic(sum)
}

/** The standard deviations of the features. */
function spreadsOf(told: readonly Told[]): number[] {
  const [sums, squares] = [new Float64Array(told[0]!.width), new Float64Array(told[0]!.width)]
  let rows = 0
  for (const { came, width } of told)
    for (let row = 0; row < came.length; row += width, rows++)
      for (let i = 0; i < width; i++) {
        sums[i]! += came[row + i]!
        squares[i]! += came[row + i]! ** 2
      }
  return Array.from(sums, (sum, i) => Math.sqrt(Math.max(0, squares[i]! / rows - (sum / rows) ** 2)))
}
