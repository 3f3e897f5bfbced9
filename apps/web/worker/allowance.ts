import { hashOf } from '@shamble/room'
import { DurableObject } from 'cloudflare:workers'
import { callerOf } from './caller.ts'
import { dayOf } from './daily.ts'
import { secretOf } from './snapshot.ts'
import type { Objects } from './stub.ts'

/*
 * The daily quota of pars per address. Addresses are stored as hashes with the server's secret and the day, for a day.
 */

/** Maximum pars per address and day. */
export const PARS_PER_DAY = 20

const SHARDS = 16
const A_DAY = 86_400_000

/** The methods of the quota object. */
export interface AllowanceObject {
  /** Spends one of the day's `max` of an owner, known by a hash. False when none is left. */
  spend: (day: string, hash: string, max: number) => boolean
}

/** One shard of the quotas. */
export class Allowance extends DurableObject<Env> implements AllowanceObject {
  spend(day: string, hash: string, max: number): boolean {
    const { sql } = this.ctx.storage
    sql.exec(
      'CREATE TABLE IF NOT EXISTS spent (day TEXT NOT NULL, hash TEXT NOT NULL, times INTEGER NOT NULL, PRIMARY KEY (day, hash)) WITHOUT ROWID',
    )
    const [spent] = sql
      .exec<{ times: number }>('SELECT times FROM spent WHERE day = ? AND hash = ?', day, hash)
      .toArray()
    if (!spent) void this.#forgetLater()
    if (spent && spent.times >= max) return false
    sql.exec('INSERT INTO spent VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET times = times + 1', day, hash)
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
  const hash = hashOf(`${secretOf(env)}/${day}/${callerOf(request)}`)
  const shard = parseInt(hash.slice(0, 4), 16) % SHARDS
  return allowanceAt(env, `par/${shard}`).spend(day, hash, PARS_PER_DAY)
}

const allowanceAt = ({ ALLOWANCE }: { ALLOWANCE: Objects<AllowanceObject> }, name: string) =>
  ALLOWANCE.getByName(name)
