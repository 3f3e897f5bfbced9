import type { GesturesModule } from '@shamble/engine/entry'
import type { Event } from '../src/events.ts'

/** What a tap on a part means. The rules it takes are loaded with the first tap. */
export const gestureTo: NonNullable<GesturesModule['gestureTo']> = async (view, seat, id, moves) => {
  if (id === 'quick-start') return (await import('./quick-start.ts')).quickStart(seat)
  if (id.startsWith('shot:')) return (await import('./shots.ts')).shotOf(id)
  const { gestureOf } = await import('./walks.ts')
  return gestureOf(view, seat, id, moves)
}

/** Events that reveal and provoke nothing: a gesture goes on after them. */
const QUIET: ReadonlySet<Event['type']> = new Set([
  'stepped',
  'itemTaken',
  'objectTaken',
  'doorOpened',
  'areaActivated',
  'stationed',
  'readied',
  'perkBought',
  'moveEnded',
  'moveBegan',
])

/** What interrupts a gesture: all but steps, doors and what is picked up on the way, and a room in which nobody is. */
export const stops = (event: Event): boolean =>
  !QUIET.has(event.type) && !(event.type === 'roomRolled' && event.kinds.length === 0)
