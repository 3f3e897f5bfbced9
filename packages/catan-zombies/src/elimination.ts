import type { Seat } from '@shamble/engine'
import { measureRoads, passOnArmy, updateLongestRoad } from './awards.ts'
import { CORNERS, EDGES } from './data/island.ts'
import { KINDS } from './data/pieces.ts'
import { endIfAlone } from './end.ts'
import { none, NOBODY, type G } from './table.ts'

// 16.2, 16.4, R18. Elimination. All the player's pieces leave the board and the game; resource cards go to the bank.
export function eliminate(g: G, seat: Seat): void {
  const t = g.table
  t.out[seat] = true
  const roads = clearBoard(g, seat)
  const cards = t.hands[seat]!
  for (let r = 0; r < KINDS; r++) t.bank[r]! += cards[r]!
  t.hands[seat] = none()
  buryCards(g, seat)
  t.soldiers[seat] = 0
  g.tell({ type: 'eliminated', seat, roads, cards })
  measureRoads(g)
  updateLongestRoad(g, 'destruction')
  if (t.largestArmy === seat) passOnArmy(g)
  endIfAlone(g)
}

function clearBoard(g: G, seat: Seat): number[] {
  const { roads, owners, sizes } = g.table
  const gone: number[] = []
  for (let at = 0; at < CORNERS; at++) {
    if (owners[at] !== seat) continue
    owners[at] = NOBODY
    sizes[at] = 0
  }
  for (let at = 0; at < EDGES; at++) {
    if (roads[at] !== seat) continue
    roads[at] = NOBODY
    gone.push(at)
  }
  return gone
}

// Development cards not yet played leave the game unseen.
function buryCards(g: G, seat: Seat): void {
  const { cards, buried } = g.table
  for (let kind = 0; kind < KINDS; kind++) for (let n = 0; n < cards[seat]![kind]!; n++) buried.push(kind)
  cards[seat] = none()
  if (seat === g.table.active) g.table.bought = none()
}
