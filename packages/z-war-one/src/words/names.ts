import { listed } from '@shamble/engine'
import type { Seat, SetUp } from '@shamble/engine'
import type { Carried } from '../campaign/campaign.ts'
import { CARDS } from '../data/cards.ts'
import { HEROES } from '../data/heroes.ts'
import { PERKS } from '../data/perks.ts'
import { isDirected, playersAmong } from '../box.ts'
import { INFECTED } from '../data/infected.ts'
import type { Square } from '../map/layout.ts'
import { layoutOf } from '../missions/index.ts'
import { leadsOf } from '../campaign/sharing.ts'
import { NONE } from '../table.ts'
import type { View } from '../view.ts'

/*
 * Names of things.
 */

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const FACINGS = ['north', 'east', 'south', 'west']

export const heroName = (hero: number): string => HEROES[hero]?.name ?? 'A hero'
export const ownName = (hero: number): string => `${heroName(hero)}’s`
export const cardName = (kind: number): string => (kind === NONE ? 'bare hands' : CARDS[kind]!.name)
export const facingName = (facing: number): string => FACINGS[facing] ?? 'somewhere'
export const perkName = (perk: number): string => PERKS[perk]!.name

const count = (n: number): string => NUMBERS[n] ?? String(n)
export const several = (n: number, one: string, more = `${one}s`): string =>
  `${count(n)} ${n === 1 ? one : more}`

/** A seat: its heroes by name, or the Director. */
export function seatName(seat: Seat, setUp?: SetUp): string {
  if (!setUp) return `Player ${seat + 1}`
  const players = playersAmong(setUp.seats, setUp.options)
  if (isDirected(setUp.options) && seat === players) return 'The Director'
  const { leads } = (setUp.carried ?? {}) as Carried
  const own = leadsOf(players, leads).flatMap((each, hero) => (each === seat ? [heroName(hero)] : []))
  return players === 1 ? 'The company' : listed(own) || 'nobody'
}

/** A number of infected of a class: `two Zombies`. */
export function figures(kinds: readonly number[]): string {
  const parts = INFECTED.flatMap(({ name, plural }, kind) => {
    const n = kinds.filter((each) => each === kind).length
    return n === 0 ? [] : [several(n, name, plural)]
  })
  return parts.length === 0 ? 'nobody' : listed(parts)
}

/** An infected: its class and its number. */
export function unitName(id: number, view: View): string {
  const unit = view.infected.find((each) => each.id === id)
  return `${unit ? INFECTED[unit.kind]!.name : 'infected'} ${id + 1}`
}

/** A column: a letter from the west. */
export const columnName = (column: number): string => String.fromCharCode('A'.charCodeAt(0) + column)

/** A square: a letter for the column from the west, a number for the row from the north; the floor if there are several. */
export function squareName(at: Square, view: Pick<View, 'mission'>): string {
  const { grid, floor, floors, height, mission } = layoutOf(view.mission)
  if (at === NONE) return 'nowhere'
  const name = `${columnName(grid.x[at]!)}${grid.y[at]! - floor[at]! * height + 1}`
  return floors > 1 ? `${name}, ${mission.floors[floor[at]!]!.name.toLowerCase()}` : name
}

/** A room by its title, a corridor as such. */
export function areaName(area: number, view: Pick<View, 'mission'>): string {
  const found = layoutOf(view.mission).areas[area]
  return found?.room ? found.title : 'the open'
}

/** A door by its name, or by where it leads. */
export function doorName(door: number, view: Pick<View, 'mission'>): string {
  const { doors, areaOf, areas } = layoutOf(view.mission)
  const name = plainDoorName(door, view)
  if (!doors.some((_, other) => other !== door && plainDoorName(other, view) === name)) return name
  const { sides } = doors[door]!
  return `${name} at ${squareName(sides.find((at) => areas[areaOf[at]!]!.room !== null) ?? sides[0], view)}`
}

function plainDoorName(door: number, view: Pick<View, 'mission'>): string {
  const { doors, areaOf, areas, mission } = layoutOf(view.mission)
  const { number, sides } = doors[door]!
  if (number !== null) return mission.doors?.[number]?.name ?? `door ${number}`
  const rooms = sides.map((at) => areas[areaOf[at]!]!).filter(({ room }) => room !== null)
  if (rooms.length === 2) return `the door between ${rooms[0]!.title} and ${rooms[1]!.title}`
  return rooms.length === 1 ? `the door of ${rooms[0]!.title}` : 'the door outside'
}

/** An object by its name. */
export const objectName = (object: number, view: Pick<View, 'mission'>): string =>
  layoutOf(view.mission).objects[object]?.name ?? 'something'

/** A spawn point by its letter. */
export const pointName = (point: number, view: Pick<View, 'mission'>): string =>
  layoutOf(view.mission).spawnPoints[point]?.token.slice(1) ?? '?'

/** A task by its name. */
export const taskName = (task: number, view: Pick<View, 'mission'>): string =>
  layoutOf(view.mission).tasks[task]?.name ?? 'something'

/** The text of an objective. */
export const goalText = (objective: number, view: Pick<View, 'mission'>): string =>
  layoutOf(view.mission).mission.objectives[objective]!.text
