/** A socket, however it is made. */
export interface Socket {
  send: (text: string) => void
  close: () => void
}

/** What a socket calls back. */
export interface SocketEvents {
  opened: () => void
  said: (text: string) => void
  closed: () => void
}

/** What a connection needs from outside, so that tests can stand in for it. */
export interface Means {
  open: (events: SocketEvents) => Socket
  /** Calls back after so many milliseconds; returns how to cancel it. */
  wait: (milliseconds: number, then: () => void) => () => void
  /** A number from 0 up to 1. */
  random: () => number
}

export type LinkState = 'connecting' | 'open' | 'waiting' | 'closed'

/** A connection that mends itself. */
export interface LastingConnection {
  readonly link: LinkState
  /** Sends, if the connection is open. */
  send: (text: string) => void
  /** The other side has answered sensibly: the next fault is a new one. */
  wellDone: () => void
  /** Drops the socket and opens another, now or after a while. */
  mend: (after?: number) => void
  /** The page is online or looked at again: tries at once when it was waiting, else asks whether the connection still lives. */
  hurry: () => void
  close: () => void
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 15_000
const QUIET = 20_000
const PATIENCE = 8000
const OPEN_WITHIN = 10_000

/**
 * Keeps a socket open: after a fault it waits, longer each time and never as long as others do, and opens another.
 * When nothing was heard for a while it pings; when nothing comes back the connection is dead.
 */
export function keepOpen(
  means: Means,
  on: { opened: () => void; said: (text: string) => void; changed: (link: LinkState) => void },
): LastingConnection {
  let link: LinkState | null = null
  let socket: Socket | null = null
  let faults = 0
  let cancel = () => {}

  function open(): void {
    cancel()
    become('connecting')
    // A socket that is not the present one any more is not listened to.
    const mine: { socket: Socket | null } = { socket: null }
    const present = () => socket !== null && socket === mine.socket
    cancel = means.wait(OPEN_WITHIN, () => mend())
    mine.socket = socket = means.open({
      opened() {
        if (!present()) return
        listen()
        become('open')
        on.opened()
      },
      said(text) {
        if (!present()) return
        listen()
        if (text !== 'pong') on.said(text)
      },
      closed() {
        if (present()) mend()
      },
    })
  }

  function listen(): void {
    cancel()
    cancel = means.wait(QUIET, probe)
  }

  function probe(): void {
    cancel()
    socket?.send('ping')
    cancel = means.wait(PATIENCE, () => mend())
  }

  function mend(after?: number): void {
    cancel()
    drop()
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** faults++)
    cancel = means.wait(after ?? longest * (0.5 + means.random() / 2), open)
    become('waiting')
  }

  function drop(): void {
    const old = socket
    socket = null
    old?.close()
  }

  function become(next: LinkState): void {
    if (link === next) return
    link = next
    on.changed(next)
  }

  open()
  return {
    get link() {
      return link!
    },
    send(text) {
      if (link === 'open') socket!.send(text)
    },
    wellDone: () => (faults = 0),
    mend,
    hurry() {
      if (link === 'waiting') open()
      if (link === 'open') probe()
    },
    close() {
      cancel()
      drop()
      become('closed')
    },
  }
}
