import { isGame, rulesOf } from '@shamble/catalogue/server'
import { challengeRefusal, digestOf, judging, readAttempt, readChallenge, termsOf } from '@shamble/challenge'
import type { Attempt, Logs } from '@shamble/challenge'
import type { AnyGame } from '@shamble/engine'
import { withCarried } from '@shamble/engine/links'
import {
  CODE_BYTES,
  hashOf,
  isToken,
  keptRoom,
  makeCode,
  openAttempt,
  readName,
  roomRefusal,
} from '@shamble/room'
import { mayHavePar } from './allowance.ts'
import { refusal, refused } from './refusals.ts'
import { LOGS_PER_PAGE } from './board.ts'
import { homeOf, readDaily, shardOf } from './daily.ts'
import type { Facts, Making } from './facts.ts'
import { roomAt, secretOf } from './snapshot.ts'
import { bodyOf, bringsJson, decoded, isOurs, isTooMany } from './request.ts'
import { codeIn, dailyPage, challengeAt, challengePageOf } from './challenge-page.ts'
import { rulesFor } from './rules.ts'
import { Queue } from './slices.ts'
import { judgedOnce, verdictKey } from './verdicts.ts'

/*
 * The routes of challenges. Logs of open seeds are judged here, outside the objects; sealed seeds are played in rooms.
 */

const MAX_BODY = 65_536
const HOUR = 3_600_000
const SEALED_HOURS = 24
// How often a code or a room that is taken is replaced by another.
const TRIES = 4
// At most 8 games of this isolate are judged or queue for it; each takes a fraction of a second.
const judgements = new Queue(8)
// Making a challenge waits for the disk several times, so at most 60 queue and are made one by one.
const makings = new Queue(60)

// Embeds have an opaque origin, and boards are public.
const FOR_ALL = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-max-age': '86400',
}

/** Answers requests under /api/challenges; null for others. */
export async function answerChallenges(request: Request, env: Env): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  const found = /^\/api\/challenges(?:\/([^/]+)(\/logs|\/attempts|\/par)?)?$/.exec(pathname)
  if (!found) return null
  const response = await answered(request, env, found[1], found[2])
  for (const [name, value] of Object.entries(FOR_ALL)) response.headers.set(name, value)
  return response
}

async function answered(request: Request, env: Env, code?: string, what?: string): Promise<Response> {
  const { method } = request
  if (method === 'OPTIONS') return new Response(null, { status: 204 })
  const posted = code === undefined || what === '/attempts' || what === '/par'
  try {
    if (posted ? method !== 'POST' : method !== 'GET' && method !== 'HEAD')
      throw refusal('bad-method', posted ? 'Use POST.' : 'Use GET.')
    if (code === undefined) return await make(request, env)
    if (what === '/attempts') return await attempt(request, env, decoded(code) ?? '')
    if (what === '/par') return await par(request, env, decoded(code) ?? '')
    if (what === '/logs') return await logs(request, env, decoded(code) ?? '')
    return json(await challengePageOf(env, decoded(code) ?? '', bearerOf(request)))
  } catch (cause) {
    return refused(cause)
  }
}

const json = (body: unknown, status = 200) =>
  Response.json(body, {
    status,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  })

// ── Making one ──

async function make(request: Request, env: Env): Promise<Response> {
  const body = await readBody(request, env, false)
  const challenge = readChallenge(body)
  if (await isTooMany(request, env, env.NEW_CHALLENGES)) throw challengeRefusal('too-many-challenges')
  const terms = termsOf(await gameOf(challenge.game), challenge)
  const { sealed = false, seed = null, hours = sealed ? SEALED_HOURS : null } = challenge
  const opened = Date.now()
  const making = {
    terms,
    kind: sealed ? ('sealed' as const) : ('open' as const),
    daily: null,
    name: challenge.name ? readName(challenge.name) : null,
    seed,
    opened,
    closes: hours === null ? null : opened + hours * HOUR,
  }
  const made = await makings.alone(async () => {
    const parGranted = await mayHavePar(request, env)
    return created(env, { ...making, parGranted })
  })
  if (!made) throw challengeRefusal('too-busy')
  return json({ code: made.done }, 201)
}

// Makes a challenge and returns its code.
async function created(env: Env, making: Omit<Making, 'code'>): Promise<string> {
  for (let n = 0; n < TRIES; n++) {
    const code = newCode(env, 'seed')
    if (await challengeAt(env, code).create({ code, ...making })) return code
  }
  throw challengeRefusal('too-many-challenges')
}

// ── Trying one ──

async function attempt(request: Request, env: Env, address: string): Promise<Response> {
  const tried = readAttempt(await readBody(request, env, true))
  if (!isToken(tried.token)) throw roomRefusal('bad-token')
  const name = readName(tried.name)
  const code = codeIn(env, address)
  if (await isTooMany(request, env, env.ATTEMPTS, code)) throw challengeRefusal('too-many-attempts')
  if (await isTooMany(request, env, env.ALL_ATTEMPTS)) throw challengeRefusal('too-many-attempts')
  const hash = hashOf(tried.token)
  const facts = await factsFor(env, code, hash)
  const game = await rulesFor(facts.terms.game, facts.terms.version)
  return facts.kind === 'open'
    ? send(env, facts, game, { ...tried, name }, hash)
    : play(env, facts, game, name, hash)
}

// An open seed: judges the log and stores the run.
async function send(
  env: Env,
  facts: Facts,
  game: AnyGame,
  { name, log }: Attempt,
  hash: string,
): Promise<Response> {
  if (log === undefined) throw challengeRefusal('challenge-open')
  const stub = challengeAt(env, facts.code)
  // Judging is expensive: whether it is needed is checked first.
  const before = await stub.sentBefore(hash, digestOf(log))
  if (typeof before === 'string') throw challengeRefusal(before)
  if (before) return json(before, 201)
  const judged = await judgements.inTurn(
    judgedOnce(verdictKey(facts.code, log), () => judging(game, facts.terms, facts.seed, log)),
  )
  if (!judged) throw challengeRefusal('too-busy')
  const { standing, result, moves, text } = judged.done
  const link = await withCarried(text, facts.terms.carried)
  const added = await stub.add({ hash, name, standing, result, moves, when: Date.now(), log: link })
  if (typeof added === 'string') throw challengeRefusal(added)
  return json(added, 201)
}

// A sealed seed: opens a room, or returns the room of the attempt in progress.
async function play(env: Env, facts: Facts, game: AnyGame, name: string, hash: string): Promise<Response> {
  if (game.version !== facts.terms.version) throw challengeRefusal('rules-changed')
  const home = challengeAt(env, homeOf(env, facts.code, hash))
  let not: string | null = null
  for (let n = 0; n < TRIES; n++) {
    const tried = await home.begin(hash, newCode(env, 'room'), not)
    if (typeof tried === 'string') throw challengeRefusal(tried)
    const { room, practice, fresh } = tried
    const challenge = { code: facts.code, practice, closes: facts.closes!, hash }
    const { seats, options, carried } = facts.terms
    const setUp = { seats, options, ...(carried !== undefined && { carried }) }
    const sealed = openAttempt(game, room, { setUp, seed: facts.seed, name, challenge }, Date.now())
    // An existing room is the attempt in progress; if the code is fresh it is a rare collision: try another.
    const opened = await roomAt(env, room).create(keptRoom(sealed))
    if (opened || !fresh) return json({ room, practice }, 201)
    not = room
  }
  throw challengeRefusal('too-many-attempts')
}

// ── Asking for its par ──

// A par is charged to the quota of the challenge's maker if any was left, else to the caller's.
async function par(request: Request, env: Env, address: string): Promise<Response> {
  if (!isOurs(request, env, true)) throw roomRefusal('forbidden-origin')
  const code = codeIn(env, address)
  if (await isTooMany(request, env, env.ATTEMPTS, `par/${code}`)) throw challengeRefusal('too-many-pars')
  const facts = await factsOf(env, code)
  const stub = challengeAt(env, code)
  const isFree = facts.parGranted || (await stub.parProgress()) !== null
  if (!isFree && !(await mayHavePar(request, env))) throw challengeRefusal('too-many-pars')
  const progress = await stub.wantPar()
  if (typeof progress === 'string') throw challengeRefusal(progress)
  return json(progress, 202)
}

// ── Looking into one ──

async function logs(request: Request, env: Env, address: string): Promise<Response> {
  const code = codeIn(env, address)
  const from = Number(new URL(request.url).searchParams.get('from') ?? 0)
  if (!Number.isInteger(from) || from < 0) throw challengeRefusal('bad-challenge')
  const stub = challengeAt(env, code)
  const page = await stub.page()
  if (page === null || page === 'taken-down') throw challengeRefusal(page ?? 'no-challenge')
  const rows = await stub.logged(from)
  if (!rows) throw challengeRefusal('challenge-sealed', 'Its logs are public once it has closed.')
  const { terms, seed, nonce, commitment } = page
  const next = rows.length === LOGS_PER_PAGE ? from + LOGS_PER_PAGE : null
  return json({ terms, seed: seed!, nonce, commitment, rows, next } satisfies Logs)
}

// The facts for a player. Those of a daily challenge are asked of the player's shard: a crowd does not wake one object.
async function factsFor(env: Env, code: string, hash: string): Promise<Facts> {
  const shard = shardOf(env, code, hash)
  if (shard === null) return factsOf(env, code)
  const home = challengeAt(env, homeOf(env, code, hash))
  const known = await home.facts()
  if (known === 'taken-down') throw challengeRefusal(known)
  if (known) return known
  // The first attempt in this shard.
  const facts = await factsOf(env, code)
  await home.create(facts, shard)
  return facts
}

async function factsOf(env: Env, code: string): Promise<Facts> {
  if (readDaily(code)) await dailyPage(env, code)
  const facts = await challengeAt(env, code).facts()
  if (facts === null || facts === 'taken-down') throw challengeRefusal(facts ?? 'no-challenge')
  return facts
}

async function gameOf(id: string): Promise<AnyGame> {
  if (!isGame(id)) throw challengeRefusal('no-such-game')
  return rulesOf(id)
}

// The JSON body of a POST request, after the checks of its origin and type.
async function readBody(request: Request, env: Env, embeds: boolean): Promise<unknown> {
  if (!isOurs(request, env, embeds)) throw roomRefusal('forbidden-origin')
  if (!bringsJson(request)) throw refusal('bad-type')
  const read = await bodyOf(request, MAX_BODY)
  if (read === 'too-long') throw challengeRefusal('too-long')
  if (read === 'no-json') throw challengeRefusal('bad-challenge')
  return read.body
}

const bearerOf = (request: Request): string | undefined =>
  /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1]

const newCode = (env: Env, of: 'room' | 'seed') =>
  makeCode(secretOf(env), crypto.getRandomValues(new Uint8Array(CODE_BYTES)), of)
