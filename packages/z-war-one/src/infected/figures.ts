import { INFECTED } from '../data/infected.ts'
import type { Square } from '../map/layout.ts'
import { NONE, type Infected, type Table } from '../table.ts'

/*
 * The figures of infected: how many are left, and a new one (11.5).
 */

/** Figures of a class that are not in play; dead heroes who rose are not counted (20.4). */
export function figuresLeft(t: Table, kind: number): number {
  let inPlay = 0
  for (const unit of t.infected) if (unit.kind === kind && unit.risen === NONE) inPlay++
  return INFECTED[kind]!.pool - inPlay
}

/** A figure that enters play, with the next number. */
export function newUnit(t: Table, kind: number, at: Square, facing = 0): Infected {
  const id = t.nextId++
  return {
    id,
    kind,
    at,
    facing,
    prone: false,
    hurt: 0,
    controlled: false,
    acted: false,
    seen: 0,
    risen: NONE,
  }
}
