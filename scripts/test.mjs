// npm test: every check there is, in one go. One line a step; what a step printed is shown when it fails.
// The last line is `N passed, N failed`, added up from the reports of the test runners themselves; each check
// without a report of its own counts as one. A step that leaves a process behind has failed. `npm test -- lint unit` runs only the steps named.

import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beginRun, install, root, run, since, survivors, web } from './workspace.mjs'
import { HOW, getChromium } from './chromium.mjs'
import { countPlaywright, countVitest } from './reports.mjs'

/** @typedef {{ passed: number, failed: number, problem?: string | undefined }} Count */
/** @typedef {{ name: string, needs?: string, run: () => Promise<Count & { output: string }> }} Step */

const REPORTS = join(root, '.reports')

/** @type {Step[]} */
const STEPS = [
  { name: 'install', run: () => check(install) },
  { name: 'format', run: () => check(['prettier', '--check', '--log-level', 'warn', '.']) },
  { name: 'lint', run: () => check(['oxlint']) },
  { name: 'types', run: () => check(['pnpm', 'run', 'check', '--output-logs=errors-only']) },
  { name: 'directions', run: () => check(['node', 'scripts/directions.mjs']) },
  { name: 'unit', run: () => vitest('unit', root) },
  { name: 'build', run: () => check(['turbo', 'run', 'build', '--output-logs=errors-only']) },
  { name: 'worker', needs: 'build', run: () => vitest('worker', web, '--config', 'worker/vitest.config.ts') },
  { name: 'e2e', needs: 'build', run: playwright },
]

const only = process.argv.slice(2)
const unknown = only.filter((name) => !STEPS.some((step) => step.name === name))
if (unknown.length) {
  console.error(
    `There is no step ${unknown.join(', ')}. There are ${STEPS.map((step) => step.name).join(', ')}.`,
  )
  process.exit(2)
}

beginRun()
rmSync(REPORTS, { recursive: true, force: true })
const total = { passed: 0, failed: 0 }
/** @type {Set<string>} */
const broken = new Set()

for (const step of STEPS) {
  if (only.length && !only.includes(step.name)) continue
  const start = performance.now()
  process.stdout.write(step.name.padEnd(12))
  const { passed, failed, problem, output } = await resultOf(step)
  total.passed += passed
  total.failed += failed
  if (failed) broken.add(step.name)
  console.log(
    `${failed ? 'FAILED' : 'ok    '} ${since(start).padStart(8)}   ${passed} passed, ${failed} failed`,
  )
  if (failed) console.log(`\n${output.trimEnd()}\n${problem ? `${problem}\n` : ''}`)
  if (step.name === 'install' && failed) break
}

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed || !total.passed ? 1 : 0

/**
 * @param {Step} step
 * @returns {Promise<Count & { output: string }>}
 */
async function resultOf(step) {
  if (step.needs && broken.has(step.needs)) {
    return { passed: 0, failed: 1, output: '', problem: `Not run: ${step.needs} failed.` }
  }
  try {
    return await noticing(await step.run())
  } catch (error) {
    return { passed: 0, failed: 1, output: '', problem: String(error) }
  }
}

/**
 * What a step has left behind is its fault. It is ended, so that it does not count against the next one.
 * @param {Count & { output: string }} result
 * @returns {Promise<Count & { output: string }>}
 */
async function noticing(result) {
  const left = await survivors()
  if (!left.length) return result
  for (const { pid } of left) process.kill(pid, 'SIGKILL')
  const list = left.map(({ pid, command }) => `  ${pid}  ${command.slice(0, 200)}`).join('\n')
  const problem = [result.problem, `Left running:\n${list}`].filter(Boolean).join('\n')
  return { ...result, failed: result.failed + 1, problem }
}

/** @param {string[]} command */
async function check(command) {
  const { ok, output } = await run(command)
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output }
}

/**
 * @param {string} name
 * @param {string} cwd
 * @param {string[]} args
 */
async function vitest(name, cwd, ...args) {
  const file = join(REPORTS, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { ok, output } = await run(['vitest', 'run', ...args, ...reporters], { cwd })
  return { ...countVitest(report(file), ok), output }
}

async function playwright() {
  const chromium = await getChromium()
  if (!chromium) return { passed: 0, failed: 1, output: HOW }
  const file = join(REPORTS, 'e2e.json')
  const { ok, output } = await run(['playwright', 'test', '--reporter=list,json'], {
    cwd: join(root, 'e2e'),
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  return { ...countPlaywright(report(file), ok), output }
}

/** @param {string} file */
function report(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
