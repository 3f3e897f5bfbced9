import { hashOf } from '@shamble/room'
import { DurableObject } from 'cloudflare:workers'
import { callerOf } from './caller.ts'
import { dayOf } from './daily.ts'
import { secretOf } from './snapshot.ts'
import type { Objects } from './stub.ts'

/*
 * How often bots play for par at the request of one address in a day. Addresses are kept as hashes with the secret of the
 * server and the day, and no longer than the day lasts.
 */

/** So many pars are made in a day for one address. */
export const PARS_A_DAY = 20

const SHARDS = 16
const A_DAY = 86_400_000

/** What the object of allowances does for the Worker. */
export interface AllowanceObject {
  /** Spends one of so many of a day, by the hash of whose it is. Whether there was one left. */
  spend: (day: string, hash: string, most: number) => boolean
}

/** What some addresses have spent today. */
export class Allowance extends DurableObject<Env> implements AllowanceObject {
  spend(day: string, hash: string, most: number): boolean {
    const { sql } = this.ctx.storage
    sql.exec(
      'CREATE TABLE IF NOT EXISTS spent (day TEXT NOT NULL, hash TEXT NOT NULL, times INTEGER NOT NULL, PRIMARY KEY (day, hash)) WITHOUT ROWID',
    )
    const [spent] = sql
      .exec<{ times: number }>('SELECT times FROM spent WHERE day = ? AND hash = ?', day, hash)
      .toArray()
    if (!spent) void this.#forgetLater()
    if (spent && spent.times >= most) return false
    sql.exec('INSERT INTO spent VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET times = times + 1', day, hash)
    return true
  }

  // What was spent on earlier days goes; when nothing is left, the object too.
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

/** Spends one par of whoever asks. Whether there was one left today. */
export async function mayHavePar(request: Request, env: Env): Promise<boolean> {
  if (env.ROOM_RATE === 'off') return true
  const day = dayOf(Date.now())
  const hash = hashOf(`${secretOf(env)}/${day}/${callerOf(request)}`)
  const shard = parseInt(hash.slice(0, 4), 16) % SHARDS
  return allowanceAt(env, `par/${shard}`).spend(day, hash, PARS_A_DAY)
}

const allowanceAt = ({ ALLOWANCE }: { ALLOWANCE: Objects<AllowanceObject> }, name: string) =>
  ALLOWANCE.getByName(name)
