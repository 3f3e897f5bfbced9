import { isGame, puzzleCount } from '@shamble/catalogue/server'
import { MAX_BODY, roomRefusal } from '@shamble/room'
import { DurableObject } from 'cloudflare:workers'
import { mayCountTry } from './allowance.ts'
import type { PuzzleCounts, PuzzlesObject } from './puzzle-counts.ts'
import { refusal } from './refusals.ts'
import { bodyOf, bringsJson, decoded, isOurs, isTooMany } from './request.ts'
import { shared } from './shared.ts'
import type { Objects } from './stub.ts'

/*
 * How many people found a puzzle at their first try. Only sums are stored: nothing says who tried, or when. Quotas by address bound what one
 * can add to them (`allowance.ts`).
 */

// How old the counts may be that a GET answers, in seconds.
const COUNTS_FOR = 60

const NUMBER = /^[1-9]\d{0,5}$/
const NONE: PuzzleCounts = { tries: 0, found: 0 }

/** The counts of one game's puzzles: a row for each. Before the first try it owns no table. */
export class Puzzles extends DurableObject<Env> implements PuzzlesObject {
  count(n: number, found: boolean): PuzzleCounts {
    const { sql } = this.ctx.storage
    sql.exec(
      'CREATE TABLE IF NOT EXISTS puzzles (n INTEGER PRIMARY KEY, tries INTEGER NOT NULL, found INTEGER NOT NULL)',
    )
    return sql
      .exec<{ tries: number; found: number }>(
        'INSERT INTO puzzles VALUES (?1, 1, ?2) ON CONFLICT DO UPDATE SET tries = tries + 1, found = found + ?2 RETURNING tries, found',
        n,
        Number(found),
      )
      .one()
  }

  counts(n: number): PuzzleCounts {
    const { sql } = this.ctx.storage
    const made = sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'puzzles'").toArray()
    if (made.length === 0) return NONE
    const [counts] = sql
      .exec<{ tries: number; found: number }>('SELECT tries, found FROM puzzles WHERE n = ?', n)
      .toArray()
    return counts ?? NONE
  }
}

/** Answers GET and POST /api/puzzle/<game>/<n>; null for others. */
export async function answerPuzzles(request: Request, env: Env): Promise<Response | null> {
  const [, given, number] = /^\/api\/puzzle\/([^/]+)\/([^/]+)$/.exec(new URL(request.url).pathname) ?? []
  if (given === undefined || number === undefined) return null
  const game = decoded(given)
  if (game === null || !isGame(game)) throw roomRefusal('no-such-game')
  const n = readNumber(game, number)
  if (request.method === 'POST') return countTry(request, env, game, n)
  if (request.method !== 'GET' && request.method !== 'HEAD') throw refusal('bad-method')
  if (await isTooMany(request, env, env.TRIES)) throw refusal('too-many-tries')
  return Response.json(await countsOf(env, game, n), {
    headers: { 'cache-control': `public, max-age=${COUNTS_FOR}`, 'access-control-allow-origin': '*' },
  })
}

// Beyond the quota of the day a try is answered like any other, and not counted.
async function countTry(request: Request, env: Env, game: string, n: number): Promise<Response> {
  if (!isOurs(request, env, false)) throw roomRefusal('forbidden-origin')
  if (!bringsJson(request)) throw refusal('bad-type')
  if (await isTooMany(request, env, env.TRIES)) throw refusal('too-many-tries')
  const read = await bodyOf(request, MAX_BODY)
  if (typeof read === 'string') throw roomRefusal(read === 'too-long' ? 'too-long' : 'bad-message')
  const { found } = Object(read.body) as { found: unknown }
  if (typeof found !== 'boolean') throw roomRefusal('bad-message')
  const counts = (await mayCountTry(request, env, `${game}/${n}`))
    ? await puzzlesOf(env, game).count(n, found)
    : await countsOf(env, game, n)
  return Response.json(counts, { headers: { 'cache-control': 'no-store' } })
}

const countsOf = (env: Env, game: string, n: number): Promise<PuzzleCounts> =>
  shared(
    `puzzles/${game}/${n}`,
    () => COUNTS_FOR,
    () => puzzlesOf(env, game).counts(n),
  )

function readNumber(game: string, given: string): number {
  const number = decoded(given) ?? ''
  if (!NUMBER.test(number) || Number(number) > puzzleCount(game)) throw refusal('no-such-puzzle')
  return Number(number)
}

const puzzlesOf = ({ PUZZLES }: { PUZZLES: Objects<PuzzlesObject> }, game: string) => PUZZLES.getByName(game)
