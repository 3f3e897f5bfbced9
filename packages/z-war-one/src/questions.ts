import type { Seat } from '@shamble/engine'
import { CARDS, type CardKind } from './data/cards.ts'
import { INFECTED, type InfectedKind } from './data/infected.ts'
import { isShut } from './map/distances.ts'
import type { Layout, Square, Step } from './map/layout.ts'
import { layoutOf } from './missions/index.ts'
import { LOCKED, NONE, type Hero, type Infected, type Table } from './table.ts'

/*
 * Questions about the table.
 */

/** The infected of this number, wherever it is; undefined when it has left play. */
export function findUnit(t: Pick<Table, 'infected'>, id: number): Infected | undefined {
  const { infected } = t
  for (let i = 0; i < infected.length; i++) if (infected[i]!.id === id) return infected[i]
  return undefined
}

/** The infected of this number; throws when it has left play. */
export function unitOf(t: Pick<Table, 'infected'>, id: number): Infected {
  const found = findUnit(t, id)
  if (!found) throw new Error(`There is no infected ${id}.`)
  return found
}

/** The infected on a square of the board. */
export function unitAt(t: Pick<Table, 'infected'>, at: Square): Infected | undefined {
  const { infected } = t
  for (let i = 0; i < infected.length; i++) if (infected[i]!.at === at) return infected[i]
  return undefined
}

/** The hero on a square, or `NONE`. */
export function heroAt(t: Pick<Table, 'heroes'>, at: Square): number {
  const { heroes } = t
  for (let hero = 0; hero < heroes.length; hero++) if (heroes[hero]!.at === at) return hero
  return NONE
}

/** Whether no figure is on a square (2.1). */
export const isFree = (t: Pick<Table, 'heroes' | 'infected'>, at: Square): boolean =>
  heroAt(t, at) === NONE && unitAt(t, at) === undefined

/** The hero on whose card an infected is, or `NONE` (9.2). */
export function holderOf(t: Pick<Table, 'heroes'>, id: number): number {
  return t.heroes.findIndex(({ held }) => held.includes(id))
}

/** Whether a hero is alive and on the board. */
export const isHere = ({ fate, at }: Hero): boolean => fate === 'playing' && at !== NONE

/** Whether infected can see or smell a hero at all (10.1). */
export const isDetectable = (hero: Hero): boolean => isHere(hero) && !hero.hidden

/** Whether infected hold a hero (9.2). */
export const isGrappled = ({ held }: Hero): boolean => held.length > 0

/** Whether a hero has a perk (16.4). */
export const hasPerk = ({ perks }: Hero, perk: number): boolean => perks.includes(perk)

/** What is printed on a card. */
export const kindOf = (t: Pick<Table, 'cards'>, card: number): CardKind => CARDS[t.cards[card]!.kind]!

/** What is printed on an infected card. */
export const classOf = ({ kind }: Infected): InfectedKind => INFECTED[kind]!

/** The cards a hero carries, in the order he got them. */
export function cardsOf(t: Pick<Table, 'cards'>, hero: number): number[] {
  const found: number[] = []
  for (let card = 0; card < t.cards.length; card++) if (t.cards[card]!.hero === hero) found.push(card)
  return found
}

/** The seats that share the heroes, without the Director. */
export const playersOf = (t: Table): Seat[] => [...new Set(t.owner)].sort((a, b) => a - b)

/** Whether doors let a step pass (2.5); figures on the square are ignored. */
export function isPassable(t: Pick<Table, 'doors'>, { door }: Step): boolean {
  return door === NONE || (!isShut(t.doors, door) && t.doors[door] !== LOCKED)
}

/** Whether `b` is in reach of `a` (2.6). */
export function reaches(t: Pick<Table, 'mission' | 'doors'>, a: Square, b: Square): boolean {
  const step = stepBetween(t, a, b)
  return step !== undefined && !step.stair
}

/** Whether `b` is in reach of an infected at `a` that grabs: stair links count as well (2.6). */
export const reachesToGrab = (t: Pick<Table, 'mission' | 'doors'>, a: Square, b: Square): boolean =>
  stepBetween(t, a, b) !== undefined

// The step from `a` to `b`, if there is one and its door lets it pass.
function stepBetween(t: Pick<Table, 'mission' | 'doors'>, a: Square, b: Square): Step | undefined {
  for (const step of layoutOf(t.mission).steps[a]!) if (step.to === b && isPassable(t, step)) return step
  return undefined
}

/** The doors a figure on this square stands directly in front of, on either side (7.2). */
export function doorsBefore({ doors, areas, areaOf }: Layout, at: Square): number[] {
  return areas[areaOf[at]!]?.doors.filter((door) => doors[door]!.sides.includes(at)) ?? []
}

/** The square on the other side of a door. */
export const beyond = ({ doors }: Layout, door: number, at: Square): Square => {
  const [one, other] = doors[door]!.sides
  return at === one ? other : one
}
