import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs'
import type { Given } from '../arguments.ts'
import { Complaint } from '../command.ts'
import { gameOf } from '../games.ts'
import type { Outcome } from './match.ts'
import type { Plan } from './plan.ts'

/*
 * Finished games are stored in a file, one JSON line each, so that a batch can be resumed or enlarged. The key of a game covers
 * everything it depends on except code: after a change to bots or rules, use a new file.
 */

/** The stored games of a plan. */
export interface Store {
  /** By number. */
  played: ReadonlyMap<number, Outcome>
  add: (played: readonly Outcome[]) => void
}

interface Line {
  of: string
  outcome: Outcome
}

/** The store of `--resume`; undefined if it is not given. */
export function storeGiven(given: Given, plan: Plan): Promise<Store> | undefined {
  const file = given.text('resume')
  return file === undefined ? undefined : storeIn(file, plan)
}

/** Opens or creates the store of a plan. Throws a `Complaint` if the file holds something else. */
export async function storeIn(file: string, plan: Plan): Promise<Store> {
  const of = await identityOf(plan)
  const played = new Map<number, Outcome>()
  for (const line of linesIn(file)) if (line.of === of) played.set(line.outcome.n, line.outcome)
  return {
    played,
    add: (outcomes) =>
      appendFileSync(
        file,
        outcomes.map((outcome) => `${JSON.stringify({ of, outcome } satisfies Line)}\n`).join(''),
      ),
  }
}

// Everything that determines a game, except its number.
async function identityOf(plan: Plan): Promise<string> {
  const { game } = await gameOf(plan.asked)
  return JSON.stringify({ ...plan, games: undefined, against: undefined, version: game.version })
}

// The last line is incomplete if the batch was killed: it is removed, and that game is played again.
function linesIn(file: string): Line[] {
  if (!existsSync(file)) return []
  const text = readFileSync(file)
  const end = text.lastIndexOf('\n') + 1
  if (end < text.length) truncateSync(file, end)
  return text
    .subarray(0, end)
    .toString()
    .split('\n')
    .slice(0, -1)
    .map((line) => lineOf(line, file))
}

function lineOf(text: string, file: string): Line {
  const line = parsed(text)
  if (typeof line?.of === 'string' && Number.isInteger(line.outcome?.n)) return line
  throw new Complaint(`In ${file} there is something else than games that have been played.`)
}

function parsed(text: string): Line | null {
  try {
    return JSON.parse(text) as Line
  } catch {
    return null
  }
}
