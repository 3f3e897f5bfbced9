import { MAX_BODY, roomRefusal } from '@shamble/room'
import { DurableObject } from 'cloudflare:workers'
import { refusal } from './refusals.ts'
import { bodyOf, bringsJson, isOurs, isTooMany } from './request.ts'
import type { Objects } from './stub.ts'

/*
 * Tables on their way to another device. The page encrypts them; the key is behind the `#` of the link and never comes here. What is
 * kept is handed out once, within minutes.
 */

/** How long a transfer waits, in milliseconds. */
export const WAITS = 15 * 60_000

const ID = /^[0-9a-f]{64}$/
const SEALED = /^[A-Za-z0-9_-]+$/

/** The methods of the object of a transfer. */
export interface TransferObject {
  /** Keeps something. False when the object has something already. */
  put: (sealed: string) => boolean
  /** Hands it out and forgets it; null: there is nothing, or nothing any more. */
  take: () => string | null
}

/** One transfer, by its id. One that was never made owns no table and writes nothing. */
export class Transfer extends DurableObject<Env> implements TransferObject {
  put(sealed: string): boolean {
    if (this.#kept()) return false
    const { sql } = this.ctx.storage
    const until = Date.now() + WAITS
    sql.exec('CREATE TABLE kept (sealed TEXT NOT NULL, until INTEGER NOT NULL)')
    sql.exec('INSERT INTO kept VALUES (?, ?)', sealed, until)
    void this.ctx.storage.setAlarm(until)
    return true
  }

  take(): string | null {
    const kept = this.#kept()
    if (!kept) return null
    this.ctx.storage.sql.exec('DROP TABLE kept')
    void this.#forget()
    return kept.until > Date.now() ? kept.sealed : null
  }

  override alarm(): Promise<void> {
    return this.#forget()
  }

  async #forget(): Promise<void> {
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
  }

  #kept(): { sealed: string; until: number } | undefined {
    const { sql } = this.ctx.storage
    const made = sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'kept'").toArray()
    if (made.length === 0) return undefined
    return sql.exec<{ sealed: string; until: number }>('SELECT sealed, until FROM kept').toArray()[0]
  }
}

/** Answers POST /api/transfers, and DELETE /api/transfers/<id>, which hands out what it deletes; null for others. */
export async function answerTransfers(request: Request, env: Env): Promise<Response | null> {
  const [, id] = /^\/api\/transfers(?:\/([^/]+))?$/.exec(new URL(request.url).pathname) ?? [null, null]
  if (id === null) return null
  if (request.method !== (id ? 'DELETE' : 'POST')) throw refusal('bad-method')
  if (!isOurs(request, env, false)) throw roomRefusal('forbidden-origin')
  return id ? takeOne(request, env, id) : makeOne(request, env)
}

async function makeOne(request: Request, env: Env): Promise<Response> {
  if (!bringsJson(request)) throw refusal('bad-type')
  if (await isTooMany(request, env, env.TRANSFERS)) throw refusal('too-many-transfers')
  const read = await bodyOf(request, MAX_BODY)
  if (typeof read === 'string') throw roomRefusal(read === 'too-long' ? 'too-long' : 'bad-message')
  const { id, sealed } = Object(read.body) as { id: unknown; sealed: unknown }
  if (typeof id !== 'string' || typeof sealed !== 'string' || !ID.test(id) || !SEALED.test(sealed))
    throw roomRefusal('bad-message')
  if (!(await transferAt(env, id).put(sealed))) throw roomRefusal('bad-message')
  return Response.json({ minutes: WAITS / 60_000 }, { status: 201, headers: UNCACHED })
}

async function takeOne(request: Request, env: Env, id: string): Promise<Response> {
  if (await isTooMany(request, env, env.TRANSFERS)) throw refusal('too-many-transfers')
  const sealed = ID.test(id) ? await transferAt(env, id).take() : null
  if (sealed === null) throw refusal('no-transfer')
  return Response.json({ sealed }, { headers: UNCACHED })
}

const transferAt = ({ TRANSFER }: { TRANSFER: Objects<TransferObject> }, id: string) => TRANSFER.getByName(id)

const UNCACHED = { 'cache-control': 'no-store' }
