import {
  LISTED_FOR,
  MAX_LISTED,
  MAX_LISTED_PER_ADDRESS,
  MAX_LOOKERS,
  MAX_LOOKERS_PER_ADDRESS,
  roomRefusal,
  TABLES_PER_PAGE,
  TELL_LOOKERS_EVERY,
  type TableSeen,
} from '@shamble/room'
import type { Options } from '@shamble/engine'
import { DurableObject } from 'cloudflare:workers'
import { mayList } from './allowance.ts'
import type { KeptRow } from './kept.ts'
import { markOf } from './mark.ts'
import { refused } from './refusals.ts'
import {
  cursorOf,
  fitOf,
  readCursor,
  type ListAnswer,
  type TableListObject,
  type TablePage,
} from './table-page.ts'

/*
 * The open tables of one game. Rooms tell it what it should have of them; those who look at the list are told over sockets that may
 * hibernate. A room that says nothing any more drops out when its listing is a day old. One object holds `MAX_LISTED` tables. When that is
 * too few, its name gets a number, `zombie-wars#3`, drawn from the code of the room: a page is then merged from all of them by `since`, and
 * a looker has a socket to each.
 */

type Row = { seen: string }

const POLICY_VIOLATION = 1008

/** The list of a game. */
export class TableList extends DurableObject<Env> implements TableListObject {
  // Null: it owns no table yet; undefined: not counted since the object woke up.
  #size: number | null | undefined
  #changes = new Map<string, TableSeen | null>()
  #toldAt = 0
  #telling = false

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
    const made = ctx.storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'tables'").toArray()
    if (made.length === 0) this.#size = null
  }

  // ── Called by rooms ──

  async list(table: TableSeen, address: string): Promise<ListAnswer> {
    await this.#make()
    const before = this.#seen(table.code)
    const seen = JSON.stringify(table)
    if (before === seen) return { no: null, rows: 0 }
    if (before === null) {
      const no = await this.#refusal(address)
      if (no) return { no, rows: 0 }
    }
    const { rowsWritten } = this.ctx.storage.sql.exec(
      'INSERT INTO tables VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET since = excluded.since, fit = excluded.fit, seen = excluded.seen',
      table.code,
      table.since,
      fitOf(table.options, table.clock),
      address,
      seen,
    )
    if (before === null && typeof this.#size === 'number') this.#size++
    this.#changed(table.code, table)
    return { no: null, rows: rowsWritten }
  }

  unlist(code: string): ListAnswer {
    if (this.#size === null || this.#seen(code) === null) return { no: null, rows: 0 }
    const { rowsWritten } = this.ctx.storage.sql.exec('DELETE FROM tables WHERE code = ?', code)
    if (typeof this.#size === 'number') this.#size--
    this.#changed(code, null)
    return { no: null, rows: rowsWritten }
  }

  // ── Called by the Worker ──

  kept(code: string): KeptRow | null {
    if (this.#size === null) return null
    const rows = this.ctx.storage.sql.exec<KeptRow>('SELECT * FROM tables WHERE code = ?', code).toArray()
    return rows[0] ?? null
  }

  page(after: string | null): TablePage {
    if (this.#size === null) return { tables: [], more: null }
    const oldest = Date.now() - LISTED_FOR
    const cursor = readCursor(after)
    const [since, code] = cursor && cursor[0] > oldest ? cursor : [oldest, '~']
    const rows = this.ctx.storage.sql
      .exec<Row>(
        'SELECT seen FROM tables WHERE (since, code) > (?, ?) ORDER BY since, code LIMIT ?',
        since,
        code,
        TABLES_PER_PAGE + 1,
      )
      .toArray()
    const tables = rows.slice(0, TABLES_PER_PAGE).map(({ seen }) => JSON.parse(seen) as TableSeen)
    return { tables, more: rows.length > TABLES_PER_PAGE ? cursorOf(tables.at(-1)!) : null }
  }

  fitting(options: Options, clock: number | null, most: number): string[] {
    if (this.#size === null) return []
    return this.ctx.storage.sql
      .exec<{ code: string }>(
        'SELECT code FROM tables WHERE fit = ? AND since > ? ORDER BY since LIMIT ?',
        fitOf(options, clock),
        Date.now() - LISTED_FOR,
        most,
      )
      .toArray()
      .map(({ code }) => code)
  }

  // A looker: is sent a page, then every change.
  override fetch(request: Request): Response {
    const mark = markOf(request, this.env)
    const own = this.ctx.getWebSockets(mark).length
    const isTooMany = this.env.ROOM_RATE !== 'off' && own >= MAX_LOOKERS_PER_ADDRESS
    if (isTooMany || this.ctx.getWebSockets().length >= MAX_LOOKERS)
      return refused(roomRefusal('too-many-lookers'))
    const { 0: theirs, 1: ours } = new WebSocketPair()
    this.ctx.acceptWebSocket(ours, [mark])
    const { tables, more } = this.page(new URL(request.url).searchParams.get('after'))
    ours.send(JSON.stringify(['page', tables, more]))
    return new Response(null, { status: 101, webSocket: theirs })
  }

  // ── Called by the platform ──

  // Lookers have nothing to say.
  override webSocketMessage(socket: WebSocket): void {
    socket.close(POLICY_VIOLATION, 'bad-message')
  }

  override webSocketClose(socket: WebSocket): void {
    if (socket.readyState !== WebSocket.CLOSED) socket.close()
  }

  override async alarm(): Promise<void> {
    const { storage } = this.ctx
    const gone = storage.sql
      .exec<{ code: string }>('DELETE FROM tables WHERE since <= ? RETURNING code', Date.now() - LISTED_FOR)
      .toArray()
    for (const { code } of gone) this.#changed(code, null)
    const { oldest } = storage.sql
      .exec<{ oldest: number | null }>('SELECT min(since) AS oldest FROM tables')
      .one()
    this.#size = oldest === null ? null : undefined
    await (oldest === null ? storage.deleteAll() : storage.setAlarm(oldest + LISTED_FOR))
  }

  // ── Inside ──

  async #make(): Promise<void> {
    if (this.#size !== null) return
    this.#size = 0
    const { sql } = this.ctx.storage
    sql.exec(
      'CREATE TABLE tables (code TEXT PRIMARY KEY, since INTEGER NOT NULL, fit TEXT NOT NULL, address TEXT NOT NULL, seen TEXT NOT NULL) WITHOUT ROWID',
    )
    sql.exec('CREATE INDEX by_since ON tables (since, code)')
    sql.exec('CREATE INDEX by_fit ON tables (fit, since)')
    sql.exec('CREATE INDEX by_address ON tables (address)')
    await this.ctx.storage.setAlarm(Date.now() + LISTED_FOR)
  }

  #seen(code: string): string | null {
    const [row] = this.ctx.storage.sql.exec<Row>('SELECT seen FROM tables WHERE code = ?', code).toArray()
    return row?.seen ?? null
  }

  #count(): number {
    return (this.#size ??= this.ctx.storage.sql
      .exec<{ size: number }>('SELECT count(*) AS size FROM tables')
      .one().size)
  }

  async #refusal(address: string): Promise<ListAnswer['no']> {
    if (this.#count() >= MAX_LISTED) return 'list-full'
    const { own } = this.ctx.storage.sql
      .exec<{ own: number }>('SELECT count(*) AS own FROM tables WHERE address = ?', address)
      .one()
    if (this.env.ROOM_RATE === 'off') return null
    return own < MAX_LISTED_PER_ADDRESS && (await mayList(this.env, address)) ? null : 'too-many-listed'
  }

  // Changes are collected for a moment: a batch costs as much as one of them.
  #changed(code: string, table: TableSeen | null): void {
    this.#changes.set(code, table)
    if (this.#telling) return
    this.#telling = true
    setTimeout(() => this.#tell(), Math.max(0, this.#toldAt + TELL_LOOKERS_EVERY - Date.now()))
  }

  #tell(): void {
    this.#telling = false
    this.#toldAt = Date.now()
    const changes = [...this.#changes]
    this.#changes.clear()
    const tables = changes.flatMap(([, table]) => table ?? [])
    const gone = changes.flatMap(([code, table]) => (table ? [] : [code]))
    const text = JSON.stringify(['tables', tables, gone])
    for (const socket of this.ctx.getWebSockets()) {
      try {
        socket.send(text)
      } catch {
        // It has just closed.
      }
    }
  }
}
