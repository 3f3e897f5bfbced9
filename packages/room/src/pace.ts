import type { Allowance } from './limits.ts'

/** How fast a connection speaks: fine; too fast, so that this message is refused; a flood, so that it is closed. */
export type Pace = 'fine' | 'fast' | 'flood'

interface Bucket {
  /** How many messages it said of late. */
  spent: number
  emptied: number
  refused: number
}

/** Counts what connections say. What it forgets when a room is put to sleep only lets them say a little more. */
export function pacer(now: () => number): {
  of: (connection: object, allowance: Allowance) => Pace
  charge: (connection: object, more: number) => void
} {
  const buckets = new WeakMap<object, Bucket>()

  return {
    of(connection, { burst, perSecond, flood }) {
      const at = now()
      let bucket = buckets.get(connection)
      if (!bucket) buckets.set(connection, (bucket = { spent: 0, emptied: at, refused: 0 }))
      bucket.spent = Math.max(0, bucket.spent - ((at - bucket.emptied) / 1000) * perSecond)
      bucket.emptied = at
      if (bucket.spent > burst - 1) return ++bucket.refused >= flood ? 'flood' : 'fast'
      bucket.spent++
      // Whoever goes on a little too fast for long is a flood as well.
      bucket.refused = Math.max(0, bucket.refused - 1)
      return 'fine'
    },
    charge(connection, more) {
      const bucket = buckets.get(connection)
      if (bucket) bucket.spent += more
    },
  }
}
