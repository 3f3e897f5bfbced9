import type { Gesture, GesturesModule } from '@shamble/engine/entry'
import type { Move, Seat } from '@shamble/engine'
import { HAND, resourceIn, WANTED, type Counts, type Offer } from '../src/table.ts'
import type { View } from '../src/view.ts'
import { LESS, offerOf } from './offer.ts'

/** One card less in the offer that is being composed: moves are taken back until it is gone, and the others made again. */
export const gestureTo: NonNullable<GesturesModule['gestureTo']> = async (view: View, seat, id) => {
  const offer = offerOf(view, seat)
  const card = id.slice(LESS.length)
  if (!offer || !id.startsWith(LESS)) return null
  const wanted: Offer = {
    give: without(offer.give, HAND.indexOf(card)),
    want: without(offer.want, WANTED.indexOf(card)),
  }
  return {
    path: [],
    says: 'One card less',
    atOnce: true,
    next: (now, moves) => towards(wanted, now, seat, moves),
  } satisfies Gesture
}

const without = (counts: Counts, kind: number): Counts => counts.map((n, r) => (r === kind ? n - 1 : n))

/** The next step from the offer on the table to the wanted one. */
function towards(wanted: Offer, view: View, seat: Seat, moves: readonly Move[]): Move | 'back' | null {
  const offer = offerOf(view, seat)
  if (!offer) return null
  const side = (verb: string) => (verb === 'give' ? 'give' : 'want')
  const exceeds = (['give', 'want'] as const).some((of) => offer[of].some((n, r) => n > wanted[of][r]!))
  if (exceeds) return 'back'
  return (
    moves.find(([verb, card]) => {
      if (card === undefined) return false
      const kind = resourceIn(card)
      return offer[side(verb)][kind]! < wanted[side(verb)][kind]!
    }) ?? null
  )
}
