/** A 95 % confidence interval. */
export interface Interval {
  from: number
  to: number
}

/** The quantile of the normal distribution for 95 %, two-sided. */
const TWO_SIDED = 1.96

/** The interval of the share `won` of `games`: Wilson's score interval (1927), which also holds for few games and shares near 0 and 1. */
export function shareInterval(won: number, games: number): Interval {
  if (games === 0) return { from: 0, to: 1 }
  const share = won / games
  const z2 = TWO_SIDED ** 2
  const middle = (share + z2 / (2 * games)) / (1 + z2 / games)
  const half =
    (TWO_SIDED / (1 + z2 / games)) * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games ** 2))
  return { from: Math.max(0, middle - half), to: Math.min(1, middle + half) }
}

export const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length)

/** The standard error of a mean; NaN for fewer than two numbers. */
export function errorOf(numbers: readonly number[]): number {
  if (numbers.length < 2) return NaN
  const mean = meanOf(numbers)
  const squares = numbers.reduce((sum, n) => sum + (n - mean) ** 2, 0)
  return Math.sqrt(squares / (numbers.length - 1) / numbers.length)
}

/** The interval of a mean. */
export function meanInterval(numbers: readonly number[]): Interval {
  const mean = meanOf(numbers)
  const half = TWO_SIDED * errorOf(numbers)
  return { from: mean - half, to: mean + half }
}
