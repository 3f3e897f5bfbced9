import { makeToken, nickname, TOKEN_BYTES } from '@shamble/room/client'

/*
 * Who plays for a challenge: a token of this browser, one for each challenge, so that nobody can tell from two boards that
 * the same person played. Where nothing may be kept it lives as long as the page does.
 */

const TOKEN = 'shamble:player:'
const NAME = 'shamble:name'
const here = new Map<string, string>()

/** The token of this browser for a challenge; null when it has never played for it. */
export const tokenKept = (code: string): string | null => here.get(code) ?? read(TOKEN + code)

/** The token of this browser for a challenge, made when there is none. */
export function tokenFor(code: string): string {
  const token = tokenKept(code) ?? makeToken(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))
  here.set(code, token)
  write(TOKEN + code, token)
  return token
}

/** The name this player used last, here or at a table; else one that is drawn. */
export const usualName = (): string => read(NAME) ?? nickname(crypto.getRandomValues(new Uint32Array(1))[0]!)

/** Remembers the name somebody has chosen. */
export const keepName = (name: string): void => write(NAME, name)

function read(key: string): string | null {
  if (isFramed()) return null
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, text: string) {
  if (isFramed()) return
  try {
    localStorage.setItem(key, text)
  } catch {
    // It lives as long as this page.
  }
}

// Frames of other pages keep nothing, and ask for nothing that was kept.
const isFramed = () => location.pathname.startsWith('/embed/')
