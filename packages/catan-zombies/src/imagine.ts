import type { Seat } from '@shamble/engine'
import { KINDS, TO_WIN } from './data/pieces.ts'
import { pointsOf } from './end.ts'
import { blank } from './offers.ts'
import { ofEach } from './setup.ts'
import { none, sum, type Counts, type G, type Table } from './table.ts'

const MAX_DEALS = 8

/** Deals again what a seat cannot see: the other players' cards, the deck, and the cards that left the game unseen. */
export function imagine(g: G, me: Seat): void {
  forgetComposing(g.table, me)
  dealHands(g, me)
  // The active player does not have ten points, or the game would be over: deal again.
  for (let n = 0; n < MAX_DEALS; n++) {
    dealCards(g, me)
    const { active, phase } = g.table
    if (active === me || phase === 'founding' || pointsOf(g.table, active) < TO_WIN) return
  }
}

// Unfinished counter-offers of other players are secret.
function forgetComposing({ talk, active }: Table, me: Seat): void {
  if (!talk) return
  for (let seat = 0; seat < talk.counters.length; seat++)
    if (seat !== me && seat !== active && talk.counters[seat] && talk.replies[seat] === null)
      talk.counters[seat] = blank()
}

function dealHands(g: G, me: Seat): void {
  const t = g.table
  const unseen = none()
  const sizes = t.hands.map(sum)
  const others = t.hands.flatMap((_, seat) => (seat === me ? [] : [seat]))
  for (const seat of others) for (let r = 0; r < KINDS; r++) unseen[r]! += t.hands[seat]![r]!
  // Players hold what they have offered or promised.
  for (const seat of others) {
    const held = promised(t, seat)
    t.hands[seat] = held
    for (let r = 0; r < KINDS; r++) unseen[r]! -= held[r]!
  }
  const pool = g.shuffle(ofEach(unseen), 'imagined')
  for (const seat of others) {
    const hand = t.hands[seat]!
    for (let left = sizes[seat]! - sum(hand); left > 0; left--) hand[pool.pop()!]!++
  }
}

function promised({ talk, active }: Table, seat: Seat): Counts {
  if (!talk) return none()
  if (seat === active) return [...talk.offer.give]
  if (talk.replies[seat] === 'accepted') return [...talk.offer.want]
  return [...(talk.counters[seat]?.give ?? none())]
}

function dealCards(g: G, me: Seat): void {
  const t = g.table
  const bought = t.active === me ? 0 : sum(t.bought)
  const pool = [...t.deck, ...t.buried]
  for (let seat = 0; seat < t.seats; seat++) if (seat !== me) pool.push(...ofEach(t.cards[seat]!))
  g.shuffle(pool, 'imagined')
  for (let seat = 0; seat < t.seats; seat++) {
    if (seat === me) continue
    const many = sum(t.cards[seat]!)
    const cards = none()
    const fresh = none()
    for (let n = 0; n < many; n++) {
      const card = pool.pop()!
      cards[card]!++
      if (seat === t.active && n < bought) fresh[card]!++
    }
    t.cards[seat] = cards
    if (seat === t.active) t.bought = fresh
  }
  t.buried = pool.splice(0, t.buried.length)
  t.deck = pool
}
