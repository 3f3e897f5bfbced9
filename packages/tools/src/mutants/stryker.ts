import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import process, { execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import { Complaint } from '../command.ts'
import type { Found } from './found.ts'

const here = (module: string): string => fileURLToPath(import.meta.resolve(module))

/** The file where StrykerJS stores its results. */
export const RESULTS = 'mutants.json'

// Long enough for a busy machine. Endless loops are noticed sooner, by their hit count.
const MINIMUM_MS = 20_000
const TIMES = 3

/**
 * Tries every mutant of some files, or of lines such as `src/turn.ts:3-20`, with the scenes that reach it. Results of unchanged mutants are reused, unless `fresh`. Throws a
 * `Complaint` when the scenes fail without any mutant.
 */
export async function tryMutants(
  sandbox: string,
  files: readonly string[],
  jobs: number,
  fresh: boolean,
): Promise<void> {
  const settings = {
    testRunner: 'vitest',
    plugins: [here('@stryker-mutator/vitest-runner'), here('./texts.ts')],
    ignorers: ['texts'],
    mutate: files,
    inPlace: true,
    coverageAnalysis: 'perTest',
    vitest: { related: false },
    concurrency: jobs,
    incremental: true,
    incrementalFile: RESULTS,
    force: fresh,
    reporters: ['html'],
    htmlReporter: { fileName: 'report.html' },
    timeoutMS: MINIMUM_MS,
    timeoutFactor: TIMES,
    logLevel: 'warn',
    allowConsoleColors: false,
    allowEmpty: true,
  }
  writeFileSync(join(sandbox, 'stryker.json'), JSON.stringify(settings))
  forgetStatic(
    join(sandbox, RESULTS),
    files.map((file) => file.replace(/:.*/, '')),
  )
  const log = join(sandbox, 'stryker.log')
  const output = openSync(log, 'w')
  const code = await ended(
    spawn(execPath, [BIN, 'run', 'stryker.json'], {
      cwd: sandbox,
      stdio: ['ignore', output, output],
      detached: true,
    }),
  )
  closeSync(output)
  if (code !== 0)
    throw new Complaint(
      `The mutants of ${files.join(', ')} could not be tried.\n${readFileSync(log, 'utf8').trim()}`,
    )
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

// Runs a program as leader of a process group and returns its exit code. A signal to us goes to the program first, which may still
// store its results, and then to the whole group.
async function ended(leader: ChildProcess): Promise<number | null> {
  let stoppedBy: NodeJS.Signals | undefined
  const stop = (signal: NodeJS.Signals) => {
    stoppedBy = signal
    leader.kill(signal)
  }
  for (const signal of SIGNALS) process.on(signal, stop)
  const [code] = (await once(leader, 'close')) as [number | null]
  for (const signal of SIGNALS) process.off(signal, stop)
  killGroup(leader)
  if (stoppedBy) process.exit(SIGNAL_CODE + constants.signals[stoppedBy])
  return code
}

function killGroup({ pid }: ChildProcess): void {
  try {
    process.kill(-pid!, 'SIGKILL')
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ESRCH') throw cause // The group has ended.
  }
}

// Added to the number of a signal for the exit code of a program that it ended.
const SIGNAL_CODE = 128

// StrykerJS does not know which scenes cover a static mutant, so it would never retry a surviving one. A static mutant that is reused
// from a file that was not tried is no longer marked as static.
function forgetStatic(results: string, files: readonly string[]): void {
  if (!existsSync(results)) return
  const found = JSON.parse(readFileSync(results, 'utf8')) as Found
  for (const file of files) {
    const known = found.files[file]
    if (!known) continue
    known.mutants = known.mutants.filter(
      ({ static: atLoading, status, coveredBy = [] }) =>
        !(status === 'Survived' && (atLoading || coveredBy.length === 0)),
    )
  }
  writeFileSync(results, JSON.stringify(found))
}

const BIN = join(here('@stryker-mutator/core'), '../../../bin/stryker.js')
