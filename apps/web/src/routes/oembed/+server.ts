import { isHttpError, isRedirect } from '@sveltejs/kit'
import { described, inXml, type Room } from '$lib/share/oembed.ts'
import { subjectAt } from '$lib/share/subject.ts'
import type { RequestHandler } from './$types'

const OPEN = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=3600',
}

/** oEmbed 1.0: describes the frame of an address of ours. 404: it has none; 501: the format is unknown. */
export const GET: RequestHandler = async ({ url, platform }) => {
  const { searchParams, origin } = url
  const format = searchParams.get('format') ?? 'json'
  if (format !== 'json' && format !== 'xml')
    return said(501, 'no-such-format', `“${format}” is not spoken here, only json and xml.`)
  const asked = searchParams.get('url')
  if (!asked) return said(400, 'no-url', 'Give the address of a page of ours as url.')
  const address = URL.parse(asked)
  if (!address || address.origin !== origin)
    return said(404, 'not-ours', 'This is no address of a page of ours.')
  try {
    const answer = described(await subjectAt(address, platform), origin, roomIn(searchParams))
    if (format === 'json') return Response.json(answer, { headers: OPEN })
    return new Response(inXml(answer), { headers: { ...OPEN, 'content-type': 'text/xml; charset=utf-8' } })
  } catch (cause) {
    if (isHttpError(cause)) return said(404, cause.body.code ?? 'not-found', cause.body.message)
    if (isRedirect(cause)) return said(404, 'not-found', 'There is nothing to share at this address.')
    throw cause
  }
}

// An invalid number sets no limit.
function roomIn(params: URLSearchParams): Room {
  const most = (name: string) => {
    const given = params.get(name)
    return given && /^[1-9]\d{0,5}$/.test(given) ? Number(given) : Infinity
  }
  return { width: most('maxwidth'), height: most('maxheight') }
}

function said(status: number, code: string, message: string): Response {
  return Response.json(
    { error: { code, message } },
    { status, headers: { 'access-control-allow-origin': '*' } },
  )
}
