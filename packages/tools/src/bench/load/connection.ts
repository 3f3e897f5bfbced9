import { WebSocket } from 'ws'

/** One socket of a player, and what came over it. */
export interface Connection {
  seat: number
  /** The length of the journal it has heard. */
  at: number
  /** The number of the last act of its seat that it has heard of. */
  done: number
  /** Says something; returns its length in bytes. */
  say: (message: unknown[]) => number
  close: () => void
}

/** What is counted of all connections together. */
export interface Tally {
  /** Milliseconds from a move to its acknowledgement. */
  trips: number[]
  /** Bytes of each move up, and of each connection's message about it. */
  up: number[]
  down: number[]
  /** Moves heard out of order, twice or not at all, and whatever was refused. */
  wrong: string[]
}

/** Connects. `heard` gets every message that is not the room's next step, and every step after it has been counted. */
export function connect(
  address: string,
  seat: number,
  tally: Tally,
  heard: (connection: Connection, message: any[], now: number) => void,
): Promise<Connection> {
  const socket = new WebSocket(address, { perMessageDeflate: false })
  const connection: Connection = {
    seat,
    at: 0,
    done: 0,
    say(message) {
      const text = JSON.stringify(message)
      socket.send(text)
      return Buffer.byteLength(text)
    },
    close: () => void socket.removeAllListeners('close').terminate(),
  }
  socket.on('message', (data: Buffer) => {
    const now = performance.now()
    const message = JSON.parse(data.toString()) as any[]
    if (message[0] === 's') {
      tally.down.push(data.length)
      count(connection, message, tally)
    } else if (message[0] === 'no' || message[0] === 'bye') tally.wrong.push(String(message[2]))
    heard(connection, message, now)
  })
  return new Promise((done, refuse) => {
    socket.on('open', () => done(connection))
    socket.on('error', refuse)
    socket.on('close', () => tally.wrong.push('A connection was cut.'))
  })
}

function count(connection: Connection, [, at, seat, n]: any[], tally: Tally): void {
  if (at !== connection.at + 1) tally.wrong.push(`After move ${connection.at} came move ${at}.`)
  connection.at = at
  if (seat !== connection.seat) return
  if (n <= connection.done) tally.wrong.push(`Move ${n} of a seat was made twice.`)
  connection.done = n
}
