import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execPath, stderr } from 'node:process'
import { fileURLToPath } from 'node:url'
import { quickChance } from '@shamble/engine'
import { Complaint } from '../command.ts'
import { faultsIn, withFault, type Fault } from './faults.ts'

/*
 * Faults in what players are told beside the rules: facts, odds, hints, reasons and words. Each is tried with the properties that hold in
 * random games, and if they miss it with the scenes.
 */

const TOLD = /(^|\/)(facts|odds|hints|why-not|reasons|forecast|words|telling)(\.ts$|\/)/
const PROPERTIES = ['test/told.test.ts', 'test/fuzz.test.ts']
const SCENES = PROPERTIES.flatMap((file) => ['--exclude', file])
const LIMIT_MS = 240_000

/** A fault in a file, and whether the properties noticed it, or only scenes. */
export interface Tried {
  file: string
  line: number
  was: string
  becomes: string
  by: 'properties' | 'scenes' | null
}

/** The files of a game's copy that tell players something: paths such as `src/facts.ts`, sorted. */
export const toldFilesOf = (folder: string): string[] =>
  globSync('src/**/*.ts', { cwd: folder })
    .filter((file) => TOLD.test(file) && !file.includes('/bot/'))
    .toSorted()

/** A sample of faults, and whether scenes are tried as well. */
export interface ToldPlan {
  sample: number
  seed: string
  scenes: boolean
}

/** Tries a sample of the faults, each by itself. Throws a `Complaint` when a test fails without any. */
export function tryTold(
  sandbox: string,
  files: readonly string[],
  { sample, seed, scenes }: ToldPlan,
): Tried[] {
  const faults = drawn(sandbox, files, sample, seed)
  const properties = PROPERTIES.filter((file) => existsSync(join(sandbox, file)))
  const isNoticed = () => properties.some((file) => fails(sandbox, [file]))
  const isSeen = () => scenes && fails(sandbox, SCENES)
  if (isNoticed() || isSeen()) throw new Complaint('Without any fault a test fails.')
  return faults.map(({ file, fault }, n) => {
    const path = join(sandbox, file)
    const source = readFileSync(path, 'utf8')
    writeFileSync(path, withFault(source, fault))
    const by = isNoticed() ? 'properties' : isSeen() ? 'scenes' : null
    writeFileSync(path, source)
    const line = source.slice(0, fault.start).split('\n').length
    const tried = {
      file,
      line,
      was: source.slice(fault.start, fault.end),
      becomes: fault.becomes,
      by,
    } as const
    stderr.write(`${n + 1} of ${faults.length}  ${sentence(tried)}  ${by ?? 'missed'}\n`)
    return tried
  })
}

/** A fault in words: where, what stood there, what stands there instead. */
export const sentence = ({ file, line, was, becomes }: Tried): string =>
  `${file}:${line}  ${was}  →  ${becomes}`.replaceAll(/\s*\n\s*/g, ' ')

function drawn(
  sandbox: string,
  files: readonly string[],
  sample: number,
  seed: string,
): { file: string; fault: Fault }[] {
  const all = files.flatMap((file) =>
    faultsIn(readFileSync(join(sandbox, file), 'utf8')).map((fault) => ({ file, fault })),
  )
  const chance = quickChance(seed)
  const chosen = Array.from(
    { length: Math.min(sample, all.length) },
    () => all.splice(chance(all.length), 1)[0]!,
  )
  stderr.write(`${chosen.length} of ${all.length + chosen.length} faults in ${files.join(', ')}\n`)
  return chosen
}

function fails(sandbox: string, tests: readonly string[]): boolean {
  const args = [VITEST, 'run', '--bail', '1', '--maxWorkers', '1', '--passWithNoTests', ...tests]
  const { status } = spawnSync(execPath, args, { cwd: sandbox, stdio: 'ignore', timeout: LIMIT_MS })
  return status !== 0
}

const VITEST = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url))
