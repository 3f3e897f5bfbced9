import { ids, type Options, type Referee, type Seat } from '@shamble/engine'
import { CARDS, CITIES, RESOURCES, ROADS, SETTLEMENTS, SPECIAL_POINTS } from './data/pieces.ts'
import type { Event } from './events.ts'

/** The switches of section 20, and our own (rulings S1 to S4 in the README). */
export interface Switches extends Options {
  board: 'variable' | 'beginner' | 'beginnerStart' | 'random'
  harbours: 'printed' | 'shuffled'
  earlySevens: 'noEffect' | 'reroll'
  infestationSpread: 'eachAdjacent' | 'chooseAny' | 'one'
  infestationTrigger: 'freeChoice' | 'forcedOnly'
  desert: 'safe' | 'canHold'
  combinedTradeAndBuild: boolean
  domesticTrade: boolean
  offersPerTurn: number
  givingUp: boolean
}

/** Five numbers, one for each resource in the order of `RESOURCES`. */
export type Counts = number[]

/** Cards for cards, seen from the player who offers. */
export interface Offer {
  give: Counts
  want: Counts
}

/** An answer to an offer. */
export type Reply = 'accepted' | 'declined' | 'countered'

/** A trade in progress: the offer of the player whose turn it is, and the answers to it (7.1). */
export interface Talk {
  offer: Offer
  /** The player asks for offers instead of making one (ruling S2). */
  invited: boolean
  /** By seat; null: no answer yet. */
  replies: (Reply | null)[]
  /** By seat: a counter-offer, seen from its maker. */
  counters: (Offer | null)[]
}

/** A payment in progress (14): the damage, and what was paid so far. */
export interface Payment {
  seat: Seat
  damage: number
  cards: Counts
  /** Edges, and corners. */
  roads: number[]
  settlements: number[]
  /** Cities that became settlements, and cities destroyed altogether. */
  reduced: number[]
  razed: number[]
}

export type Phase = 'founding' | 'beforeRoll' | 'zombies' | 'attack' | 'tradeAndBuild'

/** The table. Corners, edges and hexes by number; -1 is no seat. */
export interface Table {
  switches: Switches
  seats: number
  /** By hex: its resource (5: the desert) and its number (0: none). */
  land: number[]
  numbers: number[]
  /** By harbour place: the resource it takes at 2:1, or 5 for any at 3:1. */
  harbours: number[]
  zombies: number[]
  /** By edge: the owner of the road. */
  roads: number[]
  /** By corner: the owner of the building, and 1 for a settlement, 2 for a city, 0 for nothing. */
  owners: number[]
  sizes: number[]
  bank: Counts
  /** By seat, and resource. */
  hands: Counts[]
  /** The development cards left, the last on top. */
  deck: number[]
  /** By seat and kind: cards held, hidden. */
  cards: Counts[]
  /** By kind: cards that the player whose turn it is bought this turn (9.2). */
  bought: Counts
  /** Cards of eliminated players, out of the game unseen (16.2). */
  buried: number[]
  /** By kind: progress cards played (9.5). */
  played: Counts
  /** By seat: soldiers lying face up. */
  soldiers: number[]
  /** By seat: the longest road (10.1). */
  lengths: number[]
  longestRoad: Seat
  largestArmy: Seat
  out: boolean[]
  first: Seat
  active: Seat
  /** The round of play; 0 while founding (4.10). */
  round: number
  phase: Phase
  cardPlayed: boolean
  /** Something was built this turn: trading is over unless both are mixed (20.5). */
  building: boolean
  /** Free roads still to be placed (9.4). */
  freeRoads: number
  offersMade: number
  talk: Talk | null
  payment: Payment | null
  /** The last roll; [0, 0] before the first. */
  dice: [number, number]
  /** How often each sum was rolled, from 2 to 12. */
  rolls: number[]
}

export type G = Referee<Table, Event>

export const NOBODY = -1
export const SETTLEMENT = 1
export const CITY = 2

export const hex = ids('hex')
export const corner = ids('corner')
export const edge = ids('edge')
export const chair = ids('seat')

const named = (kind: string, names: readonly string[]) => names.map((name) => `${kind}:${name}`)
/** `hand:ore`: an own card; `bank:ore`: a card of the bank; `want:ore`: a card of another player. */
export const HAND = named('hand', RESOURCES)
export const BANKED = named('bank', RESOURCES)
export const WANTED = named('want', RESOURCES)
/** `card:soldier`. */
export const CARD = named('card', CARDS)
const after = (part: string) => part.slice(part.indexOf(':') + 1)
/** The number of the resource in `hand:ore`, of the card in `card:soldier`. */
export const resourceIn = (part: string): number => (RESOURCES as readonly string[]).indexOf(after(part))
export const cardIn = (part: string): number => (CARDS as readonly string[]).indexOf(after(part))

/** Five zeros. */
export const none = (): Counts => [0, 0, 0, 0, 0]
export const sum = (counts: readonly number[]): number => {
  let total = 0
  for (let i = 0; i < counts.length; i++) total += counts[i]!
  return total
}

/** Whether a hand covers a price. */
export function covers(hand: readonly number[], price: readonly number[]): boolean {
  for (let r = 0; r < price.length; r++) if (hand[r]! < price[r]!) return false
  return true
}

/** How many of a player's pieces are left in the supply (3.4, 8.6). */
export function roadsLeft(t: Pick<Table, 'roads'>, seat: Seat): number {
  let left = ROADS
  for (let e = 0; e < t.roads.length; e++) if (t.roads[e] === seat) left--
  return left
}
export const settlementsLeft = (t: Buildings, seat: Seat): number => SETTLEMENTS - count(t, seat, SETTLEMENT)
export const citiesLeft = (t: Buildings, seat: Seat): number => CITIES - count(t, seat, CITY)

type Buildings = Pick<Table, 'owners' | 'sizes'>

/** How many settlements or cities of a player stand. */
function count({ owners, sizes }: Buildings, seat: Seat, size: number): number {
  let n = 0
  for (let c = 0; c < owners.length; c++) if (owners[c] === seat && sizes[c] === size) n++
  return n
}

/** Points in plain sight: buildings and special cards. */
export function openPoints(
  t: Pick<Table, 'owners' | 'sizes' | 'longestRoad' | 'largestArmy'>,
  seat: Seat,
): number {
  let points = 0
  for (let c = 0; c < t.owners.length; c++) if (t.owners[c] === seat) points += t.sizes[c]!
  if (t.longestRoad === seat) points += SPECIAL_POINTS
  if (t.largestArmy === seat) points += SPECIAL_POINTS
  return points
}

/** The players still in the game, clockwise from a seat. */
export function seatsFrom(t: Pick<Table, 'seats' | 'out'>, first: Seat): Seat[] {
  const seats: Seat[] = []
  for (let i = 0; i < t.seats; i++) {
    const seat = (first + i) % t.seats
    if (!t.out[seat]) seats.push(seat)
  }
  return seats
}
