// Builds the outlines of the zones from those of the countries (world-atlas, Natural Earth, public domain) and writes
// board/outlines.ts and board/boxes.ts: node scripts/draw-map.ts. It does not run on a page.

import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoProjection } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { DIGITS, HALF } from '../board/digits.ts'
import { ZONES } from '../src/data/zones.ts'
import { ACROSS_180, AREAS, type Box } from './outlines.ts'

type Point = readonly [number, number]
type Ring = Point[]

/** The size of the map. All points are integers. */
const WIDTH = 1600
const HEIGHT = 1000
/** The resolution of the output, in units of the map. */
const GRID = 3
/** The extent of the map, in degrees: the longitude at its middle, its north and its south. */
const MIDDLE = 11
const NORTH = 85
const SOUTH = -58
/** A corner whose triangle has a smaller area than this is left out. */
const MIN_AREA = 22
/** An island keeps corners of more than this part of its area, so that it does not vanish. */
const ISLAND_CORNERS = 9
/** The length of the strokes that make up a straight border. */
const STROKE = 21
/** Islands entirely north of this are left out. */
const TOO_FAR_NORTH = 75.5
/** Islands smaller than this are left out, except the largest of a zone. */
const MIN_ISLAND = 30

const RADIANS = Math.PI / 180

/*
 * A map to play on: Europe and the Caribbean, which have many small zones, are larger than in an equirectangular projection, the
 * oceans and the far north smaller. Each axis is stretched on its own, so the map stays continuous.
 */
const bell = (at: number, middle: number, width: number) => Math.exp(-(((at - middle) / width) ** 2))
const stretchX = (east: number) =>
  1 +
  0.85 * bell(east, 17, 27) +
  0.2 * bell(east, -82, 26) +
  0.35 * bell(east, 134, 12) -
  0.62 * bell(east, -34, 14) -
  0.6 * bell(east, -165, 30) -
  0.3 * bell(east, 187, 10) -
  0.25 * bell(east, 85, 20)
const stretchY = (north: number) =>
  1 +
  0.95 * bell(north, 51, 15) -
  0.6 * bell(north, 82, 12) +
  0.25 * bell(north, 14, 9) -
  0.35 * bell(north, -50, 12)

/** The integral of a stretch function. */
function sum(stretch: (at: number) => number, from: number, to: number): number {
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) * 4))
  const step = (to - from) / steps
  let total = 0
  for (let n = 0; n < steps; n++) total += stretch(from + (n + 0.5) * step) * step
  return total
}

const unitX = WIDTH / sum(stretchX, MIDDLE - 180, MIDDLE + 180)
const unitY = HEIGHT / sum(stretchY, SOUTH, NORTH)
const toMap = geoProjection((east, north) => [
  // Longitudes are relative to the middle of the map.
  unitX * sum(stretchX, MIDDLE, east / RADIANS + MIDDLE),
  unitY * sum(stretchY, 0, north / RADIANS),
])
  .rotate([-MIDDLE, 0])
  .scale(1)
  .translate([unitX * sum(stretchX, MIDDLE - 180, MIDDLE), unitY * sum(stretchY, 0, NORTH)])

/** Projects a point from degrees to the map. */
function place([east, north]: Point): Point {
  const [x, y] = toMap([east > MIDDLE + 180 ? MIDDLE + 180 - 1e-9 : east, north])!
  return [Math.round(x), Math.round(y)]
}

/** The outlines of all countries, by number or name. */
function countries(): Map<string, Ring[]> {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-110m.json')
  const world = JSON.parse(readFileSync(file, 'utf8')) as Topology
  const found = feature(world, world.objects['countries'] as GeometryCollection<{ name: string }>)
  return new Map(
    found.features.map(({ id, properties, geometry }) => {
      const key = String(id ?? properties.name)
      const rings =
        geometry.type === 'Polygon'
          ? geometry.coordinates
          : geometry.type === 'MultiPolygon'
            ? geometry.coordinates.flat()
            : []
      const placed = rings.map((ring) => ring.map((at) => eastOfEdge(at as [number, number], key)))
      return [
        key,
        placed.filter(
          (ring) =>
            ring.some(([, north]) => north < TOO_FAR_NORTH) && ring.every(([east]) => east > MIDDLE - 180),
        ),
      ]
    }),
  )
}

const eastOfEdge = ([east, north]: Point, country: string): Point => [
  ACROSS_180.includes(country) && east < 0 ? east + 360 : east,
  north,
]

// Inserts the corners where lines cut a border. Neighbours share their corners, so both get the new ones.
function cutAt(ring: Ring, lines: readonly { axis: 0 | 1; at: number }[]): Ring {
  let corners = ring
  for (const { axis, at } of lines) {
    corners = corners.flatMap((to, n): Point[] => {
      const from = corners[n - 1]
      if (!from || (from[axis] - at) * (to[axis] - at) >= 0) return [to]
      const [a, b] = from[axis] < to[axis] ? [from, to] : [to, from]
      const other = a[1 - axis]! + ((b[1 - axis]! - a[1 - axis]!) * (at - a[axis])) / (b[axis] - a[axis])
      return [axis === 0 ? [at, other] : [other, at], to]
    })
  }
  return corners
}

/** Clips a ring to a box. Where several parts remain, they are joined along the box by edges that cancel out later. */
function within(ring: Ring, [west, south, east, north]: Box): Ring {
  const sides: ((point: Point) => number)[] = [
    ([x]) => x - west,
    ([x]) => east - x,
    ([, y]) => y - south,
    ([, y]) => north - y,
  ]
  let open = ring.slice(0, -1)
  for (const inside of sides) {
    open = open.flatMap((to, n): Point[] => {
      const from = open.at(n - 1)!
      const [a, b] = [inside(from), inside(to)]
      const at: Point = [
        from[0] + ((to[0] - from[0]) * a) / (a - b),
        from[1] + ((to[1] - from[1]) * a) / (a - b),
      ]
      if (a * b < 0) return b >= 0 ? [at, to] : [at]
      return b >= 0 ? [to] : []
    })
  }
  return open.length > 2 ? [...open, open[0]!] : []
}

const keyOf = ([x, y]: Point) => `${x},${y}`
const pointOf = (key: string): Point => key.split(',').map(Number) as unknown as Point

/** The edges around each zone, without those between two countries of the zone. */
function edgesByZone(): Map<string, string[]> {
  const all = countries()
  const boxes = Object.values(AREAS).flatMap(({ pieces = {} }) => Object.values(pieces).flat())
  const lines = boxes.flatMap(([west, south, east, north]) => [
    { axis: 0 as const, at: west },
    { axis: 0 as const, at: east },
    { axis: 1 as const, at: south },
    { axis: 1 as const, at: north },
  ])
  const cut = new Map([...all].map(([key, rings]) => [key, rings.map((ring) => cutAt(ring, lines))]))
  const rings = Object.entries(AREAS).map(([zone, { countries = [], pieces = {} }]): [string, Ring[]] => [
    zone,
    [
      ...countries.flatMap((key) => cut.get(key)!),
      ...Object.entries(pieces).flatMap(([key, boxes]) =>
        boxes.flatMap((box) => cut.get(key)!.map((ring) => within(ring, box))),
      ),
    ]
      .map((ring) => ring.map(place))
      .filter((ring) => ring.length > 3),
  ])
  const corners = rings.flatMap(([, rings]) => rings.flat())
  return new Map(rings.map(([zone, rings]) => [zone, edgesOf(rings, corners)]))
}

/** Directed edges of rings. Horizontal and vertical ones are split at every corner on them; opposite edges cancel out. */
function edgesOf(rings: readonly Ring[], corners: readonly Point[]): string[] {
  const edges = new Map<string, number>()
  for (const ring of rings) {
    for (let n = 1; n < ring.length; n++) {
      const broken = brokenUp(ring[n - 1]!, ring[n]!, corners)
      for (let m = 1; m < broken.length; m++) {
        const [a, b] = [keyOf(broken[m - 1]!), keyOf(broken[m]!)]
        if (a === b) continue
        const back = edges.get(`${b} ${a}`) ?? 0
        if (back > 0) edges.set(`${b} ${a}`, back - 1)
        else edges.set(`${a} ${b}`, (edges.get(`${a} ${b}`) ?? 0) + 1)
      }
    }
  }
  return [...edges].flatMap(([edge, count]) => Array.from({ length: count }, () => edge))
}

function brokenUp(from: Point, to: Point, corners: readonly Point[]): Point[] {
  const level = from[0] === to[0] ? 0 : from[1] === to[1] ? 1 : null
  if (level === null) return [from, to]
  const along = 1 - level
  const [low, top] = [Math.min(from[along]!, to[along]!), Math.max(from[along]!, to[along]!)]
  const on = corners.filter(
    (corner) => corner[level] === from[level] && corner[along]! > low && corner[along]! < top,
  )
  const between = [...new Map(on.map((corner) => [keyOf(corner), corner])).values()].sort(
    (a, b) => (a[along]! - b[along]!) * Math.sign(to[along]! - from[along]!),
  )
  return [from, ...between, to]
}

/** The closed paths along the edges. */
function ringsOf(edges: readonly string[]): string[][] {
  const from = new Map<string, string[]>()
  for (const edge of edges) {
    const [a, b] = edge.split(' ') as [string, string]
    from.set(a, [...(from.get(a) ?? []), b])
  }
  const rings: string[][] = []
  for (const [start, open] of from) {
    while (open.length > 0) {
      const ring = [start]
      let at = start
      do {
        at = from.get(at)!.pop()!
        ring.push(at)
      } while (at !== start)
      rings.push(...loops(ring))
    }
  }
  return rings
}

/** Splits a ring that touches itself. */
function loops(ring: string[]): string[][] {
  const found: string[][] = []
  const way: string[] = []
  for (const key of ring) {
    const met = way.indexOf(key)
    if (met >= 0) found.push([...way.splice(met), key])
    way.push(key)
  }
  return found
}

const area = (a: Point, b: Point, c: Point) =>
  Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2

function areaOf(ring: readonly string[]): number {
  const points = ring.map(pointOf)
  return (
    Math.abs(points.slice(1).reduce((sum, [x, y], n) => sum + points[n]![0] * y - x * points[n]![1], 0)) / 2
  )
}

/** Removes corners by area, the smallest first (Visvalingam–Whyatt), but no end. The direction of the path does not matter. */
function simplified(way: readonly string[], minArea: number): string[] {
  const turned = way[0]! > way.at(-1)!
  const points = (turned ? way.toReversed() : [...way]).map(pointOf)
  const weight = (n: number) => area(points[n - 1]!, points[n]!, points[n + 1]!)
  while (points.length > 2) {
    let min = 0
    for (let n = 1; n < points.length - 1; n++) if (min === 0 || weight(n) < weight(min)) min = n
    if (weight(min) >= minArea) break
    points.splice(min, 1)
  }
  const keys = points.flatMap((to, n) => [...byHand(points[n - 1] ?? to, to), to]).map(keyOf)
  return turned ? keys.reverse() : keys
}

/** Additional corners on a straight line, so that an edge of a box looks drawn by hand. */
function byHand(from: Point, to: Point): Point[] {
  const level = from[0] === to[0] ? 0 : from[1] === to[1] ? 1 : null
  const far = Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1])
  if (level === null || far < 2 * STROKE) return []
  const strokes = Math.round(far / STROKE)
  return Array.from({ length: strokes - 1 }, (_, n) => {
    const at = from.map((start, axis) => Math.round(start + ((to[axis]! - start) * (n + 1)) / strokes))
    at[level]! += Math.round(3.2 * Math.sin(at[0]! * 0.9 + at[1]! * 0.7) + 1.6 * Math.sin((n + 1) * 2.4))
    return at as unknown as Point
  })
}

/** Every corner where more than two borders meet. */
function meetings(zones: ReadonlyMap<string, readonly string[]>): Set<string> {
  const ways = new Map<string, Set<string>>()
  const sides = new Map<string, Set<string>>()
  for (const [zone, edges] of zones) {
    for (const edge of edges) {
      const [a, b] = edge.split(' ') as [string, string]
      for (const [at, other] of [
        [a, b],
        [b, a],
      ] as const) {
        ways.set(at, (ways.get(at) ?? new Set()).add(other))
        sides.set(at, (sides.get(at) ?? new Set()).add(zone))
      }
    }
  }
  // Where a border reaches the coast there are three; at a corner that one zone touches twice, four.
  return new Set([...ways].filter(([, others]) => others.size !== 2).map(([at]) => at))
}

/** A ring as simplified paths between its fixed corners. */
function waysOf(ring: string[], nodes: ReadonlySet<string>): string[][] {
  const open = ring.slice(0, -1)
  const fixed = open.flatMap((key, n) => (nodes.has(key) ? [n] : []))
  // An island has no such corner: its westernmost and easternmost corners are fixed.
  if (fixed.length < 2) {
    const sorted = open.toSorted((a, b) => pointOf(a)[0] - pointOf(b)[0] || pointOf(a)[1] - pointOf(b)[1])
    fixed.splice(
      0,
      fixed.length,
      ...new Set([...fixed, open.indexOf(sorted[0]!), open.indexOf(sorted.at(-1)!)]),
    )
    fixed.sort((a, b) => a - b)
  }
  const island = !open.some((key) => nodes.has(key))
  const minArea = island ? Math.min(MIN_AREA, areaOf(ring) / ISLAND_CORNERS) : MIN_AREA
  const ways = fixed.map((from, n) => {
    const to = fixed[(n + 1) % fixed.length]!
    const way = to > from ? open.slice(from, to + 1) : [...open.slice(from), ...open.slice(0, to + 1)]
    return simplified(way, minArea)
  })
  return !island ? ways : [[...ways[0]!, ...ways.slice(1).flatMap((way) => way.slice(1))]]
}

/** The rings of each zone as paths, the largest first. */
function zoneWays(): [zone: string, rings: string[][][]][] {
  const zones = edgesByZone()
  const nodes = meetings(zones)
  return [...zones].map(([zone, edges]) => {
    const rings = ringsOf(edges)
      .map((ring) => ({ ring, size: areaOf(ring) }))
      .sort((a, b) => b.size - a.size)
    const kept = rings.filter(({ size }, n) => n === 0 || size >= MIN_ISLAND)
    return [zone, kept.map(({ ring }) => waysOf(ring, nodes))]
  })
}

// A path as text: its start, two digits each for x and y; then one digit each for every step east and south. A step longer than
// half a digit's range is split.
function written(way: readonly string[]): string {
  const points = way.map((key) => pointOf(key).map((at) => Math.round(at / GRID)) as unknown as Point)
  const [start, ...others] = points as [Point, ...Point[]]
  let text = start.map((at) => DIGITS[at >> 6]! + DIGITS[at & 63]!).join('')
  let at = start
  for (const to of others) {
    const far = [to[0] - at[0], to[1] - at[1]] as const
    const steps = Math.ceil(Math.max(Math.abs(far[0]), Math.abs(far[1])) / (HALF - 1))
    for (let n = 1; n <= steps; n++) {
      const next: Point = [
        to[0] - Math.round((far[0] * (steps - n)) / steps),
        to[1] - Math.round((far[1] * (steps - n)) / steps),
      ]
      text += DIGITS[next[0] - at[0] + HALF]! + DIGITS[next[1] - at[1] + HALF]!
      at = next
    }
  }
  return text
}

/** The text of board/outlines.ts: every border once, and the borders that make up the rings of each zone. */
export function text(): string {
  const borders = new Map<string, number>()
  const numberOf = (way: string[]): number => {
    const [there, back] = [written(way), written(way.toReversed())]
    if (borders.has(back)) return -borders.get(back)!
    if (!borders.has(there)) borders.set(there, borders.size + 1)
    return borders.get(there)!
  }
  const ways = new Map(zoneWays())
  const zones = ZONES.map(({ id }) =>
    ways
      .get(id)!
      .map((ring) => ring.map(numberOf).join(' '))
      .join('/'),
  )
  return `// Written by scripts/draw-map.ts from the outlines of Natural Earth (public domain). Not to be edited by hand.

/** The length of a step, in units of the map. */
export const GRID = ${GRID}

/** All borders, for land.ts: start (two digits a number), then steps (one digit a number). */
export const BORDERS =
  '${[...borders.keys()].join(' ')}'

/** By zone: its rings, each a list of borders counted from 1; negative ones run backwards. */
export const RINGS =
  '${zones.join('|')}'
`
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(new URL('../board/outlines.ts', import.meta.url), text())
  // boxes.ts reads the file just written.
  const boxes = await import('./boxes.ts')
  writeFileSync(new URL('../board/boxes.ts', import.meta.url), boxes.text())
}
