import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { availableParallelism } from 'node:os'
import { stderr, stdout } from 'node:process'
import { entryOf } from '@shamble/catalogue'
import { readArguments, type Flags, type Given } from '../arguments.ts'
import { Complaint, type Tool } from '../command.ts'
import { ROOT } from '../games.ts'
import { percent } from '../rows.ts'
import { shareInterval } from '../statistics.ts'
import { countOf, saidOf, shareOf, survivorsOf, type Count, type Found } from './found.ts'
import { drawnRanges, rangeText, within, type Range } from './ranges.ts'
import { ruleFilesOf } from './rules.ts'
import { makeSandbox, nameOf } from './sandbox.ts'
import { RESULTS, tryMutants } from './stryker.ts'
import { sentence, toldFilesOf, tryTold } from './told.ts'

const FLAGS: Flags = {
  file: 'values',
  jobs: 'value',
  fresh: 'switch',
  told: 'switch',
  alone: 'switch',
  sample: 'value',
  seed: 'value',
}

const usage = `
pnpm tool mutants <game> [--file src/turn.ts] [--sample N]
pnpm tool mutants <game> --told [--alone] [--sample N]

Mutation tests (StrykerJS): plants small faults in the rules of a game, one at a time, and runs its scenes. Rules are the files of
src/ that the game needs to be played, and why-not.ts, without bots, scores, words, the tables of src/data and sentences for people.
Scenes are the tests that test a rule by name (see NO_SCENES in sandbox.ts).

It can be stopped at any time; the next run continues. It prints the survivors, and .mutants/<game>/report.html shows them in the
code. The last line is \`killed K of N (P %)\`; below 90 % the exit code is 1.

  --file F    only this file; repeatable
  --jobs N    how many at a time (half of the cores)
  --fresh     discards all stored results. By default a mutant is tried again only if its own code or a scene that reaches it
              has changed, so use this after a change to the engine or to a rule that others depend on
  --told      faults of the second kind: a number, comparison or condition is changed in what players are told (facts, odds, hints,
              reasons, words). They are tried with the properties that hold in random games, and those that are missed with
              scenes. The last line is \`noticed K of N (P %, 95 %: from A to B)\`
  --alone     with --told: the properties alone are tried, no scenes, which is faster
  --sample N  with --told: N faults, drawn at random (40). Without --told: functions and tables drawn at random, N lines in all
  --seed S    another sample

<game> is an id of the catalogue, or the folder of a game.
`

const ENOUGH = 0.9
const SAMPLE = 40
// Small files are grouped up to this many characters.
const GROUP = 15_000

async function run(args: string[]): Promise<number> {
  const given = readArguments(args, FLAGS)
  const game = folderOf(given.words[0])
  if (given.on('told')) return runTold(game, given)
  const files = wanted(ruleFilesOf(game), given.texts('file'))
  const jobs = given.whole('jobs') ?? Math.max(1, Math.floor(availableParallelism() / 2))
  const sandbox = makeSandbox(game)
  const sample = given.whole('sample')
  if (sample) return runSample(sandbox, drawnRanges(sandbox, files, sample, seedOf(given)), jobs)
  await tryAll(sandbox, files, jobs, given.on('fresh'))
  const found = foundIn(sandbox)
  const count = report(sandbox, found, files)
  stdout.write(`${saidOf(count)}\n`)
  return shareOf(count) < ENOUGH ? 1 : 0
}

// Says which mutants survived, and where the report is.
function report(sandbox: string, found: Found, files: readonly string[]): Count {
  const survivors = survivorsOf(found, files)
  stdout.write(survivors.map((line) => `${line}\n`).join(''))
  stdout.write(`Report: ${relative('.', join(sandbox, 'report.html'))}\n`)
  return countOf(found, files)
}

async function runSample(sandbox: string, ranges: readonly Range[], jobs: number): Promise<number> {
  await tryMutants(sandbox, ranges.map(rangeText), jobs, false)
  const found = within(foundIn(sandbox), ranges)
  const count = report(sandbox, found, [...new Set(ranges.map(({ file }) => file))].sort())
  stdout.write(`${saidOfShare('killed', count.killed, count.all)}\n`)
  return shareOf(count) < ENOUGH ? 1 : 0
}

const seedOf = (given: Given): string => given.text('seed') ?? 'sample'

// The second kind. Returns the exit code: 1 when fewer than enough are noticed.
function runTold(game: string, given: Given): number {
  const sandbox = makeSandbox(game, true)
  const files = wanted(toldFilesOf(sandbox), given.texts('file'))
  const sample = given.whole('sample') ?? SAMPLE
  const scenes = !given.on('alone')
  const tried = tryTold(sandbox, files, { sample, seed: seedOf(given), scenes })
  for (const missed of tried.filter(({ by }) => by === null)) stdout.write(`${sentence(missed)}\n`)
  const properties = tried.filter(({ by }) => by === 'properties').length
  const noticed = tried.filter(({ by }) => by !== null).length
  if (scenes) stdout.write(`${saidOfShare('by the properties alone', properties, tried.length)}\n`)
  stdout.write(`${saidOfShare('noticed', noticed, tried.length)}\n`)
  return noticed < ENOUGH * tried.length ? 1 : 0
}

function saidOfShare(what: string, some: number, all: number): string {
  const { from, to } = shareInterval(some, all)
  return `${what} ${some} of ${all} (${percent(some / all)}, 95 %: from ${percent(from)} to ${percent(to)})`
}

function folderOf(asked: string | undefined): string {
  if (!asked) throw new Complaint('Which game?')
  const folder = /[/\\]/.test(asked) ? resolve(asked) : join(ROOT, 'packages', entryOf(asked)?.id ?? '')
  if (existsSync(join(folder, 'src/index.ts'))) return folder
  throw new Complaint(`“${asked}” is no game: there is no src/index.ts in its folder.`)
}

function wanted(rules: readonly string[], asked: readonly string[]): readonly string[] {
  for (const file of asked)
    if (!rules.includes(file))
      throw new Complaint(`There are no rules in ${file}. There are in: ${rules.join(', ')}.`)
  return asked.length > 0 ? asked : rules
}

// Group by group. Files whose code and scenes have not changed since the last run are skipped.
async function tryAll(
  sandbox: string,
  files: readonly string[],
  jobs: number,
  fresh: boolean,
): Promise<void> {
  const list = join(sandbox, 'done.json')
  const name = nameOf(sandbox)
  const done =
    !fresh && existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>) : {}
  const width = Math.max(...files.map((file) => file.length))
  let n = 0
  for (const group of groupsOf(sandbox, files)) {
    const start = performance.now()
    const left = group.filter((file) => done[file] !== name)
    if (left.length > 0) await tryMutants(sandbox, left, jobs, fresh)
    for (const file of group) done[file] = name
    writeFileSync(list, JSON.stringify(done))
    const seconds = ((performance.now() - start) / 1000).toFixed(0)
    const took = left.length > 0 ? `  ${seconds} s` : ', nothing new'
    const found = foundIn(sandbox)
    for (const file of group) {
      const spent = file === group.at(-1) ? took : ''
      stderr.write(
        `${++n} of ${files.length}  ${file.padEnd(width)}  ${saidOf(countOf(found, [file]))}${spent}\n`,
      )
    }
  }
}

// All scenes run once for each group, which would be too slow for every small file.
function groupsOf(sandbox: string, files: readonly string[]): string[][] {
  const groups: string[][] = []
  let room = 0
  for (const file of files) {
    const { length } = readFileSync(join(sandbox, file), 'utf8')
    if (length > room) {
      groups.push([])
      room = GROUP
    }
    groups.at(-1)!.push(file)
    room -= length
  }
  return groups
}

const foundIn = (sandbox: string): Found => JSON.parse(readFileSync(join(sandbox, RESULTS), 'utf8')) as Found

export const tool: Tool = { usage, run }
