import type { Seat } from '@shamble/engine'
import { CITY_COST, POINT, ROAD_BUILDING, ROAD_COST, SETTLEMENT_COST, SOLDIER } from '../src/data/pieces.ts'
import type { Event } from '../src/events.ts'
import { measureRoad } from '../src/roads.ts'
import { CITY, NOBODY, none, openPoints, SETTLEMENT, sum, type Counts } from '../src/table.ts'
import type { View } from '../src/view.ts'

/** The view after an event, as far as the board draws it: so that nothing moves back while later events are shown. */
export function unfold(view: View, event: Event): View {
  const change = CHANGES[event.type] as ((view: View, event: Event) => void) | undefined
  if (!change) return view
  const after: View = {
    ...view,
    zombies: [...view.zombies],
    roads: [...view.roads],
    owners: [...view.owners],
    sizes: [...view.sizes],
    bank: [...view.bank],
    hands: view.hands.map(copy),
    cards: view.cards.map(copy),
    bought: copy(view.bought),
    played: [...view.played],
    soldiers: [...view.soldiers],
    out: [...view.out],
    rolls: [...view.rolls],
    talk: view.talk && { ...view.talk, replies: [...view.talk.replies], counters: [...view.talk.counters] },
  }
  change(after, event)
  count(after)
  return after
}

/** What a viewer knows of cards: by kind if they are one's own, else their number. */
type Known = Counts | number
const copy = (cards: Known): Known => (typeof cards === 'number' ? cards : [...cards])
const numberOf = (cards: Known): number => (typeof cards === 'number' ? cards : sum(cards))
const noneOf = (cards: Known): Known => (typeof cards === 'number' ? 0 : none())

// What follows from the pieces: points, and road lengths from the first turn on (4.10). During a payment lengths stay as
// they were (14.10).
function count(view: View): void {
  const { me, cards } = view
  if (view.phase !== 'founding' && !view.payment)
    view.lengths = view.hands.map((_, seat) => measureRoad(view, seat))
  view.points = view.hands.map((_, seat) => {
    const held = cards[seat]!
    return openPoints(view, seat) + (seat === me && typeof held !== 'number' ? held[POINT]! : 0)
  })
}

// Resource cards that come to a hand; negative: that leave it.
function deal(view: View, seat: Seat, counts: readonly number[], sign = 1): void {
  const hand = view.hands[seat]!
  view.hands[seat] =
    typeof hand === 'number' ? hand + sign * sum(counts) : hand.map((n, r) => n + sign * counts[r]!)
}

// Cards from the bank; negative: to it.
function draw(view: View, seat: Seat, counts: readonly number[], sign = 1): void {
  deal(view, seat, counts, sign)
  view.bank = view.bank.map((n, r) => n - sign * counts[r]!)
}

const spend = (view: View, seat: Seat, price: readonly number[]): void => draw(view, seat, price, -1)

/** `n` cards of one kind. */
function of(kind: number, n = 1): Counts {
  const counts = none()
  counts[kind] = n
  return counts
}

function place(view: View, corner: number, owner: Seat, size: number): void {
  view.owners[corner] = owner
  view.sizes[corner] = size
}

// A piece that pays for damage (14).
function pay(view: View, deed: 'roads' | 'settlements' | 'reduced' | 'razed', at: number): void {
  if (view.payment) view.payment = { ...view.payment, [deed]: [...view.payment[deed], at] }
}

function reply(view: View, seat: Seat, said: 'accepted' | 'declined' | 'countered'): void {
  if (view.talk) view.talk.replies[seat] = said
}

type Changes = { [T in Event['type']]?: (view: View, event: Extract<Event, { type: T }>) => void }

const CHANGES: Changes = {
  // 4: set-up
  starterFound: (view, { seat }) => void (view.first = seat),
  founded: (view, { seat, corner }) => place(view, corner, seat, SETTLEMENT),
  foundingCards: (view, { seat, cards }) => draw(view, seat, cards),
  // 5, 6: turns and production
  turnBegan(view, { seat, round }) {
    const turn = { active: seat, round, phase: 'beforeRoll' as const, payment: null, talk: null }
    Object.assign(view, turn, { cardPlayed: false, building: false, offersMade: 0, freeRoads: 0 })
    view.bought = seat === view.me ? none() : 0
  },
  rolled(view, { dice }) {
    view.dice = dice
    view.rolls[sum(dice) - 2]!++
    view.phase = 'zombies'
  },
  produced(view, { gains }) {
    for (const [seat, counts] of gains.entries()) draw(view, seat, counts)
  },
  // 7: trading
  swapped(view, { seat, gave, rate, got }) {
    spend(view, seat, of(gave, rate))
    draw(view, seat, of(got))
  },
  accepted: (view, { seat }) => reply(view, seat, 'accepted'),
  declined: (view, { seat }) => reply(view, seat, 'declined'),
  countered(view, { seat, offer }) {
    reply(view, seat, 'countered')
    if (view.talk) view.talk.counters[seat] = offer
  },
  traded(view, { seat, with: partner, gave, got }) {
    deal(view, seat, gave, -1)
    deal(view, partner, gave)
    deal(view, partner, got, -1)
    deal(view, seat, got)
    view.talk = null
  },
  calledOff: (view) => void (view.talk = null),
  // 8: building. Roads are free while founding and for the Road Building card (9.4).
  roadBuilt(view, { seat, edge }) {
    view.roads[edge] = seat
    if (view.phase === 'founding') return
    if (view.freeRoads > 0) view.freeRoads--
    else spend(view, seat, ROAD_COST)
  },
  settlementBuilt(view, { seat, corner }) {
    spend(view, seat, SETTLEMENT_COST)
    place(view, corner, seat, SETTLEMENT)
  },
  cityBuilt(view, { seat, corner }) {
    spend(view, seat, CITY_COST)
    place(view, corner, seat, CITY)
  },
  // 9: development cards. One's own card is told apart.
  cardBought(view, { seat, paid }) {
    for (const resource of paid) spend(view, seat, of(resource))
    view.deck--
    const held = view.cards[seat]!
    if (typeof held === 'number') view.cards[seat] = held + 1
    if (typeof view.bought === 'number') view.bought++
  },
  cardDrawn(view, { seat, card }) {
    for (const cards of [view.cards[seat]!, view.bought]) if (typeof cards !== 'number') cards[card]!++
  },
  cardPlayed(view, { seat, card }) {
    const held = view.cards[seat]!
    if (typeof held === 'number') view.cards[seat] = held - 1
    else held[card]!--
    view.cardPlayed = true
    if (card === SOLDIER) view.soldiers[seat]!++
    else view.played[card]!++
    if (card === ROAD_BUILDING) view.freeRoads = 2
  },
  hexCleared: (view, { hex }) => void (view.zombies[hex] = 0),
  plentyTaken: (view, { seat, resource }) => draw(view, seat, of(resource)),
  monopolised(view, { seat, resource, taken }) {
    for (const [other, n] of taken.entries()) deal(view, other, of(resource, n), -1)
    deal(view, seat, of(resource, sum(taken)))
  },
  // 10, 15: special cards
  longestRoadWent: (view, { seat }) => void (view.longestRoad = seat),
  largestArmyWent: (view, { seat }) => void (view.largestArmy = seat),
  // 11, 12: zombies
  zombieCame: (view, { hex, zombies }) => void (view.zombies[hex] = zombies),
  zombieSpread: (view, { hex, zombies }) => void (view.zombies[hex] = zombies),
  // 13, 14: attack and payment
  attackBegan: (view) => void (view.phase = 'attack'),
  laidAside(view, { seat, cards }) {
    spend(view, seat, cards)
    if (!view.payment) return
    view.payment = { ...view.payment, cards: view.payment.cards.map((n, r) => n + cards[r]!) }
  },
  roadDestroyed(view, { edge }) {
    pay(view, 'roads', edge)
    view.roads[edge] = NOBODY
  },
  settlementDestroyed(view, { corner }) {
    pay(view, 'settlements', corner)
    place(view, corner, NOBODY, 0)
  },
  cityReduced(view, { corner }) {
    pay(view, 'reduced', corner)
    view.sizes[corner] = SETTLEMENT
  },
  cityRazed(view, { corner }) {
    pay(view, 'razed', corner)
    place(view, corner, NOBODY, 0)
  },
  paid: (view) => void (view.payment = null),
  // 16.2, 16.4: development cards leave the game unseen.
  eliminated(view, { seat, cards }) {
    view.out[seat] = true
    for (const [corner, owner] of view.owners.entries()) if (owner === seat) place(view, corner, NOBODY, 0)
    view.roads = view.roads.map((owner) => (owner === seat ? NOBODY : owner))
    spend(view, seat, cards)
    view.buried += numberOf(view.cards[seat]!)
    view.cards[seat] = noneOf(view.cards[seat]!)
    view.soldiers[seat] = 0
    if (seat === view.active) view.bought = noneOf(view.bought)
  },
}
