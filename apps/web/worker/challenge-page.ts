import { BOARD, challengeRefusal, order, ranked, rankOn } from '@shamble/challenge'
import type { ChallengeCode, LoggedRow, ParProgress, Row, ChallengePage } from '@shamble/challenge'
import { hashOf, isToken, readCode, type Outcome } from '@shamble/room'
import { dailyCode, dailyMaking, dayOf, readDaily, homeOf } from './daily.ts'
import type { Added, Facts, Making, News, Own, Run, Tried } from './facts.ts'
import { secretOf, type Rooms } from './snapshot.ts'
import type { Objects } from './stub.ts'

/*
 * What anybody may see of a challenge, also for pages rendered on the server; said so that these need not know the
 * platform's types.
 */

/** What challenges are reached with. */
export interface Challenges extends Rooms {
  CHALLENGE: Objects<ChallengeObject>
}

/** What the object of a challenge, or of a shard of one, does for the Worker and for rooms. */
export interface ChallengeObject {
  /** Makes the challenge; or a shard of one, of what stands about it. False when it has been made already. */
  create: (making: Making | Facts, shard?: number | null) => Promise<boolean>
  /** All that everybody may see: the seed only when it is open, or the challenge has closed. Null: no such challenge. */
  page: () => ChallengePage | null
  /** What stands about it, its seed included: for the Worker alone. */
  facts: () => Facts | null
  /** What a player has done here. */
  own: (hash: string) => Own
  /**
   * What becomes of a log by this player before anybody judges it: why it is not taken, or the row that it has already;
   * null: it is to be judged.
   */
  sentBefore: (hash: string, digest: string) => Added | ChallengeCode | null
  /** Lets bots play for par, unless they do already or have done so. */
  wantPar: () => ParProgress | ChallengeCode | Promise<ParProgress | ChallengeCode>
  /** How far par has come; null: nobody has asked for it. */
  parProgress: () => ParProgress | null
  /** Takes a run of an open seed that has been judged. */
  add: (run: Run) => Added | ChallengeCode
  /**
   * Begins an attempt at a sealed seed in a room of this code, or names the room where the player's last attempt is still
   * being played. The first attempt counts; those after it are practice. `not`: this room could not be opened.
   */
  begin: (hash: string, room: string, not: string | null) => Tried | ChallengeCode
  /** A room tells how an attempt ended. It may tell it twice. */
  finish: (outcome: Outcome) => Promise<void>
  /** A shard of this challenge tells what is new there. It may tell it twice. */
  merge: (news: News) => void
  /** A page of the board with its logs; null while they are secret. */
  logged: (from: number) => LoggedRow[] | null
}

// Readers of a daily challenge share an answer for so many seconds.
const SHARED = 10

/**
 * All there is to see of a challenge: `given` is its code as people type it, or `daily-<game>-<date>`; `token`, if any, is
 * the player's. Today's daily challenge is made when it is asked for first. Rejects what there is not.
 */
export async function challengePageOf(
  env: Challenges,
  given: string,
  token?: string,
): Promise<ChallengePage> {
  const code = codeIn(env, given)
  const page = readDaily(code) ? await sharedPage(env, code) : await challengeAt(env, code).page()
  if (!page) throw challengeRefusal('no-challenge')
  const hash = token !== undefined && isToken(token) ? hashOf(token) : null
  const own = hash === null ? null : await challengeAt(env, homeOf(code, hash)).own(hash)
  const hidden = page.hidden && !own?.done
  const rows = hidden ? [] : withOwn(page, own?.mine ?? null)
  return { ...page, hidden, rows, mine: own?.mine ? rankedIn(page, own.mine) : null }
}

/** The code of a challenge, as it is kept. Rejects what cannot be one, and a day that has not come. */
export function codeIn(env: Challenges, given: string): string {
  const daily = readDaily(given)
  if (daily) {
    if (daily.date > dayOf(Date.now())) throw challengeRefusal('not-yet')
    return dailyCode(daily)
  }
  const code = readCode(secretOf(env), given, 'seed')
  if (code === null) throw challengeRefusal('bad-code')
  return code
}

/** The object of a challenge, or of a shard. */
export const challengeAt = (env: Challenges, name: string) => env.CHALLENGE.getByName(name)

/** The challenge of a day; today's is made if nobody has asked for it yet. This is the one thing a GET makes. */
export async function dailyPage(env: Challenges, code: string): Promise<ChallengePage | null> {
  const { game, date } = readDaily(code)!
  const stub = challengeAt(env, code)
  const page = await stub.page()
  if (page || date !== dayOf(Date.now())) return page
  await stub.create(await dailyMaking({ game, date }))
  return stub.page()
}

async function sharedPage(env: Challenges, code: string): Promise<ChallengePage | null> {
  const { default: cache } = caches as unknown as { default: Cache }
  // A name that no request from outside can have.
  const key = `https://challenges.invalid/${code}`
  const found = await cache.match(key)
  if (found) return found.json()
  const page = await dailyPage(env, code)
  if (page) await cache.put(key, Response.json(page, { headers: { 'cache-control': `max-age=${SHARED}` } }))
  return page
}

// What a shard knows already and the board does not show yet.
function withOwn({ rows }: ChallengePage, mine: Row | null): Row[] {
  if (!mine || rows.some((row) => isSame(row, mine))) return rows
  return ranked([...rows, mine].sort(order)).slice(0, BOARD)
}

// A shard does not know the others: its own rank says nothing.
function rankedIn({ rows, daily }: ChallengePage, mine: Row): Row {
  if (daily === null) return mine
  const rank = rankOn(rows, mine.standing)
  return { ...mine, rank: rank > BOARD ? null : rank }
}

const isSame = (a: Row, b: Row) => a.when === b.when && a.name === b.name
