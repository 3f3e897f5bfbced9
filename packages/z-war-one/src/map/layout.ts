import { NONE, type Grid } from '@shamble/engine/boards'
import type { Mission } from '../missions/format.ts'
import type { Known } from './known.ts'

/*
 * 2. Board geometry that never changes: squares, edges, areas and steps of a mission. `geometry.ts` computes them once.
 */

/** A square: floors from the ground up, each row by row from the north-west. */
export type Square = number

/** An edge without a door: open, or a wall. Other edges hold the number of their door. */
export const OPEN = -1
export const WALL = -2

/** A doorway: an edge and the two squares directly in front of it (2.2). */
export interface Doorway {
  edge: number
  /** The western or northern square, and the other. */
  sides: readonly [Square, Square]
  /** The number on the map, of a door with rules of its own. */
  number: string | null
}

/** Squares joined by open edges (2.3): a room that the map names, or a corridor. */
export interface Area {
  /** As its map names it; null for a corridor. */
  room: string | null
  /** What a room is called. */
  title: string
  squares: readonly Square[]
  doors: readonly number[]
}

/** A staircase (2.10): its top square on the lower floor, and its first square on the floor above. */
export interface Stair {
  number: number
  top: Square
  first: Square
}

/** One way to step from a square (2.5): where to, in which of the eight directions, through which door if any. */
export interface Step {
  to: Square
  /** The place in `DIRECTIONS`. */
  direction: number
  /** The door on the edge, or `NONE`. */
  door: number
  /** Over a stair link. */
  stair: boolean
}

/** How smell gets from a square to a neighbour (2.9): freely, or by one of several ways whose doors must all be open. */
export interface Waft {
  to: Square
  /** Null: nothing is in the way. */
  ways: readonly (readonly number[])[] | null
}

/** A diagonal past a doorway, for Skinny (16.4): one of its doors must be open. */
export interface Squeeze {
  to: Square
  direction: number
  doors: readonly number[]
}

/** A token of the map and where it lies. */
export interface Placed {
  token: string
  at: Square
}

/** The geometry of a mission: flat lists by square, edge, door and area. */
export interface Layout {
  mission: Mission
  grid: Grid
  width: number
  height: number
  floors: number
  /** Squares of all floors. */
  size: number
  /** Whether each square exists. */
  exists: readonly boolean[]
  /** By square. */
  floor: readonly number[]
  /** By edge: `OPEN`, `WALL`, or a door. */
  edges: readonly number[]
  doors: readonly Doorway[]
  /** By square; `NONE` in void. */
  areaOf: readonly number[]
  areas: readonly Area[]
  stairs: readonly Stair[]
  /** By square, in the order N, E, S, W, NE, SE, SW, NW. */
  steps: readonly (readonly Step[])[]
  wafts: readonly (readonly Waft[])[]
  squeezes: readonly (readonly Squeeze[])[]
  starts: readonly Square[]
  exits: readonly Square[]
  /** Cache of sight lines at `from * size + to`; `sight.ts` fills it. */
  lines: Uint8Array
  /** Cache of distances; `distances.ts` fills it. */
  distances: Known
  /** By square: whether it is an exit, and which spawn point it is (`NONE`: none). */
  isExit: readonly boolean[]
  spawnAt: readonly number[]
  spawnPoints: readonly Placed[]
  /** Item tokens with the card each gives, object tokens, and places of tasks. */
  items: readonly (Placed & { card: number })[]
  objects: readonly (Placed & { id: string; name: string })[]
  tasks: readonly (Placed & { id: string; name: string })[]
  /** Infected on the board at the start: class and facing. */
  units: readonly { at: Square; kind: number; facing: number }[]
}

export { NONE }

/** The four facings, in the order of the straight directions: N, E, S, W. */
export const FACINGS = ['N', 'E', 'S', 'W'] as const
export const FACING_X = [0, 1, 0, -1] as const
export const FACING_Y = [-1, 0, 1, 0] as const

/** The area a named room is; `NONE` when there is none. */
export const areaNamed = ({ areas }: Layout, room: string): number =>
  areas.findIndex((area) => area.room === room)

/** The doors that bear a number of the map. */
export function doorsNumbered({ doors }: Layout, number: string): number[] {
  return doors.map((_, door) => door).filter((door) => doors[door]!.number === number)
}
