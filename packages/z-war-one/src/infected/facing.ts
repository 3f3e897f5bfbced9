import type { Choice } from '@shamble/engine'
import { FACING_X, FACING_Y, FACINGS, type Square } from '../map/layout.ts'
import { layoutOf } from '../missions/index.ts'
import { unitOf } from '../questions.ts'
import { detectable, nearestOf, rollForLowest } from './senses.ts'
import { NONE, type G, type Infected, type Table } from '../table.ts'

/*
 * 10.10. Where infected face: never diagonally.
 */

/** No facing yet: a unit that has just come turns to a diagonal by distance alone. */
export const UNTURNED = -1

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

/** Turns a unit to a square. */
export function turnTo(t: Table, unit: Infected, at: Square): void {
  unit.facing = facingOf(t, unit, at)
}

// One that stands on the square itself, or straight above or below it, stays as it is; one that has just come looks north.
const facingOf = (t: Table, unit: Infected, at: Square): number => Math.max(0, facingTowards(t, unit, at))

// 10.10, R-89. A unit turns to the nearest detectable hero. Of equally near ones dice choose, or the Director: only where it would look another way at each.
export function faceNearest(g: G, unit: Infected, preferred = NONE): void {
  const t = g.table
  const near = nearestOf(t, unit.at, detectable(t))
  if (near.length === 0) return turnTo(t, unit, unit.at)
  const ways = near.map((hero) => facingOf(t, unit, t.heroes[hero]!.at))
  const chosen = Math.max(0, near.indexOf(preferred))
  unit.facing = ways[chosen]!
  if (near.includes(preferred) || unit.prone || ways.every((way) => way === ways[0])) return
  if (t.director !== NONE) return g.then(chooseLook, unit.id, ...new Set(ways))
  unit.facing = ways[near.indexOf(rollForLowest(g, near, unit.id))]!
}

// In Director games the Director says which of equally near heroes it looks at.
export const chooseLook: Choice<G, [id: number, ...ways: number[]]> = {
  seat: (g) => g.table.director,
  ask: 'Heroes are equally near. Which way does it look?',
  options(_, can, _id, ...ways) {
    for (const way of ways) can('face', FACINGS[way]!)
  },
  facts: (_g, _move, unit) => ({ unit }),
  take: { face: (g, [id], way) => look(g, id, way) },
}

/** Turns a unit to a facing that the Director chose. */
export function look(g: G, id: number, way: string): void {
  const unit = unitOf(g.table, id)
  unit.facing = FACINGS.indexOf(way as (typeof FACINGS)[number])
  g.tell({ type: 'faced', unit: id, facing: unit.facing })
}

// Rows from one square to another, with the floors on top of each other.
function rowsApart(t: Table, from: Square, to: Square): number {
  const { grid, floor, height } = layoutOf(t.mission)
  return grid.y[to]! - grid.y[from]! - (floor[to]! - floor[from]!) * height
}
