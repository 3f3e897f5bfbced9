/** So many playouts and moves are one slice unless it is said otherwise: a few milliseconds of a processor, at most fifty. Counted, not timed. */
export const SLICE = 32

/** Work that pauses after every playout and every move, as work that pauses once in so many of them. */
export function* sliced<T>(work: Generator<unknown, T>, most = SLICE): Generator<void, T> {
  for (let steps = 1; ; steps++) {
    const next = work.next()
    if (next.done) return next.value
    if (steps % most === 0) yield
  }
}
