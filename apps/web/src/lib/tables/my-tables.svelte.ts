import { MAX_TABLES, type OwnTable } from '@shamble/room/client'
import { keepTables, keptTables, type KeptTable } from '../room/seat.ts'
import {
  endedTables,
  inOrder,
  isOpen,
  isSettled,
  learnt,
  openTables,
  waitsForMe,
  type Answer,
} from './listing.ts'
import { keepNote } from './own-notes.ts'

/** How often tables are asked about while the page is in sight, and otherwise or after a failure, in milliseconds. */
const EVERY = 60_000
const SELDOM = 300_000
const UNREACHED = 'The server cannot be reached: this list may be old.'

interface Answered {
  now: number
  tables: Answer[]
  error?: { message: string }
}

/** The tables of this browser, as the server last described them. */
export class MyTables {
  /** Tables that may go on, in order. */
  tables = $state.raw<readonly OwnTable[]>([])
  /** Finished ones, the latest first. */
  ended = $state.raw<readonly OwnTable[]>([])
  /** How many older tables have not been asked about. */
  older = $state(0)
  /** Why the list may be old. */
  trouble = $state<string | null>(null)
  /** The server's clock at the last answer. */
  now = $state(0)
  readonly turns = $derived(this.tables.filter(waitsForMe).length)

  #pages = 1
  #timer: ReturnType<typeof setTimeout> | undefined
  #asking: Promise<void> | null = null

  /** Asks now, and again from time to time. Returns how to stop. */
  begin(): () => void {
    const listening = new AbortController()
    const { signal } = listening
    const back = () => {
      if (document.visibilityState === 'visible') void this.refresh()
    }
    addEventListener('online', back, { signal })
    addEventListener('pageshow', back, { signal })
    document.addEventListener('visibilitychange', back, { signal })
    void this.refresh()
    return () => {
      listening.abort()
      clearTimeout(this.#timer)
    }
  }

  /** Asks about the latest tables. */
  refresh(): Promise<void> {
    return (this.#asking ??= this.#refresh().finally(() => {
      this.#asking = null
    }))
  }

  /** Asks about older tables as well. */
  async more(): Promise<void> {
    this.#pages++
    await this.#asking
    await this.refresh()
  }

  /** Takes a finished table off the list, with the note that was made there. */
  drop(code: string): void {
    keepNote(code, '')
    keepTables(keptTables().map((table) => (table[0] === code ? [table[0], table[1], null] : table)))
    this.#show(this.tables)
  }

  async #refresh(): Promise<void> {
    clearTimeout(this.#timer)
    const shown: OwnTable[] = []
    const open = openTables(keptTables()).slice(0, this.#pages * MAX_TABLES)
    this.trouble = null
    for (let n = 0; n < open.length && !this.trouble; n += MAX_TABLES) {
      const asked = open.slice(n, n + MAX_TABLES)
      const answer = await askFor(asked)
      if (typeof answer === 'string') this.trouble = answer
      else {
        if (answer.tables.some(isSettled)) keepTables(learnt(keptTables(), asked, answer.tables))
        shown.push(...answer.tables.filter(isOpen))
        this.now = answer.now
      }
    }
    this.#show(this.trouble ? this.tables : inOrder(shown))
    const seldom = this.trouble !== null || document.visibilityState !== 'visible'
    this.#timer = setTimeout(() => void this.refresh(), seldom ? SELDOM : EVERY)
  }

  #show(tables: readonly OwnTable[]): void {
    const kept = keptTables()
    this.tables = tables
    this.ended = endedTables(kept, Date.now())
    this.older = Math.max(0, openTables(kept).length - this.#pages * MAX_TABLES)
  }
}

// What the server says of some tables, or why it says nothing.
async function askFor(asked: readonly KeptTable[]): Promise<Answered | string> {
  const tables = asked.map(([code, token]) => [code, token])
  try {
    const response = await fetch('/api/my-tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ tables }),
    })
    const answer = (await response.json()) as Answered
    return answer.error?.message ?? answer
  } catch {
    return UNREACHED
  }
}
