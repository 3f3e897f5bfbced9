import { DurableObject } from 'cloudflare:workers'

/*
 * A baseline without rules, seats and secrets: an object that stores each move in one row, then sends it to all. It can be told to send
 * as many bytes as a room does, a different text to each socket.
 */

interface Env {
  ROOM: DurableObjectNamespace
}

type Move = [kind: string, seat: number, n: number, at: number, index: number]

const FILL = ' '.repeat(16_384)

/** A room: each message is stored, then sent to all. */
export class Room extends DurableObject<Env> {
  #at: number
  /** The bytes of each step for each socket, in the order of opening; null for the minimum. */
  #sizes: number[][] | null

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    const { sql } = ctx.storage
    sql.exec(
      'CREATE TABLE IF NOT EXISTS moves (at INTEGER PRIMARY KEY, seat INTEGER NOT NULL, n INTEGER NOT NULL, place INTEGER NOT NULL)',
    )
    sql.exec('CREATE TABLE IF NOT EXISTS sizes (id INTEGER PRIMARY KEY, kept TEXT NOT NULL)')
    this.#at = sql.exec<{ at: number }>('SELECT count(*) AS at FROM moves').one().at
    const [row] = sql.exec<{ kept: string }>('SELECT kept FROM sizes').toArray()
    this.#sizes = row ? (JSON.parse(row.kept) as number[][]) : null
  }

  override fetch(): Response {
    const { 0: theirs, 1: ours } = new WebSocketPair()
    this.ctx.acceptWebSocket(ours, [String(this.ctx.getWebSockets().length)])
    return new Response(null, { status: 101, webSocket: theirs })
  }

  override webSocketMessage(socket: WebSocket, text: string): void {
    const message = JSON.parse(text) as Move | [kind: 'sizes', sizes: number[][]]
    const { sql } = this.ctx.storage
    if (message[0] === 'sizes') {
      this.#sizes = message[1] as number[][]
      sql.exec('INSERT OR REPLACE INTO sizes (id, kept) VALUES (1, ?)', JSON.stringify(this.#sizes))
      return socket.send('["ok"]')
    }
    const [, seat, n, , index] = message as Move
    sql.exec('INSERT INTO moves (at, seat, n, place) VALUES (?, ?, ?, ?)', this.#at, seat, n, index)
    const sizes = this.#sizes?.[this.#at % this.#sizes.length]
    const said = JSON.stringify(['s', ++this.#at, seat, n, index])
    for (const other of this.ctx.getWebSockets())
      other.send(sizes ? said + this.#filled(other, sizes, said) : said)
  }

  override webSocketClose(socket: WebSocket): void {
    socket.close()
  }

  // JSON ignores trailing blanks.
  #filled(socket: WebSocket, sizes: number[], said: string): string {
    const own = Number(this.ctx.getTags(socket)[0])
    return FILL.slice(0, Math.max(0, sizes[own]! - said.length))
  }
}

export default {
  fetch(request, env) {
    return env.ROOM.getByName(new URL(request.url).pathname).fetch(request)
  },
} satisfies ExportedHandler<Env>
