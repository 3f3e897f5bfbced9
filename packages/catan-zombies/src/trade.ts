import type { Seat } from '@shamble/engine'
import { cornersOfEdge, HARBOUR_EDGES } from './data/island.ts'
import { ANY, KINDS } from './data/pieces.ts'
import { BANKED, HAND, type G, type Table } from './table.ts'

/** Cards that the bank takes from a player without a harbour. */
export const NO_HARBOUR = 4
const ANY_HARBOUR = 3
const OWN_HARBOUR = 2

/** How many cards of each resource the bank takes from a player for one (7.3); a harbour counts while a building stands (7.4). */
export function ratesOf({ harbours, owners }: Pick<Table, 'harbours' | 'owners'>, seat: Seat): number[] {
  const rates = [NO_HARBOUR, NO_HARBOUR, NO_HARBOUR, NO_HARBOUR, NO_HARBOUR]
  for (let place = 0; place < HARBOUR_EDGES.length; place++) {
    const ends = cornersOfEdge[HARBOUR_EDGES[place]!]!
    if (owners[ends[0]] !== seat && owners[ends[1]] !== seat) continue
    const takes = harbours[place]!
    if (takes !== ANY) rates[takes] = OWN_HARBOUR
    else for (let r = 0; r < KINDS; r++) rates[r] = Math.min(rates[r]!, ANY_HARBOUR)
  }
  return rates
}

// 7.3. Maritime trade. Cards of one kind for any card that the bank has, always at the best rate.
export function eachSwap(t: Table, seat: Seat, can: (...move: [string, ...string[]]) => void): void {
  const hand = t.hands[seat]!
  let rates: number[] | null = null
  for (let gave = 0; gave < KINDS; gave++) {
    if (hand[gave]! < OWN_HARBOUR) continue
    rates ??= ratesOf(t, seat)
    if (hand[gave]! < rates[gave]!) continue
    for (let got = 0; got < KINDS; got++)
      if (got !== gave && t.bank[got]! > 0) can('swap', HAND[gave]!, BANKED[got]!)
  }
}

export function swap(g: G, seat: Seat, gave: number, got: number): void {
  const { hands, bank } = g.table
  const rate = ratesOf(g.table, seat)[gave]!
  hands[seat]![gave]! -= rate
  bank[gave]! += rate
  bank[got]!--
  hands[seat]![got]!++
  g.tell({ type: 'swapped', seat, gave, rate, got })
}
