import type { OwnTable } from '@shamble/room/client'
import { remember, remembered } from '../remembered.ts'

/*
 * The tables of this browser, the latest last: the token of a player at each, so that a closed tab does not lose its seat, and how those
 * ended that need not be asked about any more.
 */

const KEY = 'shamble:seats'
/** Maximum number of tables that a browser remembers. */
export const MAX_KEPT = 1000

/** A table: its code, the token, and how it ended; null: it ended or was never joined, and is not listed. */
export type KeptTable = [code: string, token: string, ended?: OwnTable | null]

/** All tables of this browser, the latest last. */
export function keptTables(): KeptTable[] {
  try {
    const kept: unknown = JSON.parse(remembered(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isTable) : []
  } catch {
    return []
  }
}

/** Keeps these tables in place of all others. Beyond MAX_KEPT the oldest go. */
export const keepTables = (tables: readonly KeptTable[]): void =>
  remember(KEY, JSON.stringify(tables.slice(-MAX_KEPT)))

/** Keeps a table that was opened: it is asked about again. */
export const keepTable = (code: string, token: string): void =>
  keepTables([...keptTables().filter(([other]) => other !== code), [code, token]])

const isTable = (one: unknown): one is KeptTable =>
  Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'string'
