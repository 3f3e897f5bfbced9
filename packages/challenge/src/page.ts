import type { Result, SetUp, Sight } from '@shamble/engine'

/**
 * The terms of a challenge. A person has the first seat; rivals, deterministic bots, have all others.
 */
export interface Terms extends SetUp {
  game: string
  /** The version of the rules. */
  version: number
}

/** What a run reached. */
export interface Reached {
  /** The game's order of results: numbers compared from the first, higher is better. */
  standing: number[]
  result: Result
  /** Number of the person's moves. */
  moves: number
}

/** One row of the board. */
export interface Row extends Reached {
  /** From 1; ties share a rank. Null: below the kept rows. */
  rank: number | null
  name: string
  /** When the game ended or its log arrived; milliseconds since 1970. */
  when: number
}

/** A row with its log, as in a replay link, for verification. */
export interface LoggedRow extends Row {
  log: string
}

/** What a bot reached on the first seat. Its chance differs in each run. */
export interface Par {
  /** Its name. */
  bot: string
  /** Playouts per choice; null: it does not use playouts. */
  playouts: number | null
  runs: number
  best: Reached
  median: Reached
  /** Share of runs won, from 0 to 1. */
  won: number
}

/** Progress of par, in runs. */
export interface ParProgress {
  played: number
  of: number
}

/** Number of attempts, finished and conceded ones included. */
export interface Counts {
  attempts: number
  finished: number
  conceded: number
}

/** The public state of a challenge. Times in milliseconds since 1970. */
export interface ChallengePage {
  code: string
  terms: Terms
  /** An open seed is public; a sealed one is secret until the challenge closes. */
  kind: 'open' | 'sealed'
  /** The day of a daily challenge, `2026-11-21`, by UTC. */
  daily: string | null
  /** The name its maker gave it. */
  name: string | null
  /** Of a sealed seed: SHA-256 of seed and nonce, in hexadecimal; published from the start. */
  commitment: string | null
  /** Seed and nonce of the commitment; null while sealed. */
  seed: string | null
  nonce: string | null
  opened: number
  /** When ranking ends; null: never. */
  closes: number | null
  closed: boolean
  /** Null until all runs have been played. */
  par: Par | null
  /** Null until the first attempt is finished or par is requested. */
  parProgress: ParProgress | null
  counts: Counts
  /** The best hundred; empty while hidden. */
  rows: Row[]
  /** The caller's own row, by their token. */
  mine: Row | null
  /** Results of others are hidden until the caller has finished or conceded, or the challenge has closed. */
  hidden: boolean
  /** The position at the start, as spectators see it. */
  opening: Sight<unknown>
}

/** A page of the board with logs, for verification. */
export interface Logs {
  terms: Terms
  seed: string
  nonce: string | null
  commitment: string | null
  rows: LoggedRow[]
  /** Offset of the next page; null: this was the last. */
  next: number | null
}
