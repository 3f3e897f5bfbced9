import { ROWS_PER_REPORT } from '@shamble/room'
import { dayOf } from './daily.ts'

/** The rows of a connection, kept in its attachment: a room that sleeps must not forget them. */
export interface Rows {
  /** Those not reported yet. */
  unreported: number
  /** The last day whose quota was spent; empty: none. */
  over: string
}

// Maximum number of addresses that are known to be over their quota.
const MAX_KNOWN = 4096
// The last day whose quota an address has spent, for all rooms of this isolate: a new connection must not find out for itself.
const spent = new Map<string, string>()

/**
 * Counts the rows that a room writes for one connection, towards the quota of its address. The first is reported at once: so the room
 * knows whether the address has any left. Then they are reported in batches, after they were written, so that no move waits for the quota.
 */
export class RowQuota {
  readonly #address: string
  #rows: Rows | null
  readonly #keep: (rows: Rows) => void
  readonly #mayWrite: (day: string, rows: number) => Promise<boolean>

  /**
   * `rows`: what was kept; null: none written yet. `mayWrite`: spends rows of the day's quota of the address; false when it was spent
   * before.
   */
  constructor(
    address: string,
    rows: Rows | null,
    keep: (rows: Rows) => void,
    mayWrite: (day: string, rows: number) => Promise<boolean>,
  ) {
    this.#address = address
    this.#rows = rows
    this.#keep = keep
    this.#mayWrite = mayWrite
  }

  /** Counts rows. Resolves when they have been reported, if they were the first or enough. */
  async wrote(rows: number): Promise<void> {
    const isFirst = this.#rows === null
    this.#change({ unreported: this.#unreported() + rows })
    if (isFirst || this.#unreported() >= ROWS_PER_REPORT) await this.report()
  }

  /** Reports what is left, when the connection closes. */
  async report(): Promise<void> {
    const rows = this.#unreported()
    if (rows === 0) return
    this.#change({ unreported: 0 })
    const day = dayOf(Date.now())
    if (await this.#mayWrite(day, rows)) return
    this.#change({ over: day })
    spent.set(this.#address, day)
    for (const oldest of spent.keys()) {
      if (spent.size <= MAX_KNOWN) break
      spent.delete(oldest)
    }
  }

  /** Whether the rows of the day are spent, as far as the room knows. */
  isOver(): boolean {
    const own = this.#rows?.over ?? ''
    const known = spent.get(this.#address) ?? ''
    const last = own > known ? own : known
    // Asked at every message, and a date is slow to make.
    return last !== '' && last === dayOf(Date.now())
  }

  #unreported(): number {
    return this.#rows?.unreported ?? 0
  }

  #change(changed: Partial<Rows>): void {
    this.#rows = { unreported: 0, over: '', ...this.#rows, ...changed }
    this.#keep(this.#rows)
  }
}
