import { ROWS_PER_REPORT } from '@shamble/room'
import { dayOf } from './daily.ts'

// Maximum number of addresses whose rows a room counts.
const MAX_KEPT = 128

/** What a room knows of an address: rows not reported yet, and the day for which it has none left. */
interface Known {
  rows: number
  over: string
}

/**
 * Counts the rows that a room writes, by address. They are reported in batches after they were written, so that no move waits for the
 * quota: an address writes at most a batch for each of its rooms more than it may.
 */
export class RowQuota {
  readonly #known = new Map<string, Known>()
  readonly #mayWrite: (day: string, address: string, rows: number) => Promise<boolean>

  /** `mayWrite`: spends rows of the day's quota of an address; false when it was spent before. */
  constructor(mayWrite: (day: string, address: string, rows: number) => Promise<boolean>) {
    this.#mayWrite = mayWrite
  }

  /** Counts rows of an address. Resolves when they have been reported, if there were enough. */
  async wrote(address: string, rows: number): Promise<void> {
    const known = this.#of(address)
    known.rows += rows
    if (known.rows < ROWS_PER_REPORT) return
    const day = dayOf(Date.now())
    const reported = known.rows
    known.rows = 0
    if (!(await this.#mayWrite(day, address, reported))) known.over = day
  }

  /** Whether the rows of the day are spent, as far as the room knows. */
  isOver(address: string): boolean {
    const over = this.#known.get(address)?.over ?? ''
    // Asked at every message, and a date is slow to make.
    return over !== '' && over === dayOf(Date.now())
  }

  #of(address: string): Known {
    const known = this.#known.get(address) ?? { rows: 0, over: '' }
    this.#known.delete(address)
    this.#known.set(address, known)
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= MAX_KEPT) break
      this.#known.delete(oldest)
    }
    return known
  }
}
