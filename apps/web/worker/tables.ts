import { isGame, rulesOf } from '@shamble/catalogue/server'
import { readOptions, seatsFor, type Options } from '@shamble/engine'
import { MAX_BODY, readClock, readOpening, roomRefusal, type Opening } from '@shamble/room'
import { refusal } from './refusals.ts'
import { bodyOf, bringsJson, decoded, isOurs, isTooMany } from './request.ts'
import { openNew } from './rooms.ts'
import { roomAt } from './snapshot.ts'
import { tablesOf } from './table-page.ts'

/*
 * The routes of open tables: GET and POST /api/tables/<game>, and the socket /ws/tables/<game>.
 */

// How many fitting tables are asked whether they still have a seat, before another is opened.
const TRIES = 3

/** Answers requests about open tables; null for others. */
export async function answerTables(request: Request, env: Env): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  const [, kind, given] = /^\/(api|ws)\/tables\/([^/]+)$/.exec(pathname) ?? []
  if (given === undefined) return null
  const game = decoded(given)
  if (game === null || !isGame(game)) throw roomRefusal('no-such-game')
  if (kind === 'ws') return look(request, env, game)
  if (request.method === 'POST') return sitAnywhere(request, env, game)
  if (request.method !== 'GET' && request.method !== 'HEAD') throw refusal('bad-method')
  if (await isTooMany(request, env, env.TABLE_PAGES)) throw roomRefusal('too-many-lookers')
  const page = await tablesOf(env, game).page(new URL(request.url).searchParams.get('after'))
  return Response.json(page, { headers: { 'cache-control': 'no-store', 'access-control-allow-origin': '*' } })
}

// A socket of somebody who looks at the list.
async function look(request: Request, env: Env, game: string): Promise<Response> {
  if (!isOurs(request, env, false)) throw roomRefusal('forbidden-origin')
  if (request.headers.get('upgrade')?.toLowerCase() !== 'websocket') throw refusal('no-socket')
  if (await isTooMany(request, env, env.SOCKETS)) throw roomRefusal('too-many-sockets')
  return tablesOf(env, game).fetch(request)
}

// Finds a listed table that plays the same, else opens one that is listed when its maker sits down.
async function sitAnywhere(request: Request, env: Env, id: string): Promise<Response> {
  if (!isOurs(request, env, false)) throw roomRefusal('forbidden-origin')
  if (!bringsJson(request)) throw refusal('bad-type')
  if (await isTooMany(request, env, env.NEW_ROOMS)) throw roomRefusal('too-many-rooms')
  const read = await bodyOf(request, MAX_BODY)
  if (typeof read === 'string') throw roomRefusal(read === 'too-long' ? 'too-long' : 'bad-message')
  const opening = readOpening({ list: null, ...Object(read.body), game: id })
  const game = await rulesOf(id)
  const options = readOptions(game, opening.options ?? {}, true)
  const found = await freeTable(env, opening, options)
  const seats = opening.seats ?? seatsFor(game, options).find((seats) => seats > 1)
  const code = found ?? (await openNew(env, { ...opening, ...(seats && { seats }) }))
  const answer = { code, joined: found !== null }
  return Response.json(answer, { status: found ? 200 : 201, headers: { 'cache-control': 'no-store' } })
}

// A room that has begun or filled up meanwhile, or is gone, leaves the list.
async function freeTable(
  env: Env,
  { game, clock, carried, seed }: Opening,
  options: Options,
): Promise<string | null> {
  // Nobody else plays with what one brings.
  if (carried !== undefined || seed !== undefined) return null
  const list = tablesOf(env, game)
  for (const code of await list.fitting(options, readClock(clock ?? null), TRIES)) {
    const seen = await roomAt(env, code).look()
    const isOpen = seen !== null && typeof seen !== 'string' && seen.room.listed !== null
    if (isOpen && seen.room.chairs.some(({ person, bot }) => person === null && bot === null)) return code
    await list.unlist(code)
  }
  return null
}
