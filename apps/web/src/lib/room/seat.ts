import { makeToken, TOKEN_BYTES, type Keep } from '@shamble/room/client'

/*
 * Who this device is at a table: a token, and the acts it has not heard an answer to. Kept for this tab, so that a reload
 * loses nothing; where nothing may be kept they live as long as the page does.
 */

interface Kept {
  token: string
  acts: string | null
}

export const newToken = () => makeToken(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))

/** This device at the table of a room. `given`: a token it was given by whoever opened the room for it. */
export function seatKept(code: string, given: string | null): { token: string; keep: Keep } {
  const key = `shamble:seat:${code}`
  const kept = (given ? { token: given, acts: null } : read(key)) ?? { token: newToken(), acts: null }
  const write = () => {
    if (isFramed()) return
    try {
      sessionStorage.setItem(key, JSON.stringify(kept))
    } catch {
      // It lives as long as this page.
    }
  }
  write()
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

// Frames of other pages keep nothing, and ask for nothing that was kept.
const isFramed = () => location.pathname.startsWith('/embed/')
