export { isTooMany } from './caller.ts'

/*
 * Checks of a request before any object is woken: its origin, size and rate.
 */

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** Whether a request comes from our own pages, from a program without an origin, or, with `embeds`, from an embed of ours. */
export function isOurs(request: Request, env: Env, embeds: boolean): boolean {
  const origin = request.headers.get('origin')
  // Only browsers send an origin. Other programs cannot borrow a user's cookies, and we have none.
  if (origin === null) return true
  if (origin === 'null') return embeds
  const own = new URL(request.url)
  if (origin === own.origin || (env.ORIGINS ?? '').split(' ').includes(origin)) return true
  const theirs = URL.canParse(origin) ? new URL(origin) : null
  return theirs !== null && LOOPBACK.test(own.hostname) && LOOPBACK.test(theirs.hostname)
}

/** Whether the content type is JSON. */
export const bringsJson = (request: Request): boolean =>
  (request.headers.get('content-type') ?? '').startsWith('application/json')

/** Reads a JSON body of at most `max` bytes, whatever its headers say. */
export async function bodyOf(
  request: Request,
  max: number,
): Promise<{ body: unknown } | 'too-long' | 'no-json'> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > max) return 'too-long'
    chunks.push(chunk)
  }
  try {
    return { body: JSON.parse(await new Blob(chunks).text()) }
  } catch {
    return 'no-json'
  }
}

/** A decoded part of an address; null when malformed. */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
