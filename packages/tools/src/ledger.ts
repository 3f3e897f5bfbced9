import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyGame } from '@shamble/engine'
import type { Golden } from '@shamble/engine/testing'
import { Complaint } from './command.ts'

/*
 * The ledger of a game's golden games: an append-only file with a line for each game ever recorded, by name and version of the rules.
 * A golden game that is recorded again under the same version contradicts its line; a line that is changed or removed breaks the
 * chain of seals.
 */

/** The file of the ledger, in the folder of the golden games. */
export const LEDGER = 'ledger.jsonl'

/** The line of a golden game. */
export interface Line {
  name: string
  /** Of the rules. */
  version: number
  /** Of the final position. */
  fingerprint: string
  /** The first four digits of the fingerprint after every move. */
  marks: string
  /** The first 16 digits of SHA-256 of the previous seal and this line without its seal. */
  seal: string
}

const MARK = 4
const RAISE = 'A change to a finished game is a bug, or a new `version` of the rules.'

/** The golden games in a folder, by name and sorted. */
function goldensIn(folder: string): Map<string, Golden> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : []
  return new Map(
    files
      .sort()
      .map((file) => [
        file.slice(0, -'.json'.length),
        JSON.parse(readFileSync(join(folder, file), 'utf8')) as Golden,
      ]),
  )
}

/** The lines of a folder's ledger; none if there is no ledger. */
function linesIn(folder: string): Line[] {
  const file = join(folder, LEDGER)
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)
}

/** Adds the lines of new golden games in a folder. Throws a `Complaint`, and adds none, if one contradicts its line. */
export function enter(folder: string): void {
  const lines = linesIn(folder)
  const added: Line[] = []
  for (const [name, golden] of goldensIn(folder)) {
    const line = lineOf(lines, name, golden)
    const says = line && difference(golden, line)
    if (says) throw new Complaint(says)
    if (!line)
      added.push(sealed(name, golden, (added.at(-1) ?? lines.at(-1))?.seal ?? '', golden.log.version))
  }
  appendFileSync(join(folder, LEDGER), added.map((line) => `${JSON.stringify(line)}\n`).join(''))
}

/** How a golden game contradicts its line; null if it does not. */
export function contradiction(folder: string, name: string, golden: Golden): string | null {
  const line = lineOf(linesIn(folder), name, golden)
  return line ? difference(golden, line) : null
}

/** The faults of a folder's golden games and ledger, a sentence each. */
export function ledgerFaults(folder: string, game: AnyGame): string[] {
  const goldens = goldensIn(folder)
  const lines = linesIn(folder)
  if (goldens.size === 0)
    return [`${game.id} has no golden games: \`pnpm tool golden ${game.id}\` records some.`]
  const faults = [...goldens].flatMap(([name, golden]) => {
    const line = lineOf(lines, name, golden)
    const says = line
      ? difference(golden, line)
      : `${name} stands in no line of the ledger: \`pnpm tool golden ${game.id}\` enters it.`
    return says ? [says] : []
  })
  for (const [n, line] of lines.entries()) {
    const { name, version, seal } = line
    const above = lines.slice(0, n)
    if (seal !== sealed(name, line, above.at(-1)?.seal ?? '', version).seal) {
      faults.push(`Line ${n + 1} of the ledger, ${name}, or one above it, was changed: lines are only added.`)
    }
    if (above.some((other) => other.name === name && other.version === version)) {
      faults.push(`${name} stands in the ledger twice under version ${version}. ${RAISE}`)
    }
    if (version === game.version && goldens.get(name)?.log.version !== version) {
      faults.push(`${name} stands in the ledger under version ${version}, but not in the folder.`)
    }
    if (version > game.version) {
      faults.push(`${name} was recorded under version ${version}; the rules are of version ${game.version}.`)
    }
  }
  return faults
}

const lineOf = (lines: readonly Line[], name: string, { log }: Golden): Line | undefined =>
  lines.find((line) => line.name === name && line.version === log.version)

// The first move where a golden game differs from its line.
function difference({ log, fingerprint, marks }: Golden, line: Line): string | null {
  if (marks === line.marks && fingerprint === line.fingerprint) return null
  const moves = Math.max(marks.length, line.marks.length) / MARK
  const markAt = (all: string, n: number) => all.slice(n * MARK, (n + 1) * MARK)
  let n = 0
  while (n < moves && markAt(marks, n) === markAt(line.marks, n)) n++
  const [seat, ...move] = log.moves[n] ?? []
  const where =
    seat === undefined
      ? `after its ${log.moves.length} moves`
      : `from move ${n + 1} on, “${move.join(' ')}” by seat ${seat + 1}`
  return `${line.name} is not the game that was recorded under version ${line.version}: it differs ${where}. ${RAISE}`
}

function sealed(
  name: string,
  { fingerprint, marks }: Pick<Golden, 'fingerprint' | 'marks'>,
  above: string,
  version: number,
): Line {
  const line = { name, version, fingerprint, marks }
  const seal = createHash('sha256')
    .update(above + JSON.stringify(line))
    .digest('hex')
  return { ...line, seal: seal.slice(0, 16) }
}
