import type { Connection } from './runtime.ts'

/*
 * Who goes when too many are here. A newcomer is never turned away: room is made by the oldest connection of the address that
 * has the most of them, so that one address cannot keep others out, however many connections it opens.
 */

/** Those of a crowd who must go, so that at most `most` stay, and at most `each` of one address. */
export function whoGoes(crowd: readonly Connection[], most: number, each: number): Connection[] {
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
    if (!largest || (left <= most && largest.length <= each)) return gone
    gone.push(largest.shift()!)
  }
}
