import { expect, test } from 'vitest'
import { exp, log, logistic, power } from '../src/exact.ts'
import { quickChance } from '../src/index.ts'

const bitsOf = (x: number): string => Buffer.from(new Float64Array([x]).buffer).toString('hex')
const off = (x: number, right: number): number => Math.abs(x / right - 1)

// Bits and not digits: these are what all machines must agree on.
test.each([
  [exp(1), '6a57148b0abf0540'],
  [exp(-2.5), '24f494c08503b53f'],
  [exp(20.1), '74ec6d009ef5bf41'],
  [log(10), '1555b5bbb16b0240'],
  [log(0.3), '20a7bdfc7843f3bf'],
  [logistic(0.7), '7694a152cb61e53f'],
])('%d is made of these bits.', (x, bits) => {
  expect(bitsOf(x)).toBe(bits)
})

test('Powers of e and logarithms are those of the machine, but for the last digits.', () => {
  const chance = quickChance('exact')
  for (let n = 0; n < 2000; n++) {
    const x = chance(1_400_000) / 1000 - 700
    expect(off(exp(x), Math.exp(x)), `exp ${x}`).toBeLessThan(1e-13)
    const y = exp(chance(60_000) / 1000 - 30)
    expect(Math.abs(log(y) - Math.log(y)), `log ${y}`).toBeLessThan(1e-14)
  }
})

test('They are right at their ends.', () => {
  expect([exp(0), exp(-Infinity), exp(-800), exp(800), exp(Infinity)]).toEqual([1, 0, 0, Infinity, Infinity])
  expect(exp(NaN)).toBeNaN()
  expect([log(1), log(0), log(Infinity)]).toEqual([0, -Infinity, Infinity])
  expect(log(-1)).toBeNaN()
  expect([logistic(0), logistic(-1000), logistic(1000)]).toEqual([0.5, 0, 1])
})

test('Whole powers are products.', () => {
  expect([power(0.1, 0), power(3, 1), power(1.1, 3), power(2, 40)]).toEqual([1, 3, 1.1 * 1.1 * 1.1, 2 ** 40])
})
