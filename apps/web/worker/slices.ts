import { SLICE_STEPS } from '@shamble/challenge'
import { inSlices } from '@shamble/engine/bots'

/*
 * Long work is done in slices, with pauses in which other requests are answered. The platform's clock stands still while a
 * program computes, so slices are counted in steps (playouts and moves), not timed.
 */

/** Length of the pause between two slices, in milliseconds: `min`, plus `times` the length of the slice. */
export interface Pauses {
  min: number
  times: number
}

/** Foreground work: a request waits for it. */
export const FOREGROUND: Pauses = { min: 5, times: 0 }
/** Background work: takes at most about a tenth of the time, less while the processor is busy otherwise. */
export const BACKGROUND: Pauses = { min: 2, times: 10 }
/** Poll interval of a queue, ms. */
const POLL_EVERY = 20
/** A waiting request that has not polled for this long is gone, ms: a request that is broken off does not say so. */
const GONE_AFTER = 2000
/** Maximum pause, ms: well below `GONE_AFTER`. */
const MAX_PAUSE = 500
/** Timer overshoot on an idle machine, ms. */
const OVERSHOOT = 1

/** Runs work in slices of `steps` steps. `alive` is called between two slices. */
export function sliced<T>(
  work: Generator<unknown, T>,
  steps = SLICE_STEPS,
  alive = () => {},
  { min, times } = FOREGROUND,
): Promise<T> {
  let began = Date.now()
  async function pause(): Promise<void> {
    alive()
    await scheduler.wait(min)
    // The clock has moved by now: by this pause, by the slice, and by other work that was waiting.
    const took = Math.max(0, Date.now() - began - min - OVERSHOOT)
    const more = Math.min(took * times, MAX_PAUSE)
    if (more > 0) await scheduler.wait(more)
    began = Date.now()
  }
  return inSlices<T, unknown>(work, { steps, pause })
}

/** A queue for the processor of this isolate: the first works, the others wait. */
export class Queue {
  // When each was last heard of, in order of arrival.
  readonly #waiting = new Map<object, number>()
  readonly #max: number
  readonly #pollEvery: number

  /** `max`: how many work and wait together. `pollEvery`: milliseconds between two polls of a waiting one; each costs a little. */
  constructor(max: number, pollEvery = POLL_EVERY) {
    this.#max = max
    this.#pollEvery = pollEvery
  }

  /** Runs work in slices of `steps` steps when its turn has come. Null, and nothing is done, when the queue is full. */
  inTurn<T>(work: Generator<unknown, T>, steps?: number, pauses?: Pauses): Promise<{ done: T } | null> {
    return this.#turn((alive) => sliced(work, steps, alive, pauses))
  }

  /** The same for work that cannot be sliced; a pause follows. */
  alone<T>(work: () => Promise<T>): Promise<{ done: T } | null> {
    return this.#turn(async () => {
      const done = await work()
      await scheduler.wait(FOREGROUND.min)
      return done
    })
  }

  async #turn<T>(work: (alive: () => void) => Promise<T>): Promise<{ done: T } | null> {
    const own = {}
    this.#forgetGone()
    if (this.#waiting.size >= this.#max) return null
    const alive = () => void this.#waiting.set(own, Date.now())
    alive()
    try {
      while (this.#first() !== own) {
        await scheduler.wait(this.#pollEvery)
        alive()
        this.#forgetGone()
      }
      return { done: await work(alive) }
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
