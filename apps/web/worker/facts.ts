import type { Counts, Row, Terms } from '@shamble/challenge'

/*
 * What goes between the Worker, the objects of challenges and those of rooms; said so that the pages need not know the
 * platform's types.
 */

/** What a challenge is made of. Without a seed one is drawn and sealed. */
export interface Making {
  code: string
  terms: Terms
  kind: 'open' | 'sealed'
  daily: string | null
  name: string | null
  seed: string | null
  opened: number
  closes: number | null
  /** Par is played when the first attempt finishes: the maker had pars left that day. */
  parGranted: boolean
}

/** What stands about a challenge from its making on. */
export interface Facts extends Making {
  seed: string
  nonce: string | null
  commitment: string | null
}

/** A row that was added, and where it stands among how many. `best`: it is what the board keeps of its player. */
export interface Added {
  rank: number
  of: number
  row: Row
  best: boolean
}

/** Where an attempt at a sealed seed is played, and whether it was asked for the first time. */
export interface Tried {
  room: string
  practice: boolean
  fresh: boolean
}

/** What a player has done here: their row, and whether the results of others may be shown to them. */
export interface Own {
  mine: Row | null
  done: boolean
}

/** What a shard tells the challenge it is of. */
export interface News {
  shard: number
  counts: Counts
  runs: Run[]
}

/** A finished run, with the hash of its player's token. */
export interface OwnedRow extends Omit<Row, 'rank'> {
  hash: string
}

/** The same with its log. */
export interface Run extends OwnedRow {
  log: string
}
