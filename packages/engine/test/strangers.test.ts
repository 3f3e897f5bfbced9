import { expect, test } from 'vitest'
import { withstand } from '../src/testing/index.ts'
import type { AnyGame } from '../src/index.ts'
import { convoy } from './convoy.ts'

const hull = (carried: unknown) => ({ hull: carried })

test('What strangers carry in is refused, or played to its end.', () => {
  const report = withstand(convoy as AnyGame, (chance, n) => (n % 2 === 0 ? hull([3, 3]) : hull([9, 9])), 10)
  expect(report).toMatchObject({ tried: 10 })
  expect(report.refused + report.played).toBe(10)
  expect(report.refused).toBeGreaterThanOrEqual(5)
})

test('A validator that throws is reported, and so is a rule that fails; each with its number.', () => {
  const stumbling = {
    ...convoy,
    refuseCarried() {
      throw new TypeError('It stumbled.')
    },
  } as unknown as AnyGame
  expect(() => withstand(stumbling, () => ({}), 3)).toThrow(
    'Thing 0 of strangers was not withstood: It stumbled.',
  )
  const failing = {
    ...convoy,
    refuseCarried: () => null,
    setUp() {
      throw new Error('It fell over.')
    },
  } as unknown as AnyGame
  expect(() => withstand(failing, () => ({}), 3)).toThrow(/Thing 0 of strangers was not withstood: /)
})
