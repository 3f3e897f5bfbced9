import type { Seat } from '@shamble/engine'
import { MIN_ARMY, MIN_LONGEST_ROAD } from './data/pieces.ts'
import { measureRoad } from './roads.ts'
import { NOBODY, type G } from './table.ts'

/** Why road lengths changed: building, or destruction and elimination. */
export type Cause = 'building' | 'destruction'

/**
 * Who has the Longest Road (10.2 to 10.4, 15.2 to 15.6), or -1. Lengths by seat; eliminated players have 0. A holder
 * among the longest keeps it. Otherwise the only player with the longest takes it; of several, no one after building,
 * and after destruction the next in turn order from the holder.
 */
export function longestRoadGoes(holder: Seat, lengths: readonly number[], cause: Cause): Seat {
  let most = 0
  let leaders = 0
  let leader = NOBODY
  for (let seat = 0; seat < lengths.length; seat++) {
    const length = lengths[seat]!
    if (length < most) continue
    leaders = length === most ? leaders + 1 : 1
    leader = seat
    most = length
  }
  if (most < MIN_LONGEST_ROAD) return NOBODY
  if (holder !== NOBODY && lengths[holder] === most) return holder
  if (leaders === 1) return leader
  if (holder === NOBODY || cause === 'building') return NOBODY
  return nextAmong(lengths, most, holder)
}

// R17. The next seat in turn order with this amount.
function nextAmong(amounts: readonly number[], amount: number, from: Seat): Seat {
  for (let i = 1; i <= amounts.length; i++) {
    const seat = (from + i) % amounts.length
    if (amounts[seat] === amount) return seat
  }
  return NOBODY
}

/** Moves the Longest Road according to the lengths on the table. */
export function updateLongestRoad(g: G, cause: Cause): void {
  const t = g.table
  const from = t.longestRoad
  const seat = longestRoadGoes(from, t.lengths, cause)
  if (seat === from) return
  t.longestRoad = seat
  g.tell({ type: 'longestRoadWent', seat, from, length: seat === NOBODY ? 0 : t.lengths[seat]! })
}

/** Measures all roads again: a destroyed building may join other players' roads (15.5). */
export function measureRoads(g: G): void {
  for (let seat = 0; seat < g.table.seats; seat++) g.table.lengths[seat] = measureRoad(g.table, seat)
}

// 10.5. Largest Army. The first with three face-up soldiers; another takes it with strictly more.
export function updateLargestArmy(g: G, seat: Seat): void {
  const { soldiers, largestArmy } = g.table
  if (seat === largestArmy || soldiers[seat]! < MIN_ARMY) return
  for (let other = 0; other < soldiers.length; other++)
    if (other !== seat && soldiers[other]! >= soldiers[seat]!) return
  armyGoesTo(g, seat)
}

// 16.2. The Largest Army of an eliminated player goes to the most soldiers, at least three; a tie goes to the first after
// the empty seat. Otherwise it is set aside.
export function passOnArmy(g: G): void {
  const { soldiers, largestArmy } = g.table
  const most = Math.max(...soldiers)
  armyGoesTo(g, most < MIN_ARMY ? NOBODY : nextAmong(soldiers, most, largestArmy))
}

function armyGoesTo(g: G, seat: Seat): void {
  const from = g.table.largestArmy
  g.table.largestArmy = seat
  g.tell({ type: 'largestArmyWent', seat, from, soldiers: seat === NOBODY ? 0 : g.table.soldiers[seat]! })
}
