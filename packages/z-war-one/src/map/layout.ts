import { edgeBetween, NONE, type Grid } from '@shamble/engine/boards'
import { cardNamed } from '../data/cards.ts'
import { infectedNamed } from '../data/infected.ts'
import type { Mission } from '../missions/format.ts'
import { readPicture, VOID, type Picture } from '../missions/picture.ts'
import { squeezesFrom, stepsFrom, waftsFrom } from './neighbours.ts'

/*
 * 2. Board geometry that never changes: squares, edges, areas and steps of a mission, computed once.
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

/** A cache by the texts of areas and doors, with the entry asked for last, which most calls repeat. */
export interface KnownByAreas {
  all: Map<string, Map<string, Lists>>
  last: { areas: string; doors: string; lists: Lists }
}

type Lists = (Uint8Array | undefined)[]

/** Caches of distances from (or to) one square, and of what is in sight of it, by the texts of doors and areas. */
export interface Known {
  count: number
  smell: Map<string, Lists>
  sight: Map<string, Lists>
  counting: KnownByAreas
  walking: KnownByAreas
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

const UNIT_MARKS: Readonly<Record<string, string>> = { z: 'zombie', n: 'newborn', b: 'brute' }

/** The layout of a mission; throws when its maps are drawn wrongly. */
export function layOutMission(mission: Mission): Layout {
  const picture = readPicture(mission, [])
  if (!picture) throw new Error(`The maps of ${mission.id} are not drawn rightly.`)
  return layOutPicture(mission, picture)
}

/** The layout of a picture that was read. */
export function layOutPicture(mission: Mission, picture: Picture): Layout {
  const { grid, width, height, floors, marks } = picture
  const squares = marks.map((_, square) => square)
  const { edges, doors } = doorsIn(picture)
  const exists = marks.map((mark) => mark !== VOID)
  const floor = squares.map((square) => Math.floor(square / (width * height)))
  const stairs = stairsIn(marks)
  const bones = { grid, width, height, floors, size: grid.size, exists, floor, edges, doors, stairs }
  const { areaOf, areas } = areasIn(mission, picture, edges, doors)
  const tokens = tokensIn(mission, marks)
  // Most of the work, and not needed before the first turn: computed on first use.
  let steps: Layout['steps'] | undefined
  let wafts: Layout['wafts'] | undefined
  let squeezes: Layout['squeezes'] | undefined
  return {
    mission,
    ...bones,
    areaOf,
    areas,
    get steps() {
      return (steps ??= squares.map((square) => stepsFrom(bones, square)))
    },
    get wafts() {
      return (wafts ??= squares.map((square) => waftsFrom(bones, square)))
    },
    get squeezes() {
      return (squeezes ??= squares.map((square) => squeezesFrom(bones, square)))
    },
    lines: new Uint8Array(grid.size * grid.size),
    distances: {
      count: 0,
      smell: new Map(),
      sight: new Map(),
      counting: nothingKnown(),
      walking: nothingKnown(),
    },
    ...tokens,
    isExit: squares.map((square) => tokens.exits.includes(square)),
    spawnAt: squares.map((square) => tokens.spawnPoints.findIndex(({ at }) => at === square)),
  }
}

type Tokens = Pick<Layout, 'starts' | 'exits' | 'spawnPoints' | 'items' | 'objects' | 'tasks' | 'units'>

// 21.2. What the marks of a map stand for, in reading order; spawn points by their letters.
function tokensIn({ legend }: Mission, marks: readonly string[]): Tokens {
  const placed = (form: RegExp): Placed[] =>
    marks.flatMap((token, at) => (form.test(token) ? [{ token, at }] : []))
  const squaresOf = (form: RegExp) => placed(form).map(({ at }) => at)
  const inLegend = placed(/^[iot]./).map((mark) => ({ ...mark, ...legend[mark.token]! }))
  return {
    starts: squaresOf(/^H$/),
    exits: squaresOf(/^X$/),
    spawnPoints: placed(/^S[A-Z]$/).sort((a, b) => (a.token < b.token ? -1 : 1)),
    items: inLegend.flatMap(({ token, at, item }) => (item ? [{ token, at, card: cardNamed(item) }] : [])),
    objects: inLegend.flatMap(({ token, at, object, name }) =>
      object ? [named(token, at, object, name)] : [],
    ),
    tasks: inLegend.flatMap(({ token, at, task, name }) => (task ? [named(token, at, task, name)] : [])),
    units: placed(/^[znb][NESW]$/).map(({ token, at }) => ({
      at,
      kind: infectedNamed(UNIT_MARKS[token[0]!]!),
      facing: FACINGS.indexOf(token[1] as (typeof FACINGS)[number]),
    })),
  }
}

/** No lists yet. */
const nothingKnown = (): KnownByAreas => ({
  all: new Map(),
  last: { areas: '', doors: '', lists: [] },
})

const named = (token: string, at: Square, id: string, name = id) => ({ token, at, id, name })

/** The area a named room is; `NONE` when there is none. */
export const areaNamed = ({ areas }: Layout, room: string): number =>
  areas.findIndex((area) => area.room === room)

/** The doors that bear a number of the map. */
export function doorsNumbered({ doors }: Layout, number: string): number[] {
  return doors.map((_, door) => door).filter((door) => doors[door]!.number === number)
}

// 2.2. Doors are numbered as their edges are, from the north-west.
function doorsIn({ width, edges: marks }: Picture): Pick<Layout, 'edges' | 'doors'> {
  const doors: Doorway[] = []
  const edges = marks.map((mark, edge) => {
    if (mark === 'open') return OPEN
    if (mark === 'wall') return WALL
    const first = edge >> 1
    const second = edge % 2 === 1 ? first + width : first + 1
    doors.push({ edge, sides: [first, second], number: mark === 'door' ? null : mark })
    return doors.length - 1
  })
  return { edges, doors }
}

// 2.10. Staircases: `u1` is the top square of staircase 1, `d1` the first square on the floor above.
function stairsIn(marks: readonly string[]): Stair[] {
  return marks
    .flatMap((mark, top) => {
      const number = /^u(\d)$/.exec(mark)?.[1]
      return number === undefined ? [] : [{ number: Number(number), top, first: marks.indexOf(`d${number}`) }]
    })
    .sort((a, b) => a.number - b.number)
}

// 2.3. Areas: squares joined by open edges. One that a map names is a room, every other is a corridor.
function areasIn(
  mission: Mission,
  { grid, marks }: Picture,
  edges: readonly number[],
  doors: readonly Doorway[],
): Pick<Layout, 'areaOf' | 'areas'> {
  const areaOf = marks.map(() => NONE)
  const areas: (Area & { doors: number[] })[] = []
  for (let start = 0; start < marks.length; start++) {
    if (areaOf[start] !== NONE || marks[start] === VOID) continue
    const squares = [start]
    areaOf[start] = areas.length
    for (const square of squares)
      for (const other of grid.orthogonal[square]!) {
        if (areaOf[other] !== NONE || edges[edgeBetween(grid, square, other)] !== OPEN) continue
        areaOf[other] = areas.length
        squares.push(other)
      }
    const mark = squares.map((square) => marks[square]!).find((mark) => /^R\d+$/.test(mark))
    areas.push({
      room: mark ?? null,
      title: mark ? (mission.rooms[mark] ?? mark) : 'Corridor',
      squares: squares.sort((a, b) => a - b),
      doors: [],
    })
  }
  for (const [door, { sides }] of doors.entries())
    for (const area of new Set(sides.map((at) => areaOf[at]!))) areas[area]?.doors.push(door)
  return { areaOf, areas }
}
