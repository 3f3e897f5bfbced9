import { makeToken, TOKEN_BYTES, type Keep } from '@shamble/room/client'
import { isFramed } from '../addresses.ts'
import { keepTable, keptTables } from '../tables/kept.ts'

/*
 * Who this device is in a room: a token, and the acts that are not acknowledged yet. Session storage keeps both, so that a reload loses
 * nothing; local storage keeps the token, so that a closed tab does not lose its seat. In a frame nothing is kept: both live as long as
 * the page.
 */

interface Kept {
  token: string
  acts: string | null
}

export const newToken = () => makeToken(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))

/** This device in a room. `given`: a token made before the room was opened. */
export function seatKept(code: string, given: string | null): { token: string; keep: Keep } {
  const key = `shamble:seat:${code}`
  const fresh = () => ({
    token: keptTables().find(([other]) => other === code)?.[1] ?? newToken(),
    acts: null,
  })
  const kept: Kept = given ? { token: given, acts: null } : (read(key) ?? fresh())
  const write = () => {
    if (isFramed()) return
    try {
      sessionStorage.setItem(key, JSON.stringify(kept))
    } catch {
      // Storage is full or forbidden.
    }
  }
  write()
  keepTable(code, kept.token)
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

function read(key: string): Kept | null {
  if (isFramed()) return null
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Kept> | null
    return typeof kept?.token === 'string' ? { token: kept.token, acts: kept.acts ?? null } : null
  } catch {
    return null
  }
}
