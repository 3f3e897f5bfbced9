import { isGame } from '@shamble/catalogue/server'
import {
  expiryOf,
  isKept,
  KEPT_OVER,
  MAX_OPEN_PER_ADDRESS,
  ownTable,
  runtime,
  restoredRoom,
  roomRefusal,
  SAYINGS,
  turnAt,
  versionInPlay,
  type Entry,
  type Room as KeptRoom,
  type Snapshot,
  type TableSeen,
  type Runtime,
  type Connection,
  type RoomCode,
  type Ports,
  type Notice,
  type OwnTable,
  type Turn,
} from '@shamble/room'
import { Refusal, type AnyGame, type Json } from '@shamble/engine'
import { DurableObject } from 'cloudflare:workers'
import { attach, attachmentOf, connectionOf, type CountedConnection } from './connection.ts'
import { count } from './counts.ts'
import { enter, entriesIn, layEntries, type EntryRow } from './entry-rows.ts'
import { markOf } from './mark.ts'
import { refused } from './refusals.ts'
import { homeOf } from './daily.ts'
import { endedOf } from './ended.ts'
import { hasTable, isTakenDown, keptIn, recover, takeDown } from './keeping.ts'
import type { Kept, Recovery } from './kept.ts'
import { sent } from './notices.ts'
import { pushServicesOf } from './push.ts'
import { reportSockets, socketsOf } from './open-sockets.ts'
import { challengeAt } from './challenge-page.ts'
import { rulesFor } from './rules.ts'
import { Queue } from './slices.ts'
import type { RoomObject } from './snapshot.ts'
import { tablesOf } from './table-page.ts'

/*
 * One room: storage and sockets for packages/room. All state is in its rows and in the attachments of its sockets: it may hibernate or
 * die after any event. A room that was never created owns no table and writes nothing.
 */

const POLICY_VIOLATION = 1008
// The platform retries an alarm six times. After the last retry we set a fresh alarm; otherwise it never fires again.
const LAST_RETRIES = 5
const RETRY_AFTER = 600_000
/** In an isolate, bots think in one room at a time. At most 64 rooms queue; the rest retry. */
export const thinking = new Queue(64)
const QUEUE_RETRY_AFTER = 250
const LIST_RETRY_AFTER = 10_000

/** A room by its code. */
export class Room extends DurableObject<Env> implements RoomObject {
  #runtime: Runtime | null = null
  #broken: RoomCode | null = null
  /** When it expires if it cannot go on. */
  #expires = 0
  #game: AnyGame | null = null
  // A game in progress is played by rules that are not today's.
  #old = false
  #phase: KeptRoom['phase'] = 'lobby'
  #alarm: number | null = null
  #connections = new WeakMap<WebSocket, CountedConnection>()
  #closing = new WeakSet<WebSocket>()
  // Cache of the open connections: asking the platform is slow. Null after one has opened or closed.
  #open: Connection[] | null = null
  #awake = false
  #sending: Promise<void> = Promise.resolve()
  // What the list of open tables is to have, and the address that pays for it; undefined: it has been told.
  #toList: { table: TableSeen | null; address: string } | undefined
  #listing: Promise<void> | null = null
  // Rows written since they were counted for an address.
  #written = 0

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
    void ctx.blockConcurrencyWhile(() => this.#restore())
  }

  // ── Called by the Worker ──

  async create(kept: Json): Promise<boolean> {
    if (this.#runtime || this.#broken) return false
    const { sql } = this.ctx.storage
    this.ctx.storage.transactionSync(() => {
      sql.exec('CREATE TABLE room (id INTEGER PRIMARY KEY, version INTEGER NOT NULL, kept TEXT NOT NULL)')
      layEntries(sql)
      sql.exec('INSERT INTO room (id, version, kept) VALUES (1, 1, ?)', JSON.stringify(kept))
    })
    await this.#restore()
    this.#phase = 'lobby'
    this.#countGames((kept as unknown as KeptRoom).phase)
    this.#wakeUp()
    return true
  }

  look(): Snapshot | RoomCode | null {
    return this.#broken ?? this.#runtime?.snapshot() ?? null
  }

  turn(secret: string): Turn | RoomCode | null {
    return this.#broken ?? (this.#runtime && turnAt(this.#runtime.room, secret))
  }

  own(token: string): OwnTable | RoomCode | null {
    return this.#broken ?? (this.#runtime && ownTable(this.#runtime.room, token))
  }

  async probe(): Promise<void> {
    const { storage } = this.ctx
    storage.sql.exec('CREATE TABLE IF NOT EXISTS probe (at INTEGER NOT NULL)')
    storage.sql.exec('INSERT INTO probe VALUES (?)', Date.now())
    // Without waiting for the disk both writes would be one transaction that changes nothing.
    await storage.sync()
    storage.sql.exec('DELETE FROM probe')
  }

  async kept(): Promise<Kept | null> {
    const kept = await keptIn(this.ctx.storage)
    return kept && { ...kept, sockets: this.ctx.getWebSockets().map(attachmentOf) }
  }

  async takeDown(): Promise<boolean> {
    if (!this.#runtime && !this.#broken) return false
    this.#close('taken-down')
    this.#toList = undefined
    // A listing on its way would come after the Worker has taken it off the list.
    await this.#listing
    await takeDown(this.ctx.storage)
    return true
  }

  recover(time: number): Promise<Recovery> {
    return recover(this.ctx, time)
  }

  override async fetch(request: Request): Promise<Response> {
    if (this.#broken) return refused(roomRefusal(this.#broken))
    if (!this.#runtime) return refused(roomRefusal('no-room'))
    const address = markOf(request, this.env)
    if (this.env.ROOM_RATE !== 'off' && socketsOf(address) >= MAX_OPEN_PER_ADDRESS)
      return refused(roomRefusal('too-many-open'))
    this.#wakeUp()
    const { 0: theirs, 1: ours } = new WebSocketPair()
    attach(ours, address, new URL(request.url).origin)
    this.ctx.acceptWebSocket(ours)
    this.#open = null
    this.#runtime.opened()
    this.#reportSockets()
    return new Response(null, { status: 101, webSocket: theirs })
  }

  // ── Called by the platform ──

  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): void {
    // A client may keep sending after we have closed it.
    if (!this.#isOpen(socket)) return
    if (!this.#runtime) {
      return sayBye(socket, this.#broken ?? 'no-room')
    }
    this.#wakeUp()
    const connection = this.#connectionOf(socket)
    if (!connection) return
    this.#runtime.message(connection, typeof message === 'string' ? message : '')
    this.#countRows(connection)
    this.#renewRules()
  }

  // The platform does not answer a close frame: without ours the client would wait ten seconds.
  override webSocketClose(socket: WebSocket): void {
    this.#gone(socket)
    if (socket.readyState !== WebSocket.CLOSED) socket.close()
  }

  override webSocketError(socket: WebSocket): void {
    this.#gone(socket)
  }

  override async alarm(tried?: AlarmInvocationInfo): Promise<void> {
    this.#alarm = null
    if (this.#broken === 'taken-down') return
    if (this.#broken) return this.#expires <= Date.now() ? this.#forget() : this.#wake(this.#expires)
    try {
      this.#wakeUp()
      this.#tellList()
      await this.#tellChallenge()
      const ticked = await thinking.alone(async () => this.#runtime?.tick())
      if (!ticked) this.#wake(Date.now() + QUEUE_RETRY_AFTER)
      this.#renewRules()
    } catch (cause) {
      if ((tried?.retryCount ?? 0) < LAST_RETRIES) throw cause
      console.error(cause)
      this.#wake(Date.now() + RETRY_AFTER)
    }
  }

  // ── Inside ──

  // At least once: retried by alarms until the challenge has the outcome, or the room expires.
  async #tellChallenge(): Promise<void> {
    const outcome = this.#runtime?.outcome()
    if (!outcome) return
    const { code, hash } = outcome.challenge
    try {
      const ended = await endedOf(this.#game!, this.#runtime!.room, outcome)
      await challengeAt(this.env, homeOf(this.env, code, hash)).finish(ended)
      this.#runtime?.told()
    } catch (cause) {
      console.error(cause)
    }
  }

  // A room that cannot be restored is marked as broken until it expires.
  async #restore(): Promise<void> {
    const { sql } = this.ctx.storage
    if (isTakenDown(sql)) this.#broken = 'taken-down'
    if (!hasTable(sql, 'room')) return
    this.#alarm = await this.ctx.storage.getAlarm()
    const [row] = sql.exec<{ kept: string }>('SELECT kept FROM room WHERE id = 1').toArray()
    if (!row) return
    try {
      await this.#goOn(JSON.parse(row.kept))
    } catch (cause) {
      console.error(cause)
      this.#broken = cause instanceof Refusal ? (cause as Refusal<RoomCode>).code : 'room-broken'
      this.#expires ||= this.#lastEntry() + KEPT_OVER
      this.#wake(this.#expires)
    }
  }

  async #goOn(kept: unknown): Promise<void> {
    if (!isKept(kept)) throw new Error('The stored value is not a room.')
    this.#expires = expiryOf(kept)
    if (!isGame(kept.game)) throw roomRefusal('rules-changed')
    this.#game = await rulesFor(kept.game, versionInPlay(kept))
    this.#old = this.#game !== (await rulesFor(kept.game, undefined))
    const rows = this.ctx.storage.sql.exec<EntryRow>('SELECT * FROM entries ORDER BY at').toArray()
    const room = restoredRoom(this.#game, kept as unknown as Json, rows.flatMap(entriesIn))
    this.#phase = room.phase
    this.#runtime = runtime(this.#game, room, this.#ports())
  }

  // When a game by old rules is over, the next one has today's.
  #renewRules(): void {
    if (!this.#old || !this.#runtime?.isForToday()) return
    this.#old = false
    this.#awake = false
    void this.ctx.blockConcurrencyWhile(() => this.#restore())
  }

  // Marks missing people as away on the first act, not on a mere look, which must work on a full disk too.
  #wakeUp(): void {
    if (this.#awake) return
    this.#awake = true
    this.#runtime?.wakeUp()
    this.#reportSockets()
  }

  // When the last act was stored; 0: none.
  #lastEntry(): number {
    const { sql } = this.ctx.storage
    return sql.exec<{ time: number }>('SELECT coalesce(max(time), 0) AS time FROM entries').one().time
  }

  #ports(): Ports {
    return {
      now: () => Date.now(),
      fresh: random,
      random: () => crypto.getRandomValues(new Uint32Array(1))[0]!,
      connections: () => this.#openConnections(),
      store: (entries, kept, first) => this.#store(entries, kept, first),
      wake: (at) => this.#wake(at),
      forget: () => this.#forget(),
      pushServices: () => pushServicesOf(this.env),
      send: (notice) => this.#send(notice),
      list: (table, address) => {
        this.#toList = { table, address }
        this.#tellList()
      },
      refused: (code) => count(this.env, 'refused', code),
      report: (cause) => {
        console.error(cause)
        count(this.env, 'fault', cause instanceof Refusal ? (cause as Refusal<string>).code : 'server-fault')
      },
    }
  }

  // One by one, beside everything else: nothing waits for them.
  #send(notice: Notice): void {
    const before = this.#sending
    this.#sending = (async () => {
      await before
      try {
        this.#runtime?.noticeSent(notice, await sent(this.env, notice))
      } catch (cause) {
        console.error(cause)
      }
    })()
  }

  // One call after the other; of several changes meanwhile the last is told. What fails is told again at the next alarm.
  #tellList(): void {
    this.#listing ??= this.#tellListNow()
  }

  async #tellListNow(): Promise<void> {
    try {
      for (let next = this.#toList; next; next = this.#toList) {
        const { table, address } = next
        const { game, code } = this.#runtime!.room
        const list = tablesOf(this.env, game)
        const { no, rows } = await (table ? list.list(table, address) : list.unlist(code))
        this.#written += rows
        if (this.#toList !== next) continue
        this.#toList = undefined
        this.#runtime?.listAnswered(table, no)
      }
    } catch (cause) {
      console.error(cause)
      this.#wake(Date.now() + LIST_RETRY_AFTER)
    } finally {
      this.#listing = null
    }
  }

  // Those that bots wrote since the last message count for this connection: it made them move.
  #countRows({ rows }: CountedConnection): void {
    if (this.#written === 0 || this.env.ROOM_RATE === 'off') return
    rows.wrote(this.#written).catch((cause: unknown) => console.error(cause))
    this.#written = 0
  }

  #store(entries: readonly Entry[], kept: Json | null, first: number): void {
    const { sql } = this.ctx.storage
    const write = () => {
      this.#written += enter(sql, entries)
      if (!kept) return
      this.#written += sql.exec('UPDATE room SET kept = ? WHERE id = 1', JSON.stringify(kept)).rowsWritten
      this.#written += sql.exec('DELETE FROM entries WHERE at < ?', first).rowsWritten
    }
    if (kept) this.ctx.storage.transactionSync(write)
    else write()
    if (kept) this.#countGames((kept as unknown as KeptRoom).phase)
  }

  // By the phase of the room that was stored before.
  #countGames(phase: KeptRoom['phase']): void {
    const [before, game] = [this.#phase, this.#game!.id]
    this.#phase = phase
    if (phase !== 'lobby' && before !== 'playing' && before !== phase) count(this.env, 'begun', game)
    if (phase === 'over' && before !== 'over') count(this.env, 'ended', game)
  }

  // Only an earlier time is written; a later one is set when the alarm fires.
  #wake(at: number): void {
    if (this.#alarm !== null && this.#alarm <= at) return
    this.#alarm = at
    void this.ctx.storage.setAlarm(at)
  }

  #forget(): void {
    this.#close('no-room')
    void this.ctx.storage.deleteAll()
  }

  // Ends the room in memory. With `no-room` its code is free; with another code it is not.
  #close(code: RoomCode): void {
    this.#runtime = null
    this.#broken = code === 'no-room' ? null : code
    for (const socket of this.ctx.getWebSockets()) sayBye(socket, code)
    this.#open = null
    reportSockets(this.ctx.id.toString(), [])
  }

  #gone(socket: WebSocket): void {
    if (this.#closing.has(socket)) return
    this.#closing.add(socket)
    this.#open = null
    const connection = this.#connectionOf(socket)
    if (connection) {
      this.#runtime?.closed(connection)
      this.#countRows(connection)
      connection.rows.report().catch((cause: unknown) => console.error(cause))
    }
    this.#reportSockets()
  }

  #reportSockets(): void {
    reportSockets(
      this.ctx.id.toString(),
      this.#openConnections().map(({ address }) => address),
    )
  }

  #openConnections(): Connection[] {
    return (this.#open ??= this.ctx.getWebSockets().flatMap((socket) => {
      if (!this.#isOpen(socket)) return []
      const connection = this.#connectionOf(socket)
      return connection ? [connection] : []
    }))
  }

  #isOpen(socket: WebSocket): boolean {
    return socket.readyState === WebSocket.OPEN && !this.#closing.has(socket)
  }

  #connectionOf(socket: WebSocket): CountedConnection | null {
    const known = this.#connections.get(socket)
    if (known) return known
    const connection = connectionOf(socket, this.env, () => (this.#open = null))
    if (connection) this.#connections.set(socket, connection)
    return connection
  }
}

// Says why before it closes.
function sayBye(socket: WebSocket, code: RoomCode): void {
  try {
    socket.send(JSON.stringify(['bye', code, SAYINGS[code]]))
    socket.close(POLICY_VIOLATION, code)
  } catch {
    // It has just closed.
  }
}

const random = () => crypto.randomUUID().replaceAll('-', '')
