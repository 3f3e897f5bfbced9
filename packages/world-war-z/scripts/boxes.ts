import { LAND } from '../board/land.ts'
import { ZONES } from '../src/data/zones.ts'

/*
 * How each zone is drawn on a Threat Escalation card: reckoned here, so that no page needs all outlines for it. Called by draw-map.ts.
 */

interface Box {
  west: number
  north: number
  east: number
  south: number
}

/** The room on a card. */
const WIDTH = 62
const HEIGHT = 56
const LARGEST = 1.2
/** Islands farther from the largest land than this are another part of the map. */
const NEAR = 260

function boxOf(ring: readonly (readonly [number, number])[]): Box {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  return { west: Math.min(...xs), north: Math.min(...ys), east: Math.max(...xs), south: Math.max(...ys) }
}

/** The middle of a zone, and in hundredths how much smaller it is drawn to fit into the room. */
function fitted(id: string): [x: number, y: number, scale: number] {
  const [main, ...others] = LAND[id]!.map(boxOf)
  const box = { ...main! }
  for (const { west, north, east, south } of others) {
    if (west > main!.east + NEAR || east < main!.west - NEAR) continue
    box.west = Math.min(box.west, west)
    box.north = Math.min(box.north, north)
    box.east = Math.max(box.east, east)
    box.south = Math.max(box.south, south)
  }
  const scale = Math.min(WIDTH / (box.east - box.west), HEIGHT / (box.south - box.north), LARGEST)
  return [
    Math.round((box.west + box.east) / 2),
    Math.round((box.north + box.south) / 2),
    Math.floor(scale * 100),
  ]
}

/** The text of board/boxes.ts. */
export const text = (): string => `// Written by scripts/draw-map.ts. Not to be edited by hand.

/** By zone: its centre on the map, and its scale on a card, in hundredths. */
export const BOXES: readonly (readonly [x: number, y: number, scale: number])[] = [
${ZONES.map(({ id }) => `  [${fitted(id).join(', ')}],`).join('\n')}
]
`
