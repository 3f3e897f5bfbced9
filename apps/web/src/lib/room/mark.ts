import type { Seat } from '@shamble/engine'

/** What the mark of an address asks for: to sit down at once, or to claim a seat that was moved here. */
export type Mark = { sit: true } | { claim: Seat; token: string }

const SIT = '#sit'
const CLAIM = /^#s=(\d{1,2})\.([A-Za-z0-9_-]{22})$/

/** The mark to sit down at once, for the address of a new room. */
export const sitMark = SIT

/** The mark that moves a seat to whoever opens the address with it. No server ever sees it. */
export const claimMark = (seat: Seat, token: string) => `#s=${seat}.${token}`

/** Reads the mark of this page's address and takes it out, so that it is neither shared nor used again by accident. */
export function takeMark(): Mark | null {
  const { hash, pathname, search } = location
  const [, seat, token] = CLAIM.exec(hash) ?? []
  if (hash !== SIT && !token) return null
  history.replaceState(history.state, '', pathname + search)
  return token ? { claim: Number(seat), token } : { sit: true }
}
