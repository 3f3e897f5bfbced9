import type { Square } from '../layout.ts'
import { layoutOf } from '../missions/index.ts'
import { stepsOf } from '../movement.ts'
import { isInZone } from '../senses.ts'
import { hasPerk } from '../questions.ts'
import { PERK } from '../data/perks.ts'
import type { Table } from '../table.ts'

/*
 * Where a hero can walk, step by step, and the grab tests on his way (10.11).
 */

/** A square a hero can walk to: how many steps it takes, which is the first, and the grab tests it calls for. */
export interface Walk {
  to: Square
  steps: number
  first: Square
  tests: number
}

/** The walks of a hero of at most so many steps; the first is to stay. Of equally long ones the one with fewest tests. */
export function walksOf(t: Table, hero: number, most: number): Walk[] {
  const figure = t.heroes[hero]!
  const zones = zonesOf(t, hero)
  const start: Walk = { to: figure.at, steps: 0, first: figure.at, tests: 0 }
  const found = new Map<Square, Walk>([[figure.at, start]])
  let edge = [start]
  for (let steps = 1; steps <= most; steps++) {
    const next = new Map<Square, Walk>()
    for (const from of edge)
      for (const to of stepsOf(t, hero, from.to)) {
        const tests = from.tests + shared(zones.get(from.to), zones.get(to))
        const known = found.get(to) ?? next.get(to)
        if (known && known.tests <= tests) continue
        next.set(to, { to, steps, first: steps === 1 ? to : from.first, tests })
      }
    for (const [to, walk] of next) found.set(to, walk)
    edge = [...next.values()]
  }
  return [...found.values()]
}

// By square: the units whose grab zone it lies in.
function zonesOf(t: Table, hero: number): Map<Square, number[]> {
  const zones = new Map<Square, number[]>()
  const figure = t.heroes[hero]!
  if (figure.hidden || hasPerk(figure, PERK.greased)) return zones
  const { steps } = layoutOf(t.mission)
  for (const unit of t.infected) {
    if (unit.at < 0 || unit.prone) continue
    for (const { to } of steps[unit.at]!)
      if (isInZone(t, unit, to)) zones.set(to, [...(zones.get(to) ?? []), unit.id])
  }
  return zones
}

function shared(a: readonly number[] = [], b: readonly number[] = []): number {
  let n = 0
  for (const id of a) if (b.includes(id)) n++
  return n
}
