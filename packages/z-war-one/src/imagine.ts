import type { Seat } from '@shamble/engine'
import type { G } from './table.ts'

/** Deals again what a seat cannot see: the order of the search deck, and for all but the Director the Director's hand. */
export function imagine(g: G, seat: Seat): void {
  const t = g.table
  g.shuffle(t.deck, 'search')
  if (seat === t.director) return void g.shuffle(t.directorDeck, 'director')
  const hidden = g.shuffle([...t.hand, ...t.directorDeck], 'director')
  t.hand = hidden.slice(0, t.hand.length)
  t.directorDeck = hidden.slice(t.hand.length)
}
