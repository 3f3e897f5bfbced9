import { isToken, MAX_BODY, readCode, readTables, roomRefusal, type OwnTable } from '@shamble/room'
import { asRefusal, refusal } from './refusals.ts'
import { bodyOf, bringsJson, isOurs, isTooMany } from './request.ts'
import { roomAt, secretOf } from './snapshot.ts'

/*
 * The tables of a player, in one request. A token proves a seat, as at the table itself. Each table wakes a room, so each is charged.
 */

/** What is answered for a table; null: this token has no seat there. */
export type OwnAnswer = OwnTable | { error: { code: string; message: string } } | null

/** Answers POST /api/my-tables; null for others. */
export async function answerMyTables(request: Request, env: Env): Promise<Response | null> {
  if (new URL(request.url).pathname !== '/api/my-tables') return null
  if (request.method !== 'POST') throw refusal('bad-method', 'Use POST to ask for your tables.')
  if (!isOurs(request, env, false)) throw roomRefusal('forbidden-origin')
  if (!bringsJson(request)) throw refusal('bad-type')
  const read = await bodyOf(request, MAX_BODY)
  if (typeof read === 'string') throw roomRefusal(read === 'too-long' ? 'too-long' : 'bad-message')
  const asked = readTables(read.body)
  for (const _ of asked) if (await isTooMany(request, env, env.MY_TABLES)) throw refusal('too-many-tables')
  const tables = await Promise.all(asked.map(([code, token]) => tableAt(env, code, token)))
  return Response.json({ now: Date.now(), tables }, { headers: { 'cache-control': 'no-store' } })
}

// A room that fails does not hide the others.
async function tableAt(env: Env, given: string, token: string): Promise<OwnAnswer> {
  const code = readCode(secretOf(env), given)
  if (code === null || !isToken(token)) return null
  try {
    const table = await roomAt(env, code).own(token)
    if (typeof table === 'string') throw roomRefusal(table)
    return table
  } catch (cause) {
    const { code, message } = asRefusal(cause)
    return { error: { code, message } }
  }
}
