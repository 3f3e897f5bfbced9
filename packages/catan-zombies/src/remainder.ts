import type { Seat } from '@shamble/engine'
import { cornersOfEdge, edgesOfCorner } from './data/island.ts'
import { NOBODY, type Table } from './table.ts'

/*
 * Which pieces may be destroyed so that a legal board remains (14.5, R15). They go one at a time, each leaving a legal
 * board; every legal payment can be made in this way, roads first and from the ends inwards.
 */

type Board = Pick<Table, 'roads' | 'owners'>

/** The section of a road: the player's roads connected to it at corners without another player's building (14.6). */
export function sectionOf({ roads, owners }: Board, seat: Seat, first: number): number[] {
  const section = [first]
  for (let i = 0; i < section.length; i++) {
    for (const at of cornersOfEdge[section[i]!]!) {
      if (owners[at] !== NOBODY && owners[at] !== seat) continue
      for (const road of edgesOfCorner[at]!)
        if (roads[road] === seat && !section.includes(road)) section.push(road)
    }
  }
  return section
}

/** Whether a section touches a building of its owner. */
export function isAnchored({ owners }: Board, seat: Seat, section: readonly number[]): boolean {
  for (const road of section) for (const at of cornersOfEdge[road]!) if (owners[at] === seat) return true
  return false
}

// 14.5 points 1 and 2. A road may go if the rest of its section is connected, or empty, and still touches a building if
// the section did.
export function maySpareRoad(board: Board, seat: Seat, road: number): boolean {
  const anchored = isAnchored(board, seat, sectionOf(board, seat, road))
  const { roads, owners } = board
  const beside: number[] = []
  for (const at of cornersOfEdge[road]!) {
    if (owners[at] !== NOBODY && owners[at] !== seat) continue
    for (const other of edgesOfCorner[at]!) if (other !== road && roads[other] === seat) beside.push(other)
  }
  if (beside.length === 0) return true
  roads[road] = NOBODY
  const rest = sectionOf(board, seat, beside[0]!)
  roads[road] = seat
  return beside.every((other) => rest.includes(other)) && (!anchored || isAnchored(board, seat, rest))
}

// 14.5 point 2, 14.7. A building may go if every section of roads at its corner touches another building.
export function maySpareBuilding(board: Board, seat: Seat, at: number): boolean {
  const { roads, owners } = board
  owners[at] = NOBODY
  let may = true
  for (const road of edgesOfCorner[at]!)
    if (may && roads[road] === seat) may = isAnchored(board, seat, sectionOf(board, seat, road))
  owners[at] = seat
  return may
}
