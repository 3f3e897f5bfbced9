import { faceNearest, turnTo, UNTURNED } from './facing.ts'
import { figuresLeft, newUnit } from './figures.ts'
import type { Square } from '../map/layout.ts'
import { isHere } from '../questions.ts'
import { nearestDistance, noteMover } from './senses.ts'
import { NONE, type G, type Infected } from '../table.ts'

/*
 * How a figure of an infected comes onto the board during play (11.5, 11.6).
 */

// 11.6. Drop-offs: if no figure is left, the one on the board that is furthest from the heroes is taken. False when there is none.
export function takeFigure(g: G, kind: number): boolean {
  const t = g.table
  if (figuresLeft(t, kind) > 0) return true
  const heroes = t.heroes.map((_, hero) => hero).filter((hero) => isHere(t.heroes[hero]!))
  let furthest = NONE
  let most = -1
  for (const unit of t.infected) {
    if (unit.kind !== kind || unit.at === NONE || unit.risen !== NONE) continue
    const distance = nearestDistance(t, unit.at, heroes)
    if (distance <= most) continue
    most = distance
    furthest = unit.id
  }
  if (furthest === NONE) return false
  t.infected = t.infected.filter(({ id }) => id !== furthest)
  g.tell({ type: 'droppedOff', unit: furthest, kind })
  return true
}

/**
 * A new figure on a square, facing another square, or with `NONE` the nearest hero, of equally near ones the preferred; heroes
 * whose move is open count as seen from now on.
 */
export function placeUnit(g: G, kind: number, at: Square, towards: Square, preferred = NONE): Infected {
  const t = g.table
  const unit = newUnit(t, kind, at, UNTURNED)
  t.infected.push(unit)
  if (towards === NONE) faceNearest(g, unit, preferred)
  else turnTo(t, unit, towards)
  g.tell({ type: 'placed', unit: unit.id, kind, at, facing: unit.facing })
  noteMover(g)
  return unit
}
