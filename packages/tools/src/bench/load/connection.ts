import { WebSocket } from 'ws'

/** A player's socket, and what was received on it. */
export interface Connection {
  seat: number
  /** The length of the journal received. */
  at: number
  /** The number of its seat's last act received. */
  done: number
  /** Sends a message and returns its length in bytes. */
  say: (message: unknown[]) => number
  close: () => void
}

/** Counts over all connections. */
export interface Tally {
  /** Milliseconds from move to acknowledgement. */
  trips: number[]
  /** Bytes of each move sent, and of each message received about it. */
  up: number[]
  down: number[]
  /** Moves received out of order, twice or never, and refusals. */
  wrong: string[]
}

/**
 * Connects. `heard` receives every step after it was counted, and all other messages. `from`: the address that limits count, if not
 * that of all connections.
 */
export function connect(
  address: string,
  seat: number,
  tally: Tally,
  heard: (connection: Connection, message: any[], now: number) => void,
  from?: string,
): Promise<Connection> {
  const headers = from === undefined ? {} : { 'cf-connecting-ip': from }
  const socket = new WebSocket(address, { perMessageDeflate: false, headers })
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
