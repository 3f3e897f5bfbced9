import { hexesOfCorner } from '../src/data/island.ts'
import { cornerSpots, edgeEnds, hexSpots, round, SCALE, stretch } from './looks.ts'

/*
 * Touch targets: wider than the drawing, but never nearer to another place of the same kind.
 */

/** How far from its centre line an edge may be hit. */
const WIDTH = 38
/** How far from a corner it may be hit, into its hexes. */
const DEEP = 44

/** A strip of `width` along an edge, without `gap` units at its ends. */
export function slab(edge: number, gap: number, width: number): string {
  const { x1, y1, x2, y2 } = stretch(edge, gap)
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [x, y] = [((y1 - y2) * width) / (2 * length), ((x2 - x1) * width) / (2 * length)]
  const corners = [x1 + x, y1 + y, x2 + x, y2 + y, x2 - x, y2 - y, x1 - x, y1 - y].map(round)
  return `M${corners[0]} ${corners[1]}L${corners.slice(2).join(' ')}Z`
}

/** All points nearer to an edge than to any other, up to a width. */
export function edgeReach(edge: number): string {
  const [a, b] = edgeEnds[edge]!
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const [x, y] = [(b.x - a.x) / length, (b.y - a.y) / length]
  const at = (along: number, aside: number) =>
    `${round(a.x + x * along - y * aside)} ${round(a.y + y * along + x * aside)}`
  const [near, far] = [WIDTH / Math.sqrt(3), length - WIDTH / Math.sqrt(3)]
  return `M${[at(4, 0), at(near, -WIDTH), at(far, -WIDTH), at(length - 4, 0), at(far, WIDTH), at(near, WIDTH)].join('L')}Z`
}

/** The target of a corner around itself: into the hexes, and along each edge to its centre. */
export function cornerReach(corner: number): string {
  const { x, y } = cornerSpots[corner]!
  const land = hexSpots[hexesOfCorner[corner]![0]!]!
  const first = Math.atan2(land.y - y, land.x - x)
  const tips = [0, 1, 2, 3, 4, 5].map((n) => {
    const far = n % 2 === 0 ? DEEP : SCALE / Math.sqrt(3)
    const turn = first + (n * Math.PI) / 3
    return `${round(Math.cos(turn) * far)} ${round(Math.sin(turn) * far)}`
  })
  return `M${tips.join('L')}Z`
}
