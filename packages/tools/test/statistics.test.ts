import { describe, expect, test } from 'vitest'
import { errorOf, meanInterval, meanOf, shareInterval } from '../src/statistics.ts'

describe('Intervals', () => {
  test("Wilson's interval of a share is that of the tables.", () => {
    // R. G. Newcombe, Two-sided confidence intervals for the single proportion, 1998: the examples of its table I.
    const rounded = (won: number, games: number) => {
      const { from, to } = shareInterval(won, games)
      return [from.toFixed(4), to.toFixed(4)]
    }
    expect(rounded(81, 263)).toEqual(['0.2553', '0.3662'])
    expect(rounded(15, 148)).toEqual(['0.0624', '0.1605'])
    expect(rounded(0, 20)).toEqual(['0.0000', '0.1611'])
    expect(rounded(1, 29)).toEqual(['0.0061', '0.1718'])
  })

  test('It stays between nothing and all, and without games it says nothing.', () => {
    expect(shareInterval(0, 0)).toEqual({ from: 0, to: 1 })
    expect(shareInterval(5, 5).to).toBe(1)
    expect(shareInterval(5, 5).from).toBeGreaterThan(0.5)
  })

  test('The standard error of a mean.', () => {
    const numbers = [2, 4, 4, 4, 5, 5, 7, 9]
    expect(meanOf(numbers)).toBe(5)
    expect(errorOf(numbers)).toBeCloseTo(Math.sqrt(32 / 7 / 8), 12)
    const { from, to } = meanInterval(numbers)
    expect(to - from).toBeCloseTo(2 * 1.96 * errorOf(numbers), 12)
    expect(errorOf([3])).toBeNaN()
  })
})
