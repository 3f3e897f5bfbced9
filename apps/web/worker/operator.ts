import { gameIds } from '@shamble/catalogue/server'
import { MAX_BODY, readCode, roomRefusal } from '@shamble/room'
import { challengeAt, forgetPage } from './challenge-page.ts'
import { objectsOf, readDaily } from './daily.ts'
import type { Kept, KeptRow, Recovery } from './kept.ts'
import { refusal } from './refusals.ts'
import { bodyOf, bringsJson, decoded, isTooMany } from './request.ts'
import { forgetSnapshot, MIN_SECRET, roomAt, secretOf } from './snapshot.ts'
import { tablesOf } from './table-page.ts'

/*
 * The operator's routes (docs/operating.md): what belongs to a code is exported, taken down, or brought back as it was. They need a
 * secret of their own, so that who operates a server day by day need not know that of its codes.
 */

/** All that belongs to a code: by the names of its objects, and by the games in whose lists it is. */
export interface Exported {
  code: string
  rooms: Record<string, Kept>
  challenges: Record<string, Kept>
  listed: Record<string, KeptRow>
}

/** An object that a code may belong to. */
interface Owned {
  kind: 'rooms' | 'challenges'
  name: string
  object: {
    kept: () => Promise<Kept | null>
    takeDown: () => Promise<boolean>
    recover: (time: number) => Promise<Recovery>
  }
}

/** Answers GET and DELETE /api/operator/<code>, and POST /api/operator/<code>/recovery; null for others, and without a secret. */
export async function answerOperator(request: Request, env: Env): Promise<Response | null> {
  const [, given, recovery] =
    /^\/api\/operator\/([^/]+)(\/recovery)?$/.exec(new URL(request.url).pathname) ?? []
  const secret = env.OPERATOR_SECRET ?? ''
  if (given === undefined || secret.length < MIN_SECRET) return null
  // Before the secret is compared: who guesses has as many tries as anybody has requests.
  if (await isTooMany(request, env, env.OPERATIONS)) throw refusal('too-many-operations')
  if (!(await isSame(request.headers.get('authorization') ?? '', `Bearer ${secret}`)))
    throw refusal('not-operator')
  const code = decoded(given) ?? ''
  const owned = ownedBy(env, code)
  if (owned.length === 0) throw roomRefusal('bad-code')
  if (recovery) return recoverAll(request, owned)
  if (request.method === 'GET') return exportAll(env, code, owned)
  if (request.method === 'DELETE') return takeAllDown(env, code, owned)
  throw refusal('bad-method')
}

// Hashes have one length, and their comparison takes the same time wherever they differ.
async function isSame(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all(
    [one, other].map((text) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
  )
  return crypto.subtle.timingSafeEqual(a!, b!)
}

// One code in 32,768 may be that of a room and of a challenge.
function ownedBy(env: Env, given: string): Owned[] {
  const secret = secretOf(env)
  const room = readCode(secret, given)
  const challenge = readDaily(given) ? given : readCode(secret, given, 'seed')
  return [
    ...(room ? [{ kind: 'rooms' as const, name: room, object: roomAt(env, room) }] : []),
    ...(challenge ? objectsOf(challenge) : []).map((name) => ({
      kind: 'challenges' as const,
      name,
      object: challengeAt(env, name),
    })),
  ]
}

async function exportAll(env: Env, code: string, owned: Owned[]): Promise<Response> {
  const exported: Exported = { code, rooms: {}, challenges: {}, listed: {} }
  for (const { kind, name, object } of owned) {
    const kept = await object.kept()
    if (kept) exported[kind][name] = kept
  }
  if (owned.every(({ kind, name }) => !exported[kind][name])) throw refusal('not-found')
  for (const { name } of rooms(owned)) {
    for (const game of gameIds) {
      const row = await tablesOf(env, game).kept(name)
      if (row) exported.listed[game] = row
    }
  }
  return json(exported)
}

async function takeAllDown(env: Env, code: string, owned: Owned[]): Promise<Response> {
  const down = []
  for (const { name, object } of owned) if (await object.takeDown()) down.push(name)
  if (down.length === 0) throw refusal('not-found')
  // A broken room cannot say which game it is of.
  for (const { name } of rooms(owned)) for (const game of gameIds) await tablesOf(env, game).unlist(name)
  await forgetShared(owned)
  return json({ code, down })
}

async function recoverAll(request: Request, owned: Owned[]): Promise<Response> {
  if (request.method !== 'POST') throw refusal('bad-method')
  if (!bringsJson(request)) throw refusal('bad-type')
  const read = await bodyOf(request, MAX_BODY)
  const { time } = Object(typeof read === 'string' ? null : read.body) as { time?: unknown }
  const at = typeof time === 'string' ? Date.parse(time) : NaN
  if (Number.isNaN(at)) throw refusal('bad-recovery')
  const restored = []
  for (const { name, object } of owned) {
    const recovery = await object.recover(at)
    if (recovery === 'restored') restored.push(name)
    // A shard may be younger than its challenge.
    else if (restored.length === 0) throw refusal(recovery)
  }
  await forgetShared(owned)
  return json({ time: new Date(at).toISOString(), restored })
}

// In this location.
async function forgetShared(owned: Owned[]): Promise<void> {
  for (const { kind, name } of owned) await (kind === 'rooms' ? forgetSnapshot(name) : forgetPage(name))
}

const rooms = (owned: Owned[]): Owned[] => owned.filter(({ kind }) => kind === 'rooms')

const json = (body: unknown): Response => Response.json(body, { headers: { 'cache-control': 'no-store' } })
