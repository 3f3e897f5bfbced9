import type { Mission } from '../../src/missions/index.ts'

/*
 * A plain model of the board, written from chapter 2 and 21.2 of the reference and not from the program: it reads the pictures of
 * the mission a character at a time, keeps nothing, and is slow.
 */

/** Squares are counted floor by floor, row by row; doors and areas have the numbers that the program gives them. */
export type Square = number

/** What the board is made of, and how its doors and areas stand now. */
export interface Board {
  floors: Mission['floors']
  width: number
  height: number
  /** The number of the door between two squares. */
  doorBetween: (a: Square, b: Square) => number
  areaOf: (square: Square) => number
  /** One letter a door and an area, as in 3.2. */
  doors: string
  areas: string
}

const WALL = 'wall'
const OPEN = 'open'

/** N, E, S, W, NE, SE, SW, NW (10.6). */
const DIRECTIONS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const

export const floorOf = ({ width, height }: Board, at: Square): number => Math.floor(at / (width * height))
export const xOf = ({ width }: Board, at: Square): number => at % width
export const yOf = ({ width, height }: Board, at: Square): number => Math.floor(at / width) % height

const markOf = (board: Board, at: Square): string =>
  board.floors[floorOf(board, at)]!.rows[2 * yOf(board, at) + 1]!.slice(
    4 * xOf(board, at) + 1,
    4 * xOf(board, at) + 4,
  ).trim()

const isSquare = (board: Board, at: Square): boolean => at >= 0 && markOf(board, at) !== '###'

export const squaresOf = (board: Board): Square[] =>
  Array.from({ length: board.floors.length * board.width * board.height }, (_, at) => at).filter((at) =>
    isSquare(board, at),
  )

export const isActive = (board: Board, at: Square): boolean => board.areas[board.areaOf(at)] === 'a'

/** The square one step further on the same floor, void or not; -1 beyond the border. */
function beside(board: Board, at: Square, dx: number, dy: number): Square {
  const [x, y] = [xOf(board, at) + dx, yOf(board, at) + dy]
  if (x < 0 || y < 0 || x >= board.width || y >= board.height) return -1
  return (floorOf(board, at) * board.height + y) * board.width + x
}

/** 2.2. The edge between two squares side by side: a wall, open, or the letter of its door. */
function edge(board: Board, a: Square, b: Square): string {
  if (a < 0 || b < 0 || !isSquare(board, a) || !isSquare(board, b)) return WALL
  const first = Math.min(a, b)
  const [x, y] = [xOf(board, first), yOf(board, first)]
  const { rows } = board.floors[floorOf(board, first)]!
  const drawn =
    xOf(board, a) === xOf(board, b)
      ? rows[2 * y + 2]!.slice(4 * x + 1, 4 * x + 4)
      : rows[2 * y + 1]!.charAt(4 * x + 4)
  if (drawn.trim() === '') return OPEN
  return drawn === '---' || drawn === '|' ? WALL : board.doors[board.doorBetween(a, b)]!
}

/** 2.4. The two ways round a diagonal, with two edges each. */
function waysRound(board: Board, a: Square, dx: number, dy: number): [string, string][] {
  const q = beside(board, a, dx, dy)
  return [beside(board, a, dx, 0), beside(board, a, 0, dy)].map((corner) => [
    edge(board, a, corner),
    edge(board, corner, q),
  ])
}

/** 2.10. The square at the other end of a stair link, or -1. */
function linkedTo(board: Board, at: Square): Square {
  const [kind = '', number = ''] = markOf(board, at)
  if (!'ud'.includes(kind) || number === '') return -1
  const other = (kind === 'u' ? 'd' : 'u') + number
  return squaresOf(board).find((square) => markOf(board, square) === other) ?? -1
}

/** 2.10. The stair links in the order of their numbers: the square below and the square above. */
export const stairsOf = (board: Board): [Square, Square][] =>
  squaresOf(board)
    .filter((at) => /^u\d/.test(markOf(board, at)))
    .sort((a, b) => markOf(board, a).localeCompare(markOf(board, b)))
    .map((at) => [at, linkedTo(board, at)])

/** 2.7. What blocks sight at an edge, and smell (2.9): walls, and doors neither open nor destroyed. */
const isBlocked = (crossed: string): boolean => crossed !== OPEN && crossed !== 'o' && crossed !== 'x'

/** A step to a square next to one: where it leads, its number in the order of 10.6, and the doors that stand in it. */
export interface Step {
  to: Square
  direction: number
  /** The edges of the ways: one straight ahead, or two ways round with two edges each. */
  ways: string[][]
  stairs: boolean
}

/** Everything next to a square, on this floor and by stairs. */
export function around(board: Board, at: Square): Step[] {
  const steps: Step[] = []
  DIRECTIONS.forEach(([dx, dy], direction) => {
    const to = beside(board, at, dx, dy)
    if (!isSquare(board, to)) return
    const straight = dx === 0 || dy === 0
    const ways = straight ? [[edge(board, at, to)]] : waysRound(board, at, dx, dy)
    steps.push({ to, direction, ways, stairs: false })
  })
  const far = linkedTo(board, at)
  if (far < 0) return steps
  const [dx, dy] = [xOf(board, far) - xOf(board, at), yOf(board, far) - yOf(board, at)]
  const direction = DIRECTIONS.findIndex(([x, y]) => x === dx && y === dy)
  // 10.6, R-100. The order goes by directions; in each the stairs come first.
  const place = steps.findIndex((step) => step.direction >= direction)
  steps.splice(place < 0 ? steps.length : place, 0, { to: far, direction, ways: [[OPEN]], stairs: true })
  return steps
}

/** 2.5, 2.6. A step is legal across an edge that is open, or a door that is open or destroyed; diagonally where all edges are open. */
export const isLegal = ({ ways, direction }: Step): boolean =>
  direction < 4 ? !isBlocked(ways[0]![0]!) : ways.flat().every((crossed) => crossed === OPEN)

/** 2.6, 10.12. Whether B is in reach of A; across stairs only for infected that grab. */
export const inReach = (board: Board, a: Square, b: Square, stairs: boolean): boolean =>
  around(board, a).some((step) => step.to === b && isLegal(step) && (stairs || !step.stairs))

/** A measure from a square to all others; `price` is what a step costs. */
function measure(board: Board, from: Square, price: (step: Step & { from: Square }) => number): number[] {
  const least = Array<number>(board.floors.length * board.width * board.height).fill(Infinity)
  least[from] = 0
  for (let front = [from]; front.length > 0;) {
    const further = new Set<Square>()
    for (const at of front)
      for (const step of around(board, at)) {
        const total = least[at]! + price({ ...step, from: at })
        if (total >= least[step.to]!) continue
        least[step.to] = total
        further.add(step.to)
      }
    front = [...further]
  }
  return least
}

// One way of two edges is enough for counting and for smell (2.9).
const isThrough = ({ ways }: Step, stops: string): boolean =>
  ways.some((way) => way.every((crossed) => crossed !== WALL && !stops.includes(crossed)))

/** 2.9 no. 1. Smell distance: round corners and through doorways; walls and closed doors stop it. */
export const smell = (board: Board, from: Square): number[] =>
  measure(board, from, (step) => (isThrough(step, 'clb') ? 1 : Infinity))

/** 2.9 no. 2. Counting distance: closed doors count as open, locked ones as walls; active squares only. */
export const count = (board: Board, from: Square): number[] =>
  measure(board, from, (step) => (isThrough(step, 'l') && isActive(board, step.to) ? 1 : Infinity))

/** 2.9 no. 3. Walking cost: legal steps over active squares, and 1 more for each closed door. */
export const walk = (board: Board, from: Square): number[] =>
  measure(board, from, ({ from: at, ...step }) =>
    isActive(board, at) && isActive(board, step.to) ? priceOf(step) : Infinity,
  )

/** What a step costs a walker: a closed or barricaded door is opened first (7.7, 10.9). */
export function priceOf(step: Step): number {
  if (isLegal(step)) return 1
  return isShut(step) ? 2 : Infinity
}

/** Whether a closed or barricaded door stands straight ahead. */
export const isShut = ({ ways, direction }: Step): boolean => direction < 4 && 'cb'.includes(ways[0]![0]!)

/** 2.7. Line of sight: places on the line are looked at one by one, in whole numbers. `stands`: whether a figure there blocks it. */
export function sees(
  board: Board,
  from: Square,
  to: Square,
  stands: (at: Square) => boolean = () => false,
): boolean {
  if (from === to) return true
  if (floorOf(board, from) !== floorOf(board, to)) return false
  const [dx, dy] = [xOf(board, to) - xOf(board, from), yOf(board, to) - yOf(board, from)]
  const isFree = (way: readonly string[]) => !way.some(isBlocked)
  if (Math.abs(dx) === 1 && Math.abs(dy) === 1) return waysRound(board, from, dx, dy).some(isFree)
  // The line in units of 1 / (4 * |dx| * |dy|): every place where it can cross an edge is a whole number of them, and between two
  // such places there is another.
  const parts = 4 * Math.max(1, Math.abs(dx)) * Math.max(1, Math.abs(dy))
  for (let part = 1; part < parts; part++) {
    // Twice the distance from the border, times `parts`.
    const x2 = (2 * xOf(board, from) + 1) * parts + 2 * dx * part
    const y2 = (2 * yOf(board, from) + 1) * parts + 2 * dy * part
    const [onX, onY] = [x2 % (2 * parts) === 0, y2 % (2 * parts) === 0]
    const x = Math.floor(x2 / (2 * parts)) - xOf(board, from)
    const y = Math.floor(y2 / (2 * parts)) - yOf(board, from)
    const at = beside(board, from, x, y)
    if (onX && onY) {
      // A corner of four squares: none of its edges may block.
      const around = [
        at,
        beside(board, from, x - 1, y),
        beside(board, from, x - 1, y - 1),
        beside(board, from, x, y - 1),
      ]
      if (around.some((square, n) => isBlocked(edge(board, square, around[(n + 1) % 4]!)))) return false
    } else if (onX) {
      if (isBlocked(edge(board, beside(board, from, x - 1, y), at))) return false
    } else if (onY) {
      if (isBlocked(edge(board, beside(board, from, x, y - 1), at))) return false
    } else if (at !== from && at !== to && stands(at)) return false
  }
  return true
}

/** 2.12, R-8. The forward half of a square: level with the figure or in front of it. */
export function isForward(board: Board, at: Square, facing: number, other: Square): boolean {
  const [x, y] = DIRECTIONS[facing]!
  const along = (xOf(board, other) - xOf(board, at)) * x + (yOf(board, other) - yOf(board, at)) * y
  return other !== at && floorOf(board, other) === floorOf(board, at) && along >= 0
}
