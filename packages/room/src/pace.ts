import { OF_ADDRESS, OF_TOKEN, type Allowance } from './limits.ts'
import type { Connection } from './ports.ts'
import { TokenBucket, TokenBuckets } from './token-bucket.ts'

/** How fast a connection sends: fine; too fast, so the message is refused; a flood, so the connection is closed. */
export type Pace = 'fine' | 'fast' | 'flood'

/** Who sends: a connection, its token if it has one, and its address. */
type Sender = Pick<Connection, 'key' | 'hash' | 'address'>

// Maximum number of tokens, and of addresses, whose buckets are kept.
const MAX_KEPT = 1024

/**
 * Rate limits of a room's messages: by connection, by token and by address. They are lost when a room is put to sleep, which only allows
 * a little more.
 */
export function pacer(now: () => number): {
  of: (sender: Sender, allowance: Allowance) => Pace
  charge: (sender: Sender, tokens: number) => void
} {
  const connections = new WeakMap<object, { bucket: TokenBucket; refused: number }>()
  const tokens = new TokenBuckets(MAX_KEPT)
  const addresses = new TokenBuckets(MAX_KEPT)

  function connectionOf(key: object, at: number) {
    const known = connections.get(key)
    if (known) return known
    const own = { bucket: new TokenBucket(at), refused: 0 }
    connections.set(key, own)
    return own
  }

  return {
    of({ key, hash, address }, allowance) {
      const at = now()
      const own = connectionOf(key, at)
      const isFine =
        own.bucket.take(allowance, at) &&
        (hash === null || tokens.of(hash, at).take(OF_TOKEN, at)) &&
        (!allowance.byAddress || addresses.of(address, at).take(OF_ADDRESS, at))
      if (!isFine) return ++own.refused >= allowance.flood ? 'flood' : 'fast'
      // Refusals are forgiven slowly: a rate a little too high for a long time is a flood as well.
      own.refused = Math.max(0, own.refused - 1)
      return 'fine'
    },
    charge({ key, hash, address }, spent) {
      const at = now()
      connectionOf(key, at).bucket.charge(spent)
      if (hash !== null) tokens.of(hash, at).charge(spent)
      addresses.of(address, at).charge(spent)
    },
  }
}
