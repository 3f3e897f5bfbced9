import type { Result, SetUp, Sight } from '@shamble/engine'

/**
 * What is played. A person sits on the first seat; on every other seat sits the rival, whose every move follows from the
 * seed and the moves before it.
 */
export interface Terms extends SetUp {
  game: string
  /** The version of the rules. */
  version: number
}

/** What one run of a seed came to. */
export interface Reached {
  /** The game's own order: numbers compared from the front, the higher the better. */
  standing: number[]
  result: Result
  /** How many moves the person made. */
  moves: number
}

/** One row of the board. */
export interface Row extends Reached {
  /** Counted from 1; equals share a rank. Null: behind all that the board keeps. */
  rank: number | null
  name: string
  /** When the game was over, or its log arrived; milliseconds since 1970. */
  when: number
}

/** A row with its log, as text for a replay link: for whoever checks the board. */
export interface LoggedRow extends Row {
  log: string
}

/** What a bot made of the seed, sitting on the first seat, each run with thoughts of its own. */
export interface Par {
  /** Its name. */
  bot: string
  /** How many it spent on one choice; null: it does not think in playouts. */
  playouts: number | null
  runs: number
  best: Reached
  median: Reached
  /** The share of runs that were won, from 0 to 1. */
  won: number
}

/** How far bots have come with par: how many of its runs they have played. */
export interface ParProgress {
  played: number
  of: number
}

/** How often it was tried. Finished and conceded are counted among the attempts. */
export interface Counts {
  attempts: number
  finished: number
  conceded: number
}

/** All that the page of a challenge shows. Times in milliseconds since 1970. */
export interface ChallengePage {
  code: string
  terms: Terms
  /** An open seed is in the link; a sealed one stays on the server until the challenge closes. */
  kind: 'open' | 'sealed'
  /** The day of a daily challenge, `2026-11-21`, by UTC. */
  daily: string | null
  /** What its maker called it. */
  name: string | null
  /** Of a sealed seed: SHA-256 of seed and nonce, in hexadecimal; it is here from the start. */
  commitment: string | null
  /** The seed; null while it is sealed. The nonce of the commitment comes with it. */
  seed: string | null
  nonce: string | null
  opened: number
  /** From when on nothing is ranked any more; null: never. */
  closes: number | null
  closed: boolean
  /** Null until the bots have played all their runs. */
  par: Par | null
  /** Null: nobody has finished it yet or asked for par, so no bot has begun. */
  parProgress: ParProgress | null
  counts: Counts
  /** The best hundred, best first; empty while they are hidden. */
  rows: Row[]
  /** The row of whoever asks, by their token. */
  mine: Row | null
  /** The results of others are hidden until one has finished or conceded, or the challenge has closed. */
  hidden: boolean
  /** The position at the start, as spectators see it. */
  opening: Sight<unknown>
}

/** A page of the board with its logs, for whoever checks it. */
export interface Logs {
  terms: Terms
  seed: string
  nonce: string | null
  commitment: string | null
  rows: LoggedRow[]
  /** Where the next page begins; null: this was the last. */
  next: number | null
}
