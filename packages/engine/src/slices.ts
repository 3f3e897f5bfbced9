/*
 * Long work is a generator that yields after every step. A server does some steps, answers others, and goes on.
 */

/** Yielded after a step that takes as long as a slice: it ends the slice. */
export const SLICE_END = Symbol('the end of a slice')

/** Runs a generator to its end and returns its result. */
export function atOnce<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const next = work.next()
    if (next.done) return next.value
  }
}
