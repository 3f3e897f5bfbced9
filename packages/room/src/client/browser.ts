import type { Means } from './connection.ts'

interface BrowserSocket {
  readyState: number
  send: (text: string) => void
  close: () => void
  addEventListener: (type: string, listener: (event: { data?: unknown }) => void) => void
}

const OPEN = 1

/** Sockets, timers and chance of the platform. `address`: `wss://…/ws/<code>`. */
export function platformMeans(address: string): Means & { now: () => number } {
  // Every runtime of a client has these, but some packages that compile this file have no types for them.
  const { WebSocket, setTimeout, clearTimeout } = globalThis as unknown as {
    WebSocket: new (address: string) => BrowserSocket
    setTimeout: (then: () => void, milliseconds: number) => unknown
    clearTimeout: (timer: unknown) => void
  }
  return {
    open(events) {
      const socket = new WebSocket(address)
      socket.addEventListener('open', () => events.opened())
      socket.addEventListener('close', () => events.closed())
      socket.addEventListener('message', ({ data }) => {
        if (typeof data === 'string') events.said(data)
      })
      return {
        send(text) {
          if (socket.readyState === OPEN) socket.send(text)
        },
        close: () => socket.close(),
      }
    },
    wait(milliseconds, then) {
      const timer = setTimeout(then, milliseconds)
      return () => clearTimeout(timer)
    },
    random: Math.random,
    now: Date.now,
  }
}
