import { makeToken, TOKEN_BYTES, type Keep } from '@shamble/room/client'
import { isFramed } from '../addresses.ts'

/*
 * Who this device is in a room: a token, and the acts that are not acknowledged yet. Session storage keeps both, so that a reload loses
 * nothing; local storage keeps the token, so that a closed tab does not lose its seat. In a frame nothing is kept: both live as long as
 * the page.
 */

const TOKENS = 'shamble:seats'
const MAX_KEPT = 24

interface Kept {
  token: string
  acts: string | null
}

export const newToken = () => makeToken(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))

/** This device in a room. `given`: a token made before the room was opened. */
export function seatKept(code: string, given: string | null): { token: string; keep: Keep } {
  const key = `shamble:seat:${code}`
  const fresh = () => ({ token: tokens().get(code) ?? newToken(), acts: null })
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
  remember(code, kept.token)
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

// The tokens of the last rooms of this browser, the latest last.
function tokens(): Map<string, string> {
  if (isFramed()) return new Map()
  try {
    return new Map(JSON.parse(localStorage.getItem(TOKENS) ?? '[]') as [string, string][])
  } catch {
    return new Map()
  }
}

function remember(code: string, token: string) {
  if (isFramed()) return
  const all = tokens()
  all.delete(code)
  all.set(code, token)
  try {
    localStorage.setItem(TOKENS, JSON.stringify([...all].slice(-MAX_KEPT)))
  } catch {
    // Storage is full or forbidden.
  }
}
