import { SLICE, sliced } from '@shamble/challenge'

/*
 * Work that would keep everybody else waiting is done in slices, with time for other requests between two of them. The clock
 * of the platform stands still while a program works, so what is in a slice is counted.
 */

/** How long others have between two slices, in milliseconds. */
export interface Pauses {
  least: number
  /** Beyond that, so many times as long as the slice took. */
  times: number
}

/** Where somebody waits for what is done. */
export const AWAITED: Pauses = { least: 5, times: 0 }
/** Where nobody does: such work takes about a tenth of the time at most, and the less the busier the processor is otherwise. */
export const UNAWAITED: Pauses = { least: 2, times: 10 }
// How often whoever waits looks whether it is their turn, unless it is said otherwise.
const LOOK_AFTER = 20
// Whoever was not heard of for so long is gone: a request that is broken off does not say so.
const GONE_AFTER = 2000
// So no pause is nearly as long.
const LONGEST_PAUSE = 500
// A pause ends so much too late where nobody else does anything, in milliseconds.
const LATE = 1

/**
 * Does work that pauses after every playout and every move, in slices of so many of them; between two slices it says that it
 * goes on.
 */
export async function inSlices<T>(
  work: Generator<unknown, T>,
  most = SLICE,
  goesOn = () => {},
  { least, times } = AWAITED,
): Promise<T> {
  const slices = sliced(work, most)
  for (;;) {
    const began = Date.now()
    const slice = slices.next()
    if (slice.done) return slice.value
    goesOn()
    await scheduler.wait(least)
    // The clock has moved on since: by this pause, by the slice, and by what others did who were waiting.
    const took = Math.max(0, Date.now() - began - least - LATE)
    const longer = Math.min(took * times, LONGEST_PAUSE)
    if (longer > 0) await scheduler.wait(longer)
  }
}

/** A queue for the processor in this isolate: the first works, and no more than so many wait with it. */
export class Queue {
  // In the order in which they came, with when they were heard of last.
  readonly #waiting = new Map<object, number>()
  readonly #most: number
  readonly #lookAfter: number

  /** `lookAfter`: how often whoever waits looks whether it is their turn, in milliseconds; every look takes a little of the processor. */
  constructor(most: number, lookAfter = LOOK_AFTER) {
    this.#most = most
    this.#lookAfter = lookAfter
  }

  /** Does the work, in slices of so many playouts and moves, when its turn has come. Null, and nothing is done, when the queue is full. */
  inTurn<T>(work: Generator<unknown, T>, slice?: number, pauses?: Pauses): Promise<{ done: T } | null> {
    return this.#turn((goesOn) => inSlices(work, slice, goesOn, pauses))
  }

  /** The same for what cannot be divided; others have some time before the next. */
  alone<T>(does: () => Promise<T>): Promise<{ done: T } | null> {
    return this.#turn(async () => {
      const done = await does()
      await scheduler.wait(AWAITED.least)
      return done
    })
  }

  async #turn<T>(does: (goesOn: () => void) => Promise<T>): Promise<{ done: T } | null> {
    const own = {}
    this.#forgetGone()
    if (this.#waiting.size >= this.#most) return null
    const here = () => void this.#waiting.set(own, Date.now())
    here()
    try {
      while (this.#first() !== own) {
        await scheduler.wait(this.#lookAfter)
        here()
        this.#forgetGone()
      }
      return { done: await does(here) }
    } finally {
      this.#waiting.delete(own)
    }
  }

  #first(): object | undefined {
    const [first] = this.#waiting.keys()
    return first
  }

  #forgetGone(): void {
    const now = Date.now()
    for (const [other, heard] of this.#waiting) if (now - heard > GONE_AFTER) this.#waiting.delete(other)
  }
}
