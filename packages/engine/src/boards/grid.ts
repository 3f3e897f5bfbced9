/*
 * A board of squares, numbered row by row from the north-west. Its tables are made once for each size and shared.
 */

/** The eight directions: first the straight, then the diagonal ones, clockwise. */
export const DIRECTIONS = ['N', 'E', 'S', 'W', 'NE', 'SE', 'SW', 'NW'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** The steps of a direction to the east and south. */
export const OFFSETS: Readonly<Record<Direction, readonly [dx: number, dy: number]>> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
  NE: [1, -1],
  SE: [1, 1],
  SW: [-1, 1],
  NW: [-1, -1],
}

/** Stands for a square off the board, and for the edge between squares that share no side. */
export const NONE = -1

/** The tables of one size of board. */
export interface Grid {
  width: number
  height: number
  /** The number of squares. */
  size: number
  /** Column and row of each square. */
  x: readonly number[]
  y: readonly number[]
  /** Squares that share a side, in the order N, E, S, W. */
  orthogonal: readonly (readonly number[])[]
  /** Squares that share a side or a corner, in the order of `DIRECTIONS`. */
  eightWay: readonly (readonly number[])[]
  /** The square next to each in a direction, or `NONE`. */
  beside: Readonly<Record<Direction, readonly number[]>>
}

const grids = new Map<string, Grid>()

/** The grid of a size; always the same object. */
export function gridOf(width: number, height: number): Grid {
  const key = `${width}×${height}`
  let grid = grids.get(key)
  if (!grid) grids.set(key, (grid = lay(width, height)))
  return grid
}

function lay(width: number, height: number): Grid {
  if (!(Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0)) {
    throw new Error(`A grid cannot be ${width} by ${height} squares.`)
  }
  const squares = Array.from({ length: width * height }, (_, square) => square)
  const x = squares.map((square) => square % width)
  const y = squares.map((square) => Math.floor(square / width))
  const beside = Object.fromEntries(
    DIRECTIONS.map((direction) => {
      const [dx, dy] = OFFSETS[direction]
      return [direction, squares.map((square) => squareAt(width, height, x[square]! + dx, y[square]! + dy))]
    }),
  ) as Record<Direction, number[]>
  const around = (directions: readonly Direction[]) =>
    squares.map((square) => directions.map((d) => beside[d][square]!).filter((other) => other !== NONE))
  const orthogonal = around(DIRECTIONS.slice(0, 4))
  return { width, height, size: squares.length, x, y, orthogonal, eightWay: around(DIRECTIONS), beside }
}

/** The square in a column and row, or `NONE` off the board. */
export const squareIn = ({ width, height }: Grid, x: number, y: number): number =>
  squareAt(width, height, x, y)

const squareAt = (width: number, height: number, x: number, y: number) =>
  x < 0 || y < 0 || x >= width || y >= height ? NONE : y * width + x

/*
 * Edges, such as for walls and doors. The east side of a square is edge `2 * square`, its south side `2 * square + 1`.
 */

/** The number of edges, including unused ones along the border. */
export const edgesIn = ({ size }: Grid): number => 2 * size

/** The edge between two squares, in any order; `NONE` if they share no side. */
export function edgeBetween({ width, x }: Grid, a: number, b: number): number {
  const first = a < b ? a : b
  const apart = a < b ? b - a : a - b
  if (apart === width) return 2 * first + 1
  return apart === 1 && x[first]! < width - 1 ? 2 * first : NONE
}
