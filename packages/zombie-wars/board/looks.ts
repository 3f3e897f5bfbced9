import type { BoardProps } from '@shamble/engine/board'
import type { Event } from '../src/events.ts'
import { horde, square, type Die, type Square } from '../src/table.ts'
import type { View } from '../src/view.ts'
import { BLOCK, left, top } from './town.ts'

export type Props = BoardProps<View, Event>

export const columnOf = (at: Square) => Math.floor(at / 10)
export const rowOf = (at: Square) => at % 10
export const middleOf = (at: Square) => ({ x: left(columnOf(at)) + BLOCK / 2, y: top(rowOf(at)) + BLOCK / 2 })
/** `C4`, as on the rim. */
export const nameOf = (at: Square) => `${'ABCDEFGH'[columnOf(at) - 1]}${rowOf(at)}`

/** The silhouettes of the dice, around 0, about 30 wide. */
export const DIE_SHAPES: Record<Die, string> = {
  6: 'M-13-13h26v26h-26z',
  8: 'M0-17 16 0 0 17-16 0z',
  10: 'M0-17 16-3 13 7 0 17-13 7-16-3z',
  12: 'M0-17 11-12 17-1 14 10 5 17h-10l-9-7-3-11 6-11z',
  20: 'M0-18 16-9v18L0 18-16 9V-9z',
}

/** The edges of a d20 that are visible from above. */
export const FACETS = 'M0-18-13 8h26zM-13 8-16-9M13 8l3-17M-13 8 0 18 13 8'

/** The plate of each seat, around 0, about 46 by 28. */
export const PLATES = [
  'M-23 0a23 14 0 1 0 46 0a23 14 0 1 0-46 0z',
  'M-22-13h44v26h-44z',
  'M-14-14h28l10 14-10 14h-28l-10-14z',
  'M-22-13h44l-5 26h-34z',
  'M-22 13v-12c0-8 8-14 22-14s22 6 22 14v12z',
  'M-23-13h46l-6 13 6 13h-46l6-13z',
]

/** One townsperson, around 0, about 20 by 26. */
export const MEEPLE =
  'M0-13a5.4 5.4 0 0 1 3.6 9.4c4.2.7 7.4 2.6 7.4 5 0 1.4-1 2.2-3 2.2-1 0-2-.2-3-.4l3 9.8h-5.2L0 7l-2.8 6H-8l3-9.8c-1 .2-2 .4-3 .4-2 0-3-.8-3-2.2 0-2.4 3.2-4.3 7.4-5A5.4 5.4 0 0 1 0-13z'

/** A zombie: its head and its body with both arms before it, standing on 0. */
export const BODY = 'M-9-2-7-21c.5-4 3-6 7-6h5l15-5 1 5-13 6 13-3 1 5-15 6 3 11z'

/** Where in a block a piece lies, and its scale, so that pieces never cover one another. */
export interface Spot {
  x: number
  y: number
  scale: number
}

/** Spots for `count` pieces of `width` by `height` in a grid that fits into a box. */
export function spread(
  count: number,
  width: number,
  height: number,
  box: { x: number; y: number; w: number; h: number },
  maxScale = 1.25,
): Spot[] {
  let best = { scale: 0, columns: 1 }
  for (let columns = 1; columns <= count; columns++) {
    const scale = Math.min(box.w / (columns * width), box.h / (Math.ceil(count / columns) * height), maxScale)
    if (scale > best.scale) best = { scale, columns }
  }
  const { scale, columns } = best
  const rows = Math.ceil(count / columns)
  return Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / columns)
    const inRow = row === rows - 1 ? count - row * columns : columns
    return {
      scale,
      x: box.x + box.w / 2 + ((n % columns) - (inRow - 1) / 2) * width * scale,
      y: box.y + box.h / 2 + (row - (rows - 1) / 2) * height * scale,
    }
  })
}

/** How long an event is shown, in milliseconds. */
export function pace(event: { type: string }): number {
  return PACES[event.type as Event['type']] ?? 0
}

const PACES: Partial<Record<Event['type'], number>> = {
  hourStruck: 700,
  turnBegan: 250,
  hordeRaised: 350,
  moved: 260,
  laidDown: 160,
  attacked: 700,
  mobFought: 700,
  rolled: 700,
  counted: 700,
  rerolled: 700,
  turned: 300,
  killed: 300,
  converted: 300,
  heroWoke: 400,
  heroGrew: 400,
  heroShrank: 300,
  blasted: 800,
  hordeGone: 300,
  split: 250,
  merged: 250,
  walked: 160,
  mobMarched: 260,
  squadMarched: 260,
  reinforced: 700,
  zombieAdded: 250,
  removed: 300,
  playerOut: 500,
}

/** The word that rises from a square while an event is shown; `bad`: a loss. */
export interface Burst {
  at: Square
  text: string
  bad: boolean
}

export function burstOf(event: Event | null, view: View): Burst | null {
  const good = (at: Square, text: string): Burst => ({ at, text, bad: false })
  const bad = (at: Square, text: string): Burst => ({ at, text, bad: true })
  const hordeAt = (id: number) => view.hordes.find((horde) => horde.id === id)?.at
  switch (event?.type) {
    case 'turned':
      return good(event.at, `+${event.dice.length}`)
    case 'killed':
    case 'removed':
      return bad(event.at, `−${event.dice.length}`)
    case 'converted': {
      const at = hordeAt(event.to)
      return at ? good(at, `+${event.dice.length}`) : null
    }
    case 'heroWoke':
      return good(event.at, 'a hero')
    case 'heroGrew':
      return good(event.at, `d${event.to}`)
    case 'heroShrank':
      return bad(event.at, `d${event.to}`)
    case 'blasted':
      return bad(event.at, 'BLAST')
    case 'hordeGone':
      return bad(event.at, 'gone')
    case 'reinforced':
      return good(event.at, 'help')
    case 'hordeRaised':
      return good(event.at, 'rises')
    case 'rolled':
    case 'counted':
    case 'attacked':
    case 'mobFought':
      return { at: event.at, text: '', bad: false }
    default:
      return null
  }
}

/** A moving piece: its id, and where it comes from, in SVG units relative to its destination. */
export function journeyOf(event: Event | null): { part: string; x: number; y: number } | null {
  if (event?.type !== 'moved' && event?.type !== 'squadMarched') return null
  const [from, to] = [middleOf(event.from), middleOf(event.to)]
  const part = event.type === 'moved' ? `horde:${event.horde}` : `squad:${event.squad}`
  return { part, x: from.x - to.x, y: from.y - to.y }
}

/** The ids that an event has changed: its square and its horde. Dice alone change nothing. */
export function touches(event: Event): string[] | null {
  if (event.type === 'rolled' || event.type === 'counted') return null
  const ids: string[] = []
  if ('at' in event) ids.push(square(event.at))
  if (
    'from' in event &&
    typeof event.to === 'number' &&
    event.type !== 'heroGrew' &&
    event.type !== 'heroShrank'
  )
    ids.push(square(event.to))
  if ('horde' in event && event.horde !== null) ids.push(horde(event.horde))
  return ids
}
