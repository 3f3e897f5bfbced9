import { BURST, FLOOD, PER_SECOND } from './limits.ts'

/** How fast a connection speaks: fine; too fast, so that this message is refused; a flood, so that it is closed. */
export type Pace = 'fine' | 'fast' | 'flood'

interface Bucket {
  left: number
  filled: number
  refused: number
}

/** Counts what connections say. What it forgets when a room is put to sleep only lets them say a little more. */
export function pacer(now: () => number): {
  of: (connection: object) => Pace
  charge: (connection: object, more: number) => void
} {
  const buckets = new WeakMap<object, Bucket>()

  function bucketOf(connection: object): Bucket {
    let bucket = buckets.get(connection)
    if (!bucket) buckets.set(connection, (bucket = { left: BURST, filled: now(), refused: 0 }))
    return bucket
  }

  return {
    of(connection) {
      const bucket = bucketOf(connection)
      const at = now()
      bucket.left = Math.min(BURST, bucket.left + ((at - bucket.filled) / 1000) * PER_SECOND)
      bucket.filled = at
      if (bucket.left < 1) return ++bucket.refused >= FLOOD ? 'flood' : 'fast'
      bucket.left--
      bucket.refused = 0
      return 'fine'
    },
    charge(connection, more) {
      bucketOf(connection).left -= more
    },
  }
}
