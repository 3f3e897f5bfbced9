import { isInSight } from '@shamble/engine/boards'
import { OPEN, WALL, type Layout, type Square } from './layout.ts'
import { layoutOf } from '../missions/index.ts'
import { DESTROYED, NONE, OPENED, type Table } from '../table.ts'

/*
 * 2.7, 2.12. Sight lines from centre to centre. Walls never change, so their effect on a line is cached; only lines that
 * meet a doorway are tested again.
 */

type Doors = Pick<Table, 'mission' | 'doors'>

const UNKNOWN = 0
const WALLED = 1
const CLEAR = 2
const BY_DOORS = 3

/** Whether smell and sight pass a door as it stands (2.2). */
export const isOpen = (doors: string, door: number): boolean =>
  doors[door] === OPENED || doors[door] === DESTROYED

/** Whether no wall and no closed door is on the line between two squares; figures are ignored (2.7). */
export function sees(t: Doors, from: Square, to: Square): boolean {
  const layout = layoutOf(t.mission)
  const known = layout.lines[from * layout.size + to]!
  const line = known === UNKNOWN ? learn(layout, from, to) : known
  if (line !== BY_DOORS) return line === CLEAR
  return isInSight(layout.grid, from, to, (at) => {
    const edge = layout.edges[at]!
    return edge === WALL || (edge !== OPEN && !isOpen(t.doors, edge))
  })
}

/**
 * As `sees`, and no standing figure is in a square between (2.7): how heroes look and shoot. The `looker`, a hero,
 * does not block his own line: `from` may be a square he has yet to step to.
 */
export function hasLine(
  t: Doors & Pick<Table, 'heroes' | 'infected'>,
  from: Square,
  to: Square,
  looker = NONE,
): boolean {
  const { grid } = layoutOf(t.mission)
  return sees(t, from, to) && isInSight(grid, from, to, nothing, (at) => isStanding(t, at, looker))
}

/** Whether a standing figure other than `except`, a hero, is on a square. */
export function isStanding(t: Pick<Table, 'heroes' | 'infected'>, at: Square, except = NONE): boolean {
  const { heroes } = t
  for (let hero = 0; hero < heroes.length; hero++)
    if (heroes[hero]!.at === at && !heroes[hero]!.prone && hero !== except) return true
  for (const unit of t.infected) if (unit.at === at && !unit.prone) return true
  return false
}

/** Whether a square is in the forward half of a figure: level with it or in front, on the same floor. */
export function isForward({ grid, floor }: Layout, from: Square, facing: number, to: Square): boolean {
  if (from === to || floor[from] !== floor[to]) return false
  if (facing === 0) return grid.y[to]! <= grid.y[from]!
  if (facing === 1) return grid.x[to]! >= grid.x[from]!
  if (facing === 2) return grid.y[to]! >= grid.y[from]!
  return grid.x[to]! <= grid.x[from]!
}

/** Range in squares on one floor (2.8); `Infinity` between floors. */
export function rangeBetween({ grid, floor }: Layout, a: Square, b: Square): number {
  if (floor[a] !== floor[b]) return Infinity
  return Math.max(Math.abs(grid.x[a]! - grid.x[b]!), Math.abs(grid.y[a]! - grid.y[b]!))
}

// What walls and doorways do to a line.
function learn(layout: Layout, from: Square, to: Square): number {
  const { grid, edges, floor, lines, size } = layout
  let line = CLEAR
  if (floor[from] !== floor[to] || !isInSight(grid, from, to, (at) => edges[at] === WALL)) line = WALLED
  else if (!isInSight(grid, from, to, (at) => edges[at] !== OPEN)) line = BY_DOORS
  lines[from * size + to] = lines[to * size + from] = line
  return line
}

const nothing = () => false
