import type { Seat } from '@shamble/engine'
import { CORNERS, EDGES } from './data/island.ts'
import { CITY_WORTH, RAZED_WORTH, ROADS, ROAD_WORTH, SETTLEMENT_WORTH } from './data/pieces.ts'
import { isAnchored, maySpareBuilding, maySpareRoad, sectionOf } from './remainder.ts'
import {
  CITY,
  NOBODY,
  roadsLeft,
  SETTLEMENT,
  settlementsLeft,
  sum,
  type Payment,
  type Table,
} from './table.ts'

/*
 * Which pieces may be destroyed next in a payment: those that leave a legal board (14.5) from which the payment can still
 * be completed, covering the damage with nothing superfluous (14.4, R14).
 */

/** The part of the table that a payment touches. */
type Board = Pick<Table, 'roads' | 'owners' | 'sizes' | 'hands'>

/** A piece, and what happens to it: a road or settlement goes, a city is reduced to a settlement or razed. */
export type Deed = 'roads' | 'settlements' | 'reduced' | 'razed'

const WORTH: Record<Deed, number> = {
  roads: ROAD_WORTH,
  settlements: SETTLEMENT_WORTH,
  reduced: CITY_WORTH,
  razed: RAZED_WORTH,
}

/** The value of what has been paid so far (14.1, 14.2). */
export function worthOf({ cards, roads, settlements, reduced, razed }: Payment): number {
  return (
    sum(cards) +
    roads.length * ROAD_WORTH +
    settlements.length * SETTLEMENT_WORTH +
    reduced.length * CITY_WORTH +
    razed.length * RAZED_WORTH
  )
}

/** The cards that a hand must pay for the rest of the damage, if there is no choice (14.1); null if there is one. */
export function forcedCards(hand: readonly number[], rest: number): number[] | null {
  if (hand.filter((n) => n > 0).length > 1 && sum(hand) > rest) return null
  let left = rest
  return hand.map((n) => {
    const paid = Math.min(n, left)
    left -= paid
    return paid
  })
}

/** Takes a piece off the board into the payment. */
export function destroy(t: Board, payment: Payment, deed: Deed, at: number): void {
  payment[deed].push(at)
  if (deed === 'roads') t.roads[at] = NOBODY
  else if (deed === 'reduced') t.sizes[at] = SETTLEMENT
  else {
    t.owners[at] = NOBODY
    t.sizes[at] = 0
  }
}

/** Puts the last piece destroyed by this deed back on the board. */
function restore(t: Board, payment: Payment, deed: Deed): void {
  const at = payment[deed].pop()!
  if (deed === 'roads') t.roads[at] = payment.seat
  else {
    t.owners[at] = payment.seat
    t.sizes[at] = deed === 'settlements' ? SETTLEMENT : CITY
  }
}

/** Calls `can` for every piece that may be destroyed now. After the first card only cards may be paid. */
export function eachDestruction(t: Board, payment: Payment, can: (deed: Deed, at: number) => void): void {
  if (sum(payment.cards) > 0) return
  eachSparePiece(t, payment, (deed, at) => {
    destroy(t, payment, deed, at)
    const ends = canBeFinished(t, payment, new Set())
    restore(t, payment, deed)
    if (ends) can(deed, at)
  })
}

// Pieces that leave a legal board. A city reduced in this payment may not go as a settlement: that would be razing it.
function eachSparePiece(t: Board, { seat, reduced }: Payment, can: (deed: Deed, at: number) => void): void {
  for (let at = 0; at < EDGES; at++) if (t.roads[at] === seat && maySpareRoad(t, seat, at)) can('roads', at)
  for (let at = 0; at < CORNERS; at++) {
    if (t.owners[at] !== seat || reduced.includes(at)) continue
    const spare = maySpareBuilding(t, seat, at)
    if (t.sizes[at] === SETTLEMENT) {
      if (spare) can('settlements', at)
      continue
    }
    // 14.5 point 4. A settlement piece must be in supply.
    if (settlementsLeft(t, seat) > 0) can('reduced', at)
    if (spare) can('razed', at)
  }
}

/** Whether a payment can still be completed. Searches depth first; `tried` holds the dead ends. */
function canBeFinished(t: Board, payment: Payment, tried: Set<string>): boolean {
  const rest = payment.damage - worthOf(payment)
  if (rest <= 0) return !hasSuperfluous(t, payment, -rest)
  // Roads can always go one by one, down to the last; with cards for the rest nothing is superfluous.
  const roads = ROADS - roadsLeft(t, payment.seat)
  if (rest <= sum(t.hands[payment.seat]!) + ROAD_WORTH * roads) return true
  const key = (['roads', 'settlements', 'reduced', 'razed'] as const)
    .map((deed) => payment[deed].toSorted((a, b) => a - b).join())
    .join(';')
  if (tried.has(key)) return false
  tried.add(key)
  const next: [Deed, number][] = []
  eachSparePiece(t, payment, (deed, at) => next.push([deed, at]))
  return next.some(([deed, at]) => {
    destroy(t, payment, deed, at)
    const ends = canBeFinished(t, payment, tried)
    restore(t, payment, deed)
    return ends
  })
}

// 14.4, R14. Whether one item of a payment of pieces could be left out, the rest being legal and enough.
function hasSuperfluous(t: Board, payment: Payment, over: number): boolean {
  const { seat, roads, settlements, reduced, razed } = payment
  if (over >= WORTH.roads && roads.some((road) => couldStay(t, payment, road))) return true
  // Roads never need a settlement gone, but a reduced city may need its piece.
  if (over >= WORTH.settlements && settlements.length > 0 && settlementsLeft(t, seat) > 0) return true
  if (over >= WORTH.reduced && reduced.length > 0) return true
  return over >= WORTH.settlements && razed.length > 0 && settlementsLeft(t, seat) > 0
}

// Whether a destroyed road could have stayed: with it, its section is connected and touches a building if it did before.
function couldStay(t: Board, payment: Payment, road: number): boolean {
  const { seat } = payment
  const before = boardBefore(t, payment)
  const section = sectionOf(before, seat, road)
  t.roads[road] = seat
  const now = sectionOf(t, seat, road)
  const whole = section.every((other) => t.roads[other] !== seat || now.includes(other))
  const may = whole && (!isAnchored(before, seat, section) || isAnchored(t, seat, now))
  t.roads[road] = NOBODY
  return may
}

function boardBefore(
  t: Board,
  { seat, roads, settlements, razed }: Payment,
): Pick<Table, 'roads' | 'owners'> {
  const before = { roads: [...t.roads], owners: [...t.owners] }
  for (const at of roads) before.roads[at] = seat
  for (const at of settlements) before.owners[at] = seat
  for (const at of razed) before.owners[at] = seat
  return before
}

/** Whether a player has no building left. */
export const isWithoutBuildings = ({ owners }: Table, seat: Seat): boolean => !owners.includes(seat)
