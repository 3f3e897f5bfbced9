import type { Choice } from '@shamble/engine'
import { NEWBORN } from '../data/infected.ts'
import { faceNearest, look } from '../infected/facing.ts'
import { newUnit } from '../infected/figures.ts'
import { dropObject, spendCard } from '../heroes/gear.ts'
import { countFrom, FAR } from '../map/distances.ts'
import { FACINGS, type Square } from '../map/layout.ts'
import { cardsOf, unitOf } from '../questions.ts'
import { nearestFree } from '../infected/spawn.ts'
import { NONE, square, type G, type Table } from '../table.ts'

/*
 * 18.8. Dead heroes: in the end phase they stand up again, on the other side.
 */

// 13, 18.8. A dead hero rises: those on his card are put on the nearest free squares, then he stands up.
export function raiseDead(g: G, hero: number): void {
  const { fate, held } = g.table.heroes[hero]!
  if (fate !== 'dead') return
  for (const id of held) g.then(letGo, hero, id)
  g.then(rise, hero)
}

// 18.8. One infected leaves a dead hero's card; with no free square anywhere it leaves play.
export function letGo(g: G, hero: number, id: number): void {
  const t = g.table
  const figure = t.heroes[hero]!
  if (nearestFree(t, figure.at).length > 0) return g.then(chooseBeside, hero, id)
  figure.held = figure.held.filter((each) => each !== id)
  t.infected = t.infected.filter((each) => each.id !== id)
  g.tell({ type: 'turnedBack', unit: id })
}

// 18.8, R-61. It stands on the nearest free square; among equals the Director chooses.
export const chooseBeside: Choice<G, [hero: number, id: number]> = {
  seat: (g) => g.table.director,
  ask: 'The hero it held is dead. On which of the nearest squares does it stand?',
  obvious: true,
  options(g, can, hero) {
    for (const at of nearestFree(g.table, g.table.heroes[hero]!.at)) can('place', square(at))
  },
  take: {
    place(g, [hero, id], part) {
      const t = g.table
      const figure = t.heroes[hero]!
      const unit = unitOf(t, id)
      figure.held = figure.held.filter((each) => each !== id)
      unit.at = square.of(part)
      unit.prone = false
      faceNearest(g, unit)
      g.tell({ type: 'placed', unit: id, kind: unit.kind, at: unit.at, facing: unit.facing })
    },
  },
}

// 18.8, R-55, R-95. His cards are discarded, his object drops; he stands up as a Newborn under direct control.
export function rise(g: G, hero: number): void {
  const t = g.table
  const figure = t.heroes[hero]!
  for (const card of cardsOf(t, hero)) spendCard(g, card)
  if (figure.object !== NONE) dropObject(g, hero, squareWithoutObject(t, figure.at))
  const unit = newUnit(t, NEWBORN, figure.at)
  Object.assign(unit, { controlled: true, risen: hero })
  t.infected.push(unit)
  Object.assign(figure, { at: NONE, fate: 'risen', prone: false })
  g.tell({ type: 'risen', hero, unit: unit.id, at: unit.at })
  g.then(chooseFacing, unit.id)
}

// A square itself, or the nearest one on which no object lies: by counting distance, of equal ones the first in reading order.
function squareWithoutObject(t: Table, at: Square): Square {
  if (!t.objects.includes(at)) return at
  const distance = countFrom(t, at)
  let nearest = at
  let least = FAR
  for (let other = 0; other < distance.length; other++) {
    if (distance[other]! >= least || t.objects.includes(other)) continue
    least = distance[other]!
    nearest = other
  }
  return nearest
}

// 18.8. The Director chooses where it faces.
export const chooseFacing: Choice<G, [id: number]> = {
  seat: (g) => g.table.director,
  ask: 'Which way does the risen hero face?',
  options(_, can) {
    for (const facing of FACINGS) can('face', facing)
  },
  take: { face: (g, [id], way) => look(g, id, way) },
}
