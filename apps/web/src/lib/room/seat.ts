import { makeToken, TOKEN_BYTES, type Keep, type OwnTable } from '@shamble/room/client'
import { remember, remembered } from '../remembered.ts'

/*
 * Who this device is in a room: a token, and the acts that are not acknowledged yet. Session storage keeps both, so that a reload loses
 * nothing; local storage keeps the token, so that a closed tab does not lose its seat. In a frame nothing is kept: both live as long as
 * the page.
 */

const TABLES = 'shamble:seats'
/** Maximum number of tables that a browser remembers. */
export const MAX_KEPT = 1000

/** A table of this browser: its code, the token, and how it ended; null: it ended or has no seat of ours, and is not listed. */
export type KeptTable = [code: string, token: string, ended?: OwnTable | null]

interface Kept {
  token: string
  acts: string | null
}

export const newToken = () => makeToken(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))

/** This device in a room. `given`: a token made before the room was opened. */
export function seatKept(code: string, given: string | null): { token: string; keep: Keep } {
  const key = `shamble:seat:${code}`
  const tables = keptTables()
  const last = given ? null : (read(remembered(key, 'sessionStorage')) as Kept | null)
  const kept: Kept = {
    token: given ?? last?.token ?? tables.find(([other]) => other === code)?.[1] ?? newToken(),
    acts: last?.acts ?? null,
  }
  const write = () => remember(key, JSON.stringify(kept), 'sessionStorage')
  write()
  // It is asked about again.
  keepTables([...tables.filter(([other]) => other !== code), [code, kept.token]])
  return {
    token: kept.token,
    keep: {
      read: () => kept.acts,
      write(acts) {
        kept.acts = acts
        write()
      },
    },
  }
}

/** The tables of this browser, the latest last. */
export function keptTables(): KeptTable[] {
  const kept = read(remembered(TABLES))
  return Array.isArray(kept) ? (kept as KeptTable[]).filter((table) => typeof table?.[1] === 'string') : []
}

/** Keeps these tables in place of all others. Beyond MAX_KEPT the oldest go. */
export const keepTables = (tables: readonly KeptTable[]): void =>
  remember(TABLES, JSON.stringify(tables.slice(-MAX_KEPT)))

// Stored text is untrusted: an earlier version of the page, or anything else, may have written it.
function read(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
