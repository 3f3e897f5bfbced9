/** A socket. */
export interface Socket {
  send: (text: string) => void
  close: () => void
}

/** The events of a socket. */
export interface SocketEvents {
  opened: () => void
  said: (text: string) => void
  closed: () => void
}

/** The platform of a connection; tests replace it. */
export interface Means {
  open: (events: SocketEvents) => Socket
  /** Sets a timer; returns its cancel function. */
  wait: (milliseconds: number, then: () => void) => () => void
  /** A number from 0 up to 1. */
  random: () => number
}

export type LinkState = 'connecting' | 'open' | 'waiting' | 'closed'

/** A connection that reconnects by itself. */
export interface LastingConnection {
  readonly link: LinkState
  /** Sends, if the connection is open. */
  send: (text: string) => void
  /** Resets the backoff: the other side has answered. */
  wellDone: () => void
  /** Drops the socket and reconnects, after `after` ms or the backoff. */
  mend: (after?: number) => void
  /** The page is online or visible again: reconnects at once if it was waiting, else sends a heartbeat. */
  hurry: () => void
  close: () => void
}

// Milliseconds: the bounds of the backoff, the silence before a heartbeat, the timeouts of its answer and of opening.
const MIN_WAIT = 400
const MAX_WAIT = 15_000
const HEARTBEAT_AFTER = 20_000
const HEARTBEAT_TIMEOUT = 8000
const OPEN_TIMEOUT = 10_000

/**
 * Keeps a socket open: reconnects with exponential backoff and jitter. After a silence it sends a heartbeat; without an answer the
 * connection is dead.
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
    // Events of a replaced socket are ignored.
    const mine: { socket: Socket | null } = { socket: null }
    const present = () => socket !== null && socket === mine.socket
    cancel = means.wait(OPEN_TIMEOUT, () => mend())
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
    cancel = means.wait(HEARTBEAT_AFTER, probe)
  }

  function probe(): void {
    cancel()
    socket?.send('ping')
    cancel = means.wait(HEARTBEAT_TIMEOUT, () => mend())
  }

  function mend(after?: number): void {
    cancel()
    drop()
    const longest = Math.min(MAX_WAIT, MIN_WAIT * 2 ** faults++)
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
