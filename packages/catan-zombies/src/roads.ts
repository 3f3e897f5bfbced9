import type { Seat } from '@shamble/engine'
import { CORNERS, EDGES, edgesOfCorner, ENDS } from './data/island.ts'
import { NOBODY, type Table } from './table.ts'

type Board = Pick<Table, 'roads' | 'owners'>

// The walk in progress: used edges, the board, the owner, all their roads, and the longest chain so far.
const used = new Uint8Array(EDGES)
let walked: Board
let walker: Seat
let total = 0
let longest = 0

// 10.1. Road length. The longest chain of own roads in which each is used once; it may begin or end at another player's
// building, but not pass through it.
export function measureRoad(board: Board, seat: Seat): number {
  walked = board
  walker = seat
  longest = 0
  total = 0
  for (let at = 0; at < EDGES; at++) if (board.roads[at] === seat) total++
  if (total === 0) return 0
  for (let at = 0; at < CORNERS && longest < total; at++) walk(at, 0)
  return longest
}

function walk(from: number, length: number): void {
  if (length > longest) longest = length
  if (longest === total) return
  const edges = edgesOfCorner[from]!
  for (let i = 0; i < edges.length; i++) {
    const at = edges[i]!
    if (walked.roads[at] !== walker || used[at]) continue
    const to = otherEnd(at, from)
    used[at] = 1
    if (blocks(to)) longest = Math.max(longest, length + 1)
    else walk(to, length + 1)
    used[at] = 0
  }
}

// The other end of an edge.
function otherEnd(at: number, from: number): number {
  const end = ENDS[2 * at]!
  return end === from ? ENDS[2 * at + 1]! : end
}

const blocks = (at: number) => {
  const owner = walked.owners[at]!
  return owner !== NOBODY && owner !== walker
}

/** The edges of one longest chain, for the board. */
export function longestChain(board: Board, seat: Seat): number[] {
  const length = measureRoad(board, seat)
  const chain: number[] = []
  const extend = (from: number): boolean => {
    if (chain.length === length) return true
    for (const at of edgesOfCorner[from]!) {
      if (board.roads[at] !== seat || chain.includes(at)) continue
      const to = otherEnd(at, from)
      const owner = board.owners[to]!
      chain.push(at)
      if (chain.length === length) return true
      if ((owner === NOBODY || owner === seat) && extend(to)) return true
      chain.pop()
    }
    return false
  }
  for (let at = 0; at < CORNERS; at++) if (extend(at)) break
  return chain
}
