import { remember, remembered } from '../remembered.ts'
import { newToken } from '../room/seat.ts'

/*
 * Who plays for a challenge: a token of this browser, one for each challenge, so that nobody can tell from two boards that
 * the same person played. Where nothing may be kept it lives as long as the page does.
 */

const KEY = 'shamble:player:'
const here = new Map<string, string>()

/** The token of this browser for a challenge; null when it has never played for it. */
export const tokenKept = (code: string): string | null => here.get(code) ?? remembered(KEY + code)

/** The token of this browser for a challenge, made when there is none. */
export function tokenFor(code: string): string {
  const token = tokenKept(code) ?? newToken()
  here.set(code, token)
  remember(KEY + code, token)
  return token
}
