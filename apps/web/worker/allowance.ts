import { hashOf, MAX_ROWS_PER_DAY } from '@shamble/room'
import { DurableObject } from 'cloudflare:workers'
import { callerOf } from './caller.ts'
import { dayOf } from './daily.ts'
import { secretOf } from './snapshot.ts'
import type { Objects } from './stub.ts'

/*
 * The daily quotas per address: of pars, of rows that rooms write, of notices, of listed tables, and of tries at puzzles. Addresses are
 * stored for a day, as hashes with the server's secret.
 */

/** Maximum pars per address and day. */
export const PARS_PER_DAY = 20
/** Maximum notices per address and day, in all rooms. */
export const NOTICES_PER_DAY = 500

/** Maximum tables listed per address and day, in all games. */
export const LISTED_PER_DAY = 100

/** Maximum first tries per address and day that are counted, at all puzzles: a school has one address. */
export const TRIES_PER_DAY = 2000
/** Maximum of these at one puzzle: a class. */
export const TRIES_AT_ONE = 40

/** Objects that share the counts of each quota. */
export const SHARDS = 16
const A_DAY = 86_400_000

/** The methods of the quota object. */
export interface AllowanceObject {
  /** Spends some of the day's `max` of an owner, known by a hash. False, and nothing is spent, when all were spent before. */
  spend: (day: string, hash: string, max: number, spent: number) => boolean
}

/** One shard of the quotas. */
export class Allowance extends DurableObject<Env> implements AllowanceObject {
  spend(day: string, hash: string, max: number, many: number): boolean {
    const { sql } = this.ctx.storage
    sql.exec(
      'CREATE TABLE IF NOT EXISTS spent (day TEXT NOT NULL, hash TEXT NOT NULL, times INTEGER NOT NULL, PRIMARY KEY (day, hash)) WITHOUT ROWID',
    )
    const [spent] = sql
      .exec<{ times: number }>('SELECT times FROM spent WHERE day = ? AND hash = ?', day, hash)
      .toArray()
    if (!spent) void this.#forgetLater()
    if (spent && spent.times >= max) return false
    sql.exec(
      'INSERT INTO spent VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET times = times + ?3',
      day,
      hash,
      many,
    )
    return true
  }

  // Deletes earlier days, and the object when it is empty.
  override async alarm(): Promise<void> {
    const { sql } = this.ctx.storage
    sql.exec('DELETE FROM spent WHERE day < ?', dayOf(Date.now()))
    const { left } = sql.exec<{ left: number }>('SELECT count(*) AS left FROM spent').one()
    await (left > 0 ? this.#forgetLater() : this.ctx.storage.deleteAll())
  }

  async #forgetLater(): Promise<void> {
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + A_DAY)
  }
}

/** Spends one par of the caller's quota. False when none is left today. */
export async function mayHavePar(request: Request, env: Env): Promise<boolean> {
  if (env.ROOM_RATE === 'off') return true
  const day = dayOf(Date.now())
  const hash = hashOfCaller(request, env, day)
  return allowanceAt(env, 'par', hash).spend(day, hash, PARS_PER_DAY, 1)
}

/** Spends rows of an address, known by a keyed hash. False when those of the day were spent before. */
export const mayWriteRows = async (env: Env, day: string, address: string, rows: number): Promise<boolean> =>
  allowanceAt(env, 'rows', address).spend(day, address, MAX_ROWS_PER_DAY, rows)

/** Spends a notice of an address, known by a keyed hash. False when those of the day were spent before. */
export async function maySendNotice(env: Env, address: string): Promise<boolean> {
  if (env.ROOM_RATE === 'off') return true
  return allowanceAt(env, 'notices', address).spend(dayOf(Date.now()), address, NOTICES_PER_DAY, 1)
}

/** Spends a listing of an address, known by its mark. False when those of the day were spent before. */
export const mayList = async (env: Env, address: string): Promise<boolean> =>
  allowanceAt(env, 'listed', address).spend(dayOf(Date.now()), address, LISTED_PER_DAY, 1)

/**
 * Spends a try at a puzzle, `<game>/<n>`, of the caller's quotas: of this puzzle, then of all, so that those who repeat one use up little
 * of what is for all. False when either was spent before.
 */
export async function mayCountTry(request: Request, env: Env, puzzle: string): Promise<boolean> {
  if (env.ROOM_RATE === 'off') return true
  const day = dayOf(Date.now())
  const hash = hashOfCaller(request, env, day)
  const allowance = allowanceAt(env, 'tries', hash)
  return (
    (await allowance.spend(day, hashOfCaller(request, env, day, puzzle), TRIES_AT_ONE, 1)) &&
    allowance.spend(day, hash, TRIES_PER_DAY, 1)
  )
}

// `about`: counted separately for each value.
const hashOfCaller = (request: Request, env: Env, day: string, about = '') =>
  hashOf(`${secretOf(env)}/${day}/${callerOf(request)}${about && `/${about}`}`)

const allowanceAt = (
  { ALLOWANCE }: { ALLOWANCE: Objects<AllowanceObject> },
  of: 'par' | 'rows' | 'notices' | 'listed' | 'tries',
  hash: string,
) => ALLOWANCE.getByName(`${of}/${parseInt(hash.slice(0, 4), 16) % SHARDS}`)
