import type { Choice, Seat } from '@shamble/engine'
import { BANK, KINDS } from './data/pieces.ts'
import { chair, covers, HAND, none, resourceIn, seatsFrom, sum, WANTED } from './table.ts'
import type { G, Offer, Table, Talk } from './table.ts'

// 7.1, ruling S1. Whether an offer may be made: domestic trade is on, the turn's offers are not used up, and both sides
// have cards.
export function mayTalk(t: Table): boolean {
  const { switches, offersMade, hands, active } = t
  if (!switches.domesticTrade || offersMade >= switches.offersPerTurn || sum(hands[active]!) === 0)
    return false
  return mostOf(t, active) > 0
}

/** The most cards that any other player could give to a seat. Hand sizes are public. */
function mostOf({ hands, active }: Pick<Table, 'hands' | 'active'>, seat: Seat): number {
  if (seat !== active) return sum(hands[active]!)
  let most = 0
  for (let other = 0; other < hands.length; other++)
    if (other !== seat) most = Math.max(most, sum(hands[other]!))
  return most
}

/** The empty offer, where composing begins. */
export const blank = (): Offer => ({ give: none(), want: none() })
const newTalk = ({ seats }: Table, invited: boolean): Talk => ({
  offer: blank(),
  invited,
  replies: Array<null>(seats).fill(null),
  counters: Array<null>(seats).fill(null),
})

// 7.2. An offer is built piece by piece and made to all.
export function beginOffer(g: G): void {
  const t = g.table
  t.offersMade++
  t.talk = newTalk(t, false)
  g.then(compose, t.active)
}

// 7.1, ruling S2. The player asks the others for offers.
export function askForOffers(g: G): void {
  const t = g.table
  t.offersMade++
  t.talk = newTalk(t, true)
  g.tell({ type: 'offersInvited', seat: t.active })
  g.then(hearAll)
}

/** The offer a seat is composing: to all on its own turn, otherwise its counter-offer. */
const offerOf = ({ talk, active }: Table, seat: Seat): Offer =>
  seat === active ? talk!.offer : talk!.counters[seat]!

// 7.2. Any number of cards on both sides, at least one on each, and no resource on both. Players give only what they hold.
const compose: Choice<G, [seat: Seat]> = {
  seat: (_, seat) => seat,
  ask: 'What do you give, and what do you want for it?',
  options(g, can, seat) {
    const t = g.table
    const { give, want } = offerOf(t, seat)
    const hand = t.hands[seat]!
    const mayWant = sum(want) < mostOf(t, seat)
    for (let r = 0; r < KINDS; r++) if (want[r] === 0 && hand[r]! > give[r]!) can('give', HAND[r]!)
    for (let r = 0; r < KINDS; r++) {
      // Cards of this kind that the other players hold together.
      const others = BANK - t.bank[r]! - hand[r]!
      if (mayWant && give[r] === 0 && want[r]! < others) can('want', WANTED[r]!)
    }
    if (sum(give) > 0 && sum(want) > 0) can('propose')
    can('drop')
  },
  take: {
    give(g, [seat], part: string) {
      offerOf(g.table, seat).give[resourceIn(part)]!++
      g.again()
    },
    want(g, [seat], part: string) {
      offerOf(g.table, seat).want[resourceIn(part)]!++
      g.again()
    },
    propose(g, [seat]) {
      propose(g, seat)
    },
    drop(g, [seat]) {
      drop(g, seat)
    },
  },
}

function propose(g: G, seat: Seat): void {
  const t = g.table
  const { give, want } = offerOf(t, seat)
  const offer = { give: [...give], want: [...want] }
  if (seat === t.active) {
    g.tell({ type: 'offered', seat, offer })
    return g.then(hearAll)
  }
  t.talk!.replies[seat] = 'countered'
  g.tell({ type: 'countered', seat, offer })
}

// A dropped offer ends the trade but counts; a dropped counter-offer declines.
function drop(g: G, seat: Seat): void {
  const t = g.table
  if (seat !== t.active) {
    t.talk!.counters[seat] = null
    return decline(g, seat)
  }
  t.talk = null
  g.tell({ type: 'calledOff', seat })
}

function decline(g: G, seat: Seat): void {
  g.table.talk!.replies[seat] = 'declined'
  g.tell({ type: 'declined', seat })
}

// 7.1, S13. The others answer in any order: nobody waits for another's answer.
function hearAll(g: G): void {
  const t = g.table
  const [, ...others] = seatsFrom(t, t.active)
  g.together(
    answer,
    others.map((seat) => [seat]),
  )
  g.then(weigh)
}

// 7.1, S9. All players are asked, so that asking reveals no hands; those who cannot accept may decline or counter.
const answer: Choice<G, [seat: Seat]> = {
  seat: (_, seat) => seat,
  ask: 'Do you accept the offer?',
  options(g, can, seat) {
    const { talk, hands } = g.table
    const { offer, invited } = talk!
    if (!invited && covers(hands[seat]!, offer.want)) can('accept')
    can('decline')
    if (sum(hands[seat]!) > 0) can('counter')
  },
  take: {
    accept(g, [seat]) {
      g.table.talk!.replies[seat] = 'accepted'
      g.tell({ type: 'accepted', seat })
    },
    decline(g, [seat]) {
      decline(g, seat)
    },
    counter(g, [seat]) {
      g.table.talk!.counters[seat] = blank()
      g.then(compose, seat)
    },
  },
}

// Without an acceptance or a counter-offer the trade is off.
function weigh(g: G): void {
  const t = g.table
  const { replies } = t.talk!
  if (replies.some((reply) => reply === 'accepted' || reply === 'countered')) return g.then(conclude)
  t.talk = null
  g.tell({ type: 'calledOff', seat: t.active })
}

// 7.1. The player whose turn it is picks a partner: one who accepted, or one with a counter-offer.
const conclude: Choice<G, []> = {
  seat: (g) => g.table.active,
  ask: 'Who do you trade with?',
  options(g, can) {
    const { talk, hands, active, seats } = g.table
    for (let seat = 0; seat < seats; seat++) {
      const reply = talk!.replies[seat]
      if (reply === 'accepted') can('deal', chair(seat))
      if (reply === 'countered' && covers(hands[active]!, talk!.counters[seat]!.want))
        can('deal', chair(seat))
    }
    can('callOff')
  },
  take: {
    deal(g, _, part: string) {
      deal(g, chair.of(part))
    },
    callOff(g) {
      g.table.talk = null
      g.tell({ type: 'calledOff', seat: g.table.active })
    },
  },
}

// 7.2. The cards change hands.
function deal(g: G, partner: Seat): void {
  const { talk, hands, active } = g.table
  const counter = talk!.counters[partner]
  const gave = counter ? counter.want : talk!.offer.give
  const got = counter ? counter.give : talk!.offer.want
  for (let r = 0; r < KINDS; r++) {
    hands[active]![r]! += got[r]! - gave[r]!
    hands[partner]![r]! += gave[r]! - got[r]!
  }
  g.table.talk = null
  g.tell({ type: 'traded', seat: active, with: partner, gave: [...gave], got: [...got] })
}

/** The steps of this chapter, in the order of play. */
export const steps = { compose, hearAll, answer, weigh, conclude }
