/*
 * What became of the mutants, as StrykerJS stores it (mutation-testing-report-schema).
 */

/** One mutant: a small fault planted in a rule, and what the scenes made of it. */
export interface Mutant {
  mutatorName: string
  /** The code put in the place of what was there. */
  replacement?: string
  location: { start: Point; end: Point }
  /** Whether it is met while its file is loaded, and so belongs to no scene in particular. */
  static?: boolean
  /** The scenes that come there; of a static one none are known. */
  coveredBy?: readonly string[]
  status:
    'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'Ignored' | 'RuntimeError' | 'CompileError' | 'Pending'
}

/** A place in a file: lines and columns counted from 1. */
interface Point {
  line: number
  column: number
}

/** Everything known about the mutants of a game, by file. */
export interface Found {
  files: Record<string, { source: string; mutants: Mutant[] }>
}

/** How many mutants count, and how many of them some scene has noticed. */
export interface Count {
  killed: number
  all: number
}

const NOTICED = new Set<Mutant['status']>(['Killed', 'Timeout'])
const MISSED = new Set<Mutant['status']>(['Survived', 'NoCoverage'])

/** The count over these files. A mutant that is ignored, or cannot be run at all, does not count. */
export function countOf(found: Found, files: readonly string[]): Count {
  const count = { killed: 0, all: 0 }
  for (const { status } of mutantsOf(found, files)) {
    if (NOTICED.has(status)) count.killed++
    if (NOTICED.has(status) || MISSED.has(status)) count.all++
  }
  return count
}

/** The share that was killed; of no mutants at all, everything. */
export const shareOf = ({ killed, all }: Count): number => (all === 0 ? 1 : killed / all)

/** `killed 93 of 118 (78.8 %)`, rounded down so that nobody passes by rounding. */
export function saidOf(count: Count): string {
  const percent = Math.floor(shareOf(count) * 1000) / 10
  return `killed ${count.killed} of ${count.all} (${percent.toFixed(1)} %)`
}

/** Every mutant that no scene noticed: where, what was there, and what was put there, a line for each. */
export function survivorsOf(found: Found, files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const { source, mutants } = found.files[file] ?? { source: '', mutants: [] }
    const lines = source.split('\n')
    return mutants
      .filter(({ status }) => MISSED.has(status))
      .sort(
        (a, b) =>
          a.location.start.line - b.location.start.line || a.location.start.column - b.location.start.column,
      )
      .map(
        (mutant) =>
          `${file}:${mutant.location.start.line}:${mutant.location.start.column}  ${changeOf(lines, mutant)}`,
      )
  })
}

function changeOf(
  lines: readonly string[],
  { location: { start, end }, replacement = '', status }: Mutant,
): string {
  const first = lines[start.line - 1] ?? ''
  const was =
    start.line === end.line
      ? first.slice(start.column - 1, end.column - 1)
      : `${first.slice(start.column - 1)} …`
  const unmet = status === 'NoCoverage' ? '   (no scene comes here)' : ''
  return `${was}  →  ${replacement.replaceAll(/\s+/g, ' ')}${unmet}`
}

const mutantsOf = (found: Found, files: readonly string[]): Mutant[] =>
  files.flatMap((file) => found.files[file]?.mutants ?? [])
