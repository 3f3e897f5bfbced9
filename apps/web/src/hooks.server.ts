import { building } from '$app/environment'
import { redirect, type Handle, type HandleServerError } from '@sveltejs/kit'
import { canonicalPath, isFramed, pageAt, type Page } from '$lib/addresses.ts'
import { isUnchanging, keepPage, keptPage } from '$lib/server/kept-pages.ts'
import { isTooMuchPlayed } from '$lib/server/played-pages.ts'
import { faultPage } from '../worker/fault-page.ts'
import { asRefusal, refusal } from '../worker/refusals.ts'

// A cross-origin isolated host shows only frames that opt in. A sandboxed frame has no origin, so `self` matches nothing there.
const FRAMED = {
  'cross-origin-embedder-policy': 'credentialless',
  'cross-origin-resource-policy': 'cross-origin',
}

// Pages whose log in the address is replayed before anything is drawn; a query may hold one on any page.
const PLAYED: readonly (Page | undefined)[] = ['replay', 'compare', 'exercise']
const isPlayed = ({ searchParams }: URL, page: Page | undefined): boolean =>
  PLAYED.includes(page) || ['log', 'carried', 'url'].some((name) => searchParams.has(name))

/** Answers a page under one address, within the limits, and says who may frame it. Other sites may frame only what is under /embed/. */
export const handle: Handle = async ({ event, resolve }) => {
  const { url } = event
  const found = pageAt(url.pathname)
  // Caches and limits know a page by one spelling of its address.
  if (found && event.route.id && canonicalPath(found) !== url.pathname)
    redirect(308, canonicalPath(found) + url.search)
  // The build has no platform, and its addresses have no query.
  const mayBeKept = !building && event.request.method === 'GET' && isUnchanging(url, found)
  const kept = mayBeKept && (await keptPage(event))
  if (kept) return kept
  if (!building && isPlayed(url, found?.page) && (await isTooMuchPlayed(event.request, event.platform)))
    return faultPage(refusal('too-many-pages'))
  const response = await resolve(event)
  const headers = new Headers(response.headers)
  // Who has the address of a room can sit down there, so no other site learns it.
  if (found?.page === 'room' || found?.page === 'join') headers.set('referrer-policy', 'no-referrer')
  const framed = isFramed(url.pathname)
  if (framed) for (const [name, value] of Object.entries(FRAMED)) headers.set(name, value)
  // A rule book opens beside its game, in a frame of ours.
  const ancestors = framed ? '*' : found?.page === 'rules' ? "'self'" : "'none'"
  const given = headers.get('content-security-policy') ?? "default-src 'none'"
  const { origin } = url
  const sockets = origin.replace('http', 'ws')
  const policy = framed
    ? given
        .replaceAll("'self'", `'self' ${origin}`)
        .replace(/connect-src [^;]*/, (directive) => `${directive} ${sockets}`)
    : given
  headers.set('content-security-policy', `${policy}; frame-ancestors ${ancestors}`)
  const { status, statusText } = response
  const page = new Response(response.body, { status, statusText, headers })
  return mayBeKept ? keepPage(event, page) : page
}

/** An internal error is a page with a sentence and a code, and no details. */
export const handleError: HandleServerError = ({ error, status, message }) => {
  if (status < 500) return { message }
  const { code, message: says } = asRefusal(error)
  return { message: says, code }
}
