import { version } from '$app/environment'
import { error } from '@sveltejs/kit'
import { CARD, WIDTHS, cardPng } from '@shamble/preview'
import { subjectAt } from '$lib/share/subject.ts'
import type { RequestHandler } from './$types'

const HEADERS = {
  'content-type': 'image/png',
  'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

/** `/og/play/<game>.png?seed=…`, `/og/600/replay/<game>/<log>.png`: the page of that address as a picture. */
export const GET: RequestHandler = async ({ url, platform }) => {
  const [, given, path] = /^\/og(?:\/(\d+))?(\/.+)\.png$/.exec(url.pathname) ?? []
  const width = given ? Number(given) : CARD.width
  if (!path || !WIDTHS.includes(width))
    error(404, { message: 'There is no such picture.', code: 'no-such-picture' })

  // A position never changes, but how it is drawn may, from one version of this site to the next.
  const cache = (globalThis.caches as { default?: Cache } | undefined)?.default
  const key = new URL(url)
  key.searchParams.set('drawn-by', version)
  const known = await cache?.match(key)
  if (known) return new Response(known.body, known)

  const address = new URL(url)
  address.pathname = path
  const { title, line, picture } = await subjectAt(address, platform)
  const response = new Response(await cardPng({ title, line, picture }, width), { headers: HEADERS })
  const kept = cache?.put(key, response.clone())
  if (kept) platform?.context?.waitUntil(kept)
  return response
}
