import type { Seat } from '@shamble/engine'
import { pointsOf } from './end.ts'
import { openPoints, sum, type Counts, type Payment, type Table, type Talk } from './table.ts'

/** What a seat sees: everything open; of the other players' hands and cards, and of the deck, only the numbers. */
export interface View extends Omit<Table, 'hands' | 'deck' | 'cards' | 'bought' | 'buried'> {
  /** The viewer's seat; null: a spectator. */
  me: Seat | null
  /** Own cards by resource; of other players their number. */
  hands: (Counts | number)[]
  /** How many development cards are left. */
  deck: number
  /** Own development cards by kind; of other players their number. */
  cards: (Counts | number)[]
  /** Cards bought this turn: own ones by kind, otherwise their number. */
  bought: Counts | number
  /** How many development cards left the game unseen. */
  buried: number
  /** Points by seat; own ones include hidden victory point cards. */
  points: number[]
}

/** What a seat (or a spectator) may see. */
export function view(t: Table, me: Seat | null): View {
  return {
    me,
    switches: { ...t.switches },
    seats: t.seats,
    land: [...t.land],
    numbers: [...t.numbers],
    harbours: [...t.harbours],
    zombies: [...t.zombies],
    roads: [...t.roads],
    owners: [...t.owners],
    sizes: [...t.sizes],
    bank: [...t.bank],
    hands: t.hands.map((hand, seat) => (seat === me ? [...hand] : sum(hand))),
    deck: t.deck.length,
    cards: t.cards.map((cards, seat) => (seat === me ? [...cards] : sum(cards))),
    bought: t.active === me ? [...t.bought] : sum(t.bought),
    buried: t.buried.length,
    played: [...t.played],
    soldiers: [...t.soldiers],
    lengths: [...t.lengths],
    longestRoad: t.longestRoad,
    largestArmy: t.largestArmy,
    points: t.hands.map((_, seat) => (seat === me ? pointsOf(t, seat) : openPoints(t, seat))),
    out: [...t.out],
    first: t.first,
    active: t.active,
    round: t.round,
    phase: t.phase,
    cardPlayed: t.cardPlayed,
    building: t.building,
    freeRoads: t.freeRoads,
    offersMade: t.offersMade,
    talk: t.talk && talkSeen(t.talk, me),
    payment: t.payment && paymentSeen(t.payment),
    dice: [t.dice[0], t.dice[1]],
    rolls: [...t.rolls],
  }
}

// 7.1, S11. A counter-offer is public when it is made; until then only its maker sees it.
function talkSeen({ offer, invited, replies, counters }: Talk, me: Seat | null): Talk {
  return {
    offer: { give: [...offer.give], want: [...offer.want] },
    invited,
    replies: [...replies],
    counters: counters.map((counter, seat) =>
      counter && (seat === me || replies[seat] === 'countered')
        ? { give: [...counter.give], want: [...counter.want] }
        : null,
    ),
  }
}

function paymentSeen({ seat, damage, cards, roads, settlements, reduced, razed }: Payment): Payment {
  return {
    seat,
    damage,
    cards: [...cards],
    roads: [...roads],
    settlements: [...settlements],
    reduced: [...reduced],
    razed: [...razed],
  }
}
