import { rules } from '@shamble/catalogue/rules'
import {
  expiryOf,
  HELLO_WITHIN,
  runtime,
  MOST_SOCKETS,
  MOST_STRANGERS,
  restoredRoom,
  roomRefusal,
  SAYINGS,
  type Entry,
  type Snapshot,
  type Runtime,
  type Connection,
  type Room as RoomState,
  type RoomCode,
  type Ports,
} from '@shamble/room'
import type { AnyGame, Json } from '@shamble/engine'
import { DurableObject } from 'cloudflare:workers'
import { refused } from './refusals.ts'
import { homeOf } from './daily.ts'
import { challengeAt } from './challenge-page.ts'
import type { RoomObject } from './snapshot.ts'

/*
 * One room: it stores and sends, and leaves the rest to packages/room. Nothing is in memory that the rows and the
 * sockets' attachments do not tell: it may be put to sleep or die after any event. A room that was never created owns no
 * table and writes nothing.
 */

/** What a socket remembers of its connection; small, and told apart by its version. */
interface Attachment {
  version: 1
  id: string
  hash: string | null
  v: number
  since: number
}

/** A connection, told apart by what its socket remembers. */
type OurConnection = Connection & { id: string }

type Row = { at: number; seat: number; n: number; seen: number; place: number; time: number; did: string }

const BROKE_THE_RULES = 1008
// Alarms are tried again by the platform six times; after so many we start anew, or the room would never wake.
const LAST_RETRIES = 5
const RETRY_AFTER = 60_000

/** A room by its code. */
export class Room extends DurableObject<Env> implements RoomObject {
  #runtime: Runtime | null = null
  #broken: RoomCode | null = null
  /** When it is forgotten if it cannot go on. */
  #expires = 0
  #game: AnyGame | null = null
  #alarm: number | null = null
  #connections = new WeakMap<WebSocket, OurConnection>()
  #keys = new Map<string, object>()
  #closing = new Set<string>()

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
    void ctx.blockConcurrencyWhile(() => this.#restore())
  }

  // ── Called by the Worker ──

  /** Stores the room for the first time. False when there is one under this code already. */
  async create(kept: Json): Promise<boolean> {
    if (this.#runtime || this.#broken) return false
    const { sql } = this.ctx.storage
    this.ctx.storage.transactionSync(() => {
      sql.exec('CREATE TABLE room (id INTEGER PRIMARY KEY, version INTEGER NOT NULL, kept TEXT NOT NULL)')
      sql.exec(
        'CREATE TABLE entries (at INTEGER PRIMARY KEY, seat INTEGER NOT NULL, n INTEGER NOT NULL, seen INTEGER NOT NULL, place INTEGER NOT NULL, time INTEGER NOT NULL, did TEXT NOT NULL)',
      )
      sql.exec('INSERT INTO room (id, version, kept) VALUES (1, 1, ?)', JSON.stringify(kept))
    })
    await this.#restore()
    return true
  }

  /** What anybody may see of it; null when there is no such room; why not, when it cannot go on. */
  look(): Snapshot | RoomCode | null {
    return this.#broken ?? this.#runtime?.snapshot() ?? null
  }

  /** A socket wants in. */
  override async fetch(): Promise<Response> {
    if (this.#broken) return refused(roomRefusal(this.#broken))
    if (!this.#runtime) return refused(roomRefusal('no-room'))
    const now = Date.now()
    const sockets = this.ctx.getWebSockets()
    const strangers = sockets.filter((socket) => attachmentOf(socket)?.v === 0)
    const silent = strangers.filter((socket) => now - attachmentOf(socket)!.since > HELLO_WITHIN)
    for (const socket of silent) socket.close(BROKE_THE_RULES, 'no-hello')
    if (sockets.length - silent.length >= MOST_SOCKETS) return refused(roomRefusal('room-full'))
    if (strangers.length - silent.length >= MOST_STRANGERS) return refused(roomRefusal('too-fast'))
    const { 0: theirs, 1: ours } = new WebSocketPair()
    ours.serializeAttachment({ version: 1, id: random(), hash: null, v: 0, since: now } satisfies Attachment)
    this.ctx.acceptWebSocket(ours)
    return new Response(null, { status: 101, webSocket: theirs })
  }

  // ── Called by the platform ──

  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): void {
    if (!this.#runtime) {
      const code = this.#broken ?? 'no-room'
      socket.send(JSON.stringify(['bye', code, SAYINGS[code]]))
      return socket.close(BROKE_THE_RULES, code)
    }
    const connection = this.#connectionOf(socket)
    if (connection) this.#runtime.message(connection, typeof message === 'string' ? message : '')
  }

  // The platform does not answer a Close of theirs for us: without ours their socket would wait ten seconds for it.
  override webSocketClose(socket: WebSocket): void {
    this.#gone(socket)
    if (socket.readyState !== WebSocket.CLOSED) socket.close()
  }

  override webSocketError(socket: WebSocket): void {
    this.#gone(socket)
  }

  override async alarm(tried?: AlarmInvocationInfo): Promise<void> {
    this.#alarm = null
    if (this.#broken) return this.#expires <= Date.now() ? this.#forget() : this.#wake(this.#expires)
    try {
      await this.#tellChallenge()
      this.#runtime?.tick()
    } catch (cause) {
      if ((tried?.retryCount ?? 0) < LAST_RETRIES) throw cause
      console.error(cause)
      this.#wake(Date.now() + RETRY_AFTER)
    }
  }

  // ── Inside ──

  // At least once: until the challenge has heard how its attempt ended, the room wakes up to say it.
  async #tellChallenge(): Promise<void> {
    const outcome = this.#runtime?.outcome()
    if (!outcome) return
    const { code, hash } = outcome.challenge
    await challengeAt(this.env, homeOf(code, hash)).finish(outcome)
    this.#runtime?.told()
  }

  async #restore(): Promise<void> {
    const { sql } = this.ctx.storage
    const made = sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'room'").toArray()
    if (made.length === 0) return
    this.#alarm = await this.ctx.storage.getAlarm()
    const [row] = sql.exec<{ kept: string }>('SELECT kept FROM room WHERE id = 1').toArray()
    if (!row) return
    const kept = JSON.parse(row.kept) as RoomState
    this.#expires = expiryOf(kept)
    const entries = sql.exec<Row>('SELECT * FROM entries ORDER BY at').toArray().map(entryOf)
    const load = rules[kept.game]
    if (!load) return void (this.#broken = 'rules-changed')
    this.#game = (await load()).game
    try {
      const room = restoredRoom(this.#game, kept as unknown as Json, entries)
      this.#runtime = runtime(this.#game, room, this.#ports())
      this.#runtime.wakeUp()
    } catch (cause) {
      console.error(cause)
      this.#broken = 'rules-changed'
    }
  }

  #ports(): Ports {
    return {
      now: () => Date.now(),
      fresh: random,
      random: () => crypto.getRandomValues(new Uint32Array(1))[0]!,
      connections: () => this.#openConnections(),
      store: (entry, kept, first) => this.#store(entry, kept, first),
      wake: (at) => this.#wake(at),
      forget: () => this.#forget(),
      report: (cause) => console.error(cause),
    }
  }

  #store(entry: Entry | null, kept: Json | null, first: number): void {
    const { sql } = this.ctx.storage
    const write = () => {
      if (entry) {
        const { at, seat, n, seen, index, when, did } = entry
        const row = [at, seat, n, seen, index, when, JSON.stringify(did)]
        sql.exec(
          'INSERT INTO entries (at, seat, n, seen, place, time, did) VALUES (?, ?, ?, ?, ?, ?, ?)',
          ...row,
        )
      }
      if (!kept) return
      sql.exec('UPDATE room SET kept = ? WHERE id = 1', JSON.stringify(kept))
      sql.exec('DELETE FROM entries WHERE at < ?', first)
    }
    if (kept) this.ctx.storage.transactionSync(write)
    else write()
  }

  // Only an earlier time is worth a write: a later one is found when the alarm rings.
  #wake(at: number): void {
    if (this.#alarm !== null && this.#alarm <= at) return
    this.#alarm = at
    void this.ctx.storage.setAlarm(at)
  }

  #forget(): void {
    this.#runtime = null
    this.#broken = null
    for (const socket of this.ctx.getWebSockets()) socket.close(BROKE_THE_RULES, 'no-room')
    void this.ctx.storage.deleteAll()
  }

  #gone(socket: WebSocket): void {
    const attachment = attachmentOf(socket)
    if (!attachment || this.#closing.has(attachment.id)) return
    this.#closing.add(attachment.id)
    this.#runtime?.closed({ hash: attachment.hash, v: attachment.v })
    this.#keys.delete(attachment.id)
  }

  #openConnections(): Connection[] {
    const connections: Connection[] = []
    for (const socket of this.ctx.getWebSockets()) {
      if (socket.readyState !== WebSocket.OPEN) continue
      const connection = this.#connectionOf(socket)
      if (connection && !this.#closing.has(connection.id)) connections.push(connection)
    }
    return connections
  }

  // Attachments take long to read: once is enough, for nobody else writes them.
  #connectionOf(socket: WebSocket): OurConnection | null {
    const known = this.#connections.get(socket)
    if (known) return known
    const attachment = attachmentOf(socket)
    if (!attachment) return null
    let key = this.#keys.get(attachment.id)
    if (!key) this.#keys.set(attachment.id, (key = {}))
    const connection: OurConnection = {
      id: attachment.id,
      key,
      get hash() {
        return attachment.hash
      },
      get v() {
        return attachment.v
      },
      remember(hash, v) {
        Object.assign(attachment, { hash, v })
        socket.serializeAttachment(attachment)
      },
      send(text) {
        try {
          socket.send(text)
        } catch {
          // It closed a moment ago: its owner will ask again.
        }
      },
      close: (status, reason) => socket.close(status, reason),
    }
    this.#connections.set(socket, connection)
    return connection
  }
}

function attachmentOf(socket: WebSocket): Attachment | null {
  const attachment = socket.deserializeAttachment() as Attachment | null
  return attachment?.version === 1 ? attachment : null
}

const entryOf = ({ time, did, place, ...row }: Row): Entry => ({
  ...row,
  index: place,
  when: time,
  did: JSON.parse(did) as Entry['did'],
})

const random = () => crypto.randomUUID().replaceAll('-', '')
