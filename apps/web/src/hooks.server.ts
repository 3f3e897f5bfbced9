import { building } from '$app/environment'
import type { Handle, HandleServerError } from '@sveltejs/kit'
import { isFramed, pageAt, type Page } from '$lib/addresses.ts'
import { isTooMany } from '../worker/caller.ts'
import { faultPage } from '../worker/fault-page.ts'
import { asRefusal, refusal } from '../worker/refusals.ts'

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

// Pages whose log in the address is replayed before anything is drawn; a query may hold one on any page.
const isPlayed = ({ searchParams }: URL, page: Page | undefined): boolean =>
  page === 'replay' || page === 'compare' || ['log', 'carried', 'url'].some((name) => searchParams.has(name))

async function isTooMuch(
  { url, request, platform }: Parameters<Handle>[0]['event'],
  page: Page | undefined,
): Promise<boolean> {
  // While the build prerenders there is no platform, and addresses have no query.
  if (building || !isPlayed(url, page)) return false
  const { PLAYED_PAGES, ...env } = platform?.env ?? {}
  return isTooMany(request, env, PLAYED_PAGES)
}

/**
 * Every response says how it may be used. Only what is under /embed/ may be framed by others.
 */
export const handle: Handle = async ({ event, resolve }) => {
  const at = pageAt(event.url.pathname)
  if (await isTooMuch(event, at?.page)) return faultPage(refusal('too-many-pages'))
  const response = await resolve(event)
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(ALWAYS)) {
    if (!headers.has(name)) headers.set(name, value)
  }
  // Whoever has the address of a room may sit down there: no other site learns it.
  if (at?.page === 'room' || at?.page === 'join') headers.set('referrer-policy', 'no-referrer')
  const framed = isFramed(event.url.pathname)
  if (framed) for (const [name, value] of Object.entries(FRAMED)) headers.set(name, value)
  // A rule book opens beside its game, in a frame of ours.
  const ancestors = framed ? '*' : at?.page === 'rules' ? "'self'" : "'none'"
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
