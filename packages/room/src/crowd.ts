import type { Connection } from './ports.ts'

/*
 * Eviction of connections. A newcomer is never turned away: the oldest connection of the address with the most connections goes, so
 * one address cannot keep others out.
 */

/** The connections to evict, so that at most `max` stay, and at most `perAddress` of one address. */
export function evicted(crowd: readonly Connection[], max: number, perAddress: number): Connection[] {
  const byAddress = new Map<string, Connection[]>()
  for (const connection of crowd.toSorted((a, b) => a.since - b.since)) {
    const others = byAddress.get(connection.address)
    if (others) others.push(connection)
    else byAddress.set(connection.address, [connection])
  }
  const groups = [...byAddress.values()]
  const gone: Connection[] = []
  for (let left = crowd.length; ; left--) {
    const [largest] = groups.toSorted((a, b) => b.length - a.length || a[0]!.since - b[0]!.since)
    if (!largest || (left <= max && largest.length <= perAddress)) return gone
    gone.push(largest.shift()!)
  }
}
