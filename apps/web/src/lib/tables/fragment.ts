const LINK = /^#tables=([A-Za-z0-9_-]{22})$/

/** The fragment that brings tables to the device that opens the address. No server ever sees it. */
export const tablesFragment = (secret: string) => `#tables=${secret}`

/** The secret in the fragment of the page's address, which is removed from there; null: there is none. */
export function takeSecret(): string | null {
  const [, secret] = LINK.exec(location.hash) ?? []
  if (!secret) return null
  history.replaceState(history.state, '', location.pathname + location.search)
  return secret
}
