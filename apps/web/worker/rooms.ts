import { isGame, rulesOf } from '@shamble/catalogue/server'
import {
  CODE_BYTES,
  keptRoom,
  MAX_BODY,
  makeCode,
  openRoom,
  readCode,
  readOpening,
  roomRefusal,
  type Opening,
} from '@shamble/room'
import { refusal, refused } from './refusals.ts'
import { snapshotAt, roomAt, secretOf } from './snapshot.ts'
import { bodyOf, bringsJson, decoded, isOurs, isTooMany } from './request.ts'

/*
 * The routes of rooms. Requests are checked here, before a room is woken: their origin, size and code.
 */

// How often a code that is taken is replaced by another.
const TRIES = 4

/** Answers POST /api/rooms, GET /api/rooms/<code>, and the socket /ws/<code>; null for others. */
export async function answerRooms(request: Request, env: Env): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  try {
    if (pathname === '/api/rooms') return await openOne(request, env)
    const [, api] = /^\/api\/rooms\/([^/]+)$/.exec(pathname) ?? []
    if (api !== undefined) return await lookAt(request, env, api)
    const [, socket] = /^\/ws\/([^/]+)$/.exec(pathname) ?? []
    return socket === undefined ? null : await connect(request, env, socket)
  } catch (cause) {
    return refused(cause)
  }
}

// Opens a room and returns its code.
async function openOne(request: Request, env: Env): Promise<Response> {
  if (request.method !== 'POST') throw refusal('bad-method', 'Use POST to open a room.')
  if (!isOurs(request, env, false)) throw roomRefusal('forbidden-origin')
  if (!bringsJson(request)) throw refusal('bad-type')
  if (await isTooMany(request, env, env.NEW_ROOMS)) throw roomRefusal('too-many-rooms')
  const read = await bodyOf(request, MAX_BODY)
  if (typeof read === 'string') throw roomRefusal(read === 'too-long' ? 'too-long' : 'bad-message')
  const code = await openNew(env, readOpening(read.body))
  return Response.json({ code }, { status: 201, headers: { 'cache-control': 'no-store' } })
}

/** Opens a room. Returns its code. */
export async function openNew(env: Env, opening: Opening): Promise<string> {
  if (!isGame(opening.game)) throw roomRefusal('no-such-game')
  const game = await rulesOf(opening.game)
  for (let n = 0; n < TRIES; n++) {
    const code = makeCode(secretOf(env), crypto.getRandomValues(new Uint8Array(CODE_BYTES)))
    const room = openRoom(game, code, opening, crypto.randomUUID().replaceAll('-', ''), Date.now())
    if (await roomAt(env, code).create(keptRoom(room))) return code
  }
  throw roomRefusal('too-many-rooms')
}

async function lookAt(request: Request, env: Env, given: string): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    throw refusal('bad-method', 'Use GET to look at a room.')
  const seen = await snapshotAt(env, codeIn(given))
  return Response.json(seen, { headers: { 'cache-control': 'no-store', 'access-control-allow-origin': '*' } })
}

// Opens a socket, for our own pages and for embeds, whose origin is `null`. The first message has the token.
async function connect(request: Request, env: Env, given: string): Promise<Response> {
  if (!isOurs(request, env, true)) throw roomRefusal('forbidden-origin')
  const code = readCode(secretOf(env), codeIn(given))
  if (code === null) throw roomRefusal('bad-code')
  if (request.headers.get('upgrade')?.toLowerCase() !== 'websocket') throw refusal('no-socket')
  if (await isTooMany(request, env, env.SOCKETS)) throw roomRefusal('too-many-sockets')
  return roomAt(env, code).fetch(request)
}

const codeIn = (text: string): string => {
  const code = decoded(text)
  if (code === null) throw roomRefusal('bad-code')
  return code
}
