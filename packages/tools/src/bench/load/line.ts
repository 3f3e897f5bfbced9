import { WebSocket } from 'ws'

/** One socket of a player, and what came over it. */
export interface Line {
  seat: number
  /** The length of the journal it has heard. */
  at: number
  /** The number of the last act of its seat that it has heard of. */
  done: number
  /** Says something; returns its length in bytes. */
  say: (message: unknown[]) => number
  close: () => void
}

/** What is counted of all lines together. */
export interface Tally {
  /** Milliseconds from a move to its acknowledgement. */
  trips: number[]
  /** Bytes of each move up, and of each line's message about it. */
  up: number[]
  down: number[]
  /** Moves heard out of order, twice or not at all, and whatever was refused. */
  wrong: string[]
}

/** Connects. `heard` gets every message that is not the table's next step, and every step after it has been counted. */
export function connect(
  address: string,
  seat: number,
  tally: Tally,
  heard: (line: Line, message: any[], now: number) => void,
): Promise<Line> {
  const socket = new WebSocket(address, { perMessageDeflate: false })
  const line: Line = {
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
      count(line, message, tally)
    } else if (message[0] === 'no' || message[0] === 'bye') tally.wrong.push(String(message[2]))
    heard(line, message, now)
  })
  return new Promise((done, refuse) => {
    socket.on('open', () => done(line))
    socket.on('error', refuse)
    socket.on('close', () => tally.wrong.push('A line was cut.'))
  })
}

function count(line: Line, [, at, seat, n]: any[], tally: Tally): void {
  if (at !== line.at + 1) tally.wrong.push(`After move ${line.at} came move ${at}.`)
  line.at = at
  if (seat !== line.seat) return
  if (n <= line.done) tally.wrong.push(`Move ${n} of a seat was made twice.`)
  line.done = n
}
