import type { Grid } from './grid.ts'

/*
 * Sight lines: the straight line from the centre of one square to the centre of another, and what it
 * meets on its way. It is worked out in whole numbers, once for each distance east and south.
 *
 * The line is blocked by an edge that it crosses. Where it runs exactly through a corner of squares, it
 * is blocked when any of the four edges that meet there is; only between two squares that touch at
 * that corner alone, one free way round is enough. A square blocks only when the line passes through
 * its inside; the two end squares never do.
 */

/** What a line meets, counted from its first square: add the square, and twice the square to edges. */
interface Line {
  /** Edges none of which may block. */
  edges: readonly number[]
  /** For squares that touch at a corner only: two ways round, one of which must be free. */
  round: readonly [readonly number[], readonly number[]] | null
  /** Squares whose inside the line passes through, between its ends, in order. */
  squares: readonly number[]
}

const lines = new Map<number, Map<number, Line>>()
const FAR = 4096

/**
 * Whether nothing blocks the straight line from one square to another. `edgeBlocks` is asked about
 * edges (`edgeBetween`), `squareBlocks`, if given, about the squares between. A square always sees itself.
 * Without `squareBlocks` the answer is the same in both directions.
 */
export function isInSight(
  grid: Grid,
  from: number,
  to: number,
  edgeBlocks: (edge: number) => boolean,
  squareBlocks?: (square: number) => boolean,
): boolean {
  const { edges, round, squares } = lineBetween(grid, from, to)
  for (const edge of edges) if (edgeBlocks(edge + 2 * from)) return false
  if (round && !isFree(round[0], from, edgeBlocks) && !isFree(round[1], from, edgeBlocks)) return false
  if (squareBlocks) for (const square of squares) if (squareBlocks(square + from)) return false
  return true
}

function isFree(edges: readonly number[], from: number, edgeBlocks: (edge: number) => boolean): boolean {
  for (const edge of edges) if (edgeBlocks(edge + 2 * from)) return false
  return true
}

function lineBetween({ width, x, y }: Grid, from: number, to: number): Line {
  let known = lines.get(width)
  if (!known) lines.set(width, (known = new Map()))
  const dx = x[to]! - x[from]!
  const dy = y[to]! - y[from]!
  const key = dx * FAR + dy
  let line = known.get(key)
  if (!line) known.set(key, (line = draw(width, dx, dy)))
  return line
}

// Walks from square to square along the line. The next side is crossed where the line reaches it first.
function draw(width: number, dx: number, dy: number): Line {
  const [across, down] = [Math.abs(dx), Math.abs(dy)]
  const [east, south] = [Math.sign(dx), Math.sign(dy) * width]
  const end = dx + dy * width
  const edges: number[] = []
  const squares: number[] = []
  let round: Line['round'] = null
  let [at, stepsAcross, stepsDown] = [0, 0, 0]
  while (at !== end) {
    const ahead = (1 + 2 * stepsAcross) * down - (1 + 2 * stepsDown) * across
    if (ahead === 0) {
      const ways = waysRound(width, at, east, south)
      if (across === 1 && down === 1) round = ways
      else edges.push(...ways[0], ...ways[1])
      at += east + south
    } else {
      const next = at + (ahead < 0 ? east : south)
      edges.push(edge(width, at, next))
      at = next
    }
    if (ahead <= 0) stepsAcross++
    if (ahead >= 0) stepsDown++
    if (at !== end) squares.push(at)
  }
  return { edges, round, squares }
}

// From a square to its diagonal neighbour: first across and then down, or the other way about.
function waysRound(width: number, at: number, east: number, south: number): [number[], number[]] {
  const [beside, below, beyond] = [at + east, at + south, at + east + south]
  return [
    [edge(width, at, beside), edge(width, beside, beyond)],
    [edge(width, at, below), edge(width, below, beyond)],
  ]
}

// As `edgeBetween`, for squares counted from the start of a line.
function edge(width: number, a: number, b: number): number {
  const first = Math.min(a, b)
  return Math.abs(a - b) === width ? 2 * first + 1 : 2 * first
}
