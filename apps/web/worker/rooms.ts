import { rules } from '@shamble/catalogue/rules'
import {
  CODE_BYTES,
  keptRoom,
  MAX_BODY,
  makeCode,
  openRoom,
  readCode,
  readOpening,
  roomRefusal,
} from '@shamble/room'
import { refusal, refused } from './refusals.ts'
import { snapshotAt, roomAt, secretOf } from './snapshot.ts'
import { bodyOf, bringsJson, decoded, isOurs, isTooMany } from './request.ts'

/*
 * The way to the rooms. Whatever is wrong with a request is found out here, before a room is woken: where it comes from,
 * how large it is, whether the code can be one of ours.
 */

const TRIES = 4

/** Answers what concerns rooms: POST /api/rooms, GET /api/rooms/<code>, and the socket /ws/<code>. Else null. */
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

// Opens a room, and says under which code. Nothing else creates anything.
async function openOne(request: Request, env: Env): Promise<Response> {
  if (request.method !== 'POST') throw refusal('bad-method', 'Rooms are opened with POST.')
  if (!isOurs(request, env, false)) throw roomRefusal('forbidden-origin')
  if (!bringsJson(request)) throw refusal('bad-type')
  if (await isTooMany(request, env, env.NEW_ROOMS)) throw roomRefusal('too-many-rooms')
  const read = await bodyOf(request, MAX_BODY)
  if (typeof read === 'string') throw roomRefusal(read === 'too-long' ? 'too-long' : 'bad-message')
  const opening = readOpening(read.body)
  const load = Object.hasOwn(rules, opening.game) ? rules[opening.game] : undefined
  if (!load) throw roomRefusal('no-such-game')
  const { game } = await load()
  for (let n = 0; n < TRIES; n++) {
    const code = makeCode(secretOf(env), crypto.getRandomValues(new Uint8Array(CODE_BYTES)))
    const room = openRoom(game, code, opening, crypto.randomUUID().replaceAll('-', ''), Date.now())
    if (await roomAt(env, code).create(keptRoom(room))) {
      return Response.json({ code }, { status: 201, headers: { 'cache-control': 'no-store' } })
    }
  }
  throw roomRefusal('too-many-rooms')
}

async function lookAt(request: Request, env: Env, given: string): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    throw refusal('bad-method', 'A room is looked at with GET.')
  const seen = await snapshotAt(env, codeIn(given))
  return Response.json(seen, { headers: { 'cache-control': 'no-store', 'access-control-allow-origin': '*' } })
}

// A socket: of our own pages, and of embeds, whose origin is `null`; a token in the first message says who it is.
async function connect(request: Request, env: Env, given: string): Promise<Response> {
  if (!isOurs(request, env, true)) throw roomRefusal('forbidden-origin')
  const code = readCode(secretOf(env), codeIn(given))
  if (code === null) throw roomRefusal('bad-code')
  if (request.headers.get('upgrade')?.toLowerCase() !== 'websocket') throw refusal('no-socket')
  if (await isTooMany(request, env, env.SOCKETS)) throw roomRefusal('too-many-sockets')
  return roomAt(env, code).fetch(request)
}

// A part of an address that cannot be read is no code.
const codeIn = (text: string): string => {
  const code = decoded(text)
  if (code === null) throw roomRefusal('bad-code')
  return code
}
