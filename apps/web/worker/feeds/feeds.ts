import { titleOf } from '@shamble/catalogue/server'
import { isToken, readCode, roomRefusal } from '@shamble/room'
import { refusal } from '../refusals.ts'
import { decoded, isTooMany } from '../request.ts'
import { roomAt, secretOf } from '../snapshot.ts'
import { atomOf } from './atom.ts'
import { calendarOf } from './calendar.ts'

/*
 * The feeds of a table: `/r/<code>/turns.ics` and `/r/<code>/turns.atom`, with `?key=` and the secret that a player has made for them.
 */

const TYPES = { ics: 'text/calendar; charset=utf-8', atom: 'application/atom+xml; charset=utf-8' } as const
const NO_FEED = 'There is no such feed. Its owner may have ended it, or may have left the table.'

/** Answers requests for a feed; null for others. */
export async function answerFeeds(request: Request, env: Env): Promise<Response | null> {
  const { pathname, origin, searchParams } = new URL(request.url)
  const [, given, form] = /^\/r\/([^/]+)\/turns\.(ics|atom)$/.exec(pathname) ?? []
  if (given === undefined) return null
  if (request.method !== 'GET' && request.method !== 'HEAD') throw refusal('bad-method')
  const code = readCode(secretOf(env), decoded(given) ?? '')
  if (code === null) throw roomRefusal('bad-code')
  if (await isTooMany(request, env, env.FEEDS)) throw refusal('too-many-feeds')
  const key = searchParams.get('key') ?? ''
  const turn = isToken(key) ? await roomAt(env, code).turn(key) : null
  if (turn === null) throw refusal('not-found', NO_FEED)
  if (typeof turn === 'string') throw roomRefusal(turn)
  const table = { title: titleOf(turn.game), page: `${origin}/r/${code}` }
  const text = form === 'ics' ? calendarOf(turn, table, Date.now()) : atomOf(turn, table)
  return new Response(text, {
    headers: {
      'content-type': TYPES[form as keyof typeof TYPES],
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
