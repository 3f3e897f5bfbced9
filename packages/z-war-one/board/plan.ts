import { edgeBetween, memo } from '@shamble/engine/boards'
import { WALL, type Layout, type Square } from '../src/layout.ts'
import { layoutOf } from '../src/missions/index.ts'
import { square } from '../src/table.ts'

/*
 * Where everything of a mission lies on the drawing: floors, grounds, walls, doorways. Worked out once for each mission.
 */

/** The side of a square, in units of the drawing. */
export const S = 60
const MARGIN = 24
/** Room for the name of a floor, where there are several. */
const TITLE = 46
/** So many squares on the rim make a ground that lies under the sky. */
const OUTSIDE = 12

/** What a ground looks like: one of the patterns of the style sheet. */
export const GROUNDS = ['planks', 'tiles', 'carpet', 'herring'] as const
export type Ground = (typeof GROUNDS)[number] | 'street' | 'corridor'

/** An area as it is drawn. */
export interface DrawnArea {
  area: number
  d: string
  ground: Ground
  /** The rows of its title and where they begin; none in a corridor. */
  title: readonly string[]
  x: number
  y: number
}

/** A doorway: its middle, and whether its edge runs north–south. */
export interface DrawnDoor {
  x: number
  y: number
  upright: boolean
}

/** A square as it is drawn: its id as a part, and its west and north corner. */
export interface DrawnSquare {
  at: Square
  id: string
  x: number
  y: number
}

export interface Plan {
  width: number
  height: number
  areas: readonly DrawnArea[]
  squares: readonly DrawnSquare[]
  /** The void between walls. */
  rock: string
  walls: string
  doors: readonly DrawnDoor[]
  floors: readonly { name: string; x: number; y: number; width: number; height: number }[]
  layout: Layout
}

const LETTER = 12.5

/** The west and north corner of a square. */
export function cornerOf({ grid, floor, width, height, floors }: Layout, at: Square): [x: number, y: number] {
  const down = grid.y[at]! - floor[at]! * height
  const [across, below] = offsetOf(floors, floor[at]!, width, height)
  return [across + grid.x[at]! * S, below + down * S]
}

/** The middle of a square. */
export function middleOf(layout: Layout, at: Square): { x: number; y: number } {
  const [x, y] = cornerOf(layout, at)
  return { x: x + S / 2, y: y + S / 2 }
}

// Floors lie so that the whole is as square as can be: wide ones below one another, the ground floor last.
function offsetOf(floors: number, floor: number, width: number, height: number): [number, number] {
  if (floors === 1) return [MARGIN, MARGIN]
  if (width > height) return [MARGIN, MARGIN + TITLE + (floors - 1 - floor) * (height * S + TITLE + MARGIN)]
  return [MARGIN + floor * (width * S + MARGIN), MARGIN + TITLE]
}

/** The plan of a mission. */
export const planOf: (mission: string) => Plan = memo((mission) => draw(layoutOf(mission)), 16)

function draw(layout: Layout): Plan {
  const { floors, width, height, mission, size } = layout
  const titled = floors > 1
  const stacked = titled && width > height
  const drawn = mission.floors.map(({ name }, floor) => {
    const [x, y] = offsetOf(floors, floor, width, height)
    return { name: titled ? name : '', x, y, width: width * S, height: height * S }
  })
  const rock = Array.from({ length: size }, (_, at) => at).filter((at) => !layout.exists[at])
  return {
    width: 2 * MARGIN + (titled && !stacked ? floors * (width * S + MARGIN) - MARGIN : width * S),
    height:
      2 * MARGIN +
      (stacked ? floors * (height * S + TITLE + MARGIN) - MARGIN : height * S + (titled ? TITLE : 0)),
    areas: layout.areas.map((_, area) => drawArea(layout, area)),
    squares: layout.exists.flatMap((exists, at) => (exists ? [drawSquare(layout, at)] : [])),
    rock: rowsOf(layout, rock),
    walls: wallsOf(layout),
    doors: layout.doors.map(({ sides: [one, other] }) => {
      const [a, b] = [middleOf(layout, one), middleOf(layout, other)]
      return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, upright: a.y === b.y }
    }),
    floors: drawn,
    layout,
  }
}

function drawSquare(layout: Layout, at: Square): DrawnSquare {
  const [x, y] = cornerOf(layout, at)
  return { at, id: square(at), x, y }
}

function drawArea(layout: Layout, area: number): DrawnArea {
  const { squares, room, title } = layout.areas[area]!
  const [x, y] = cornerOf(layout, squares[0]!)
  const first = layout.grid.y[squares[0]!]
  const across = squares.filter((at) => layout.grid.y[at] === first).length
  return {
    area,
    d: rowsOf(layout, squares),
    ground: groundOf(layout, area),
    title: room === null ? [] : broken(title, Math.floor((across * S - 16) / LETTER)),
    x: x + 12,
    y: y + 28,
  }
}

// A corridor that lies along the rim for a good while is a street.
function groundOf({ areas, grid, width, height, floor }: Layout, area: number): Ground {
  const { room, squares } = areas[area]!
  if (room !== null) return GROUNDS[Number(room.slice(1)) % GROUNDS.length]!
  const onRim = squares.filter((at) => {
    const y = grid.y[at]! - floor[at]! * height
    return grid.x[at] === 0 || grid.x[at] === width - 1 || y === 0 || y === height - 1
  })
  return onRim.length >= OUTSIDE ? 'street' : 'corridor'
}

/** Squares as one outline, a box for each run in a row. */
export function rowsOf(layout: Layout, squares: readonly Square[]): string {
  const { grid } = layout
  let d = ''
  for (let i = 0; i < squares.length;) {
    let run = 1
    while (squares[i + run] === squares[i]! + run && grid.y[squares[i + run]!] === grid.y[squares[i]!]) run++
    const [x, y] = cornerOf(layout, squares[i]!)
    d += `M${x} ${y}h${run * S}v${S}h${-run * S}z`
    i += run
  }
  return d
}

// Every wall once; neighbouring pieces are joined into one line.
function wallsOf(layout: Layout): string {
  const { size, exists } = layout
  const pieces = new Map<string, string>()
  const lines: [number, number, number, number][] = []
  const wall = (x: number, y: number, dx: number, dy: number) => {
    const key = `${x},${y},${dx}`
    if (pieces.has(key)) return
    pieces.set(key, '')
    const last = lines.at(-1)
    if (last && last[2] + last[0] === x && last[3] + last[1] === y && (last[2] !== 0) === (dx !== 0)) {
      last[2] += dx
      last[3] += dy
    } else lines.push([x, y, dx, dy])
  }
  for (let at = 0; at < size; at++) {
    if (!exists[at]) continue
    const [x, y] = cornerOf(layout, at)
    if (isWall(layout, at, 0, -1)) wall(x, y, S, 0)
  }
  for (let at = 0; at < size; at++) {
    if (!exists[at]) continue
    const [x, y] = cornerOf(layout, at)
    if (isWall(layout, at, 0, 1)) wall(x, y + S, S, 0)
  }
  for (let column = 0; column < layout.width; column++)
    for (let at = column; at < size; at += layout.width) {
      if (!exists[at]) continue
      const [x, y] = cornerOf(layout, at)
      if (isWall(layout, at, -1, 0)) wall(x, y, 0, S)
      if (isWall(layout, at, 1, 0)) wall(x + S, y, 0, S)
    }
  return lines.map(([x, y, dx, dy]) => `M${x} ${y}${dx === 0 ? `v${dy}` : `h${dx}`}`).join('')
}

function isWall({ grid, floor, exists, edges, width, size }: Layout, at: Square, dx: number, dy: number) {
  const column = grid.x[at]! + dx
  const to = at + dx + dy * width
  if (column < 0 || column >= width || to < 0 || to >= size) return true
  if (floor[to] !== floor[at] || !exists[to]) return true
  return edges[edgeBetween(grid, at, to)] === WALL
}

/** Breaks a text into rows of at most so many letters. */
export function broken(text: string, most: number): string[] {
  const rows: string[] = ['']
  for (const word of text.split(' ')) {
    const last = rows.at(-1)!
    if (last !== '' && last.length + 1 + word.length > most) rows.push(word)
    else rows[rows.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return rows
}
