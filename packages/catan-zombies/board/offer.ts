import type { Seat } from '@shamble/engine'
import type { Offer } from '../src/table.ts'
import type { View } from '../src/view.ts'

/** Before the id of a card: the button that takes it out of the offer again. */
export const LESS = 'less:'

/** The offer that a seat composes: to all on its own turn, otherwise its counter-offer. Null while there is none. */
export function offerOf({ talk, active }: View, seat: Seat | null): Offer | null {
  if (!talk || seat === null) return null
  return seat === active ? talk.offer : (talk.counters[seat] ?? null)
}
