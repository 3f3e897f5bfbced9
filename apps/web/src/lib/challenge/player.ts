import { remember, remembered } from '../remembered.ts'
import { newToken } from '../room/seat.ts'

/*
 * The player of a challenge: a token of this browser, another for each challenge, so that two leaderboards cannot be linked. In a frame
 * it lives as long as the page.
 */

const KEY = 'shamble:player:'
const here = new Map<string, string>()

/** The token for a challenge; null when this browser has none. */
export const tokenKept = (code: string): string | null => here.get(code) ?? remembered(KEY + code)

/** The token for a challenge, made when there is none. */
export function tokenFor(code: string): string {
  const token = tokenKept(code) ?? newToken()
  here.set(code, token)
  remember(KEY + code, token)
  return token
}
