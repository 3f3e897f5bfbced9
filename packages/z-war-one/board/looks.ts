import type { Json } from '@shamble/engine'
import type { BoardProps } from '@shamble/engine/board'
import { CARDS } from '../src/data/cards.ts'
import type { Event } from '../src/events.ts'
import { layoutOf } from '../src/missions/index.ts'
import { door, heroId, unit } from '../src/table.ts'
import type { View } from '../src/view.ts'

export type Props = BoardProps<View, Event>

/** The plate of each hero, around 0, about 48 wide: disc, lozenge, hexagon, shield. */
export const PLATES: readonly string[] = [
  'M-24 0a24 24 0 1 0 48 0a24 24 0 1 0-48 0z',
  'M0-27 27 0 0 27-27 0z',
  'M-25 0-13-23h26l12 23-12 23h-26z',
  'M-23-23h46v22c0 15-11 22-23 27-12-5-23-12-23-27z',
]
export const SHOULDERS = 'M-17 21c0-9 5-13 11-14h12c6 1 11 5 11 14z'
export const HEAD = 'M-9-5c0-8 4-11 9-11s9 3 9 11v4c0 7-4 12-9 12s-9-5-9-12z'
/** The looks of a hero: dark shapes over the head, and the lines of the face. */
export const FACES: readonly { dark: string; lines: string }[] = [
  // A helmet with its strap.
  {
    dark: 'M-12-5c-1-10 5-15 12-15s13 5 12 15l-3 1v-3h-18v3z',
    lines: 'M-4-1h2M2-1h2M-3 6h6M-9-3-6 8M9-3 6 8',
  },
  // Long hair and a band around it.
  {
    dark: 'M-13 14c-2-10-3-33 13-33s15 23 13 33l-4 1v-16c-4 0-7-2-9-5-2 3-5 5-9 5v16z',
    lines: 'M-4 1h2M2 1h2M-3 7h6M-11-9h22M11-9l6 3',
  },
  // Short hair and glasses.
  {
    dark: 'M-10-5c-2-9 3-14 10-14s12 5 10 14c-2-4-5-6-10-6s-8 2-10 6z',
    lines: 'M-8 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM1 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM-3 8h6',
  },
  // A cap and a full beard.
  {
    dark: 'M-11-8c0-7 5-11 11-11s11 4 11 11l6 2v2h-28zM-9 1c3 3 5 2 9 2s6 1 9-2c1 9-4 13-9 13s-10-4-9-13z',
    lines: 'M-4-2h2M2-2h2M-2 7h4',
  },
]

/** Infected from above, facing north: a body with both arms out, by class. */
export const BODIES: readonly string[] = [
  // Zombie: stooped, arms straight ahead.
  'M-18 8c0-8 6-13 18-13s18 5 18 13-8 13-18 13-18-5-18-13zM-17 6c-3-9-3-17-1-26l6 1c-2 8-1 14 1 20zM17 6c3-9 3-17 1-26l-6 1c2 8 1 14-1 20z',
  // Newborn: lean, on all fours, claws spread.
  'M-9 22C-14 12-12-2 0-8c12 6 14 20 9 30l-9-7zM-11 2c-8-4-11-11-14-20l5-3 2 5 3-6 3 3c0 7 2 11 6 15zM11 2c8-4 11-11 14-20l-5-3-2 5-3-6-3 3c0 7-2 11-6 15z',
  // Brute: fills its square, fists like mallets.
  'M-27 10c0-12 10-18 27-18s27 6 27 18c0 10-11 15-27 15s-27-5-27-15zM-26 6c-3-8-3-14-2-21h13c0 8-1 13-1 19zM26 6c3-8 3-14 2-21h-13c0 8 1 13 1 19z',
]
/** The radius of the head of each class. */
export const SKULLS: readonly number[] = [10, 8.5, 11.5]
/** Prone: arms and legs spread. */
export const LYING = 'M-6-12h12l14-8 3 5-15 11 1 7 14 12-5 5-14-8h-8l-14 8-5-5 14-12 1-7-15-11 3-5z'

/** Icons of items, around 0, about 26 wide, by kind of card. */
export function iconOf(kind: number): string {
  const { kind: sort, class: weapon, id } = CARDS[kind]!
  if (sort === 'med-pack') return ICONS.med!
  if (weapon === 'explosive') return ICONS.bomb!
  if (weapon === 'melee') return ICONS[id === 'fire-axe' ? 'axe' : 'blade']!
  if (sort === 'weapon') return ICONS[id === 'pistol' || id === 'magnum-44' ? 'pistol' : 'rifle']!
  if (sort === 'ammo') return ICONS.ammo!
  return ICONS[sort] ?? ICONS.loot!
}

const ICONS: Readonly<Record<string, string>> = {
  med: 'M-4-11h8v7h7v8h-7v7h-8v-7h-7v-8h7z',
  bomb: 'M-8 3a8 8 0 1 1 16 0a8 8 0 1 1-16 0zM-2-6v-5h6l4 3-1 2-5-2v2z',
  axe: 'M-9 11-11 9 1-4C0-8 2-12 7-12c-1 3 4 8 5 5 0 5-4 8-8 7z',
  blade: 'M-11 11-11 7-6 3 9-12h3v3L-3 6-7 11zM-6 0l6 6-2 2-6-6z',
  pistol: 'M-12-6h23v6h-9l-1 3h-4l-2 8h-7l3-10h-3z',
  rifle: 'M-13 2-13-3h8l2-2h6v2h10v3h-10l-2 3h-3l-1 6h-4l1-7-3 1z',
  ammo: 'M-9 10v-13l3-6 3 6v13zM-1 10v-13l3-6 3 6v13zM7 10v-13l2-4 2 4v13z',
  armour: 'M-9-10h5c1 3 7 3 8 0h5l3 7-4 2v11h-16v-11l-4-2z',
  'stink-tank': 'M-5-7h10v18h-10zM-3-11h6v3h-6zM6-10l4-2M6-7h5M6-4l4 2',
  tool: 'M-9-11 1-1 8-10l3 2-8 10 7 6-3 4L0 5l-8 7-3-3 7-8-8-9z',
  loot: 'M-10-4c3-2 5-5 6-8h8c1 3 3 6 6 8 1 9-2 14-10 14S-11 5-10-4z',
}
/** A crate with its planks. */
export const CRATE = 'M-17-14h34v28h-34zM-17-14 17 14M17-14-17 14'
/** A task: a cog. */
export const COG =
  'M-4-20h8l1 6 5 2 5-4 6 6-4 5 2 5 6 1v8l-6 1-2 5 4 5-6 6-5-4-5 2-1 6h-8l-1-6-5-2-5 4-6-6 4-5-2-5-6-1v-8l6-1 2-5-4-5 6-6 5 4 5-2z'
export const GLASS = 'M-10-3a8 8 0 1 1 16 0a8 8 0 1 1-16 0zM4 4l8 8'

/** Whether the exits of a mission are open now (21.5). */
export function exitsAreOpen({ mission, flags }: View): boolean {
  const { exits } = layoutOf(mission).mission
  return !!exits && (exits.opensWhen === 'always' || flags.includes(exits.opensWhen.flag))
}

/** The hero whose move it is, or `NONE`. */
export const moverOf = ({ heroes }: View): number => heroes.findIndex(({ move }) => move === 'open')

/** The facts of a move that the board shows. */
export interface Said {
  ap?: number
  kill?: number
  knockdown?: number
  rounds?: number
  provokes?: number[]
  safe?: number
  /** The subject of a question: an infected, and the hero who watches it. */
  unit?: number
  hero?: number
}

export const saidOf = (facts: readonly Json[]): Said[] =>
  facts.filter((fact) => typeof fact === 'object' && fact !== null && !Array.isArray(fact)) as Said[]

/** The subject of the current question, if the facts of its moves name one. */
export const aboutOf = ({ hot, facts }: Pick<Props, 'hot' | 'facts'>): Said | undefined =>
  [...hot].flatMap((id) => saidOf(facts(id))).find(({ unit }) => unit !== undefined)

/** The best odds of the cheapest attacks that a click may begin, from 0 to 1; null if there are none. */
export function bestOdds(facts: readonly Json[]): number | null {
  const attacks = saidOf(facts).filter(({ kill }) => kill !== undefined)
  const least = Math.min(...attacks.map(({ ap = 0 }) => ap))
  const chances = attacks.flatMap(({ ap = 0, kill }) => (ap === least ? [kill!] : []))
  return chances.length === 0 ? null : Math.max(...chances)
}

/** How long an event is shown, in milliseconds. */
export function pace(event: { type: string }): number {
  return PACES[event.type as Event['type']] ?? 0
}

const PACES: Partial<Record<Event['type'], number>> = {
  turnAnnounced: 900,
  phaseBegan: 500,
  stationed: 250,
  stepped: 300,
  fell: 400,
  rose: 300,
  attacked: 900,
  thrown: 600,
  killed: 600,
  wounded: 450,
  knockedDown: 500,
  alerted: 400,
  swept: 450,
  doorOpened: 450,
  doorClosed: 400,
  doorDestroyed: 600,
  knocked: 500,
  areaActivated: 500,
  roomRolled: 900,
  placed: 700,
  droppedOff: 400,
  barricaded: 400,
  barricadeHit: 500,
  barricadeGone: 400,
  searched: 900,
  taskDone: 700,
  itemTaken: 400,
  objectTaken: 400,
  objectDropped: 300,
  carriedOut: 600,
  cured: 500,
  hid: 500,
  zoneEntered: 600,
  grabbed: 650,
  tested: 900,
  takenDown: 700,
  infected: 700,
  died: 1200,
  targeted: 650,
  tieRolled: 800,
  unitMoved: 600,
  unitStayed: 350,
  spawnRolled: 900,
  entered: 700,
  turnedBack: 500,
  stoodUp: 350,
  brokenIn: 900,
  left: 500,
  directorPlayed: 1200,
  silenced: 800,
  withdrawn: 400,
  pointNamed: 700,
  risen: 1000,
  objectiveMet: 1000,
  timerStarted: 700,
  timerMarked: 500,
  ended: 900,
}

/** The ids of figures and doors that an event has changed. */
export function touches(event: Event): string[] {
  const ids: string[] = []
  if ('unit' in event && event.unit >= 0) ids.push(unit(event.unit))
  if ('hero' in event && event.hero >= 0) ids.push(heroId(event.hero))
  if ('door' in event && event.door >= 0) ids.push(door(event.door))
  return ids
}
