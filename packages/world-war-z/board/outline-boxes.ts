import { LAND } from './land.ts'

interface Box {
  west: number
  north: number
  east: number
  south: number
}

/** Islands farther from the largest land than this are another part of the map. */
const NEAR = 260

function boxOf(ring: readonly (readonly [number, number])[]): Box {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  return { west: Math.min(...xs), north: Math.min(...ys), east: Math.max(...xs), south: Math.max(...ys) }
}

/** The middle of a zone, and how much smaller it is drawn to fit into so much room. */
export function fitted(id: string, width: number, height: number): { x: number; y: number; scale: number } {
  const [main, ...others] = LAND[id]!.map(boxOf)
  const box = { ...main! }
  for (const { west, north, east, south } of others) {
    if (west > main!.east + NEAR || east < main!.west - NEAR) continue
    box.west = Math.min(box.west, west)
    box.north = Math.min(box.north, north)
    box.east = Math.max(box.east, east)
    box.south = Math.max(box.south, south)
  }
  return {
    x: (box.west + box.east) / 2,
    y: (box.north + box.south) / 2,
    scale: Math.min(width / (box.east - box.west), height / (box.south - box.north), 1.2),
  }
}
