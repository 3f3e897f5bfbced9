import { countFrom, FAR } from './distances.ts'
import { FACING_X, FACING_Y, type Square } from './layout.ts'
import { layoutOf } from './missions/index.ts'
import { detectable } from './senses.ts'
import type { Infected, Table } from './table.ts'

/*
 * 10.10. Where infected face: never diagonally.
 */

/** The facing after a step in one of the eight directions, `target` being where the unit is going. */
export function facingAfter(t: Table, unit: Infected, direction: number, target: Square): number {
  if (direction < 4) return direction
  // NE, SE, SW, NW: the two facings each is made of.
  const [vertical, horizontal] = [direction === 4 || direction === 7 ? 0 : 2, direction < 6 ? 1 : 3]
  if (unit.facing === vertical || unit.facing === horizontal) return unit.facing
  const { grid } = layoutOf(t.mission)
  const across = Math.abs(grid.x[target]! - grid.x[unit.at]!)
  const down = Math.abs(rowsApart(t, unit.at, target))
  return down > across ? vertical : horizontal
}

/** The facing towards a square: straight if it is in line, else as after a diagonal step. */
export function facingTowards(t: Table, unit: Infected, target: Square): number {
  const { grid } = layoutOf(t.mission)
  const dx = Math.sign(grid.x[target]! - grid.x[unit.at]!)
  const dy = Math.sign(rowsApart(t, unit.at, target))
  if (dx === 0 && dy === 0) return unit.facing
  for (let facing = 0; facing < 4; facing++)
    if (FACING_X[facing] === dx && FACING_Y[facing] === dy) return facing
  const direction = dy < 0 ? (dx > 0 ? 4 : 7) : dx > 0 ? 5 : 6
  return facingAfter(t, unit, direction, target)
}

/** Turns a unit to the nearest detectable hero; of equally near ones, the first of the four. It stays as it is when there is none. */
export function faceNearest(t: Table, unit: Infected): void {
  let least = FAR
  let target = unit.at
  for (const hero of detectable(t)) {
    const { at } = t.heroes[hero]!
    const distance = countFrom(t, at)[unit.at]!
    if (distance >= least) continue
    least = distance
    target = at
  }
  unit.facing = facingTowards(t, unit, target)
}

// Rows from one square to another as the floors lie over each other.
function rowsApart(t: Table, from: Square, to: Square): number {
  const { grid, floor, height } = layoutOf(t.mission)
  return grid.y[to]! - grid.y[from]! - (floor[to]! - floor[from]!) * height
}
