import { version } from '$app/environment'
import type { RequestEvent } from '@sveltejs/kit'
import { addressOf, cacheHere } from '../../../worker/shared.ts'
import type { Found, Page } from '../addresses.ts'

/*
 * Pages that depend on nothing but their address and this version of the site: positions, replays, puzzles, lessons, scenes. They are
 * drawn once and kept in the platform's cache: a frame in another site's post may be read a million times in a day.
 */

const UNCHANGING: ReadonlySet<Page> = new Set<Page>(['replay', 'learn', 'puzzle', 'scene'])
// A visitor's copy is checked each time, by its `etag`: after a deployment it would name scripts that are gone.
const CHECKED = 'public, max-age=0, must-revalidate'
const KEPT_FOR = 86_400

type Asked = Pick<RequestEvent, 'url' | 'request' | 'platform'>

/** Whether a page is the same for everybody until the next deployment. Without a seed or log a game is another one each time. */
export const isUnchanging = ({ searchParams }: URL, found: Found | null): boolean =>
  found !== null &&
  (UNCHANGING.has(found.page) ||
    (found.page === 'play' && ['seed', 'log'].some((name) => searchParams.has(name))))

/** The page at this address as it was drawn before; null: draw it. */
export async function keptPage({ url, request }: Asked): Promise<Response | null> {
  const known = await cacheHere()?.match(keyOf(url))
  if (!known) return null
  const headers = new Headers(known.headers)
  headers.set('cache-control', CHECKED)
  const asked = request.headers.get('if-none-match')
  return asked !== null && bare(asked) === bare(headers.get('etag') ?? '')
    ? new Response(null, { status: 304, headers })
    : new Response(known.body, { headers })
}

/** Keeps a page that has just been drawn, and returns it. */
export function keepPage({ url, platform }: Asked, page: Response): Response {
  page.headers.set('cache-control', CHECKED)
  const cache = cacheHere()
  if (!cache || page.status !== 200) return page
  const copy = page.clone()
  const headers = new Headers(copy.headers)
  headers.set('cache-control', `max-age=${KEPT_FOR}`)
  platform?.context?.waitUntil(cache.put(keyOf(url), new Response(copy.body, { headers })))
  return page
}

// The origin is part of the page.
const keyOf = ({ origin, pathname, search }: URL): string =>
  addressOf(`pages/${version}/${encodeURIComponent(origin)}${pathname}${search}`)

// Compression makes an `etag` weak.
const bare = (etag: string): string => etag.replace(/^W\//, '')
