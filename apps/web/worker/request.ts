export { isTooMany } from './caller.ts'

/*
 * What every way in asks of a request before anything is woken: where it comes from, how much it brings, how often.
 */

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** Whether it comes from our own pages, from a program without an origin, or, if `embeds` may, from a frame of ours. */
export function isOurs(request: Request, env: Env, embeds: boolean): boolean {
  const origin = request.headers.get('origin')
  // Programs that are no browsers send no origin: they have no cookies of anybody to borrow, and we have none.
  if (origin === null) return true
  if (origin === 'null') return embeds
  const own = new URL(request.url)
  if (origin === own.origin || (env.ORIGINS ?? '').split(' ').includes(origin)) return true
  const theirs = URL.canParse(origin) ? new URL(origin) : null
  return theirs !== null && LOOPBACK.test(own.hostname) && LOOPBACK.test(theirs.hostname)
}

/** Whether it says that it brings JSON. */
export const bringsJson = (request: Request): boolean =>
  (request.headers.get('content-type') ?? '').startsWith('application/json')

/** The JSON of a body, as long as it has at most so many bytes, whatever its headers say. */
export async function bodyOf(
  request: Request,
  most: number,
): Promise<{ body: unknown } | 'too-long' | 'no-json'> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > most) return 'too-long'
    chunks.push(chunk)
  }
  try {
    return { body: JSON.parse(await new Blob(chunks).text()) }
  } catch {
    return 'no-json'
  }
}

/** A part of an address as it was meant; null when it cannot be read. */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
