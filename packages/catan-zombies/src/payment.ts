import type { Choice, Seat } from '@shamble/engine'
import { measureRoads, updateLongestRoad } from './awards.ts'
import { KINDS } from './data/pieces.ts'
import { destroy, eachDestruction, forcedCards, isWithoutBuildings, worthOf } from './demolition.ts'
import { eliminate } from './elimination.ts'
import { corner, edge, HAND, none, resourceIn, sum, type G } from './table.ts'

// 13.5, 14. A player pays. The damage is fixed, whatever has been destroyed meanwhile (R13).
export function beginPayment(g: G, seat: Seat, damage: number): void {
  g.reveal()
  g.table.payment = { seat, damage, cards: none(), roads: [], settlements: [], reduced: [], razed: [] }
  g.then(payOn)
}

// 14.1. Pays until the damage is covered. Cards are discarded without asking if there is no choice.
function payOn(g: G): void {
  const payment = g.table.payment!
  const rest = payment.damage - worthOf(payment)
  if (rest <= 0) return g.then(paymentEnds)
  const forced = sum(payment.cards) > 0 ? forcedCards(g.table.hands[payment.seat]!, rest) : null
  if (!forced) return g.then(pay)
  for (const [resource, n] of forced.entries()) discard(g, resource, n)
  g.then(paymentEnds)
}

// 14.1 to 14.5. Pieces first, then cards. Every legal payment can be made in this order.
const pay: Choice<G, []> = {
  seat: (g) => g.table.payment!.seat,
  ask: 'Pay for the attack, with cards or with pieces.',
  options(g, can) {
    const t = g.table
    const payment = t.payment!
    const hand = t.hands[payment.seat]!
    if (payment.damage - worthOf(payment) <= sum(hand))
      for (let r = 0; r < KINDS; r++) if (hand[r]! > 0) can('discard', HAND[r]!)
    eachDestruction(t, payment, (deed, at) => {
      if (deed === 'roads') can('destroy', edge(at))
      else if (deed === 'settlements') can('destroy', corner(at))
      else can(deed === 'reduced' ? 'reduce' : 'raze', corner(at))
    })
  },
  take: {
    discard(g, _, part: string) {
      discard(g, resourceIn(part), 1)
      g.then(payOn)
    },
    destroy(g, _, part: string) {
      if (part.startsWith('edge')) destroyRoad(g, edge.of(part))
      else destroySettlement(g, corner.of(part))
      g.then(payOn)
    },
    reduce(g, _, part: string) {
      const at = corner.of(part)
      const payment = g.table.payment!
      destroy(g.table, payment, 'reduced', at)
      g.tell({ type: 'cityReduced', seat: payment.seat, corner: at })
      g.then(payOn)
    },
    raze(g, _, part: string) {
      const at = corner.of(part)
      const payment = g.table.payment!
      destroy(g.table, payment, 'razed', at)
      g.tell({ type: 'cityRazed', seat: payment.seat, corner: at })
      g.then(payOn)
    },
  },
}

// 14.2. Discarded cards go to the bank.
function discard(g: G, resource: number, n: number): void {
  const { hands, bank, payment } = g.table
  hands[payment!.seat]![resource]! -= n
  bank[resource]! += n
  payment!.cards[resource]! += n
  const cards = none()
  cards[resource] = n
  if (n > 0) g.tell({ type: 'laidAside', seat: payment!.seat, cards })
}

function destroyRoad(g: G, at: number): void {
  const payment = g.table.payment!
  destroy(g.table, payment, 'roads', at)
  g.tell({ type: 'roadDestroyed', seat: payment.seat, edge: at })
}

function destroySettlement(g: G, at: number): void {
  const payment = g.table.payment!
  destroy(g.table, payment, 'settlements', at)
  g.tell({ type: 'settlementDestroyed', seat: payment.seat, corner: at })
}

// 14.3, 14.10, 15.1. No change is given. Without buildings the player is out; otherwise roads are compared, once.
function paymentEnds(g: G): void {
  const t = g.table
  const payment = t.payment!
  const { seat, damage, cards, roads, settlements, razed } = payment
  t.payment = null
  if (sum(cards) > 0) g.tell({ type: 'discarded', seat, cards: [...cards] })
  g.tell({ type: 'paid', seat, damage, worth: worthOf(payment) })
  if (isWithoutBuildings(t, seat)) return eliminate(g, seat)
  if (roads.length + settlements.length + razed.length === 0) return
  measureRoads(g)
  updateLongestRoad(g, 'destruction')
}

/** The steps of this chapter, in the order of play. */
export const steps = { beginPayment, payOn, pay, paymentEnds }
