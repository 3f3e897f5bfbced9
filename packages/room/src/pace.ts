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
  of: (line: object) => Pace
  charge: (line: object, more: number) => void
} {
  const buckets = new WeakMap<object, Bucket>()

  function bucketOf(line: object): Bucket {
    let bucket = buckets.get(line)
    if (!bucket) buckets.set(line, (bucket = { left: BURST, filled: now(), refused: 0 }))
    return bucket
  }

  return {
    of(line) {
      const bucket = bucketOf(line)
      const at = now()
      bucket.left = Math.min(BURST, bucket.left + ((at - bucket.filled) / 1000) * PER_SECOND)
      bucket.filled = at
      if (bucket.left < 1) return ++bucket.refused >= FLOOD ? 'flood' : 'fast'
      bucket.left--
      bucket.refused = 0
      return 'fine'
    },
    charge(line, more) {
      bucketOf(line).left -= more
    },
  }
}
