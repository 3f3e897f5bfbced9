import type { TableSeen } from '@shamble/room'
import type { TablePage } from '../../../worker/table-page.ts'

/** A table in the list; `gone`: it was open a moment ago. */
export interface LiveTable extends TableSeen {
  gone?: boolean
}

type Told = ['page', TableSeen[], string | null] | ['tables', TableSeen[], string[]]

// A table that is gone stays in sight, so that no other moves under a finger.
const GONE_FOR = 10_000
// Without a socket, as when there are too many lookers, the list is asked for.
const ASK_EVERY = 20_000

/** A page of the open tables of a game, kept up to date. */
export class LiveTables {
  tables = $state.raw<readonly LiveTable[]>([])
  more = $state<string | null>(null)
  readonly open = $derived.by(() => this.tables.filter(({ gone }) => !gone).length)
  readonly #game: string

  constructor({ game, tables, more }: TablePage & { game: string }) {
    this.#game = game
    this.#show(tables, more)
  }

  /** Follows the list. `after`: what the page begins after. Returns how to stop. */
  begin(after: string | null): () => void {
    const path = `tables/${this.#game}?after=${after ?? ''}`
    const { protocol, host } = location
    let heard = true
    const open = () => {
      const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws/${path}`)
      socket.addEventListener('message', ({ data }) => {
        heard = true
        if (data !== 'pong') this.#hear(JSON.parse(String(data)) as Told)
      })
      return socket
    }
    const ask = async () => {
      const response = await fetch(`/api/${path}`)
      if (!response.ok) return
      const { tables, more } = (await response.json()) as TablePage
      this.#show(tables, more)
    }
    let socket = open()
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return
      if (socket.readyState === WebSocket.OPEN && heard) {
        heard = false
        return socket.send('ping')
      }
      socket.close()
      socket = open()
      // Offline nothing is new.
      void ask().catch(() => {})
    }, ASK_EVERY)
    return () => {
      clearInterval(timer)
      socket.close()
    }
  }

  #hear(told: Told): void {
    if (told[0] === 'page') return this.#show(told[1], told[2])
    const [, changed, gone] = told
    const known = new Set(this.tables.map(({ code }) => code))
    const last = this.tables.at(-1)
    // A table behind the last one is on another page, if there is one.
    const isHere = (table: TableSeen) =>
      known.has(table.code) || this.more === null || (last !== undefined && order(table, last) < 0)
    const fresh = changed.filter(isHere)
    const codes = new Set(fresh.map(({ code }) => code))
    const others = this.tables
      .filter(({ code }) => !codes.has(code))
      .map((table) => (gone.includes(table.code) ? { ...table, gone: true } : table))
    this.tables = [...others, ...fresh].sort(order)
    if (gone.length > 0) setTimeout(() => this.#forget(gone), GONE_FOR)
  }

  #show(tables: readonly TableSeen[], more: string | null): void {
    this.tables = tables
    this.more = more
  }

  #forget(codes: readonly string[]): void {
    this.tables = this.tables.filter(({ code, gone }) => !gone || !codes.includes(code))
  }
}

const order = (a: TableSeen, b: TableSeen): number => a.since - b.since || (a.code < b.code ? -1 : 1)
