import type { Log } from '@shamble/engine'
import { paths } from '../addresses.ts'

/*
 * Local games in the browser's storage, so that a closed page loses nothing. Storage may be missing, full or forbidden: the game goes
 * on without it.
 */

const PREFIX = 'shamble:game:'
const MAX_KEPT = 24

/** A kept game: where it was left, and the address that opens it. */
export interface Kept {
  key: string
  href: string
  title: string
  log: Log
  over: boolean
  when: number
  /** Whose turn it is, in words. */
  turn: string
}

/** Keeps a game. Beyond MAX_KEPT the oldest go. */
export function keep(game: Kept): void {
  try {
    localStorage.setItem(PREFIX + game.key, JSON.stringify(game))
    if (names().length > MAX_KEPT) for (const { key } of allKept().slice(MAX_KEPT)) forget(key)
  } catch {
    // It cannot be kept; it can still be played.
  }
}

/** The game kept under a key; null when there is none that can be read. */
export function kept(key: string): Kept | null {
  try {
    return read(localStorage.getItem(PREFIX + key))
  } catch {
    return null
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key)
  } catch {
    // Without storage nothing was kept.
  }
}

/** All games kept here, the latest first. */
export function allKept(): Kept[] {
  try {
    return names()
      .flatMap((name) => read(localStorage.getItem(name)) ?? [])
      .sort((a, b) => b.when - a.when)
  } catch {
    return []
  }
}

const names = () => Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))

// Stored text is untrusted: an earlier version of the page, or anything else, may have written it.
function read(text: string | null): Kept | null {
  const found = text ? (JSON.parse(text) as Partial<Kept> | null) : null
  if (
    !found ||
    typeof found.key !== 'string' ||
    typeof found.href !== 'string' ||
    !Array.isArray(found.log?.moves)
  )
    return null
  if (!found.href.startsWith(paths.play(''))) return null
  return { over: false, when: 0, title: '', turn: '', ...(found as Pick<Kept, 'key' | 'href' | 'log'>) }
}
