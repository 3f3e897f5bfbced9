import type { Move } from '@shamble/engine'
import type { Square } from './layout.ts'
import { layoutOf } from '../missions/index.ts'
import { meetDoors } from '../missions/objectives.ts'
import { beyond, cardsOf, doorsBefore, kindOf } from '../questions.ts'
import { roomSpawn } from './rooms.ts'
import { noteMover } from '../infected/senses.ts'
import {
  ACTIVE,
  BARRICADED,
  CLOSED,
  DESTROYED,
  door as doorId,
  INACTIVE,
  LOCKED,
  NONE,
  OPENED,
  withLetter,
  type G,
  type Table,
} from '../table.ts'

/*
 * 7. Doors: opening, closing, knocking, destroying.
 */

/** Lists what a hero can do with the doors he stands directly in front of (7.2, 7.4, 7.7). */
export function offerDoors(t: Table, can: (...move: Move) => void, hero: number): void {
  const layout = layoutOf(t.mission)
  const { at } = t.heroes[hero]!
  for (const door of doorsBefore(layout, at)) {
    if (door === t.jammed) continue
    const state = t.doors[door]
    if (state === CLOSED || (state === LOCKED && opens(t, hero, door))) can('open', doorId(door))
    if (state === OPENED && layout.doors[door]!.number === null) can('close', doorId(door))
    if (state === BARRICADED) can('unbar', doorId(door))
    const behind = layout.areaOf[beyond(layout, door, at)]!
    if (state === CLOSED && t.areas[behind] === INACTIVE) can('knock', doorId(door))
  }
}

/** 7.7. Whether a hero carries what opens a locked door. */
export function opens(t: Table, hero: number, door: number): boolean {
  const { doors, mission, objects } = layoutOf(t.mission)
  const key = mission.doors?.[doors[door]!.number ?? '']?.opensWith
  if (!key) return false
  if (key.item !== undefined) return cardsOf(t, hero).some((card) => kindOf(t, card).id === key.item)
  const { object } = t.heroes[hero]!
  return object !== NONE && objects[object]!.id === key.object
}

// 7.2. Opening: every closed area behind the door becomes active, and gets a room spawn.
export function openDoor(g: G, hero: number, door: number): void {
  const t = g.table
  const layout = layoutOf(t.mission)
  const { number } = layout.doors[door]!
  const leaves =
    number === null ? [door] : layout.doors.map((_, n) => n).filter((n) => layout.doors[n]!.number === number)
  for (const leaf of leaves) {
    t.doors = withLetter(t.doors, leaf, OPENED)
    g.tell({ type: 'doorOpened', door: leaf, hero, unit: NONE, facing: NONE })
  }
  noteMover(g)
  meetDoors(g)
  for (const leaf of leaves) activate(g, leaf, hero, t.heroes[hero]!.at)
}

// 7.2. Closing.
export function closeDoor(g: G, hero: number, door: number): void {
  g.table.doors = withLetter(g.table.doors, door, CLOSED)
  g.tell({ type: 'doorClosed', door, hero })
}

// 7.4. Knock activation: the room becomes active and is spawned into, but the door stays closed.
export function knock(g: G, hero: number, door: number): void {
  g.tell({ type: 'knocked', door, hero })
  activate(g, door, hero, g.table.heroes[hero]!.at)
}

/** Activates the closed areas on both sides of a door, each with its room spawn, counted from a square (7.3, R-25). */
export function activate(g: G, door: number, hero: number, from: Square): void {
  const t = g.table
  const { doors, areaOf } = layoutOf(t.mission)
  for (const side of doors[door]!.sides) {
    const area = areaOf[side]!
    if (t.areas[area] !== INACTIVE) continue
    t.areas = withLetter(t.areas, area, ACTIVE)
    g.tell({ type: 'areaActivated', area, door })
    g.then(roomSpawn, area, door, hero, from)
  }
}

// 7.6. Destroying a door: the doorway stays open for good. Locked doors hold (7.7).
export function destroyDoor(g: G, door: number): void {
  const t = g.table
  t.doors = withLetter(t.doors, door, DESTROYED)
  t.damage[door] = 0
  g.tell({ type: 'doorDestroyed', door })
}

/** Whether an explosive destroys a door (7.6, 7.7). */
export const isDestructible = (t: Table, door: number): boolean =>
  t.doors[door] !== LOCKED && t.doors[door] !== DESTROYED

// 7.7. A barricade is taken away by an Open Door action; the door stays closed.
export function unbar(g: G, hero: number, door: number): void {
  const t = g.table
  t.doors = withLetter(t.doors, door, CLOSED)
  t.damage[door] = 0
  g.tell({ type: 'barricadeGone', door, hero })
}
