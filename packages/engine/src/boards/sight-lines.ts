import type { Grid } from './grid.ts'

/*
 * Sight lines: the straight line between the centres of two squares, computed in integers and cached by its offset.
 *
 * A blocking edge blocks the lines that cross it. A line through a corner is blocked by any of the four edges that meet there,
 * except between diagonal neighbours, for which one free way round is enough. A square blocks the lines through its interior; the
 * two end squares never block.
 */

/** What a line meets, relative to its first square: add the square to squares, and twice the square to edges. */
interface Line {
  /** Edges that must not block. */
  edges: readonly number[]
  /** For diagonal neighbours: two ways round, one of which must be free. */
  round: readonly [readonly number[], readonly number[]] | null
  /** Squares whose interior the line crosses, without its ends, in order. */
  squares: readonly number[]
}

const lines = new Map<number, Map<number, Line>>()
const MAX_SIZE = 4096

/**
 * Whether no edge (`edgeBetween`) and no square in between blocks the line from one square to another. A square sees itself.
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
  const key = dx * MAX_SIZE + dy
  let line = known.get(key)
  if (!line) known.set(key, (line = draw(width, dx, dy)))
  return line
}

// Walks along the line, crossing whichever side it reaches first.
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

// The edges on the two ways to a diagonal neighbour: first across, then down, or the reverse.
function waysRound(width: number, at: number, east: number, south: number): [number[], number[]] {
  const [beside, below, beyond] = [at + east, at + south, at + east + south]
  return [
    [edge(width, at, beside), edge(width, beside, beyond)],
    [edge(width, at, below), edge(width, below, beyond)],
  ]
}

// As `edgeBetween`, relative to the first square of a line.
function edge(width: number, a: number, b: number): number {
  const first = Math.min(a, b)
  return Math.abs(a - b) === width ? 2 * first + 1 : 2 * first
}
