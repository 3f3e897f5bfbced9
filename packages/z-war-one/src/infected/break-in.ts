import { ofDirector } from '../director/steps.ts'
import { activate, destroyDoor } from '../map/doors.ts'
import { areaNamed } from '../map/layout.ts'
import { layoutOf } from '../missions/index.ts'
import { INACTIVE, NONE, type G, type Table } from '../table.ts'

// 21.6, R-67, R-99. A break-in: a die with a face for each room picks one; if it is still closed its outside door is destroyed and the room is spawned into.
export function breakIn(g: G, event: number): void {
  const layout = layoutOf(g.table.mission)
  const { rooms, none = 0, chooser } = layout.mission.events[event]!
  if (chooser === 'director' && g.table.director !== NONE) return g.then(ofDirector(g, 'pickRoom'), event)
  const die = g.roll(rooms.length + none, 'events')
  const room = rooms[die - 1]
  const area = room === undefined ? NONE : areaNamed(layout, room)
  g.tell({ type: 'brokenIn', die, area, closed: area !== NONE && g.table.areas[area] === INACTIVE })
  if (area !== NONE) breakInto(g, area)
}

/** Destroys the outside door of a closed room, and spawns into it as counted from the square in front of the door. */
export function breakInto(g: G, area: number): void {
  const t = g.table
  if (t.areas[area] !== INACTIVE) return
  const { doors, areaOf } = layoutOf(t.mission)
  const door = outsideDoor(t, area)
  if (door === NONE) return
  destroyDoor(g, door)
  const outside = doors[door]!.sides.find((at) => areaOf[at] !== area)!
  activate(g, door, NONE, outside)
}

/** The door of a room whose other side lies in an area with a spawn point (21.6). */
export function outsideDoor(t: Table, area: number): number {
  const { areas, areaOf, doors, spawnPoints } = layoutOf(t.mission)
  const yards = new Set(spawnPoints.map(({ at }) => areaOf[at]))
  const found = areas[area]!.doors.find((door) =>
    doors[door]!.sides.some((at) => areaOf[at] !== area && yards.has(areaOf[at])),
  )
  return found ?? NONE
}
