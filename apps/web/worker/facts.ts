import type { Counts, Reached, Row, Terms } from '@shamble/challenge'
import type { Outcome } from '@shamble/room'

/*
 * The messages between the Worker, the objects of challenges and those of rooms, without the platform's types.
 */

/** The set-up of a new challenge. Seed null: one is drawn and sealed. */
export interface Making {
  code: string
  terms: Terms
  kind: 'open' | 'sealed'
  daily: string | null
  name: string | null
  seed: string | null
  opened: number
  closes: number | null
  /** Whether par starts with the first finished attempt: it was charged to the maker's daily quota. */
  parGranted: boolean
}

/** The fixed facts of a challenge. */
export interface Facts extends Making {
  seed: string
  nonce: string | null
  commitment: string | null
}

/** A row that was added, and its rank out of `of`. `best`: it is the player's best, which the board keeps. */
export interface Added {
  rank: number
  of: number
  row: Row
  best: boolean
}

/** The room of an attempt at a sealed seed. `fresh`: the attempt is new. */
export interface Tried {
  room: string
  practice: boolean
  fresh: boolean
}

/** A player's row, and whether they may see the results of others. */
export interface Own {
  mine: Row | null
  done: boolean
}

/** A shard's report to its challenge. */
export interface News {
  shard: number
  counts: Counts
  runs: Run[]
}

/** A finished run, with the hash of its player's token. */
export interface OwnedRow extends Omit<Row, 'rank'> {
  hash: string
}

/** A finished run with its log. */
export interface Run extends OwnedRow {
  log: string
}

/** How an attempt at a sealed seed ended. Judged in its room: at a daily challenge many end at once. */
export interface Ended extends Omit<Outcome, 'log'> {
  conceded: boolean
  /** What it reached, with its log; null: not judged. */
  run: (Reached & Pick<Run, 'log'>) | null
}
