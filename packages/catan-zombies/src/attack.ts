import { cornersOfHex, HEXES, hexesOfCorner } from './data/island.ts'
import { HITS_CITY, HITS_SETTLEMENT } from './data/pieces.ts'
import { winIfTen } from './end.ts'
import { beginPayment } from './payment.ts'
import { CITY, NOBODY, seatsFrom, SETTLEMENT, type G, type Table } from './table.ts'

type Board = Pick<Table, 'owners' | 'sizes' | 'zombies'>

// 13.2. Zombies on a hex hit a settlement from two on, a city at three.
const hits = (zombies: number, size: number): boolean =>
  (size === SETTLEMENT && zombies >= HITS_SETTLEMENT) || (size === CITY && zombies >= HITS_CITY)

/** How many hexes hit the building on a corner (13.2). */
export function hitsOn({ sizes, zombies }: Board, at: number): number {
  let n = 0
  for (const hex of hexesOfCorner[at]!) if (hits(zombies[hex]!, sizes[at]!)) n++
  return n
}

/** The damage by seat: each building counts for each hex that hits it; roads are never hit (13.2, 13.3). */
export function damagesOf(board: Board & Pick<Table, 'seats'>): number[] {
  const damages = Array<number>(board.seats).fill(0)
  for (let at = 0; at < board.owners.length; at++) {
    const owner = board.owners[at]!
    if (owner !== NOBODY) damages[owner]! += hitsOn(board, at)
  }
  return damages
}

// 13.1, 13.4, 13.5. The attack. All damage is counted first; then the players pay in turn order, the active one first.
export function attack(g: G): void {
  const t = g.table
  t.phase = 'attack'
  g.tell({ type: 'attackBegan', seat: t.active })
  for (let hex = 0; hex < HEXES; hex++) tellAttack(g, hex)
  const damages = damagesOf(t)
  g.tell({ type: 'damageCounted', damages })
  for (const seat of seatsFrom(t, t.active))
    if (damages[seat]! > 0) g.then(beginPayment, seat, damages[seat]!)
  g.then(attackEnds)
}

function tellAttack(g: G, hex: number): void {
  const { zombies, sizes } = g.table
  if (zombies[hex]! < HITS_SETTLEMENT) return
  const hit = cornersOfHex[hex]!.filter((at) => hits(zombies[hex]!, sizes[at]!))
  if (hit.length > 0) g.tell({ type: 'hexAttacked', hex, zombies: zombies[hex]!, hits: hit })
}

// 17.2, R19. After all payments the player whose turn it is may have won.
function attackEnds(g: G): void {
  winIfTen(g, g.table.active)
}

/** The steps of this chapter, in the order of play. */
export const steps = { attack, attackEnds }
