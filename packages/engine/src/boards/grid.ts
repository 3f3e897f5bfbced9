/*
 * A board of squares, `width` by `height`, numbered row by row from the top left: square 0 is in the
 * north-west. All tables are made once per size and shared.
 */

/** The eight directions: the straight ones first, each round the compass. */
export const DIRECTIONS = ['N', 'E', 'S', 'W', 'NE', 'SE', 'SW', 'NW'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** How far a direction goes east and south. */
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

/** What a step off the board, or an edge between squares that do not touch, is called. */
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

/** The grid of a size. Asked twice, it gives the same object. */
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
 * Edges. Between two squares that share a side lies one edge, and what stands on it (a wall, a door) is
 * a matter of the game. An edge is numbered by the square to its west or north: twice that square for
 * its east side, and one more for its south side.
 */

/** The number of edge numbers of a grid; those along the border stand for no edge between squares. */
export const edgesIn = ({ size }: Grid): number => 2 * size

/** The edge between two squares that share a side, whichever comes first; `NONE` when they do not. */
export function edgeBetween({ width, x }: Grid, a: number, b: number): number {
  const first = a < b ? a : b
  const apart = a < b ? b - a : a - b
  if (apart === width) return 2 * first + 1
  return apart === 1 && x[first]! < width - 1 ? 2 * first : NONE
}
