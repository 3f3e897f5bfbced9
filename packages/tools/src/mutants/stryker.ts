import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process, { execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import { Complaint } from '../complaint.ts'
import type { Found } from './found.ts'

const here = (module: string): string => fileURLToPath(import.meta.resolve(module))

/** Where StrykerJS keeps what became of each mutant. */
export const RESULTS = 'mutants.json'

// Long enough for a busy machine. A mutant that never ends is noticed sooner, by how often its code is reached.
const MINIMUM_MS = 20_000
const TIMES = 3

/**
 * Plants every mutant of some files in the copy of a game and runs the scenes that come there. What is known of files and mutants
 * that have not changed is used again, unless `fresh`. Complains when the scenes fail before anything is planted.
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
  forgetStatic(join(sandbox, RESULTS), files)
  const log = join(sandbox, 'stryker.log')
  const output = openSync(log, 'w')
  const child = spawn(execPath, [BIN, 'run', 'stryker.json'], {
    cwd: sandbox,
    stdio: ['ignore', output, output],
  })
  const stop = () => void child.kill()
  process.once('exit', stop)
  const [code] = (await once(child, 'close')) as [number | null]
  process.off('exit', stop)
  closeSync(output)
  if (code !== 0)
    throw new Complaint(
      `The mutants of ${files.join(', ')} could not be tried.\n${readFileSync(log, 'utf8').trim()}`,
    )
}

// StrykerJS does not know which scenes notice a fault in what happens while a file is loaded, so it would never try a survivor of that
// kind again, whatever scenes have come. Used again from a file that was not tried, such a mutant is no longer marked as static.
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
