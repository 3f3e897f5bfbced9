// npm test: all checks. Prints one line for each step, and its output if it fails. Steps run in parallel, so their times add up to
// more than the total. The last line is `N passed, N failed`: the sum of the test runners' reports, where a check without a report
// counts as one. A step that leaves a process behind fails. `npm test -- lint unit` runs only the steps named.

import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { install, newRun, root, run, since, survivors, web } from './workspace.mjs'
import { findFirefox, findWebKit, getBrowsers } from './browsers.mjs'
import { HOW, getChromium } from './chromium.mjs'
import { countAttacks, countPlaywright, countVitest } from './reports.mjs'

// `notes`: what was not tested, and why.
/** @typedef {{ passed: number, failed: number, problem?: string | undefined, notes?: string[] }} Count */
/** @typedef {{ name: string, needs?: string, run: (env: Record<string, string>) => Promise<Count & { output: string }> }} Step */

const REPORTS = join(root, '.reports')

/** @type {Step} */
const INSTALL = { name: 'install', run: check(install) }
/** @type {Step} */
const BUILD = { name: 'build', run: check(['turbo', 'run', 'build', '--output-logs=errors-only']) }
/** @type {Step} */
const WORKER = {
  name: 'worker',
  needs: 'build',
  run: vitest('worker', web, '--config', 'worker/vitest.config.ts'),
}
/** @type {Step} What strangers have tried, done to the built app: counts, sizes and refusals. Times are judged at rest. */
const ATTACK = { name: 'attack', needs: 'build', run: attack }
/** @type {Step[]} Steps that only read sources, on one core. */
const READING = [
  { name: 'format', run: check(['prettier', '--check', '--log-level', 'warn', '.']) },
  { name: 'lint', run: check(['oxlint']) },
  { name: 'directions', run: check(['node', 'scripts/directions.mjs']) },
  { name: 'unused', run: check(['knip', '--no-progress', '--no-config-hints']) },
]
/** @type {Step[]} Steps that use all cores. */
const SOURCES = [
  { name: 'types', run: check(['pnpm', 'run', 'check', '--output-logs=errors-only']) },
  // By default vitest leaves one core free.
  { name: 'unit', run: vitest('unit', root, '--maxWorkers=100%') },
]
/** @type {Step} */
const E2E = { name: 'e2e', needs: 'build', run: playwright('e2e') }
/** @type {Step} Longer than a whole game in one browser; runs only if it is named. */
const LONG = { name: 'long', needs: 'build', run: playwright('long', { E2E_LONG: '1' }) }
/** @type {Step} Browsers other than Chromium, where they can be had; runs only if it is named. */
const BROWSERS = { name: 'browsers', needs: 'build', run: browsers }

/**
 * Stages run one after another, the rows of a stage in parallel. The build uses one core; the Worker's tests mostly wait for alarms, attacks for answers.
 * Types are checked after the build, which writes some of them.
 * @type {Step[][][]}
 */
const STAGES = [[[INSTALL]], [[BUILD], READING], [[WORKER, ATTACK], SOURCES], [[E2E]], [[LONG]], [[BROWSERS]]]

const names = STAGES.flat(2).map((step) => step.name)
const named = process.argv.slice(2)
const asked = named.length ? named : names.filter((name) => name !== LONG.name && name !== BROWSERS.name)
const unknown = named.filter((name) => !names.includes(name))
if (unknown.length) {
  console.error(`There is no step ${unknown.join(', ')}. There are ${names.join(', ')}.`)
  process.exit(2)
}

rmSync(REPORTS, { recursive: true, force: true })
const total = { passed: 0, failed: 0 }
let skipped = false
/** @type {Set<string>} */
const broken = new Set()
const began = performance.now()

for (const rows of STAGES) {
  if (broken.has('install')) break
  await Promise.all(rows.map(inTurn))
}

console.log(`\nDone in ${since(began)}.\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed || !(total.passed || skipped) ? 1 : 0

/** @param {Step[]} row */
async function inTurn(row) {
  for (const step of row) {
    if (!asked.includes(step.name)) continue
    const start = performance.now()
    const { passed, failed, problem, notes = [], output } = await resultOf(step)
    total.passed += passed
    total.failed += failed
    if (failed) broken.add(step.name)
    const word = failed ? 'FAILED' : passed ? 'ok' : 'skipped'
    const state = `${word.padEnd(7)} ${since(start).padStart(8)}`
    console.log(`${step.name.padEnd(12)}${state}   ${passed} passed, ${failed} failed`)
    for (const note of notes) console.log(`             ${note}`)
    skipped ||= notes.length > 0
    if (failed) console.log(`\n${output.trimEnd()}\n${problem ? `${problem}\n` : ''}`)
  }
}

/**
 * @param {Step} step
 * @returns {Promise<Count & { output: string }>}
 */
async function resultOf(step) {
  if (step.needs && broken.has(step.needs)) {
    return { passed: 0, failed: 1, output: '', problem: `Not run: ${step.needs} failed.` }
  }
  const started = newRun()
  try {
    return await noticing(await step.run({ SHAMBLE_RUN: started }), started)
  } catch (error) {
    return { passed: 0, failed: 1, output: '', problem: String(error) }
  }
}

/**
 * Adds a failure if a step left processes behind, and ends them.
 * @param {Count & { output: string }} result
 * @param {string} started the name of what the step started
 * @returns {Promise<Count & { output: string }>}
 */
async function noticing(result, started) {
  const left = await survivors(started)
  if (!left.length) return result
  for (const { pid } of left) process.kill(pid, 'SIGKILL')
  const list = left.map(({ pid, command }) => `  ${pid}  ${command.slice(0, 200)}`).join('\n')
  const problem = [result.problem, `Left running:\n${list}`].filter(Boolean).join('\n')
  return { ...result, failed: result.failed + 1, problem }
}

/**
 * @param {string[]} command
 * @returns {Step['run']}
 */
function check(command) {
  return async (env) => {
    const { ok, output } = await run(command, { env })
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output }
  }
}

/** @type {Step['run']} */
async function attack(env) {
  const { ok, output } = await run(['node', 'packages/tools/src/tool.ts', 'attack', '--short'], { env })
  return { ...countAttacks(output, ok), output }
}

/**
 * @param {string} name
 * @param {string} cwd
 * @param {string[]} args
 * @returns {Step['run']}
 */
function vitest(name, cwd, ...args) {
  const file = join(REPORTS, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return async (env) => {
    const { ok, output } = await run(['vitest', 'run', ...args, ...reporters], { cwd, env })
    return { ...countVitest(report(file), ok), output }
  }
}

/**
 * @param {string} name
 * @param {Record<string, string>} [chosen]
 * @returns {Step['run']}
 */
function playwright(name, chosen) {
  return async (env) => {
    const chromium = await getChromium()
    if (!chromium) return { passed: 0, failed: 1, output: HOW }
    return specs(name, { ...env, ...chosen, CHROMIUM_PATH: chromium })
  }
}

/** @type {Step['run']} */
async function browsers(env) {
  const notes = await getBrowsers()
  if (!findFirefox() && !findWebKit()) return { passed: 0, failed: 0, notes, output: '' }
  return { ...(await specs('browsers', env, '--config', 'browsers/playwright.config.ts')), notes }
}

/**
 * @param {string} name
 * @param {Record<string, string>} env
 * @param {string[]} args
 */
async function specs(name, env, ...args) {
  const file = join(REPORTS, `${name}.json`)
  const { ok, output } = await run(['playwright', 'test', ...args, '--reporter=list,json'], {
    cwd: join(root, 'e2e'),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
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
