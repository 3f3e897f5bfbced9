import type { Seat } from '@shamble/engine'
import { updateLongestRoad } from './awards.ts'
import { CORNERS, cornersByCorner, EDGES, edgesOfCorner, ENDS } from './data/island.ts'
import { CITY_COST, ROAD_COST, SETTLEMENT_COST } from './data/pieces.ts'
import { winIfTen } from './end.ts'
import { measureRoad } from './roads.ts'
import { citiesLeft, CITY, covers, NOBODY, roadsLeft, SETTLEMENT, settlementsLeft } from './table.ts'
import type { G, Table } from './table.ts'

type Board = Pick<Table, 'roads' | 'owners'>

/** Whether a corner is free and all its neighbours are empty: the distance rule (8.4). */
export function mayFound({ owners }: Pick<Table, 'owners'>, at: number): boolean {
  if (owners[at] !== NOBODY) return false
  const near = cornersByCorner[at]!
  for (let i = 0; i < near.length; i++) if (owners[near[i]!] !== NOBODY) return false
  return true
}

/** Whether an own road touches a corner. */
export function hasRoadAt({ roads }: Pick<Table, 'roads'>, seat: Seat, at: number): boolean {
  const edges = edgesOfCorner[at]!
  for (let i = 0; i < edges.length; i++) if (roads[edges[i]!] === seat) return true
  return false
}

// 8.3. A free edge that touches an own building, or an own road at a corner without another player's building.
export function mayBuildRoad(t: Board, seat: Seat, at: number): boolean {
  return t.roads[at] === NOBODY && (leadsOn(t, seat, ENDS[2 * at]!) || leadsOn(t, seat, ENDS[2 * at + 1]!))
}

function leadsOn(t: Board, seat: Seat, at: number): boolean {
  const owner = t.owners[at]!
  return owner === seat || (owner === NOBODY && hasRoadAt(t, seat, at))
}

// 8.4. A corner that keeps the distance rule, and that an own road touches.
const maySettle = (t: Board, seat: Seat, at: number): boolean => mayFound(t, at) && hasRoadAt(t, seat, at)

/** Where the player may build roads, if there are any left (8.6): calls `can` with each edge. */
export function eachRoadPlace(t: Table, seat: Seat, can: (edge: number) => void): void {
  if (roadsLeft(t, seat) === 0) return
  for (let at = 0; at < EDGES; at++) if (mayBuildRoad(t, seat, at)) can(at)
}

/** Whether there is a place and a piece for one more road. */
export function canPlaceRoad(t: Table, seat: Seat): boolean {
  if (roadsLeft(t, seat) === 0) return false
  for (let at = 0; at < EDGES; at++) if (mayBuildRoad(t, seat, at)) return true
  return false
}

/** Where the player may build settlements: calls `can` with each corner. */
export function eachSettlementPlace(t: Table, seat: Seat, can: (corner: number) => void): void {
  if (settlementsLeft(t, seat) === 0) return
  for (let at = 0; at < CORNERS; at++) if (t.owners[at] === NOBODY && maySettle(t, seat, at)) can(at)
}

// 8.5. A city replaces an own settlement.
export function eachCityPlace(t: Table, seat: Seat, can: (corner: number) => void): void {
  if (citiesLeft(t, seat) === 0) return
  for (let at = 0; at < CORNERS; at++) if (t.owners[at] === seat && t.sizes[at] === SETTLEMENT) can(at)
}

/** Whether a player holds the price of something. */
export const affords = (t: Table, seat: Seat, price: readonly number[]): boolean =>
  covers(t.hands[seat]!, price)

// 8.1. Paid cards go to the bank.
function pay(g: G, seat: Seat, price: readonly number[]): void {
  const { hands, bank } = g.table
  const hand = hands[seat]!
  for (let r = 0; r < price.length; r++) {
    hand[r]! -= price[r]!
    bank[r]! += price[r]!
  }
}

// 8.3. Building a road.
export function buildRoad(g: G, seat: Seat, at: number): void {
  pay(g, seat, ROAD_COST)
  g.table.building = true
  layRoad(g, seat, at)
}

/** Places a road during play: it may bring the Longest Road, and the win. */
export function layRoad(g: G, seat: Seat, at: number): void {
  placeRoad(g, seat, at)
  g.tell({ type: 'roadBuilt', seat, edge: at })
  g.table.lengths[seat] = measureRoad(g.table, seat)
  updateLongestRoad(g, 'building')
  winIfTen(g, seat)
}

// 8.4, 10.3. Building a settlement. It may interrupt another player's road.
export function buildSettlement(g: G, seat: Seat, at: number): void {
  const t = g.table
  pay(g, seat, SETTLEMENT_COST)
  t.building = true
  placeSettlement(g, seat, at)
  g.tell({ type: 'settlementBuilt', seat, corner: at })
  for (const road of edgesOfCorner[at]!) {
    const owner = t.roads[road]!
    if (owner !== NOBODY && owner !== seat) t.lengths[owner] = measureRoad(t, owner)
  }
  updateLongestRoad(g, 'building')
  winIfTen(g, seat)
}

// 8.5. Building a city. The settlement returns to the supply.
export function buildCity(g: G, seat: Seat, at: number): void {
  pay(g, seat, CITY_COST)
  g.table.building = true
  g.table.sizes[at] = CITY
  g.tell({ type: 'cityBuilt', seat, corner: at })
  winIfTen(g, seat)
}

export function placeRoad(g: G, seat: Seat, at: number): void {
  g.table.roads[at] = seat
}

export function placeSettlement(g: G, seat: Seat, at: number): void {
  g.table.owners[at] = seat
  g.table.sizes[at] = SETTLEMENT
}
