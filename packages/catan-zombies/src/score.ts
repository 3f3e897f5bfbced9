import { logistic, type Seat } from '@shamble/engine'
import { hitsOn } from './attack.ts'
import { mayFound } from './building.ts'
import { CORNERS, EDGES, edgesOfCorner, ENDS, HEXES, hexesOfCorner } from './data/island.ts'
import {
  CITY_COST,
  DESERT,
  KINDS,
  POINT,
  ROAD_COST,
  SETTLEMENT_COST,
  SOLDIER,
  TO_WIN,
} from './data/pieces.ts'
import { worthOf } from './demolition.ts'
import { pointsOf } from './end.ts'
import { SETTLEMENT, settlementsLeft, citiesLeft, roadsLeft, sum, type Counts, type Table } from './table.ts'
import { NO_HARBOUR, ratesOf } from './trade.ts'

/*
 * How well a seat stands, in points: what it has, what its land will bring, what its hand can buy, and what the zombies
 * will cost. The weights were tuned by bots playing one another.
 */

const PIP = 0.055
const NEW_KIND = 0.12
const CARD = 0.035
const MAX_CARDS = 8
const ROAD = 0.02
const LENGTH = 0.05
const PLACE = 0.3
const HELD_CARD = 0.22
const FACE_UP = 0.16
const HARBOUR = 0.06
const HIT = 0.09
const DEBT = 0.11
const LAST_BUILDING = 1.2
// The value of holding the full price of something.
const SETTLEMENT_HOPE = 0.75
const CITY_HOPE = 0.7
const CARD_HOPE = 0.2
// Brick and lumber matter early, ore and grain later.
const KIND_WEIGHTS = [1, 1, 0.9, 1.1, 1.1]
/** The slope of the logistic function from a lead in points to a chance to win. */
const STEEPNESS = 0.55
/** The upper limit while the game goes on. */
const ALMOST = 0.999

/** The pips of a number: its chance in 36ths. */
const pips = (number: number): number => (number === 0 ? 0 : 6 - Math.abs(7 - number))

/** How well a seat stands against the others, from 0 to 1. */
export function score(t: Table, seat: Seat): number {
  if (t.out[seat]) return 0
  const own = worth(t, seat)
  let best = -Infinity
  let all = 0
  let others = 0
  for (let other = 0; other < t.seats; other++) {
    if (other === seat || t.out[other]) continue
    const its = worth(t, other)
    best = Math.max(best, its)
    all += its
    others++
  }
  if (others === 0) return ALMOST
  const lead = own - 0.6 * best - (0.4 * all) / others
  return logistic(STEEPNESS * lead)
}

/** What a seat has and can expect, in points. */
export function worth(t: Table, seat: Seat): number {
  if (t.out[seat]) return 0
  const points = pointsOf(t, seat)
  if (points >= TO_WIN) return TO_WIN * 2
  const income = incomeOf(t, seat)
  let total = points
  for (let r = 0; r < KINDS; r++) {
    total += income[r]! * PIP * KIND_WEIGHTS[r]!
    if (income[r]! > 0) total += NEW_KIND
  }
  return total + hopes(t, seat) + armyAndRoad(t, seat) - dangers(t, seat)
}

// Pips of each resource, cities twice.
function incomeOf({ owners, sizes, land, numbers }: Table, seat: Seat): Counts {
  const income = [0, 0, 0, 0, 0]
  for (let at = 0; at < CORNERS; at++) {
    if (owners[at] !== seat) continue
    const hexes = hexesOfCorner[at]!
    for (let i = 0; i < hexes.length; i++) {
      const resource = land[hexes[i]!]!
      if (resource !== DESERT) income[resource]! += pips(numbers[hexes[i]!]!) * sizes[at]!
    }
  }
  return income
}

// What the hand can buy: the best purchase counts in full, the others a quarter.
function hopes(t: Table, seat: Seat): number {
  const hand = t.hands[seat]!
  const cards = sum(hand)
  const rates = ratesOf(t, seat)
  let total = Math.min(cards, MAX_CARDS) * CARD
  for (let r = 0; r < KINDS; r++) if (rates[r]! < NO_HARBOUR) total += HARBOUR
  const place = bestPlace(t, seat)
  const found = place > 0 ? SETTLEMENT_HOPE * FAR[roadsToGo]! * nearness(hand, SETTLEMENT_COST, roadsToGo) : 0
  const grow = canGrow(t, seat) ? CITY_HOPE * nearness(hand, CITY_COST, 0) : 0
  const three = [hand[2]!, hand[3]!, hand[4]!].filter((n) => n > 0).length
  const buy = t.deck.length > 0 ? (CARD_HOPE * Math.min(2, three)) / 2 : 0
  const best = Math.max(found, grow, buy)
  return total + best + 0.25 * (found + grow + buy - best) + place
}

// How much of a price, roads on the way included, a hand covers: the share squared.
function nearness(hand: readonly number[], price: readonly number[], roads: number): number {
  let have = 0
  let need = 0
  for (let r = 0; r < KINDS; r++) {
    const cost = price[r]! + roads * ROAD_COST[r]!
    need += cost
    have += Math.min(hand[r]!, cost)
  }
  const share = have / need
  return share * share
}

function canGrow(t: Table, seat: Seat): boolean {
  if (citiesLeft(t, seat) === 0) return false
  for (let at = 0; at < CORNERS; at++) if (t.owners[at] === seat && t.sizes[at] === SETTLEMENT) return true
  return false
}

// The value of the best corner to settle next, discounted for each road it needs. Sets `roadsToGo` to their number.
const FAR = [1, 0.62, 0.42, 0.3]
const far = new Int8Array(CORNERS)
const queue: number[] = []
let roadsToGo = 0

function bestPlace(t: Table, seat: Seat): number {
  roadsToGo = 0
  if (settlementsLeft(t, seat) === 0) return 0
  const reach = Math.min(FAR.length - 1, roadsLeft(t, seat))
  far.fill(-1)
  queue.length = 0
  for (let end = 0; end < ENDS.length; end++) if (t.roads[end >> 1] === seat) visit(t, seat, ENDS[end]!, 0)
  for (let at = 0; at < CORNERS; at++) if (t.owners[at] === seat) visit(t, seat, at, 0)
  let best = 0
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i]!
    const value = mayFound(t, at) ? landAt(t, at) * FAR[far[at]!]! : 0
    if (value > best) {
      best = value
      roadsToGo = far[at]!
    }
    if (far[at] === reach) continue
    const edges = edgesOfCorner[at]!
    for (let n = 0; n < edges.length; n++) {
      const edge = edges[n]!
      if (t.roads[edge]! >= 0) continue
      const end = ENDS[2 * edge]!
      visit(t, seat, end === at ? ENDS[2 * edge + 1]! : end, far[at]! + 1)
    }
  }
  return best * PLACE
}

function visit(t: Table, seat: Seat, at: number, distance: number): void {
  const owner = t.owners[at]!
  if (far[at]! >= 0 || (owner >= 0 && owner !== seat)) return
  far[at] = distance
  queue.push(at)
}

// The value of a corner's land, about 1 for a good one.
function landAt({ land, numbers, zombies }: Table, at: number): number {
  let total = 0.2
  for (const hex of hexesOfCorner[at]!)
    if (land[hex] !== DESERT) total += (pips(numbers[hex]!) * (zombies[hex]! > 1 ? 0.7 : 1)) / 13
  return total
}

function armyAndRoad(t: Table, seat: Seat): number {
  const cards = t.cards[seat]!
  const hidden = sum(cards) - cards[POINT]!
  let total = hidden * HELD_CARD + Math.min(4, t.soldiers[seat]!) * FACE_UP
  total += Math.min(6, t.lengths[seat]!) * LENGTH
  for (let e = 0; e < EDGES; e++) if (t.roads[e] === seat) total += ROAD
  return total
}

// The cost of an attack, now and soon. A soldier in hand lowers it by a quarter.
function dangers(t: Table, seat: Seat): number {
  let hits = 0
  let buildings = 0
  for (let at = 0; at < CORNERS; at++) {
    if (t.owners[at] !== seat) continue
    buildings++
    hits += hitsOn(t, at)
    for (const hex of hexesOfCorner[at]!) hits += 0.15 * t.zombies[hex]!
  }
  let cost = hits * HIT
  if (t.cards[seat]![SOLDIER]! > 0) cost *= 0.75
  // Hits that cards cannot pay cost buildings.
  cost += Math.max(0, hits - sum(t.hands[seat]!)) * HIT
  if (buildings === 1) cost += LAST_BUILDING
  if (t.payment?.seat === seat) cost += Math.max(0, t.payment.damage - worthOf(t.payment)) * DEBT
  return cost
}

/** How many hexes other than the desert are free of zombies: at 0 the game ends (17.3). */
export function freeHexes({ zombies, land }: Pick<Table, 'zombies' | 'land'>): number {
  let free = 0
  for (let hex = 0; hex < HEXES; hex++) if (zombies[hex] === 0 && land[hex] !== DESERT) free++
  return free
}
