// The numbers of passed and failed tests, from the reports of the runners. Anything else that is wrong counts as one failure: no
// report, an empty one, a file that does not load, an exit code without a failed test.

/** @typedef {{ passed: number, failed: number, problem?: string }} Count */

/**
 * @param {any} report as vitest's json reporter writes it
 * @param {boolean} ok whether the runner ended well
 * @returns {Count}
 */
export function countVitest(report, ok) {
  if (!report) return missing()
  const files = /** @type {any[]} */ (report.testResults ?? [])
  // A file that does not load has no tests.
  const unread = files.filter((file) => file.status === 'failed' && !file.assertionResults?.length).length
  return judge(report.numPassedTests ?? 0, (report.numFailedTests ?? 0) + unread, ok)
}

/**
 * @param {any} report as Playwright's json reporter writes it
 * @param {boolean} ok whether the runner ended well
 * @returns {Count}
 */
export function countPlaywright(report, ok) {
  if (!report) return missing()
  const { expected = 0, flaky = 0, unexpected = 0 } = report.stats ?? {}
  return judge(expected + flaky, unexpected + (report.errors?.length ?? 0), ok)
}

/**
 * @param {string} output what `attack` prints
 * @param {boolean} ok whether it ended well
 * @returns {Count}
 */
export function countAttacks(output, ok) {
  const [, held, fell] = /^(\d+) held, (\d+) fell$/m.exec(output) ?? []
  return held === undefined ? missing() : judge(Number(held), Number(fell), ok)
}

/** @returns {Count} */
function missing() {
  return { passed: 0, failed: 1, problem: 'The runner wrote no report.' }
}

/**
 * @param {number} passed
 * @param {number} failed
 * @param {boolean} ok
 * @returns {Count}
 */
function judge(passed, failed, ok) {
  if (failed) return { passed, failed }
  if (!ok) return { passed, failed: 1, problem: 'Every test passed, and yet the runner failed.' }
  if (!passed) return { passed, failed: 1, problem: 'The report is empty: no test was run.' }
  return { passed, failed }
}
