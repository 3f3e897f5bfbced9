import { edgeBetween } from '@shamble/engine/boards'
import { NONE, WALL, type Layout, type Square } from '../src/map/layout.ts'
import { columnName } from '../src/words/names.ts'
import { cornerOf, middleOf, rowsOf, S, type Plan } from './plan.ts'

/*
 * The static part of a floor plan: grounds, stairs, spawn points, walls. As text for `ServerDrawn`, so that pages drawn by the server do
 * not load this code. It contains no text of mission files.
 */

/** A corridor with this many squares on the rim is a street. */
const OUTSIDE = 12

/** The patterns of grounds. */
const GROUNDS = ['planks', 'tiles', 'carpet', 'herring'] as const
export type Ground = (typeof GROUNDS)[number] | 'street' | 'corridor'

/** Layers from bottom to top: grounds, with all rooms open; marks on them; walls. */
export interface Backdrop {
  ground: string
  places: string
  walls: string
}

const PATTERNS = `<defs>
  <pattern id="zo-street" width="120" height="120" patternUnits="userSpaceOnUse" x="24" y="24">
    <rect class="zo-ground zo-street" width="120" height="120"/>
    <path class="zo-fleck" d="M12 18h3M44 9h2M71 33h3M97 14h2M23 52h2M55 47h3M88 58h2M108 41h3M8 83h3M37 76h2M66 92h3M101 88h2M19 109h2M49 113h3M84 104h2"/>
    <path class="zo-grid" d="M0 0h120M0 60h120M0 0v120M60 0v120"/>
  </pattern>
  <pattern id="zo-corridor" width="60" height="60" patternUnits="userSpaceOnUse" x="24" y="24">
    <rect class="zo-ground zo-corridor" width="60" height="60"/>
    <path class="zo-seam" d="M30 0v60M0 30h60"/>
    <path class="zo-grid" d="M0 0h60M0 0v60"/>
  </pattern>
  <pattern id="zo-planks" width="60" height="60" patternUnits="userSpaceOnUse" x="24" y="24">
    <rect class="zo-ground zo-planks" width="60" height="60"/>
    <path class="zo-seam" d="M0 15h60M0 30h60M0 45h60M20 0v15M48 15v15M12 30v15M40 45v15"/>
    <path class="zo-grid" d="M0 0h60M0 0v60"/>
  </pattern>
  <pattern id="zo-tiles" width="60" height="60" patternUnits="userSpaceOnUse" x="24" y="24">
    <rect class="zo-ground zo-tiles" width="60" height="60"/>
    <path class="zo-shade" d="M0 0h30v30H0zM30 30h30v30H30z"/>
    <path class="zo-grid" d="M0 0h60M0 0v60"/>
  </pattern>
  <pattern id="zo-carpet" width="60" height="60" patternUnits="userSpaceOnUse" x="24" y="24">
    <rect class="zo-ground zo-carpet" width="60" height="60"/>
    <path class="zo-seam" d="M30 18 42 30 30 42 18 30z"/>
    <path class="zo-grid" d="M0 0h60M0 0v60"/>
  </pattern>
  <pattern id="zo-herring" width="60" height="60" patternUnits="userSpaceOnUse" x="24" y="24">
    <rect class="zo-ground zo-herring" width="60" height="60"/>
    <path class="zo-seam" d="M0 15 15 0 30 15 45 0 60 15M0 35 15 20 30 35 45 20 60 35M0 55 15 40 30 55 45 40 60 55"/>
    <path class="zo-grid" d="M0 0h60M0 0v60"/>
  </pattern>
  <pattern id="zo-dark" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect class="zo-ground zo-dark" width="16" height="16"/>
    <path class="zo-hatch" d="M0 4h16"/>
  </pattern>
  <pattern id="zo-rock" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
    <rect class="zo-ground zo-rock" width="14" height="14"/>
    <path class="zo-hatch" d="M0 4h14M0 11h14"/>
  </pattern>
</defs>`

/** The static layers of a plan. */
export function backdropOf(plan: Plan): Backdrop {
  const { layout, width, height, areas } = plan
  const rock = layout.exists.flatMap((exists, at) => (exists ? [] : [at]))
  const grounds = areas.map(
    ({ area, d }) => `<path d="${d}" class="area" fill="url(#zo-${groundOf(layout, area)})"/>`,
  )
  const walls = wallsOf(layout)
  return {
    ground: `${PATTERNS}
<rect class="night" width="${width}" height="${height}"/>
<path d="${rowsOf(layout, rock)}" fill="url(#zo-rock)"/>
${grounds.join('')}`,
    places: `<g aria-hidden="true">${stairsOf(layout)}${spawnPointsOf(layout)}${namesOf(plan)}</g>`,
    walls: `<path class="shadow" d="${walls}"/><path class="walls" d="${walls}"/>`,
  }
}

// Names of columns below each floor, and of rows at its left, as moves name squares.
function namesOf({ layout, floors }: Plan): string {
  const text = (x: number, y: number, name: string | number) =>
    `<text class="edge" x="${x}" y="${y}">${name}</text>`
  return floors
    .flatMap(({ x, y, height }) => [
      ...Array.from({ length: layout.width }, (_, column) =>
        text(x + (column + 0.5) * S, y + height + 18, columnName(column)),
      ),
      ...Array.from({ length: layout.height }, (_, row) => text(x - 13, y + (row + 0.5) * S + 6, row + 1)),
    ])
    .join('')
}

const TREADS = 'M-30-30h60v60h-60zM-30-20h60M-30-10h60M-30 0h60M-30 10h60M-30 20h60'
const HAND = 'M-24-9q4-13 13-7 3-12 11-8 8-4 11 8 9-6 13 7 5 16-24 27-29-11-24-27z'

const at = (layout: Layout, square: Square): string => {
  const { x, y } = middleOf(layout, square)
  return `transform="translate(${x} ${y})"`
}

// Both ends of each staircase. In the editor one may be missing.
function stairsOf(layout: Layout): string {
  const end = (square: Square, way: string) =>
    square === NONE
      ? ''
      : `<g class="stairs" ${at(layout, square)}><path class="treads" d="${TREADS}"/><circle r="15"/><text y="7">${way}</text></g>`
  return layout.stairs
    .map(({ number, top, first }) => end(top, `↑${number}`) + end(first, `↓${number}`))
    .join('')
}

const spawnPointsOf = (layout: Layout): string =>
  layout.spawnPoints
    .map(
      ({ token, at: square }) =>
        `<g class="spawn" ${at(layout, square)}><path d="${HAND}"/><text y="9">${token.slice(1)}</text></g>`,
    )
    .join('')

/** The pattern of an area. */
export function groundOf({ areas, grid, width, height, floor }: Layout, area: number): Ground {
  const { room, squares } = areas[area]!
  if (room !== null) return GROUNDS[Number(room.slice(1)) % GROUNDS.length]!
  const onRim = squares.filter((at) => {
    const y = grid.y[at]! - floor[at]! * height
    return grid.x[at] === 0 || grid.x[at] === width - 1 || y === 0 || y === height - 1
  })
  return onRim.length >= OUTSIDE ? 'street' : 'corridor'
}

/** All walls as path data; adjacent pieces are joined. */
export function wallsOf(layout: Layout): string {
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
