import type { BoardProps } from '@shamble/engine/board'
import { STRONG } from '../src/data/numbers.ts'
import type { Event } from '../src/events.ts'
import { isHuman, NONE, zoneId, type Who, type ZoneId } from '../src/table.ts'
import type { View } from '../src/view.ts'
import { isWrap, PLACES } from './places.ts'

export type Props = BoardProps<View, Event>

export const isStrong = (strength: number): boolean => strength >= STRONG

/** A point on the map. */
export interface Spot {
  x: number
  y: number
}

/** Where `count` characters stand in a zone, beside its token if there is one. */
export function standing(count: number, token: boolean, zone: ZoneId): Spot[] {
  const { x, y } = PLACES[zone]!
  if (token) {
    // Right of the token, then left of it, then behind these.
    const beside: readonly (readonly [number, number])[] = [
      [46, 12],
      [-46, 12],
      [56, -26],
      [-56, -26],
    ]
    return beside.slice(0, count).map(([dx, dy]) => ({ x: x + dx, y: y + dy }))
  }
  const perRow = count > 2 ? 2 : count
  return Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / perRow)
    const rows = Math.ceil(count / perRow)
    const inRow = row === rows - 1 ? count - row * perRow : perRow
    return { x: x + ((n % perRow) - (inRow - 1) / 2) * 48, y: y + (row - (rows - 1) / 2) * 46 }
  })
}

/** The characters that have been chosen, in turn order. */
export const castOf = (view: View): Who[] => view.role.flatMap((role, who) => (role === NONE ? [] : [who]))

/** The characters in a zone. */
export const charactersIn = (view: View, zone: ZoneId): Who[] =>
  castOf(view).filter((who) => view.at[who] === zone)

export const hasTurned = (view: View, who: Who): boolean => !isHuman(view, who)

/** How long an event is shown, in milliseconds. */
export function pace(event: { type: string }): number {
  return PACES[event.type as Event['type']] ?? 0
}

const PACES: Partial<Record<Event['type'], number>> = {
  roundBegan: 700,
  turnBegan: 350,
  moved: 450,
  tokenTurned: 500,
  grew: 450,
  weakened: 400,
  hordeMoved: 500,
  aircraftLost: 350,
  drew: 300,
  discarded: 300,
  played: 500,
  battleBegan: 700,
  rolled: 700,
  rerolled: 700,
  battleWon: 700,
  battleLost: 700,
  shieldRolled: 500,
  turned: 1200,
  threatDrawn: 1400,
  threatSunk: 600,
  threatCancelled: 700,
  zombieStepped: 700,
  ended: 700,
  allTurned: 900,
}

/** The word that rises from a zone while an event is shown; `bad`: a loss. */
export interface Burst {
  zone: ZoneId
  text: string
  bad: boolean
}

export function burstsOf(event: Event | null): Burst[] {
  const good = (zone: ZoneId, text = ''): Burst[] => [{ zone, text, bad: false }]
  const bad = (zone: ZoneId, text = ''): Burst[] => [{ zone, text, bad: true }]
  switch (event?.type) {
    case 'grew':
      return bad(event.zone, `+${event.by}`)
    case 'weakened':
      return good(event.zone, `−${event.by}`)
    case 'tokenTurned':
      return event.value > 0 ? bad(event.zone, `${event.value}!`) : good(event.zone, 'clear')
    case 'battleBegan':
      return bad(event.zone, 'fight')
    case 'battleWon':
      return good(event.zone, 'won')
    case 'battleLost':
      return bad(event.zone, 'lost')
    case 'noBattle':
    case 'aircraftLost':
      return good(event.zone)
    case 'turned':
      return bad(event.zone, 'turned')
    case 'hordeMoved':
      return bad(event.to)
    case 'zombieStepped':
      return event.trail.step === 1 && event.trail.horde >= 0 ? bad(event.trail.horde) : []
    default:
      return []
  }
}

/** The piece of a horde that moves, drawn only meanwhile. */
export const MOVING = 'moving-horde'

/** A moving piece: its id, and where it comes from, in SVG units from its place. Null on foot over the edges of the map. */
export function journeyOf(event: Event | null): { piece: string; x: number; y: number } | null {
  if (event?.type !== 'moved' && event?.type !== 'hordeMoved') return null
  const [from, to] = [PLACES[event.from]!, PLACES[event.to]!]
  const flies = event.type === 'moved' && event.by !== 'foot'
  if (isWrap(from, to) && !flies) return null
  const piece = event.type === 'moved' ? `pawn-${event.who}` : MOVING
  return { piece, x: from.x - to.x, y: from.y - to.y }
}

/** The ids of the zones that an event has changed. Dice alone change nothing. */
export function touches(event: Event): string[] | null {
  if (event.type === 'rolled' || event.type === 'rerolled') return null
  if (event.type === 'flightChosen') return []
  const zones = 'zone' in event ? [event.zone] : 'to' in event ? [event.from, event.to] : []
  return zones.map(zoneId)
}
