/** So many playouts and moves are one slice: a few milliseconds of a processor, at most fifty. Counted, not timed. */
export const SLICE = 32

/** Work that pauses after every playout and every move, as work that pauses once a slice. */
export function* sliced<T>(work: Generator<unknown, T>): Generator<void, T> {
  for (let steps = 1; ; steps++) {
    const next = work.next()
    if (next.done) return next.value
    if (steps % SLICE === 0) yield
  }
}
