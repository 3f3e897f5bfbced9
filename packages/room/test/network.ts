import type { Json } from '@shamble/engine'
import type { News, Socket, SocketEvents } from '../src/client/index.ts'
import { joinRoom, type Joining, type RoomClient } from '../src/client/index.ts'
import type { TestConnection, TestRoom } from './test-room.ts'

/** A clock of its own: scheduled calls happen in order. */
export interface Time {
  now: number
  at: (when: number, then: () => void) => () => void
  /** Runs everything due until then. */
  run: (until: number) => void
}

export function time(): Time {
  let todo: { when: number; then: () => void; n: number }[] = []
  let count = 0
  const self: Time = {
    now: 1000,
    at(when, then) {
      const task = { when, then, n: count++ }
      todo.push(task)
      return () => (todo = todo.filter((other) => other !== task))
    },
    run(until) {
      for (;;) {
        const next = todo.filter(({ when }) => when <= until).sort((a, b) => a.when - b.when || a.n - b.n)[0]
        if (!next) break
        todo = todo.filter((other) => other !== next)
        self.now = Math.max(self.now, next.when)
        next.then()
      }
      self.now = until
    },
  }
  return self
}

/** Faults, each with the odds of one in n; 0: never. */
export interface Faults {
  /** A message up, or down, arrives twice. */
  twice: number
  /** A client's message is late: others overtake it, on this socket or the next. */
  late: number
  /** A message is lost, and the socket with it. */
  lost: number
  /** A message down is overtaken by the next. */
  swapped: number
}

/** A network between clients and a test room. */
export interface Network {
  means: () => Joining
  /** Cuts every socket; what is on its way up may still arrive. */
  cutAll: () => void
  sockets: number
}

export function network(
  room: TestRoom,
  clock: Time,
  chance: (n: number) => number,
  faults: Faults,
  token: string | null,
  kept?: { text: string | null },
): Network {
  const open = new Set<{ cut: () => void }>()
  const hits = (one: number) => one > 0 && chance(one) === 0
  const self: Network = {
    sockets: 0,
    cutAll: () => {
      for (const { cut } of Array.from(open)) cut()
    },
    means: () => ({
      token,
      now: () => clock.now,
      random: () => chance(1000) / 1000,
      wait: (milliseconds, then) => clock.at(clock.now + milliseconds, then),
      ...(kept && { keep: { read: () => kept.text, write: (text) => (kept.text = text) } }),
      open: (events) => socket(events),
    }),
  }

  function socket(events: SocketEvents): Socket {
    self.sockets++
    let connection: TestConnection | null = null
    let alive = true
    let read = 0
    const own = { cut }
    open.add(own)

    clock.at(clock.now + 1 + chance(20), () => {
      if (!alive) return
      connection = room.connect()
      connection.arrived = deliver
      events.opened()
    })

    function cut(): void {
      if (!alive) return
      alive = false
      open.delete(own)
      const old = connection
      // The server notices later than the client, or sooner.
      clock.at(clock.now + chance(50), () => old?.hangUp())
      clock.at(clock.now + chance(50), () => events.closed())
    }

    // Down: in order, unless a fault says otherwise.
    function deliver(): void {
      for (const text of connection!.texts.slice(read)) {
        read++
        const copies = hits(faults.twice) ? 2 : 1
        const delay = hits(faults.swapped) ? 30 : 5
        if (hits(faults.lost)) return cut()
        for (let n = 0; n < copies; n++) clock.at(clock.now + delay, () => alive && events.said(text))
      }
    }

    function send(text: string): void {
      if (!alive || !connection) return
      if (hits(faults.lost)) return cut()
      const to = connection
      if (text === 'ping') return void clock.at(clock.now + 5, () => alive && events.said('pong'))
      const arrive = () => room.message(to, text)
      clock.at(clock.now + 5, arrive)
      if (hits(faults.twice)) clock.at(clock.now + 5 + chance(400), arrive)
      if (hits(faults.late)) clock.at(clock.now + chance(3000), arrive)
    }

    return { send, close: () => cut() }
  }
  return self
}

/** What one viewer was told at each length of the log, as a client wrote it down. */
export interface Diary {
  told: Json[][]
  sight: unknown
  gaps: string[]
}

/** Writes down everything a client hears for its first viewer. */
export function diary(): { own: Diary; news: (news: News) => void } {
  const own: Diary = { told: [], sight: null, gaps: [] }
  return {
    own,
    news({ length, viewers, jump }) {
      own.sight = viewers[0]!.sight
      if (jump) {
        own.told.length = Math.min(own.told.length, jump.from + 1)
        if (own.told.length < jump.from + 1) own.gaps.push(`from ${jump.from}, known ${own.told.length}`)
        for (const events of jump.story) own.told.push(events[0]!)
      } else {
        if (own.told.length !== length) own.gaps.push(`length ${length}, known ${own.told.length}`)
        own.told[length] = viewers[0]!.told
      }
    },
  }
}

export { joinRoom, type RoomClient }
