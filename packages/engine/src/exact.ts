/*
 * Functions that give the same bits on every machine. ECMAScript leaves `Math.exp`, `Math.log`, `**` and others to the implementation, and
 * browsers differ in the last bit: enough for a bot to prefer another move. These use only operations that IEEE 754 fixes.
 */

// Terms of the power series of `exp`.
const TERMS = 13
// Above and below these `exp` is infinite and 0.
const OVERFLOW = 709.78
const UNDERFLOW = -745.13
// Terms of the series of `log`: s + s³/3 + s⁵/5 …
const LAST_ODD = 21

/** e to the power of x, to 13 digits. */
export function exp(x: number): number {
  if (x > OVERFLOW) return Infinity
  if (x < UNDERFLOW) return 0
  // e^x = 2^twos · e^rest, with a rest of at most half of log 2.
  let twos = Math.round(x / Math.LN2)
  const rest = x - twos * Math.LN2
  let sum = 1
  for (let n = TERMS; n > 0; n--) sum = 1 + (sum * rest) / n
  for (; twos > 0; twos--) sum *= 2
  for (; twos < 0; twos++) sum /= 2
  return sum
}

/** The natural logarithm, to 15 digits. */
export function log(x: number): number {
  if (!(x > 0)) return x === 0 ? -Infinity : NaN
  if (x === Infinity) return x
  // log x = twos · log 2 + log m, with m near 1.
  let twos = 0
  let m = x
  for (; m > Math.SQRT2; twos++) m /= 2
  for (; m < Math.SQRT1_2; twos--) m *= 2
  const s = (m - 1) / (m + 1)
  let sum = 0
  for (let odd = LAST_ODD; odd > 0; odd -= 2) sum = sum * s * s + 1 / odd
  return twos * Math.LN2 + 2 * s * sum
}

/** The logistic function: turns a margin into a likelihood from 0 to 1. */
export const logistic = (margin: number): number => 1 / (1 + exp(-margin))

/** A number to the power of a whole number from 0. */
export function power(base: number, exponent: number): number {
  let product = 1
  for (let n = 0; n < exponent; n++) product *= base
  return product
}
