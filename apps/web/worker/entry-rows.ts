import type { Entry } from '@shamble/room'

/*
 * The journal of a room in rows, which are billed one by one: entries that are stored at once share a row. It has the first of them in its
 * columns, and those after it in `did`. Rows of one entry have the form that all rows once had.
 */

/** A row of the table `entries`. */
export type EntryRow = {
  at: number
  seat: number
  n: number
  seen: number
  chosen: number
  time: number
  did: string
}

/** Several entries: what the first did, and those after it without their place, which follows from that of the first. */
interface Several {
  did: Entry['did']
  then: Rest[]
}
type Rest = [seat: number, n: number, seen: number, index: number, when: number, did: Entry['did']]

/** Creates the table. */
export function layEntries(sql: SqlStorage): void {
  sql.exec(
    'CREATE TABLE entries (at INTEGER PRIMARY KEY, seat INTEGER NOT NULL, n INTEGER NOT NULL, seen INTEGER NOT NULL, chosen INTEGER NOT NULL, time INTEGER NOT NULL, did TEXT NOT NULL)',
  )
}

/** Stores entries that follow each other, as one row. Returns the number of rows written. */
export function enter(sql: SqlStorage, [first, ...rest]: readonly Entry[]): number {
  if (!first) return 0
  const { at, seat, n, seen, index, when } = first
  const then = rest.map((entry): Rest => [
    entry.seat,
    entry.n,
    entry.seen,
    entry.index,
    entry.when,
    entry.did,
  ])
  const did = then.length > 0 ? ({ did: first.did, then } satisfies Several) : first.did
  return sql.exec(
    'INSERT INTO entries (at, seat, n, seen, chosen, time, did) VALUES (?, ?, ?, ?, ?, ?, ?)',
    at,
    seat,
    n,
    seen,
    index,
    when,
    JSON.stringify(did),
  ).rowsWritten
}

/** The entries of a row, in order. */
export function entriesIn({ at, seat, n, seen, chosen, time, did: text }: EntryRow): Entry[] {
  const read = JSON.parse(text) as Entry['did'] | Several
  const { did, then } = isSeveral(read) ? read : { did: read, then: [] }
  const rest = then.map(([seat, n, seen, index, when, did], i): Entry => ({
    at: at + 1 + i,
    seat,
    n,
    seen,
    index,
    when,
    did,
  }))
  return [{ at, seat, n, seen, index: chosen, when: time, did }, ...rest]
}

const isSeveral = (read: Entry['did'] | Several): read is Several =>
  typeof read === 'object' && !Array.isArray(read)
