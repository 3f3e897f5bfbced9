import {
  BOARD,
  digestOf,
  order,
  rankOn,
  ranked,
  type Counts,
  type LoggedRow,
  type Row,
} from '@shamble/challenge'
import type { OwnedRow, Run } from './facts.ts'

/** A row in memory: with the digest of its log instead of the log. */
interface Kept extends OwnedRow {
  digest: string
}

/*
 * The rows of a challenge, stored in its object: the best run of each player. The order is kept in memory, logs only in storage.
 * Attempts ranked below the kept rows are only counted.
 */

/** Maximum rows that a board keeps. */
const MAX_ROWS = 2000
/** Rows with logs per page. */
export const LOGS_PER_PAGE = 50

// The row of the object's own counts; shards of a daily challenge are numbered from 0.
const OWN = -1

/** The board of a challenge. */
export interface Board {
  /** The best hundred. */
  top: () => Row[]
  /** Number of rows. */
  size: () => number
  /** The row of a player, by the hash of their token. */
  of: (hash: string) => OwnedRow | undefined
  /** The row whose log has this digest. */
  withLog: (digest: string) => OwnedRow | undefined
  rankOf: (standing: readonly number[]) => number
  /** Adds a run, unless the player has a better one or the board is full of better ones. True when added. */
  add: (run: Run) => boolean
  logged: (from: number) => LoggedRow[]
  /** Runs among the best hundred that were not reported yet. */
  fresh: () => Run[]
  /** Marks them as reported. */
  told: (hashes: readonly string[]) => void
  /** Adds to the object's own counts. */
  count: (more: Partial<Counts>) => void
  /** The counts of the object and its shards. */
  counts: () => Counts
  /** Replaces the counts of a shard. */
  countShard: (shard: number, counts: Counts) => void
}

type Stored = {
  hash: string
  name: string
  time: number
  moves: number
  standing: string
  result: string
  log: string
  digest: string
}

/** Creates the tables. */
export function layBoard(sql: SqlStorage): void {
  sql.exec(
    'CREATE TABLE rows (hash TEXT PRIMARY KEY, name TEXT NOT NULL, time INTEGER NOT NULL, moves INTEGER NOT NULL, standing TEXT NOT NULL, result TEXT NOT NULL, log TEXT NOT NULL, told INTEGER NOT NULL, digest TEXT NOT NULL) WITHOUT ROWID',
  )
  sql.exec(
    'CREATE TABLE counts (shard INTEGER PRIMARY KEY, attempts INTEGER NOT NULL, finished INTEGER NOT NULL, conceded INTEGER NOT NULL)',
  )
}

/** The board in this storage. */
export function boardIn(sql: SqlStorage): Board {
  const rows = sql
    .exec<Stored>("SELECT hash, name, time, moves, standing, result, '' AS log, digest FROM rows")
    .toArray()
    .map(rowOf)
    .sort(order)

  function drop(hash: string): void {
    rows.splice(
      rows.findIndex((row) => row.hash === hash),
      1,
    )
    sql.exec('DELETE FROM rows WHERE hash = ?', hash)
  }

  function add({ log, ...row }: Run): boolean {
    const before = rows.find(({ hash }) => hash === row.hash)
    if (before && order(before, row) <= 0) return false
    const last = rows.at(-1)
    if (!before && last && rows.length >= MAX_ROWS) {
      if (order(last, row) <= 0) return false
      drop(last.hash)
    }
    if (before) drop(before.hash)
    const { hash, name, when, moves, standing, result } = row
    const digest = digestOf(log)
    const values = [hash, name, when, moves, JSON.stringify(standing), JSON.stringify(result), log, digest]
    sql.exec('INSERT INTO rows VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?)', ...values)
    const index = rows.findIndex((other) => order(other, row) > 0)
    rows.splice(index < 0 ? rows.length : index, 0, { ...row, digest })
    return true
  }

  function logged(from: number): LoggedRow[] {
    const page = ranked(rows).slice(from, from + LOGS_PER_PAGE)
    return page.map((row) => ({ ...shown(row), log: logOf(row.hash) }))
  }

  const logOf = (hash: string) =>
    sql.exec<{ log: string }>('SELECT log FROM rows WHERE hash = ?', hash).one().log

  function fresh(): Run[] {
    const waiting = sql.exec<{ hash: string }>('SELECT hash FROM rows WHERE told = 0').toArray()
    const hashes = new Set(waiting.map(({ hash }) => hash))
    return rows
      .slice(0, BOARD)
      .filter(({ hash }) => hashes.has(hash))
      .map(({ digest: _, ...row }) => ({ ...row, log: logOf(row.hash) }))
  }

  function count({ attempts = 0, finished = 0, conceded = 0 }: Partial<Counts>): void {
    sql.exec(
      'INSERT INTO counts VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET attempts = attempts + excluded.attempts, finished = finished + excluded.finished, conceded = conceded + excluded.conceded',
      OWN,
      attempts,
      finished,
      conceded,
    )
  }

  return {
    top: () => ranked(rows.slice(0, BOARD)).map(shown),
    size: () => rows.length,
    of: (hash) => rows.find((row) => row.hash === hash),
    withLog: (digest) => rows.find((row) => row.digest === digest),
    rankOf: (standing) => rankOn(rows, standing),
    add,
    logged,
    fresh,
    told: (hashes) => hashes.forEach((hash) => sql.exec('UPDATE rows SET told = 1 WHERE hash = ?', hash)),
    count,
    counts: () =>
      sql
        .exec<Record<keyof Counts, number>>(
          'SELECT coalesce(sum(attempts), 0) AS attempts, coalesce(sum(finished), 0) AS finished, coalesce(sum(conceded), 0) AS conceded FROM counts',
        )
        .one(),
    countShard: (shard, { attempts, finished, conceded }) =>
      sql.exec('INSERT OR REPLACE INTO counts VALUES (?, ?, ?, ?)', shard, attempts, finished, conceded),
  }
}

/** The public part of a row: without its owner. */
export function shown({
  rank,
  name,
  standing,
  result,
  moves,
  when,
}: Omit<OwnedRow, 'hash'> & { rank: number | null }): Row {
  return { rank, name, standing, result, moves, when }
}

const rowOf = ({ standing, result, time, log: _, ...rest }: Stored): Kept => ({
  ...rest,
  when: time,
  standing: JSON.parse(standing) as number[],
  result: JSON.parse(result) as OwnedRow['result'],
})
