import type { Means } from './connection.ts'

interface BrowserSocket {
  readyState: number
  send: (text: string) => void
  close: () => void
  addEventListener: (type: string, listener: (event: { data?: unknown }) => void) => void
}

const OPEN = 1

/** Sockets, time and chance of the platform, for a room at this address (`wss://…/ws/<code>`). */
export function platformMeans(address: string): Means & { now: () => number } {
  // Every place that runs a client has these, but not every place that checks these types knows it.
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
