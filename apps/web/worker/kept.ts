/*
 * The forms of what an object keeps, for the operator (operator.ts). Pages import them, so they do without the platform's types.
 */

/** A row of a table. */
export type KeptRow = Record<string, string | number | null>

/** All that an object keeps: the rows of its tables, and its alarm in ms since 1970. Of a room also what its open sockets carry. */
export interface Kept {
  tables: Record<string, KeptRow[]>
  alarm: number | null
  sockets?: unknown[]
}

/** What came of an attempt to bring an earlier state back. */
export type Recovery = 'restored' | 'no-recovery' | 'bad-recovery'
