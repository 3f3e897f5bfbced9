import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyGame } from '@shamble/engine'
import type { Golden } from '@shamble/engine/testing'
import { Complaint } from './command.ts'

/*
 * The ledger of a game's golden games: one line for each game that was ever recorded, by name and version of the rules, with
 * the marks of all its positions. Lines are only ever added. So a golden game that is recorded anew while `version` stays the
 * same contradicts its line, and a line that is changed or taken out contradicts its seal and those below it.
 */

/** The file of the ledger, in the folder of the golden games. */
export const LEDGER = 'ledger.jsonl'

/** A golden game as the ledger remembers it. */
export interface Line {
  name: string
  /** The version of the rules it was recorded under. */
  version: number
  /** The name of the final position. */
  fingerprint: string
  /** Four letters of the name of every position after a move, as in the golden game. */
  marks: string
  /** SHA-256 of the seal of the line above and of this line without its seal, the first 16 letters. */
  seal: string
}

const MARK = 4
const RAISE = 'A change to a finished game is a bug, or a new `version` of the rules.'

/** The golden games in a folder by name, `golden-0` and so on, in the order of their names. */
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

/** The lines of a folder's ledger, as they stand there; none without a ledger. */
function linesIn(folder: string): Line[] {
  const file = join(folder, LEDGER)
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)
}

/**
 * Enters the golden games of a folder that have no line yet. Complains, and enters none, when one of them differs from the line
 * that its name has under the same version.
 */
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

/** What a golden game that is about to be written would change about the ledger's line of it; null when nothing. */
export function contradiction(folder: string, name: string, golden: Golden): string | null {
  const line = lineOf(linesIn(folder), name, golden)
  return line ? difference(golden, line) : null
}

/** Everything that is wrong with the golden games of a folder and its ledger, a sentence each. */
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

// Where a golden game differs from its line: the first move that leads to another position.
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
