import type { GesturesModule } from '@shamble/engine/entry'
import type { Event } from '../src/events.ts'

/** A tap on a far square or door means the walk there. The rules of movement are loaded with the first tap. */
export const gestureTo: NonNullable<GesturesModule['gestureTo']> = async (view, seat, id, moves) => {
  const { walkOf } = await import('./walks.ts')
  return walkOf(view, seat, id, moves)
}

/** What interrupts a walk: everything but steps and what is picked up on the way. */
export const stops = ({ type }: Event): boolean =>
  type !== 'stepped' && type !== 'itemTaken' && type !== 'objectTaken'
