import { rows } from '@shamble/engine'
import type { Layout, Square } from '../src/map/layout.ts'
import { layoutOf } from '../src/missions/index.ts'
import { square } from '../src/table.ts'

/*
 * The layout of the drawing of a mission: floors, squares, doorways; cached by layout. `ground.ts` draws what never changes.
 */

/** The side of a square, in units of the drawing. */
export const S = 60
const MARGIN = 24
/** Space for the names of floors, if there are several. */
const TITLE = 46

/** A drawn area. */
export interface DrawnArea {
  area: number
  d: string
  /** The rows of its title and their corner; none in a corridor. */
  title: readonly string[]
  x: number
  y: number
}

/** A doorway: its centre, and whether its edge runs north–south. */
export interface DrawnDoor {
  x: number
  y: number
  upright: boolean
}

/** A drawn square: its id, and its north-west corner. */
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
  doors: readonly DrawnDoor[]
  floors: readonly { name: string; x: number; y: number; width: number; height: number }[]
  layout: Layout
}

const LETTER = 12.5

/** The north-west corner of a square. */
export function cornerOf({ grid, floor, width, height, floors }: Layout, at: Square): [x: number, y: number] {
  const down = grid.y[at]! - floor[at]! * height
  const [across, below] = offsetOf(floors, floor[at]!, width, height)
  return [across + grid.x[at]! * S, below + down * S]
}

/** The centre of a square. */
export function middleOf(layout: Layout, at: Square): { x: number; y: number } {
  const [x, y] = cornerOf(layout, at)
  return { x: x + S / 2, y: y + S / 2 }
}

// Floors are arranged so that the whole is nearly square: wide ones below one another, the ground floor last.
function offsetOf(floors: number, floor: number, width: number, height: number): [number, number] {
  if (floors === 1) return [MARGIN, MARGIN]
  if (width > height) return [MARGIN, MARGIN + TITLE + (floors - 1 - floor) * (height * S + TITLE + MARGIN)]
  return [MARGIN + floor * (width * S + MARGIN), MARGIN + TITLE]
}

// A plan is kept as long as its layout.
const plans = new WeakMap<Layout, Plan>()

/** The plan of a mission. */
export function planOf(mission: string): Plan {
  const layout = layoutOf(mission)
  let plan = plans.get(layout)
  if (!plan) plans.set(layout, (plan = draw(layout)))
  return plan
}

function draw(layout: Layout): Plan {
  const { floors, width, height, mission } = layout
  const titled = floors > 1
  const stacked = titled && width > height
  const drawn = mission.floors.map(({ name }, floor) => {
    const [x, y] = offsetOf(floors, floor, width, height)
    return { name: titled ? name : '', x, y, width: width * S, height: height * S }
  })
  return {
    width: 2 * MARGIN + (titled && !stacked ? floors * (width * S + MARGIN) - MARGIN : width * S),
    height:
      2 * MARGIN +
      (stacked ? floors * (height * S + TITLE + MARGIN) - MARGIN : height * S + (titled ? TITLE : 0)),
    areas: layout.areas.map((_, area) => drawArea(layout, area)),
    squares: layout.exists.flatMap((exists, at) => (exists ? [drawSquare(layout, at)] : [])),
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
    title: room === null ? [] : rows(title, Math.floor((across * S - 16) / LETTER)),
    x: x + 12,
    y: y + 28,
  }
}

/** Squares as path data, a box for each run in a row. */
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
