import type { GesturesModule } from '@shamble/engine/entry'
import type { Event } from '../src/events.ts'
import { NONE } from '../src/table.ts'
import type { View } from '../src/view.ts'
import { moverOf } from './looks.ts'

/** What a tap on a part means. The rules it takes are loaded with the first tap. */
export const gestureTo: NonNullable<GesturesModule['gestureTo']> = async (view, seat, id, moves) => {
  if (id === 'quick-start') return (await import('./quick-start.ts')).quickStart(seat)
  if (id.startsWith('shot:')) return (await import('./shots.ts')).shotOf(id)
  if (id.startsWith('attack:')) return (await import('./shots.ts')).attackNow(view, id, moves)
  if (id.startsWith('step:')) return (await import('./shots.ts')).steppingAttackOf(view, id, moves)
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
  'zoneEntered',
])

/** What interrupts a gesture: all but steps, doors and what is picked up on the way, an empty room, and a grab test that is passed. */
export const stops = (event: Event): boolean =>
  !QUIET.has(event.type) &&
  !(event.type === 'roomRolled' && event.kinds.length === 0) &&
  !(event.type === 'tested' && event.does === 'safe')

/** Free actions that a hero may as well take in his next move. */
const CAN_WAIT: ReadonlySet<string> = new Set(['ready', 'putAway', 'load'])

/**
 * A hero without action points ends his move by himself, if another hero of the same player waits: nothing is revealed, and it can be
 * undone. The last hero of a turn does so only if nothing can be taken back anyway, because the infected move then. In a game with a
 * Director no hero does: he may answer.
 */
export const automatic: NonNullable<GesturesModule['automatic']> = ({ moves }, view: View, _, mayUndo) => {
  const mover = moverOf(view)
  if (view.heroes[mover]?.ap !== 0 || view.director !== NONE) return null
  const others = moves.filter(([verb]) => verb !== 'end')
  const isFollowed = view.heroes.some(
    ({ move }, hero) => move === 'waiting' && view.owner[hero] === view.owner[mover],
  )
  return (isFollowed || !mayUndo) && others.every(([verb]) => CAN_WAIT.has(verb))
    ? (moves.find((move) => !others.includes(move)) ?? null)
    : null
}
