import { buildPushPayload } from '@block65/webcrypto-web-push'
import { isAt, PUSH_SERVICES, type Notice, type Sent } from '@shamble/room'
import { titleOf } from '@shamble/catalogue/server'
import { refusal } from './refusals.ts'

/*
 * Web Push: encrypted by RFC 8291, signed by RFC 8292 (VAPID). Only push services on the list are called; of their answers only the status
 * and `retry-after` are read.
 */

/** A push service must answer within this time, ms. */
const ANSWER_WITHIN = 10_000
/** A push service may ask for a longer pause than ours, ms; we never wait longer than this. */
const MAX_PAUSE = 6 * 3_600_000
/** How long a push service keeps a notice that has no deadline, in seconds. */
const KEPT = 7 * 86_400
const GONE = new Set([404, 410])

/** What the service worker of the page is told. */
export interface PushedNotice {
  title: string
  body: string
  /** The page of the table, and what its notices have in common. */
  path: string
  tag: string
}

/** Answers GET /api/push with the key that browsers subscribe with; null for other requests. */
export function answerPush(request: Request, { VAPID_PUBLIC_KEY: key = '' }: Env): Response | null {
  if (new URL(request.url).pathname !== '/api/push') return null
  if (request.method !== 'GET' && request.method !== 'HEAD') throw refusal('bad-method')
  return Response.json({ key: key || null }, { headers: { 'cache-control': 'no-store' } })
}

/** The hosts of the push services that may be called: none without keys. */
export function pushServicesOf({
  VAPID_PUBLIC_KEY,
  VAPID_PRIVATE_KEY,
  PUSH_SERVICES: own = '',
}: Env): string[] {
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY) return []
  return [...PUSH_SERVICES, ...own.split(' ').filter((host) => host !== '')]
}

/** Sends a notice to a browser. */
export async function sendPush(env: Env, notice: Extract<Notice, { by: 'push' }>): Promise<Sent> {
  const { endpoint, p256dh, auth, setBy } = notice.to
  // The list may have become shorter.
  if (!isAt(endpoint, pushServicesOf(env))) return 'gone'
  const { code, due } = notice.turn
  const isLast = notice.times > 1
  const payload = await buildPushPayload(
    {
      data: JSON.stringify(saidIn(notice)),
      options: {
        ttl: due === null ? KEPT : Math.max(1, Math.ceil((due - Date.now()) / 1000)),
        urgency: isLast ? 'high' : 'normal',
        // A push service keeps the last notice of a topic only.
        topic: code.replaceAll('-', ''),
      },
    },
    { endpoint, expirationTime: null, keys: { p256dh, auth } },
    { subject: subjectOf(setBy.site), publicKey: env.VAPID_PUBLIC_KEY!, privateKey: env.VAPID_PRIVATE_KEY! },
  )
  try {
    const response = await fetch(endpoint, {
      ...payload,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN),
    })
    void response.body?.cancel()
    if (response.ok) return 'done'
    return GONE.has(response.status) ? 'gone' : { after: pauseIn(response) }
  } catch {
    // It does not answer.
    return { after: 0 }
  }
}

function saidIn({ times, turn: { code, game, asks, sat } }: Notice): PushedNotice {
  const title = titleOf(game)
  const at = { path: `/r/${code}`, tag: code }
  if (sat)
    return { title: `${sat.name} sits down · ${title}`, body: `You have listed the table ${code}.`, ...at }
  if (asks) {
    const body = `Table ${code}: agree or refuse.`
    return { title: `${asks} asks to take moves back · ${title}`, body, ...at }
  }
  if (times > 1) {
    const body = `Table ${code}. When it is up, a bot plays the turn.`
    return { title: `Your time runs out · ${title}`, body, ...at }
  }
  return { title: `Your turn · ${title}`, body: `The table ${code} waits for you.`, ...at }
}

// Whom a push service may ask about this server: its site.
const subjectOf = (site: string): string => (site.startsWith('https:') ? site : 'mailto:operator@localhost')

// `retry-after` in ms: seconds, or a date.
function pauseIn({ headers }: Response): number {
  const given = headers.get('retry-after') ?? ''
  const pause = /^\d+$/.test(given) ? Number(given) * 1000 : Date.parse(given) - Date.now()
  return Math.min(Math.max(0, pause || 0), MAX_PAUSE)
}
