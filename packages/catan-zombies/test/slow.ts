import { cornersOfEdge } from '../src/data/island.ts'
import type { Table } from '../src/table.ts'

/**
 * The length of a player's longest road, slow and obviously right: tries every chain of different roads, each connected to
 * the last at its free end, where no other player's building stands.
 */
export function slowRoadLength({ roads, owners }: Pick<Table, 'roads' | 'owners'>, seat: number): number {
  const own = roads.flatMap((owner, edge) => (owner === seat ? [edge] : []))
  const longest = (chain: readonly number[], end: number): number => {
    let best = chain.length
    const open = owners[end]! < 0 || owners[end] === seat
    for (const next of own) {
      const [a, b] = cornersOfEdge[next]!
      if (!open || chain.includes(next) || (a !== end && b !== end)) continue
      best = Math.max(best, longest([...chain, next], a === end ? b : a))
    }
    return best
  }
  return Math.max(0, ...own.flatMap((edge) => cornersOfEdge[edge]!.map((end) => longest([edge], end))))
}
