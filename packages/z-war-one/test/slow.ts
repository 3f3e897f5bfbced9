import type { Layout, Square } from '../src/map/layout.ts'
import { OPEN, WALL } from '../src/map/layout.ts'
import type { Infected, Table } from '../src/index.ts'

/*
 * Slow versions of the measures of section 2, written straight from the sentences of the reference, only to
 * be right: no tables, no caches, coordinates instead of lists.
 */

type Doors = Pick<Table, 'doors' | 'areas'>
type Point = [x: number, y: number]

/** Maps of one floor only: where a square is. */
const pointOf = ({ width }: Layout, square: Square): Point => [square % width, Math.floor(square / width)]

const squareAt = ({ width, height }: Layout, [x, y]: Point): Square =>
  x < 0 || y < 0 || x >= width || y >= height ? -1 : y * width + x

// The edge between two squares that share a side; WALL when one of them is not there.
function edge(layout: Layout, p: Point, q: Point): number {
  const [a, b] = [squareAt(layout, p), squareAt(layout, q)]
  if (a < 0 || b < 0 || !layout.exists[a] || !layout.exists[b]) return WALL
  return p[0] !== q[0] ? layout.edges[2 * Math.min(a, b)]! : layout.edges[2 * Math.min(a, b) + 1]!
}

const doorIs = (t: Doors, edge: number, letters: string): boolean =>
  edge >= 0 && letters.includes(t.doors[edge]!)

/** Sight: fractions of the line are looked at one by one, exactly, in whole numbers (2.7). */
export function slowSees(
  layout: Layout,
  t: Doors,
  from: Square,
  to: Square,
  stands: (at: Square) => boolean,
): boolean {
  if (from === to) return true
  const [p, q] = [pointOf(layout, from), pointOf(layout, to)]
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]]
  const blocked = (a: Point, b: Point) => {
    const between = edge(layout, a, b)
    return between === WALL || doorIs(t, between, 'clb')
  }
  const neighbours = Math.abs(dx) === 1 && Math.abs(dy) === 1
  if (neighbours) {
    const [a, b]: [Point, Point] = [
      [q[0], p[1]],
      [p[0], q[1]],
    ]
    return !(blocked(p, a) || blocked(a, q)) || !(blocked(p, b) || blocked(b, q))
  }
  // The line in units of 1 / (4 * |dx| * |dy|): every place where it can cross an edge is a whole number of them, and
  // between two such places there is another.
  const parts = 4 * Math.max(1, Math.abs(dx)) * Math.max(1, Math.abs(dy))
  for (let part = 1; part < parts; part++) {
    // Twice the coordinates, counted from the corner of the board, times `parts`.
    const x2 = (2 * p[0] + 1) * parts + 2 * dx * part
    const y2 = (2 * p[1] + 1) * parts + 2 * dy * part
    const onX = x2 % (2 * parts) === 0
    const onY = y2 % (2 * parts) === 0
    const [x, y] = [Math.floor(x2 / (2 * parts)), Math.floor(y2 / (2 * parts))]
    if (onX && onY) {
      // A corner of four squares: none of its edges may block.
      const around: Point[] = [
        [x - 1, y - 1],
        [x, y - 1],
        [x, y],
        [x - 1, y],
      ]
      for (let i = 0; i < 4; i++) if (blocked(around[i]!, around[(i + 1) % 4]!)) return false
    } else if (onX) {
      if (blocked([x - 1, y], [x, y])) return false
    } else if (onY) {
      if (blocked([x, y - 1], [x, y])) return false
    } else {
      const here = squareAt(layout, [x, y])
      if (here !== from && here !== to && stands(here)) return false
    }
  }
  return true
}

/** Whether a step from one square to a neighbour is legal geometry (2.4, 2.5), as the doors stand. */
export function slowReach(layout: Layout, t: Doors, from: Square, to: Square): boolean {
  const [p, q] = [pointOf(layout, from), pointOf(layout, to)]
  const [dx, dy] = [Math.abs(q[0] - p[0]), Math.abs(q[1] - p[1])]
  if (Math.max(dx, dy) !== 1) return false
  if (dx + dy === 1) {
    const between = edge(layout, p, q)
    return between === OPEN || doorIs(t, between, 'ox')
  }
  const [a, b]: [Point, Point] = [
    [q[0], p[1]],
    [p[0], q[1]],
  ]
  return [edge(layout, p, a), edge(layout, a, q), edge(layout, p, b), edge(layout, b, q)].every(
    (e) => e === OPEN,
  )
}

/** A measure from one square to all: `price` says what a step to a neighbour costs (Bellman and Ford). */
export function slowDistances(layout: Layout, from: Square, price: (p: Point, q: Point) => number): number[] {
  const least = layout.exists.map((_, square) => (square === from ? 0 : Infinity))
  for (let changed = true; changed;) {
    changed = false
    for (let square = 0; square < least.length; square++) {
      if (least[square] === Infinity) continue
      const p = pointOf(layout, square)
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const q: Point = [p[0] + dx, p[1] + dy]
          const other = squareAt(layout, q)
          if ((dx === 0 && dy === 0) || other < 0 || !layout.exists[other]) continue
          const total = least[square]! + price(p, q)
          if (total >= least[other]!) continue
          least[other] = total
          changed = true
        }
    }
  }
  return least
}

/** Smell and counting distance (2.9): diagonals need one free way round; `letters` are the doors that stop them. */
export const slowWaft =
  (layout: Layout, t: Doors, letters: string, activeOnly: boolean) =>
  (p: Point, q: Point): number => {
    if (activeOnly && t.areas[layout.areaOf[squareAt(layout, q)]!] !== 'a') return Infinity
    const free = (a: Point, b: Point) => {
      const between = edge(layout, a, b)
      return between !== WALL && !doorIs(t, between, letters)
    }
    if (p[0] === q[0] || p[1] === q[1]) return free(p, q) ? 1 : Infinity
    const [a, b]: [Point, Point] = [
      [q[0], p[1]],
      [p[0], q[1]],
    ]
    return (free(p, a) && free(a, q)) || (free(p, b) && free(b, q)) ? 1 : Infinity
  }

/** Walking cost (2.9): legal steps over active squares, one more through a closed door; locked doors are walls. */
export const slowWalk =
  (layout: Layout, t: Doors) =>
  (p: Point, q: Point): number => {
    const [from, to] = [squareAt(layout, p), squareAt(layout, q)]
    if (t.areas[layout.areaOf[to]!] !== 'a' || t.areas[layout.areaOf[from]!] !== 'a') return Infinity
    if (slowReach(layout, t, from, to)) return 1
    if (p[0] !== q[0] && p[1] !== q[1]) return Infinity
    return doorIs(t, edge(layout, p, q), 'cb') ? 2 : Infinity
  }

/** The grab zone (10.11, R-8): neighbouring squares in reach, level with the unit or in front of it. */
export function slowZone(layout: Layout, t: Doors, { at, facing }: Infected): Square[] {
  const [x, y] = pointOf(layout, at)
  const forward = [
    ([, row]: Point) => row <= y,
    ([column]: Point) => column >= x,
    ([, row]: Point) => row >= y,
    ([column]: Point) => column <= x,
  ][facing]!
  return layout.exists.flatMap((_, square) =>
    forward(pointOf(layout, square)) && slowReach(layout, t, at, square) ? [square] : [],
  )
}

/**
 * The least a charging unit has to spend to stand on a free square from which it can grab: every way is tried,
 * through infected and closed doors (opened from a free square only), never through heroes. Infinity: not with what is left.
 */
export function slowCostToGrab(
  layout: Layout,
  t: Table,
  unit: Infected,
  target: Square,
  left: number,
): number {
  const hero = (at: Square) => t.heroes.some((figure) => figure.at === at)
  const other = (at: Square) => t.infected.some((each) => each.at === at && each.id !== unit.id)
  const isGoal = (at: Square) => !hero(at) && !other(at) && slowReach(layout, t, at, target)
  let least = Infinity
  const go = (at: Square, spent: number) => {
    if (spent > 0 && isGoal(at)) least = Math.min(least, spent)
    const [x, y] = pointOf(layout, at)
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        const to = squareAt(layout, [x + dx, y + dy])
        if (to < 0 || to === at || !layout.exists[to] || hero(to)) continue
        if (t.areas[layout.areaOf[to]!] !== 'a') continue
        const straight = dx === 0 || dy === 0
        const shut = straight && doorIs(t, edge(layout, [x, y], [x + dx, y + dy]), 'c')
        if (shut ? other(at) : !slowReach(layout, t, at, to)) continue
        const total = spent + (shut ? 2 : 1)
        if (total <= left && total < least) go(to, total)
      }
  }
  go(unit.at, 0)
  return least
}
