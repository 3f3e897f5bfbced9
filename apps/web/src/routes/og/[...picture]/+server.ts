import { version } from '$app/environment'
import { error } from '@sveltejs/kit'
import { CARD, WIDTHS, cardPng } from '@shamble/preview'
import { pictureAddress, picturedAt } from '$lib/addresses.ts'
import { withoutTheRest } from '$lib/share/picture-address.ts'
import { subjectAt } from '$lib/share/subject.ts'
import { isTooMany } from '../../../../worker/caller.ts'
import { refusal, statusOf } from '../../../../worker/refusals.ts'
import { cacheHere } from '../../../../worker/shared.ts'
import type { RequestHandler } from './$types'

const HEADERS = {
  'content-type': 'image/png',
  'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

/** `/og/play/<game>.png?seed=…`, `/og/600/replay/<game>/<log>.png`: the page of that address as a picture. */
export const GET: RequestHandler = async ({ url, request, platform }) => {
  const pictured = picturedAt(url.pathname)
  const width = pictured?.width ?? CARD.width
  if (!pictured || !WIDTHS.includes(width))
    error(404, { message: 'There is no such picture.', code: 'no-such-picture' })

  const page = new URL(url)
  page.pathname = pictured.path
  const address = await withoutTheRest(page)

  // A position never changes, but its drawing may with the version of the site.
  const cache = cacheHere()
  const key = new URL(address)
  key.pathname = pictureAddress(address.pathname, width)
  key.searchParams.set('drawn-by', version)
  const known = await cache?.match(key)
  if (known) return new Response(known.body, known)

  const { PICTURES, ...env } = platform?.env ?? {}
  if (await isTooMany(request, env, PICTURES)) {
    const { code, message } = refusal('too-many-pictures')
    error(statusOf({ code }), { message, code })
  }
  const { title, line, picture } = await subjectAt(address, platform)
  const response = new Response(await cardPng({ title, line, picture }, width), { headers: HEADERS })
  const kept = cache?.put(key, response.clone())
  if (kept) platform?.context?.waitUntil(kept)
  return response
}
