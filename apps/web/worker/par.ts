import { parOf, parRun, type Par, type Reached } from '@shamble/challenge'
import type { AnyGame } from '@shamble/engine'
import type { Facts } from './facts.ts'

/*
 * The par of a challenge in its object: what bots made of the seed, one row a run.
 */

/** Makes the table. */
export function layPar(sql: SqlStorage): void {
  sql.exec('CREATE TABLE runs (run INTEGER PRIMARY KEY, reached TEXT NOT NULL)')
}

/** Par from the runs so far; null: there is none yet. */
export function parIn(sql: SqlStorage): Par | null {
  const rows = sql.exec<{ reached: string }>('SELECT reached FROM runs ORDER BY run').toArray()
  const runs = rows.map(({ reached }) => JSON.parse(reached) as Reached | null)
  return parOf(runs.filter((run) => run !== null))
}

/**
 * Lets the bots play one run more, of so many. A run in which the rules fail counts for nothing. Whether there is more to
 * play.
 */
export function playForPar(sql: SqlStorage, game: AnyGame, { terms, seed }: Facts, most: number): boolean {
  const { run } = sql.exec<{ run: number }>('SELECT count(*) AS run FROM runs').one()
  if (run >= most || game.version !== terms.version) return false
  let reached: Reached | null = null
  try {
    reached = parRun(game, terms, seed, run)
  } catch (cause) {
    console.error(cause)
  }
  sql.exec('INSERT INTO runs VALUES (?, ?)', run, JSON.stringify(reached))
  return run + 1 < most
}
