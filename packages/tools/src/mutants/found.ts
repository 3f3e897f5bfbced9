/*
 * Results of mutation tests, as StrykerJS stores them (mutation-testing-report-schema).
 */

/** A mutant: a small fault planted in a rule, and the verdict of the scenes. */
export interface Mutant {
  mutatorName: string
  /** The code that replaces the original. */
  replacement?: string
  location: { start: Point; end: Point }
  /** Whether it runs while its file is loaded, so that it belongs to no particular scene. */
  static?: boolean
  /** The scenes that reach it; unknown for a static mutant. */
  coveredBy?: readonly string[]
  status:
    'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'Ignored' | 'RuntimeError' | 'CompileError' | 'Pending'
}

/** A position in a file; lines and columns count from 1. */
interface Point {
  line: number
  column: number
}

/** The mutants of a game, by file. */
export interface Found {
  files: Record<string, { source: string; mutants: Mutant[] }>
}

/** The number of mutants that count, and of those killed by a scene. */
export interface Count {
  killed: number
  all: number
}

const NOTICED = new Set<Mutant['status']>(['Killed', 'Timeout'])
const MISSED = new Set<Mutant['status']>(['Survived', 'NoCoverage'])

/** The count over these files, without mutants that are ignored or cannot run. */
export function countOf(found: Found, files: readonly string[]): Count {
  const count = { killed: 0, all: 0 }
  for (const { status } of mutantsOf(found, files)) {
    if (NOTICED.has(status)) count.killed++
    if (NOTICED.has(status) || MISSED.has(status)) count.all++
  }
  return count
}

/** The share killed; 1 if there are no mutants. */
export const shareOf = ({ killed, all }: Count): number => (all === 0 ? 1 : killed / all)

/** `killed 93 of 118 (78.8 %)`, rounded down. */
export function saidOf(count: Count): string {
  const percent = Math.floor(shareOf(count) * 1000) / 10
  return `killed ${count.killed} of ${count.all} (${percent.toFixed(1)} %)`
}

/** The surviving mutants, a line for each: location, original, replacement. */
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
