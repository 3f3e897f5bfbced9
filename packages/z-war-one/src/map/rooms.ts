import type { Choice, Seat } from '@shamble/engine'
import { INFECTED, infectedNamed } from '../data/infected.ts'
import { atMoment } from '../director/steps.ts'
import { FAR, smellFrom } from './distances.ts'
import type { Square } from './layout.ts'
import { layoutOf } from '../missions/index.ts'
import type { GroupRow, Row } from '../missions/format.ts'
import { isFree } from '../questions.ts'
import { placeUnit, takeFigure } from '../infected/arrivals.ts'
import { NONE, OPENED, square, withLetter, type G, type Table } from '../table.ts'

/*
 * 7.3. Room spawns, and placing infected in a room at a distance from a figure.
 */

const SIDES = 8

/** The row of a table of a die for a roll. */
export const rowFor = <R extends Row>(rows: readonly R[], roll: number): R =>
  rows.find(({ min, max }) => min <= roll && roll <= max)!

/** The classes of a group, one entry a figure, by number. */
export function unitsIn({ units }: Pick<GroupRow, 'units'>): number[] {
  return INFECTED.flatMap(({ id }) => Array<number>(units[id] ?? 0).fill(infectedNamed(id)))
}

// 7.3, 18.11. Room spawn: the Director may play a card before its die.
export function roomSpawn(g: G, area: number, door: number, hero: number, from: Square): void {
  atMoment(g, 'room-spawn', area, door, hero, from)
}

// 7.3. The count die of a room spawn.
export function rollRoom(g: G, area: number, door: number, hero: number, from: Square): void {
  fillRoom(g, area, door, hero, from, g.roll(SIDES, 'rooms'))
}

// 7.3. A roll says which infected and how many, then one for each how far from the door it stands.
export function fillRoom(g: G, area: number, door: number, hero: number, from: Square, roll: number): void {
  const { roomSpawn: tables } = layoutOf(g.table.mission).mission
  const kinds = unitsIn(rowFor(tables.count, roll))
  g.tell({ type: 'roomRolled', area, roll, kinds })
  for (const kind of kinds) {
    const die = g.roll(SIDES, 'rooms')
    g.then(placeInRoom, kind, area, door, hero, from, rowFor(tables.distance, die).squares)
  }
}

// 7.3, 11.6. One figure is placed; the player of the hero at the door chooses among squares equally far.
export function placeInRoom(
  g: G,
  kind: number,
  area: number,
  door: number,
  hero: number,
  from: Square,
  far: number,
): void {
  const squares = squaresAtDistance(g.table, area, door, from, far)
  if (squares.length === 0 || !takeFigure(g, kind)) return
  g.then(chooseRoomSquare, kind, area, door, hero, from, far)
}

export const chooseRoomSquare: Choice<
  G,
  [kind: number, area: number, door: number, hero: number, from: Square, far: number]
> = {
  seat: (g, _, _area, _door, hero) => placerOf(g.table, hero),
  ask: (kind) => `Where does the ${INFECTED[kind]!.name} stand?`,
  obvious: true,
  options(g, can, _, area, door, _hero, from, far) {
    for (const at of squaresAtDistance(g.table, area, door, from, far)) can('place', square(at))
  },
  take: {
    place(g, [kind, _, _door, hero], part) {
      placeUnit(g, kind, square.of(part), hero === NONE ? NONE : g.table.heroes[hero]!.at)
    },
  },
}

/** The seats that may place infected: the Director, or the player of a hero; without a hero any player (18.5). */
function placerOf(t: Table, hero: number): Seat | Seat[] {
  if (t.director !== NONE) return t.director
  return hero === NONE ? [...new Set(t.owner)] : t.owner[hero]!
}

/**
 * The free squares of a room at a distance from a square, with a door counted as open; where there are none, those
 * at the nearest smaller distance that has some, else at the nearest larger one.
 */
export function squaresAtDistance(t: Table, area: number, door: number, from: Square, far: number): Square[] {
  const doors = door === NONE ? t.doors : withLetter(t.doors, door, OPENED)
  const distance = smellFrom({ mission: t.mission, doors }, from)
  const free = layoutOf(t.mission).areas[area]!.squares.filter((at) => distance[at] !== FAR && isFree(t, at))
  const distances = [...new Set(free.map((at) => distance[at]!))].sort((a, b) => a - b)
  const chosen = distances.filter((squares) => squares <= far).at(-1) ?? distances[0]
  return chosen === undefined ? [] : free.filter((at) => distance[at] === chosen)
}
