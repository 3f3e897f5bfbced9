import { LAND } from '../board/land.ts'
import { ZONES } from '../src/data/zones.ts'

/*
 * The position and scale of each zone on a Threat Escalation card, computed here so that no page needs the outlines for it. Called
 * by draw-map.ts.
 */

interface Box {
  west: number
  north: number
  east: number
  south: number
}

/** The space on a card. */
const WIDTH = 62
const HEIGHT = 56
const MAX_SCALE = 1.2
/** Islands farther from the largest land than this are another part of the map. */
const NEAR = 260

function boxOf(ring: readonly (readonly [number, number])[]): Box {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  return { west: Math.min(...xs), north: Math.min(...ys), east: Math.max(...xs), south: Math.max(...ys) }
}

/** The centre of a zone, and the scale at which it fits on a card, in hundredths. */
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
  const scale = Math.min(WIDTH / (box.east - box.west), HEIGHT / (box.south - box.north), MAX_SCALE)
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
