/*
 * A board of hexes with points upwards. Hexes, corners and edges are numbered, with tables of what touches what.
 *
 * Axial coordinates: q grows to the east, r to the south-east. Libraries such as honeycomb-grid number no corners and edges, which
 * is most of this file.
 */

/** Axial coordinates of a hex. */
export interface Axial {
  q: number
  r: number
}

/** The sides of a hex, clockwise. */
export const SIDES = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const
export type Side = (typeof SIDES)[number]

/** The points of a hex, clockwise. */
export const POINTS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const
export type Point = (typeof POINTS)[number]

/** A point to draw at: a hex is 2 wide (side to side), its sides are `2 / √3` long. */
export interface Spot {
  x: number
  y: number
}

/** The tables of a hex board. Hexes keep their given order; corners and edges are numbered from the top, left to right. */
export interface Hexes {
  hexes: readonly Axial[]
  corners: number
  edges: number
  /** By hex: its corners in the order of `POINTS`, its edges in the order of `SIDES`. */
  cornersOfHex: readonly (readonly number[])[]
  edgesOfHex: readonly (readonly number[])[]
  /** By hex: the hexes beside it, in the order of `SIDES`. */
  hexesByHex: readonly (readonly number[])[]
  hexesOfCorner: readonly (readonly number[])[]
  edgesOfCorner: readonly (readonly number[])[]
  /** By corner: the corners one edge away. */
  cornersByCorner: readonly (readonly number[])[]
  cornersOfEdge: readonly (readonly [number, number])[]
  hexesOfEdge: readonly (readonly number[])[]
  /** By edge: the edges that share a corner with it. */
  edgesByEdge: readonly (readonly number[])[]
  /** Where to draw the centres of hexes, and the corners. */
  spotOfHex: readonly Spot[]
  spotOfCorner: readonly Spot[]
}

const BESIDE: Readonly<Record<Side, Axial>> = {
  NE: { q: 1, r: -1 },
  E: { q: 1, r: 0 },
  SE: { q: 0, r: 1 },
  SW: { q: -1, r: 1 },
  W: { q: -1, r: 0 },
  NW: { q: 0, r: -1 },
}

// In whole numbers: a hex is 2 wide and 4 high, and rows are 3 apart.
const TO_POINT: Readonly<Record<Point, readonly [x: number, y: number]>> = {
  N: [0, -2],
  NE: [1, -1],
  SE: [1, 1],
  S: [0, 2],
  SW: [-1, 1],
  NW: [-1, -1],
}
// The two points of each side.
const ENDS: Readonly<Record<Side, readonly [Point, Point]>> = {
  NE: ['N', 'NE'],
  E: ['NE', 'SE'],
  SE: ['SE', 'S'],
  SW: ['S', 'SW'],
  W: ['SW', 'NW'],
  NW: ['NW', 'N'],
}
const HEIGHT = Math.sqrt(3) / 3

/** The hexes at most `radius` steps from the middle, row by row from the top left. */
export function hexagon(radius: number): Axial[] {
  const hexes: Axial[] = []
  for (let r = -radius; r <= radius; r++) {
    for (let q = Math.max(-radius, -radius - r); q <= Math.min(radius, radius - r); q++) hexes.push({ q, r })
  }
  return hexes
}

/** The tables of a board of these hexes. Throws when a hex is listed twice. */
export function layHexes(hexes: readonly Axial[]): Hexes {
  const numbers = new Map(hexes.map(({ q, r }, hex) => [`${q},${r}`, hex]))
  if (numbers.size < hexes.length) throw new Error('A hex is listed twice.')
  const centres = hexes.map(({ q, r }): Whole => [2 * q + r, 3 * r])
  const corner = numbering(centres.flatMap((centre) => POINTS.map((point) => pointOf(centre, point))))
  const edge = numbering(centres.flatMap((centre) => SIDES.map((side) => middleOf(centre, side))))

  const cornersOfHex = centres.map((centre) => POINTS.map((point) => corner.of(pointOf(centre, point))))
  const edgesOfHex = centres.map((centre) => SIDES.map((side) => edge.of(middleOf(centre, side))))
  const hexesByHex = hexes.map(({ q, r }) =>
    SIDES.map((side) => numbers.get(`${q + BESIDE[side].q},${r + BESIDE[side].r}`)).filter(
      (hex) => hex !== undefined,
    ),
  )
  const cornersOfEdge: [number, number][] = []
  for (const centre of centres) {
    for (const side of SIDES) {
      const [a, b] = ENDS[side].map((point) => corner.of(pointOf(centre, point))) as [number, number]
      cornersOfEdge[edge.of(middleOf(centre, side))] = a < b ? [a, b] : [b, a]
    }
  }
  const edgesOfCorner = inverse(cornersOfEdge, corner.count)
  return {
    hexes,
    corners: corner.count,
    edges: edge.count,
    cornersOfHex,
    edgesOfHex,
    hexesByHex,
    hexesOfCorner: inverse(cornersOfHex, corner.count),
    edgesOfCorner,
    cornersByCorner: edgesOfCorner.map((edges, at) =>
      edges.map((edge) => cornersOfEdge[edge]!.find((end) => end !== at)!).sort((a, b) => a - b),
    ),
    cornersOfEdge,
    hexesOfEdge: inverse(edgesOfHex, edge.count),
    edgesByEdge: cornersOfEdge.map((ends, at) =>
      ends.flatMap((end) => edgesOfCorner[end]!.filter((edge) => edge !== at)).sort((a, b) => a - b),
    ),
    spotOfHex: centres.map(spot),
    spotOfCorner: corner.places.map(spot),
  }
}

type Whole = readonly [x: number, y: number]

const pointOf = ([x, y]: Whole, point: Point): Whole => [x + TO_POINT[point][0], y + TO_POINT[point][1]]
const spot = ([x, y]: Whole): Spot => ({ x, y: y * HEIGHT })

// Twice the middle of a side, so that it stays whole.
function middleOf(centre: Whole, side: Side): Whole {
  const [a, b] = ENDS[side].map((point) => pointOf(centre, point)) as [Whole, Whole]
  return [a[0] + b[0], a[1] + b[1]]
}

// Numbers distinct points from the top, left to right.
function numbering(all: readonly Whole[]): { count: number; places: Whole[]; of: (place: Whole) => number } {
  const sorted = all.toSorted(([ax, ay], [bx, by]) => ay - by || ax - bx)
  const numbers = new Map<string, number>()
  const places: Whole[] = []
  for (const place of sorted) {
    if (numbers.has(place.join())) continue
    numbers.set(place.join(), places.length)
    places.push(place)
  }
  return { count: places.length, places, of: (place) => numbers.get(place.join())! }
}

// Inverts a table: from what each thing touches to what touches it, in order.
function inverse(touches: readonly (readonly number[])[], count: number): number[][] {
  const touchedBy: number[][] = Array.from({ length: count }, () => [])
  for (const [thing, others] of touches.entries()) for (const other of others) touchedBy[other]!.push(thing)
  return touchedBy
}
