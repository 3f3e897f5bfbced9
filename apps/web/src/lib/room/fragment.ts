import type { Seat } from '@shamble/engine'

/** What the fragment of a room's address asks for: to sit down at once, or to claim a seat that moves here. */
export type Fragment = { sit: true } | { claim: Seat; token: string }

/** The fragment that sits the player down in a new room. */
export const SIT = '#sit'
const CLAIM = /^#s=(\d{1,2})\.([A-Za-z0-9_-]{22})$/

/** The fragment that moves a seat to the device that opens the address. No server ever sees it. */
export const claimFragment = (seat: Seat, token: string) => `#s=${seat}.${token}`

/** Reads the fragment of this page's address and removes it, so that it is neither shared nor used again by accident. */
export function takeFragment(): Fragment | null {
  const { hash, pathname, search } = location
  const [, seat, token] = CLAIM.exec(hash) ?? []
  if (hash !== SIT && !token) return null
  history.replaceState(history.state, '', pathname + search)
  return token ? { claim: Number(seat), token } : { sit: true }
}
