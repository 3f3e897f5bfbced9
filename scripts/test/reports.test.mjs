import { expect, test } from 'vitest'
import { countAttacks, countPlaywright, countVitest } from '../reports.mjs'

/**
 * @param {string} status
 * @param {string[]} tests
 */
const file = (status, ...tests) => ({ status, assertionResults: tests.map((result) => ({ status: result })) })

test('Tests are counted as the reports count them.', () => {
  expect(countVitest({ numPassedTests: 7, numFailedTests: 0, testResults: [] }, true)).toEqual({
    passed: 7,
    failed: 0,
  })
  expect(countVitest({ numPassedTests: 7, numFailedTests: 2, testResults: [] }, false)).toEqual({
    passed: 7,
    failed: 2,
  })
  expect(countPlaywright({ stats: { expected: 3, flaky: 1, unexpected: 0 }, errors: [] }, true)).toEqual({
    passed: 4,
    failed: 0,
  })
  expect(countPlaywright({ stats: { expected: 3, flaky: 0, unexpected: 2 }, errors: [] }, false)).toEqual({
    passed: 3,
    failed: 2,
  })
})

test('Attacks are counted by their last line.', () => {
  expect(countAttacks('rooms: a flood  held  0 of 5\n24 held, 0 fell\n', true)).toEqual({
    passed: 24,
    failed: 0,
  })
  expect(countAttacks('23 held, 1 fell\n', false)).toEqual({ passed: 23, failed: 1 })
  expect(countAttacks('It is not built.', false).failed).toBe(1)
  expect(countAttacks('24 held, 0 fell\n', false).failed).toBe(1)
})

test('A file that does not load is a failure.', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 0,
    testResults: [file('passed', 'passed'), file('failed')],
  }
  expect(countVitest(report, false)).toEqual({ passed: 1, failed: 1 })
  expect(countPlaywright({ stats: { expected: 1 }, errors: [{}] }, false)).toEqual({ passed: 1, failed: 1 })
})

test.each([
  ['no report', null, true],
  ['an empty report', {}, true],
  ['a report without tests', { numPassedTests: 0, testResults: [], stats: { expected: 0 } }, true],
  ['a runner that failed with every test passing', { numPassedTests: 5, stats: { expected: 5 } }, false],
])('A failure: %s.', (_, report, ok) => {
  expect(countVitest(report, ok).failed).toBe(1)
  expect(countPlaywright(report, ok).failed).toBe(1)
})
