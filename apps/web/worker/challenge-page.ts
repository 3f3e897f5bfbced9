import { BOARD, challengeRefusal, order, ranked, rankOn } from '@shamble/challenge'
import type { ChallengeCode, LoggedRow, ParProgress, Row, ChallengePage } from '@shamble/challenge'
import { hashOf, isToken, readCode } from '@shamble/room'
import { dailyCode, dailyMaking, dayOf, readDaily, homeOf } from './daily.ts'
import type { Added, Ended, Facts, Making, News, Own, Run, Tried } from './facts.ts'
import type { Kept, Recovery } from './kept.ts'
import { forget, shared } from './shared.ts'
import { secretOf, type Rooms } from './snapshot.ts'
import type { Objects } from './stub.ts'

/*
 * The public state of a challenge. Pages rendered on the server import this, so it does without the platform's types.
 */

/** The bindings needed for challenges. */
export interface Challenges extends Rooms {
  CHALLENGE: Objects<ChallengeObject>
}

/** The methods of a challenge's object, or of a shard's. */
export interface ChallengeObject {
  /** Makes the challenge, or a shard from its facts. False when it exists already. */
  create: (making: Making | Facts, shard?: number | null) => Promise<boolean>
  /** The public state; the seed only if it is open, or the challenge has closed. Null: no such challenge. */
  page: () => ChallengePage | 'taken-down' | null
  /** Its facts, with the seed: not for clients. */
  facts: () => Facts | 'taken-down' | null
  /** What a player has reached here. */
  own: (hash: string) => Own
  /** Checks a log before it is judged: why it is refused, or the row that it has already; null: judge it. */
  sentBefore: (hash: string, digest: string) => Added | ChallengeCode | null
  /** Starts par, unless it has been started. */
  wantPar: () => ParProgress | ChallengeCode | Promise<ParProgress | ChallengeCode>
  /** The progress of par; null: not started. */
  parProgress: () => ParProgress | null
  /** Adds a judged run of an open seed. */
  add: (run: Run) => Added | ChallengeCode
  /**
   * Begins an attempt at a sealed seed in this room, or returns the room of the player's attempt in progress. The first attempt
   * counts; later ones are practice. `not`: a room that could not be opened.
   */
  begin: (hash: string, room: string, not: string | null) => Tried | ChallengeCode
  /** Takes the end of an attempt from its room. Idempotent. */
  finish: (ended: Ended) => void
  /** Takes the news of a shard. Idempotent. */
  merge: (news: News) => void
  /** A page of the board with its logs; null while they are secret. */
  logged: (from: number) => LoggedRow[] | null
  /** All that is kept of it, for the operator; null: nothing. */
  kept: () => Promise<Kept | null>
  /** Deletes what is kept, for good. Idempotent. False: there is no such challenge. */
  takeDown: () => Promise<boolean>
  /** Brings back the state of an earlier time. */
  recover: (time: number) => Promise<Recovery>
}

// How long the page of a challenge is kept, in seconds: while it may change, and when it does not any more.
const OPEN_FOR = 10
const CLOSED_FOR = 600

/**
 * The page of a challenge. `given`: its code as people type it, or `daily-<game>-<date>`. `token`: the player's, if any. Today's daily
 * challenge is made on the first request. A daily one may be ten seconds old. Throws a refusal when there is none.
 */
export async function challengePageOf(
  env: Challenges,
  given: string,
  token?: string,
): Promise<ChallengePage> {
  const code = codeIn(env, given)
  const page = foundIn(readDaily(code) ? await sharedPage(env, code) : await pageOf(env, code))
  const hash = token !== undefined && isToken(token) ? hashOf(token) : null
  const own = hash === null ? null : await challengeAt(env, homeOf(env, code, hash)).own(hash)
  const hidden = page.hidden && !own?.done
  const rows = hidden ? [] : withOwn(page, own?.mine ?? null)
  return { ...page, hidden, rows, mine: own?.mine ? rankedIn(page, own.mine) : null }
}

/** The page of a challenge for anyone: up to ten seconds old, or ten minutes when it has closed and its par is known. */
export async function sharedChallengePage(env: Challenges, given: string): Promise<ChallengePage> {
  const page = foundIn(await sharedPage(env, codeIn(env, given)))
  return page.hidden ? { ...page, rows: [] } : page
}

const sharedPage = (env: Challenges, code: string) =>
  shared(keyOf(code), secondsFor, () => (readDaily(code) ? dailyPage(env, code) : pageOf(env, code)))

function secondsFor(page: Awaited<ReturnType<typeof pageOf>>): number {
  if (page === null || page === 'taken-down') return 0
  return page.closed && page.par !== null ? CLOSED_FOR : OPEN_FOR
}

function foundIn(page: Awaited<ReturnType<typeof pageOf>>): ChallengePage {
  if (page === null || page === 'taken-down') throw challengeRefusal(page ?? 'no-challenge')
  return page
}

/** The canonical code of a challenge. Refuses an invalid one, and a day in the future. */
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

/** The daily challenge; today's is made on the first request. Nothing else is made by a GET. */
export async function dailyPage(env: Challenges, code: string): ReturnType<typeof pageOf> {
  const { game, date } = readDaily(code)!
  const page = await pageOf(env, code)
  if (page || date !== dayOf(Date.now())) return page
  await challengeAt(env, code).create(await dailyMaking({ game, date }))
  return pageOf(env, code)
}

const pageOf = (env: Challenges, code: string) => challengeAt(env, code).page()

const keyOf = (code: string): string => `challenges/${code}`

/** Forgets the shared page of a challenge, in this location only. */
export const forgetPage = (code: string): Promise<boolean> => forget(keyOf(code))

// Adds the player's row, which the shard has and the board may not have yet.
function withOwn({ rows }: ChallengePage, mine: Row | null): Row[] {
  if (!mine || rows.some((row) => isSame(row, mine))) return rows
  return ranked([...rows, mine].sort(order)).slice(0, BOARD)
}

// The rank in a shard means nothing: it is computed from the board.
function rankedIn({ rows, daily }: ChallengePage, mine: Row): Row {
  if (daily === null) return mine
  const rank = rankOn(rows, mine.standing)
  return { ...mine, rank: rank > BOARD ? null : rank }
}

const isSame = (a: Row, b: Row) => a.when === b.when && a.name === b.name
