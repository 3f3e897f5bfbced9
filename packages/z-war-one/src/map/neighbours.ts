import { DIRECTIONS, edgeBetween, NONE, OFFSETS, squareIn } from '@shamble/engine/boards'
import { OPEN, WALL, type Layout, type Square, type Squeeze, type Step, type Waft } from './layout.ts'

/*
 * 2.4 to 2.10. From each square of a mission: where a step leads, smell spreads, and Skinny squeezes through.
 */

type Edges = Pick<Layout, 'grid' | 'height' | 'floor' | 'edges' | 'stairs'>

/**
 * All steps from a square (2.4, 2.5, 2.10) in the order of directions: straight ones across open edges and doorways, stair links, and
 * clean diagonals. A stair link comes before the square that lies in the same direction.
 */
export function stepsFrom(layout: Edges, square: Square): Step[] {
  const found: Step[] = []
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    const link = stairTo(layout, square, direction)
    if (link !== NONE) found.push({ to: link, direction, door: NONE, stair: true })
    const to = besideOnFloor(layout, square, direction)
    if (to === NONE) continue
    if (direction < 4) {
      const edge = layout.edges[edgeBetween(layout.grid, square, to)]!
      if (edge !== WALL) found.push({ to, direction, door: edge === OPEN ? NONE : edge, stair: false })
    } else if (cornerEdges(layout, square, to).every((edge) => edge === OPEN))
      found.push({ to, direction, door: NONE, stair: false })
  }
  return found
}

/** How smell spreads from a square (2.9): a diagonal needs one of its two ways round. */
export function waftsFrom(layout: Edges, square: Square): Waft[] {
  const found: Waft[] = []
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    const link = stairTo(layout, square, direction)
    if (link !== NONE) found.push({ to: link, ways: null })
    const to = besideOnFloor(layout, square, direction)
    if (to === NONE) continue
    const edges =
      direction < 4 ? [layout.edges[edgeBetween(layout.grid, square, to)]!] : cornerEdges(layout, square, to)
    const rounds = direction < 4 ? [edges] : [edges.slice(0, 2), edges.slice(2)]
    const ways = rounds
      .filter((round) => !round.includes(WALL))
      .map((round) => round.filter((edge) => edge !== OPEN))
    if (ways.length === 0) continue
    found.push({ to, ways: ways.some((doors) => doors.length === 0) ? null : ways })
  }
  return found
}

/** The diagonals past a doorway from a square (16.4). */
export function squeezesFrom(layout: Edges, square: Square): Squeeze[] {
  const found: Squeeze[] = []
  for (let direction = 4; direction < DIRECTIONS.length; direction++) {
    const to = besideOnFloor(layout, square, direction)
    if (to === NONE) continue
    const [toA, fromA, toB, fromB] = cornerEdges(layout, square, to) as [number, number, number, number]
    const doors = doorwaysOn([toA, fromB], [fromA, toB]) ?? doorwaysOn([fromA, toB], [toA, fromB])
    if (doors) found.push({ to, direction, doors })
  }
  return found
}

// 16.4. The doorways on a line through a corner that is otherwise wall, if the line across it is open; else null.
function doorwaysOn(along: readonly number[], across: readonly number[]): number[] | null {
  const doors = along.filter((edge) => edge >= 0)
  const isFrame = doors.length > 0 && !along.includes(OPEN)
  return isFrame && across.every((edge) => edge === OPEN) ? doors : null
}

// The neighbour in a direction on the same floor, or `NONE`.
function besideOnFloor(layout: Pick<Layout, 'grid' | 'floor'>, square: Square, direction: number): Square {
  const to = layout.grid.beside[DIRECTIONS[direction]!][square]!
  return to !== NONE && layout.floor[to] === layout.floor[square] ? to : NONE
}

// The four edges at the corner between diagonal neighbours P and Q: P-A, A-Q, P-B, B-Q, where A is level with P.
function cornerEdges({ grid, edges }: Edges, p: Square, q: Square): number[] {
  const a = squareIn(grid, grid.x[q]!, grid.y[p]!)
  const b = squareIn(grid, grid.x[p]!, grid.y[q]!)
  return [
    edgeBetween(grid, p, a),
    edgeBetween(grid, a, q),
    edgeBetween(grid, p, b),
    edgeBetween(grid, b, q),
  ].map((edge) => edges[edge]!)
}

// The other end of a stair link that leads in a straight direction; `NONE` when there is none.
function stairTo({ grid, height, floor, stairs }: Edges, square: Square, direction: number): Square {
  if (direction >= 4) return NONE
  const [dx, dy] = OFFSETS[DIRECTIONS[direction]!]
  for (const { top, first } of stairs) {
    const other = square === top ? first : square === first ? top : NONE
    if (other === NONE) continue
    const rows = (floor[other]! - floor[square]!) * height
    if (grid.x[other] === grid.x[square]! + dx && grid.y[other] === grid.y[square]! + dy + rows) return other
  }
  return NONE
}
