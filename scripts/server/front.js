// The Worker in front of the app when self-hosted. It does what the platform does in front of a Worker: serves static
// assets, compresses text, and states the client's address, which the app counts its limits by.

import { WorkerEntrypoint } from 'cloudflare:workers'
import { assets, redirects } from 'assets'

/** @typedef {{ fetch: (request: Request | string, init?: RequestInit) => Promise<Response> }} Service */
/** @typedef {{ APP: Service, FILES: Service, CLIENT_IP_HEADER: string }} Env */

const COMPRESSIBLE = /^(text\/|application\/(json|manifest\+json|javascript)|image\/svg)/
const MIN_COMPRESSED_BYTES = 1000
const NO_BODY = [101, 204, 304]

export default {
  /**
   * @param {Request} request
   * @param {Env} env
   */
  async fetch(request, env) {
    const seen = asSeenFromOutside(request, env.CLIENT_IP_HEADER)
    const answer = (await assetFor(seen, env)) ?? (await env.APP.fetch(seen))
    return compressed(answer, request.headers.get('accept-encoding') ?? '')
  },
}

/**
 * The assets alone, as the app's binding `ASSETS`.
 * @extends {WorkerEntrypoint<Env>}
 */
export class Assets extends WorkerEntrypoint {
  /** @param {Request} request */
  async fetch(request) {
    return (await assetFor(request, this.env)) ?? new Response('Not found', { status: 404 })
  }
}

/**
 * The request with the client's address in `cf-connecting-ip`: that of the connection, or, behind a proxy, the last address in the
 * header that the proxy writes. What a client wrote there itself is dropped.
 * @param {Request & { cf?: { clientIp?: string } }} request
 * @param {string | undefined} proxyHeader
 */
function asSeenFromOutside(request, proxyHeader) {
  const headers = new Headers(request.headers)
  const url = new URL(request.url)
  const direct = String(request.cf?.clientIp ?? '').replace(/:\d+$/, '')
  const proxied = proxyHeader && headers.get(proxyHeader)?.split(',').at(-1)?.trim()
  headers.set('cf-connecting-ip', (proxied || direct).replace(/^\[|\]$/g, ''))
  if (proxyHeader && headers.get('x-forwarded-proto') === 'https') url.protocol = 'https:'
  return new Request(url, new Request(request, { headers }))
}

/**
 * The asset at the path of a request; null when there is none.
 * @param {Request} request
 * @param {Env} env
 */
async function assetFor(request, env) {
  const { pathname, search } = new URL(request.url)
  const redirect = redirects[pathname]
  if (redirect) {
    return new Response(null, {
      status: 307,
      headers: [...redirect.headers, ['location', redirect.to + search]],
    })
  }
  const asset = assets[pathname]
  if (!asset) return null
  if (!['GET', 'HEAD'].includes(request.method)) {
    return new Response('Method not allowed', { status: 405, headers: { allow: 'GET, HEAD' } })
  }
  const headers = new Headers(asset.headers)
  if (isSame(request.headers.get('if-none-match'), headers.get('etag'))) {
    return new Response(null, { status: 304, headers })
  }
  const file = await env.FILES.fetch(`http://files${asset.file}`, { method: request.method })
  if (!file.ok) return null
  return new Response(file.body, { headers })
}

/**
 * @param {string | null} asked the header `If-None-Match`
 * @param {string | null} etag
 */
function isSame(asked, etag) {
  const bare = (/** @type {string} */ tag) => tag.trim().replace(/^W\//, '')
  return asked !== null && etag !== null && asked.split(',').map(bare).includes(bare(etag))
}

/**
 * The response, compressed where its type gains by it: the runtime encodes the body when the header says so.
 * @param {Response & { webSocket?: unknown }} response
 * @param {string} accepted the header `Accept-Encoding`
 */
function compressed(response, accepted) {
  const { status, headers } = response
  if (NO_BODY.includes(status) || response.webSocket || !response.body) return response
  if (headers.has('content-encoding') || !COMPRESSIBLE.test(headers.get('content-type') ?? ''))
    return response
  if (Number(headers.get('content-length') ?? Infinity) < MIN_COMPRESSED_BYTES) return response
  const encoding = ['br', 'gzip'].find((name) => accepted.includes(name))
  if (!encoding) return response
  const encoded = new Headers(headers)
  encoded.set('content-encoding', encoding)
  encoded.append('vary', 'Accept-Encoding')
  encoded.delete('content-length')
  return new Response(response.body, { status, headers: encoded })
}
