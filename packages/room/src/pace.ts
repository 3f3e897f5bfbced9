import type { Allowance } from './limits.ts'
import { TokenBucket } from './token-bucket.ts'

/** How fast a connection sends: fine; too fast, so the message is refused; a flood, so the connection is closed. */
export type Pace = 'fine' | 'fast' | 'flood'

/** Rate limits per connection. They are lost when a room is put to sleep, which only allows a little more. */
export function pacer(now: () => number): {
  of: (connection: object, allowance: Allowance) => Pace
  charge: (connection: object, tokens: number) => void
} {
  const connections = new WeakMap<object, { bucket: TokenBucket; refused: number }>()

  return {
    of(connection, allowance) {
      const at = now()
      let own = connections.get(connection)
      if (!own) connections.set(connection, (own = { bucket: new TokenBucket(at), refused: 0 }))
      if (!own.bucket.take(allowance, at)) return ++own.refused >= allowance.flood ? 'flood' : 'fast'
      // Refusals are forgiven slowly: a rate a little too high for a long time is a flood as well.
      own.refused = Math.max(0, own.refused - 1)
      return 'fine'
    },
    charge: (connection, tokens) => connections.get(connection)?.bucket.charge(tokens),
  }
}
