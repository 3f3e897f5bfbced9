import { cornersOfHex, HEXES } from './data/island.ts'
import { KINDS } from './data/pieces.ts'
import { none, NOBODY, type G } from './table.ts'

// 6.1. Production. Hexes with the number pay settlements one card and cities two, whatever zombies stand there (6.2).
export function produce(g: G, number: number): void {
  const { numbers, land, owners, sizes, hands, bank, seats } = g.table
  let gains: number[][] | null = null
  for (let hex = 0; hex < HEXES; hex++) {
    if (numbers[hex] !== number) continue
    const corners = cornersOfHex[hex]!
    for (let i = 0; i < corners.length; i++) {
      const owner = owners[corners[i]!]!
      if (owner === NOBODY) continue
      gains ??= Array.from({ length: seats }, none)
      gains[owner]![land[hex]!]! += sizes[corners[i]!]!
    }
  }
  if (!gains) return
  for (let resource = 0; resource < KINDS; resource++) shareOut(g, gains, resource, bank[resource]!)
  for (let seat = 0; seat < seats; seat++) {
    for (let resource = 0; resource < KINDS; resource++) {
      hands[seat]![resource]! += gains[seat]![resource]!
      bank[resource]! -= gains[seat]![resource]!
    }
  }
  g.tell({ type: 'produced', gains })
}

// 6.3, R7. Bank shortage. If the bank cannot pay all, no one gets any; a single claimant gets what is left.
function shareOut(g: G, gains: number[][], resource: number, left: number): void {
  let claimed = 0
  let claimants = 0
  for (let seat = 0; seat < gains.length; seat++) {
    const claim = gains[seat]![resource]!
    claimed += claim
    if (claim > 0) claimants++
  }
  if (claimed <= left) return
  g.tell({ type: 'bankShort', resource })
  for (let seat = 0; seat < gains.length; seat++)
    if (gains[seat]![resource]! > 0) gains[seat]![resource] = claimants === 1 ? left : 0
}
