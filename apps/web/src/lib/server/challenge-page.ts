import type { ChallengePage } from '@shamble/challenge'
import { Refusal } from '@shamble/engine'
import { redirect, type RequestEvent } from '@sveltejs/kit'
import { sharedChallengePage } from '../../../worker/challenge-page.ts'
import { refusal, statusOf } from '../../../worker/refusals.ts'
import { isTooMuchPlayed } from './played-pages.ts'
import { wrong } from '../wrong.ts'
import { canonicalPath, pageAt, type Found } from '../addresses.ts'

const OFFERS = [{ href: '/#games', label: 'The games, and their challenges of today' }]

/** The parts of a request that challenges read. */
type Asked = Pick<RequestEvent, 'url' | 'request' | 'platform' | 'setHeaders'>

/** What the page of a challenge shows to anyone. A code in another spelling redirects; an unknown one is refused in words. */
export async function challengePageFor(
  code: string,
  { url, request, platform, setHeaders }: Asked,
): Promise<ChallengePage> {
  setHeaders({ 'cache-control': 'no-store' })
  const page = await challengePageAt(code, url, platform)
  const found = pageAt(url.pathname)!
  if (page.code !== code)
    redirect(307, canonicalPath({ ...found, params: { ...found.params, code: page.code } } as Found))
  // What is carried may be a mission as large as the limits allow, and drawing it costs as much as a page that plays.
  if (page.terms.carried !== undefined && (await isTooMuchPlayed(request, platform)))
    wrong(429, 'too-many-pages', refusal('too-many-pages').message, OFFERS)
  return page
}

/** The same without a page. */
export async function challengePageAt(
  code: string,
  url: URL,
  platform: Asked['platform'],
): Promise<ChallengePage> {
  try {
    return await look(code, url, platform)
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause
    return wrong(statusOf(cause), cause.code, cause.message, OFFERS)
  }
}

/** Whether there is a challenge of this code. */
export async function isThere(code: string, url: URL, platform: Asked['platform']): Promise<boolean> {
  try {
    await look(code, url, platform)
    return true
  } catch (cause) {
    if (cause instanceof Refusal) return false
    throw cause
  }
}

async function look(code: string, url: URL, platform: Asked['platform']): Promise<ChallengePage> {
  if (platform?.env.CHALLENGE) return sharedChallengePage(platform.env, code)
  // `pnpm dev`: the challenges are in the Worker beside Vite.
  const response = await fetch(new URL(`/api/challenges/${encodeURIComponent(code)}`, url))
  if (response.ok) return response.json()
  const { error } = (await response.json()) as { error: { code: string; message: string } }
  throw new Refusal<string>(error.code, error.message)
}
