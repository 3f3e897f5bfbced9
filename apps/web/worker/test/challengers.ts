import { Referee, start, quickChance, type AnyGame, type Log } from '@shamble/engine'
import { linkOf } from '@shamble/engine/links'
import { PERSON, rivalIn, rivalMove } from '@shamble/engine/bots'
import type { LoggedRow, Row, ChallengePage, Terms } from '@shamble/challenge'
import { rulesOf } from '@shamble/catalogue/server'
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { get, until } from './guests.ts'

export { NIGHT } from '@shamble/tools/night'

let addresses = 0

const json = (body: unknown, headers: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: { 'content-type': 'application/json', 'cf-connecting-ip': `10.1.0.${++addresses}`, ...headers },
})

/** Asks for a new challenge, each time from another address. */
export const make = (body: unknown, headers: Record<string, string> = {}) =>
  get('/api/challenges', json(body, headers))

/** Makes a challenge and returns its code. */
export async function challenge(body: unknown): Promise<string> {
  const response = await make(body)
  if (response.status !== 201) throw new Error(await response.text())
  return ((await response.json()) as { code: string }).code
}

/** The same, without par. */
export async function challengeWithoutPar(body: unknown): Promise<string> {
  const code = await challenge(body)
  await withoutPar(code)
  return code
}

/** As if its maker had no par left that day: no bot plays behind a test when the first has finished it. */
export async function withoutPar(code: string): Promise<void> {
  await stored(code, "UPDATE challenge SET facts = json_set(facts, '$.parGranted', json('false'))")
  await evictDurableObject(challengeOf(code))
}

/** Attempts a challenge. */
export const attempt = (code: string, body: unknown, headers: Record<string, string> = {}) =>
  get(`/api/challenges/${code}/attempts`, json(body, headers))

/** The page of a challenge, for a player. */
export async function pageOf(code: string, token?: string): Promise<ChallengePage> {
  const headers = token ? { authorization: `Bearer ${token}` } : undefined
  const response = await get(`/api/challenges/${code}`, headers && { headers })
  if (response.status !== 200) throw new Error(await response.text())
  return response.json()
}

/** A page of logs. */
export const logs = async (
  code: string,
  from = 0,
): Promise<{ rows: LoggedRow[]; next: number | null; seed: string }> =>
  (await get(`/api/challenges/${code}/logs?from=${from}`)).json()

/** The object of a challenge, or of a shard. */
export const challengeOf = (name: string) => env.CHALLENGE.getByName(name)

/** What is stored of a challenge. */
export const stored = (name: string, query: string) =>
  runInDurableObject(challengeOf(name), (_, { storage }) => storage.sql.exec(query).toArray())

/** The secret seed and nonce. */
export async function secretsOf(name: string): Promise<{ seed: string; nonce: string }> {
  const [row] = (await stored(name, 'SELECT facts FROM challenge')) as [{ facts: string }]
  return JSON.parse(row.facts) as { seed: string; nonce: string }
}

/** Lets a challenge close now. */
export async function close(name: string): Promise<void> {
  await stored(name, "UPDATE challenge SET facts = json_set(facts, '$.closes', 1000)")
  await evictDurableObject(challengeOf(name)).catch(() => {})
}

/** Asks for the par of a challenge. */
export const askForPar = (code: string, headers: Record<string, string> = {}) =>
  get(`/api/challenges/${code}/par`, json({}, headers))

/** Asks for par and waits until a bot has played for it, so that nothing goes on behind a test. */
export async function untilPar(code: string): Promise<void> {
  await askForPar(code)
  await until(async () => (await pageOf(code)).par !== null, 'par')
}

/** The address of a request that comes from nowhere else. */
export const someAddress = () => `10.3.${(++addresses >> 8) & 255}.${addresses & 255}`

/** A whole run of a seed as a challenge is played, by today's rules or by these; the person moves at random. */
export async function runOf(
  terms: Pick<Terms, 'game' | 'seats' | 'options' | 'carried'>,
  seed: string,
  person = 'person',
  rules?: AnyGame,
): Promise<{ game: AnyGame; log: Log; text: string }> {
  const game = rules ?? (await rulesOf(terms.game))
  const chance = quickChance(person)
  const g = new Referee<unknown, unknown>(
    game,
    start(game, seed, terms.seats, terms.options, terms.carried).position,
    true,
  ).settle()
  const moves: Log['moves'] = []
  while (g.pending.length > 0) {
    const rival = rivalIn(g.pending)
    const { moves: own } = g.pending[0]!
    const move = rival === null ? own[chance(own.length)]! : rivalMove(game, g.position, rival, moves.length)
    moves.push([rival ?? PERSON, ...move])
    g.make(rival ?? PERSON, move)
  }
  const log: Log = {
    game: game.id,
    version: game.version,
    seats: terms.seats,
    options: terms.options,
    seed,
    moves,
    ...(terms.carried !== undefined && { carried: terms.carried }),
  }
  return { game, log, text: await linkOf(game, log) }
}

/** Rows without their times. */
export const namesOf = (rows: readonly Row[]) => rows.map(({ rank, name }) => `${rank} ${name}`)
