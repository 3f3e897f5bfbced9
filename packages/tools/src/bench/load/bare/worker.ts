import { DurableObject } from 'cloudflare:workers'

/*
 * What a room costs when it has no rules, no seats and no secrets: an object that stores each move in one row and then
 * sends it to everybody. Our rooms are measured beside it.
 */

interface Env {
  ROOM: DurableObjectNamespace
}

/** A room: whatever comes over one socket is stored, then said to all. */
export class Room extends DurableObject<Env> {
  #at: number

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    const { sql } = ctx.storage
    sql.exec(
      'CREATE TABLE IF NOT EXISTS moves (at INTEGER PRIMARY KEY, seat INTEGER NOT NULL, n INTEGER NOT NULL, place INTEGER NOT NULL)',
    )
    this.#at = sql.exec<{ at: number }>('SELECT count(*) AS at FROM moves').one().at
  }

  override fetch(): Response {
    const { 0: theirs, 1: ours } = new WebSocketPair()
    this.ctx.acceptWebSocket(ours)
    return new Response(null, { status: 101, webSocket: theirs })
  }

  override webSocketMessage(_: WebSocket, text: string): void {
    const [, seat, n, , index] = JSON.parse(text) as [string, number, number, number, number]
    const { sql } = this.ctx.storage
    sql.exec('INSERT INTO moves (at, seat, n, place) VALUES (?, ?, ?, ?)', this.#at, seat, n, index)
    const said = JSON.stringify(['s', ++this.#at, seat, n, index])
    for (const socket of this.ctx.getWebSockets()) socket.send(said)
  }

  override webSocketClose(socket: WebSocket): void {
    socket.close()
  }
}

export default {
  fetch(request, env) {
    return env.ROOM.getByName(new URL(request.url).pathname).fetch(request)
  },
} satisfies ExportedHandler<Env>
