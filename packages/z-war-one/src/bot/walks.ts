import { PERK } from '../data/perks.ts'
import type { Square } from '../map/layout.ts'
import { layoutOf } from '../missions/index.ts'
import { stepsOf } from '../heroes/movement.ts'
import { hasPerk } from '../questions.ts'
import { isInZone } from '../infected/senses.ts'
import { NONE, type Table } from '../table.ts'

/*
 * The squares a hero can walk to, and the grab tests on the way (10.11).
 */

/** A square a hero can walk to, in how many steps, by which first step, and with how many grab tests. */
export interface Walk {
  to: Square
  steps: number
  first: Square
  tests: number
}

/** The walks of a hero of at most `limit` steps, one to each square: the shortest, or a longer one with fewer tests. */
export function walksOf(t: Table, hero: number, limit: number): Walk[] {
  const { at } = t.heroes[hero]!
  const zones = zonesAgainst(t, hero)
  const stay: Walk = { to: at, steps: 0, first: at, tests: 0 }
  const found = new Map<Square, Walk>([[at, stay]])
  let edge = [stay]
  for (let steps = 1; steps <= limit; steps++) {
    const next = new Map<Square, Walk>()
    for (const from of edge)
      for (const to of stepsOf(t, hero, from.to)) {
        const tests = from.tests + shared(zones.get(from.to), zones.get(to))
        const known = next.get(to) ?? found.get(to)
        if (known && known.tests <= tests) continue
        next.set(to, { to, steps, first: steps === 1 ? to : from.first, tests })
      }
    for (const [to, walk] of next) found.set(to, walk)
    edge = [...next.values()]
  }
  return [...found.values()]
}

// By square: the infected in whose grab zone it lies; empty for a hero who takes no grab tests.
function zonesAgainst(t: Table, hero: number): Map<Square, number[]> {
  const zones = new Map<Square, number[]>()
  const figure = t.heroes[hero]!
  if (figure.hidden || hasPerk(figure, PERK.greased)) return zones
  const { steps } = layoutOf(t.mission)
  for (const unit of t.infected) {
    if (unit.at === NONE || unit.prone) continue
    for (const { to } of steps[unit.at]!)
      if (isInZone(t, unit, to)) zones.set(to, [...(zones.get(to) ?? []), unit.id])
  }
  return zones
}

const shared = (a: readonly number[] = [], b: readonly number[] = []): number =>
  a.reduce((n, id) => n + (b.includes(id) ? 1 : 0), 0)
