import { edgeBetween } from '@shamble/engine/boards'
import type { Mission } from '../missions/format.ts'
import { readPicture, VOID, type Picture } from '../missions/picture.ts'
import { nothingKnown } from './known.ts'
import { NONE, OPEN, WALL, type Area, type Doorway, type Layout, type Square, type Stair } from './layout.ts'
import { squeezesFrom, stepsFrom, waftsFrom } from './neighbours.ts'
import { tokensIn } from './tokens.ts'

/*
 * 2. The layout of a mission, from the picture of its maps.
 */

/** The layout of a mission; throws when its maps are drawn wrongly. */
export function layOutMission(mission: Mission): Layout {
  const picture = readPicture(mission, [])
  if (!picture) throw new Error(`The maps of ${mission.id} are not drawn rightly.`)
  return layOutPicture(mission, picture)
}

/** The layout of a picture that was read. */
export function layOutPicture(mission: Mission, picture: Picture): Layout {
  const { grid, width, height, floors, marks } = picture
  const { size } = grid
  const squares = marks.map((_, square) => square)
  const exists = marks.map((mark) => mark !== VOID)
  const floor = squares.map((square) => Math.floor(square / (width * height)))
  const doors = doorsIn(picture)
  const edges = edgesIn(picture)
  const stairs = stairsIn(marks)
  const ground = { grid, width, height, floors, size, exists, floor, edges, doors, stairs }
  const tokens = tokensIn(mission, marks)
  // Most of the work, and not needed before the first turn: computed on first use.
  let steps: Layout['steps'] | undefined
  let wafts: Layout['wafts'] | undefined
  let squeezes: Layout['squeezes'] | undefined
  return {
    mission,
    ...ground,
    ...areasIn(mission, picture, edges, doors),
    ...tokens,
    isExit: squares.map((square) => tokens.exits.includes(square)),
    spawnAt: squares.map((square) => tokens.spawnPoints.findIndex(({ at }) => at === square)),
    get steps() {
      return (steps ??= squares.map((square) => stepsFrom(ground, square)))
    },
    get wafts() {
      return (wafts ??= squares.map((square) => waftsFrom(ground, square)))
    },
    get squeezes() {
      return (squeezes ??= squares.map((square) => squeezesFrom(ground, square)))
    },
    lines: new Uint8Array(size * size),
    distances: nothingKnown(),
  }
}

// 2.2. Doors are numbered as their edges are, from the north-west.
function doorsIn({ width, edges: marks }: Picture): Doorway[] {
  const doors: Doorway[] = []
  for (const [edge, mark] of marks.entries()) {
    if (mark === 'open' || mark === 'wall') continue
    // Each square has two edges: its east side and then its south side.
    const square = Math.floor(edge / 2)
    const isSouth = edge % 2 === 1
    doors.push({
      edge,
      sides: [square, isSouth ? square + width : square + 1],
      number: mark === 'door' ? null : mark,
    })
  }
  return doors
}

// 2.2. What each edge is: open, a wall, or the number of a door.
function edgesIn({ edges: marks }: Picture): number[] {
  let door = 0
  return marks.map((mark) => {
    if (mark === 'open') return OPEN
    return mark === 'wall' ? WALL : door++
  })
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

// 2.3. Areas: squares joined by open edges, numbered in the order of their first squares, each with the doors at its squares.
function areasIn(
  mission: Mission,
  picture: Picture,
  edges: readonly number[],
  doors: readonly Doorway[],
): Pick<Layout, 'areaOf' | 'areas'> {
  const { marks } = picture
  const areaOf = marks.map(() => NONE)
  const areas: (Area & { doors: number[] })[] = []
  for (const [start, mark] of marks.entries()) {
    if (mark === VOID || areaOf[start] !== NONE) continue
    const squares = joinedTo(picture, edges, start)
    for (const square of squares) areaOf[square] = areas.length
    areas.push({ ...nameOf(mission, marks, squares), squares, doors: [] })
  }
  for (const [door, { sides }] of doors.entries())
    for (const area of new Set(sides.map((side) => areaOf[side]!))) areas[area]!.doors.push(door)
  return { areaOf, areas }
}

// 2.3. All squares that are joined to one by open edges, itself included.
function joinedTo({ grid }: Picture, edges: readonly number[], start: Square): Square[] {
  const squares = new Set([start])
  // The loop also visits the squares that are added meanwhile.
  for (const square of squares)
    for (const other of grid.orthogonal[square]!)
      if (edges[edgeBetween(grid, square, other)] === OPEN) squares.add(other)
  return [...squares].sort((a, b) => a - b)
}

// 2.3. An area that the map names is a room, every other is a corridor.
function nameOf(
  mission: Mission,
  marks: readonly string[],
  squares: readonly Square[],
): Pick<Area, 'room' | 'title'> {
  const room = squares.map((square) => marks[square]!).find((mark) => /^R\d+$/.test(mark))
  if (room === undefined) return { room: null, title: 'Corridor' }
  return { room, title: mission.rooms[room] ?? room }
}
