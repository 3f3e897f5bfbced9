import { isFramed } from '../addresses.ts'
import { remember, remembered } from '../remembered.ts'
import { newToken } from '../room/seat.ts'

/*
 * The player of a challenge: a token of this browser, another for each challenge, so that two leaderboards cannot be linked. In a frame
 * it lives as long as the page.
 */

const KEY = 'shamble:player:'
/** Characters of a date. */
const DATE = '2026-11-21'.length
const here = new Map<string, string>()

/** The token for a challenge; null when this browser has none. */
export const tokenKept = (code: string): string | null => here.get(code) ?? remembered(KEY + code)

/** The days whose daily challenges this browser has begun. */
export function daysPlayed(): Set<string> {
  try {
    const keys = isFramed() ? [] : Object.keys(localStorage)
    return new Set(keys.flatMap((key) => (key.startsWith(`${KEY}daily-`) ? [key.slice(-DATE)] : [])))
  } catch {
    return new Set()
  }
}

/** The token for a challenge, made when there is none. */
export function tokenFor(code: string): string {
  const token = tokenKept(code) ?? newToken()
  here.set(code, token)
  remember(KEY + code, token)
  return token
}
