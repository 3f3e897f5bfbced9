import type { Choice } from '@shamble/engine'
import { breakInto } from '../infected/break-in.ts'
import { areaNamed } from '../map/layout.ts'
import { layoutOf } from '../missions/index.ts'
import { area as areaId, INACTIVE, NONE, type G, type Table } from '../table.ts'

// 21.6, 22.8, R-67. The Director picks a closed room to break into; nothing happens when none is left.
export function pickRoom(g: G, event: number): void {
  if (closedRooms(g.table, event).length > 0) return g.then(chooseRoom, event)
  g.tell({ type: 'brokenIn', die: NONE, area: NONE, closed: false })
}

export const chooseRoom: Choice<G, [event: number]> = {
  seat: (g) => g.table.director,
  ask: 'Which closed room is broken into?',
  obvious: true,
  options(g, can, event) {
    for (const area of closedRooms(g.table, event)) can('break', areaId(area))
  },
  take: {
    break(g, _, part) {
      const area = areaId.of(part)
      g.tell({ type: 'brokenIn', die: NONE, area, closed: true })
      breakInto(g, area)
    },
  },
}

/** The closed rooms among those an event names. */
function closedRooms(t: Table, event: number): number[] {
  const layout = layoutOf(t.mission)
  return layout.mission.events[event]!.rooms.map((room) => areaNamed(layout, room)).filter(
    (area) => t.areas[area] === INACTIVE,
  )
}
