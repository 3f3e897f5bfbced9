import type { Handle, HandleServerError } from '@sveltejs/kit'
import { asRefusal } from '../worker/refusals.ts'

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

// A page around that isolates itself shows only frames that do so too; and where a frame has no origin of its own, `self` may name nobody.
const FRAMED = {
  'cross-origin-embedder-policy': 'credentialless',
  'cross-origin-resource-policy': 'cross-origin',
}

// Whoever has the address of a room may sit down there: no other site is told of it.
const PRIVATE = /^(\/embed)?\/r(\/|$)/

// Beside a game its rule book is open in a frame of our own.
const RULES = /^\/rules\//

/**
 * Every response says how it may be used. Only what is under /embed/ may be framed by others.
 */
export const handle: Handle = async ({ event, resolve }) => {
  const response = await resolve(event)
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(ALWAYS)) {
    if (!headers.has(name)) headers.set(name, value)
  }
  if (PRIVATE.test(event.url.pathname)) headers.set('referrer-policy', 'no-referrer')
  const framed = event.url.pathname.startsWith('/embed/')
  if (framed) for (const [name, value] of Object.entries(FRAMED)) headers.set(name, value)
  const ancestors = framed ? '*' : RULES.test(event.url.pathname) ? "'self'" : "'none'"
  const given = headers.get('content-security-policy') ?? "default-src 'none'"
  const { origin } = event.url
  const sockets = origin.replace('http', 'ws')
  const policy = framed
    ? given
        .replaceAll("'self'", `'self' ${origin}`)
        .replace(/connect-src [^;]*/, (directive) => `${directive} ${sockets}`)
    : given
  headers.set('content-security-policy', `${policy}; frame-ancestors ${ancestors}`)
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}

/** A fault of ours is a page with a sentence and a code, and nothing of the inside. */
export const handleError: HandleServerError = ({ error, status, message }) => {
  if (status < 500) return { message }
  const { code, message: says } = asRefusal(error)
  return { message: says, code }
}
