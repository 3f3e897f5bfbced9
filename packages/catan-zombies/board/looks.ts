import type { BoardProps } from '@shamble/engine/board'
import { cornersOfEdge, cornersOfHex, spotOfCorner, spotOfHex } from '../src/data/island.ts'
import type { Event } from '../src/events.ts'
import { corner, edge, hex, sum } from '../src/table.ts'
import type { View } from '../src/view.ts'

export type Props = BoardProps<View, Event>

/** Whether a seat is known to hold cards, of resources or for development. */
export function holdsCards(view: View, seat: number | null): boolean {
  const held = seat === null ? [] : [view.hands[seat]!, view.cards[seat]!]
  return held.some((counts) => typeof counts !== 'number' && sum(counts) > 0)
}

export interface Spot {
  x: number
  y: number
}

// Hexes are 2 wide in the layout, and 100 here.
export const SCALE = 50
const at = ({ x, y }: Spot): Spot => ({ x: round(x * SCALE), y: round(y * SCALE) })
export const round = (n: number) => Math.round(n * 10) / 10

/** Centres of hexes, corners, centres of edges, in SVG units. */
export const hexSpots: readonly Spot[] = spotOfHex.map(at)
export const cornerSpots: readonly Spot[] = spotOfCorner.map(at)
export const edgeEnds: readonly (readonly [Spot, Spot])[] = cornersOfEdge.map(([a, b]) => [
  cornerSpots[a]!,
  cornerSpots[b]!,
])

/** The outline of a hex around its centre, scaled by `by`. */
export function outline(hex: number, by = 1): string {
  const { x, y } = hexSpots[hex]!
  const points = cornersOfHex[hex]!.map((corner) => cornerSpots[corner]!)
  return `M${points.map((p) => `${round((p.x - x) * by)} ${round((p.y - y) * by)}`).join('L')}Z`
}

/** An edge without `gap` units at either end. */
export function stretch(edge: number, gap: number): { x1: number; y1: number; x2: number; y2: number } {
  const [a, b] = edgeEnds[edge]!
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const [x, y] = [((b.x - a.x) * gap) / length, ((b.y - a.y) * gap) / length]
  return { x1: round(a.x + x), y1: round(a.y + y), x2: round(b.x - x), y2: round(b.y - y) }
}

/** The same stretch as a path. */
export function span(edge: number, gap: number): string {
  const { x1, y1, x2, y2 } = stretch(edge, gap)
  return `M${x1} ${y1}L${x2} ${y2}`
}

/** The pips of a number: how many of 36 rolls show it. */
export const pipsOf = (number: number): number => (number === 0 ? 0 : 6 - Math.abs(7 - number))

/** Icons of the resources, for cards. */
export const CARD_ART: readonly string[] = [
  'M-9-4h18v8h-18zM-9 0h18M-3-4v4M3 0v4M0-11h9v7M-9 4v7h9v-7',
  'M-10 6h20M-10 0h20M-10-6h20M-10-6v12M10-6v12M-10-3h3M-10 3h3',
  'M-10 0a10 7 0 1 1 20 0 10 7 0 1 1-20 0M9-4l5-2v5M-5 6v5M5 6v5',
  'M0 11v-20m0 5l-6-6m6 6l6-6m-6 12l-6-6m6 6l6-6m-6 12l-6-6m6 6l6-6',
  'M-11 8l6-13 6-4 8 6 2 11zM-5-5l4 6 8-4M-1 1l-4 7M-1 1l6 7',
]

/** Settlements by seat: owners differ by outline. */
export const HOUSES: readonly string[] = [
  // White: a pointed house.
  'M-11 10v-12l11-11 11 11v12z',
  // Orange: a round one.
  'M-11 10v-9a11 12 0 0 1 22 0v9z',
  // Blue: a block with battlements.
  'M-11 10v-21h6v4h4v-4h4v4h4v-4h5v21z',
  // Red: a tent.
  'M-13 10l13-24 13 24z',
]
/** Cities: the same with a tower. */
export const TOWERS: readonly string[] = [
  'M-17 12v-15l9-9 6 6v-11l9-10 9 10v29z',
  'M-17 12v-11a9 10 0 0 1 16-6v-10a9 10 0 0 1 18 0v27z',
  'M-17 12v-20h5v4h4v-4h5v-11h5v4h4v-4h5v4h4v-4h2v31z',
  'M-18 12l10-19 5 8 8-26 13 37z',
]

/** A zombie around its centre: head, outstretched arms, legs. */
export const ZOMBIE =
  'M-3.5-13a4 4 0 1 1 7 0l0 3h6.5v3.5h-6v6l2.5 10h-4l-2-7-2.500 7h-4l2.500-10v-9h-4v-3.500z'

/** Where zombies stand on a hex, beside its number, and their lean in degrees, by their number: the third has fallen. */
export const CROWDS: readonly (readonly { x: number; y: number; lean: number }[])[] = [
  [],
  [{ x: -32, y: 17, lean: 0 }],
  [
    { x: -32, y: 17, lean: -5 },
    { x: 32, y: 17, lean: 5 },
  ],
  [
    { x: -32, y: 15, lean: -20 },
    { x: 32, y: 15, lean: 20 },
    { x: 2, y: 41, lean: 74 },
  ],
]

/** How long an event is shown, in milliseconds. */
export function pace(event: { type: string }): number {
  return PACES[event.type] ?? 0
}

const PACES: Record<string, number> = {
  rolled: 700,
  produced: 500,
  zombieCame: 450,
  infested: 350,
  zombieSpread: 300,
  attackBegan: 700,
  hexAttacked: 750,
  damageCounted: 700,
  roadBuilt: 700,
  settlementBuilt: 700,
  cityBuilt: 700,
  founded: 700,
  roadDestroyed: 450,
  settlementDestroyed: 550,
  cityReduced: 550,
  cityRazed: 600,
  hexCleared: 600,
  longestRoadWent: 500,
  largestArmyWent: 500,
  traded: 500,
  swapped: 250,
  cardPlayed: 450,
  monopolised: 450,
  eliminated: 700,
  overrun: 800,
}

/** Where an event happens, and whether it is bad. */
export interface Burst {
  spots: Spot[]
  hex: number | null
  text: string
  bad: boolean
}

/** The mark on the island while an event is shown. */
export function burstOf(event: Event | null): Burst | null {
  switch (event?.type) {
    case 'zombieCame':
    case 'zombieSpread':
      return { spots: [], hex: event.hex, text: '', bad: true }
    case 'infested':
      return { spots: [], hex: event.hex, text: 'infested', bad: true }
    case 'hexAttacked':
      return { spots: event.hits.map((corner) => cornerSpots[corner]!), hex: event.hex, text: '', bad: true }
    case 'hexCleared':
      return { spots: [], hex: event.hex, text: 'cleared', bad: false }
    case 'settlementDestroyed':
    case 'cityReduced':
    case 'cityRazed':
      return { spots: [cornerSpots[event.corner]!], hex: null, text: '', bad: true }
    case 'settlementBuilt':
    case 'cityBuilt':
    case 'founded':
      return { spots: [cornerSpots[event.corner]!], hex: null, text: '', bad: false }
    case 'roadBuilt':
      return { spots: [middle(event.edge)], hex: null, text: '', bad: false }
    case 'roadDestroyed':
      return { spots: [middle(event.edge)], hex: null, text: '', bad: true }
    default:
      return null
  }
}

function middle(edge: number): Spot {
  const [a, b] = edgeEnds[edge]!
  return { x: round((a.x + b.x) / 2), y: round((a.y + b.y) / 2) }
}

/** The zombie that moves in an event: its destination, and where it started relative to that. */
export function comingOf(event: Event | null): { hex: number; at: Spot; x: number; y: number } | null {
  if (event?.type !== 'zombieCame' && event?.type !== 'zombieSpread') return null
  const at = hexSpots[event.hex]!
  if (event.type === 'zombieCame') return { hex: event.hex, at, x: 0, y: -60 }
  const from = hexSpots[event.from]!
  return { hex: event.hex, at, x: from.x - at.x, y: from.y - at.y }
}

/** The ids that an event has changed on the island. Dice alone change nothing. */
export function touches(event: Event): string[] | null {
  if (event.type === 'rolled') return null
  if ('corner' in event) return [corner(event.corner)]
  if ('edge' in event) return [edge(event.edge)]
  return 'hex' in event ? [hex(event.hex)] : []
}
