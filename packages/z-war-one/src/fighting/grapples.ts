import { staying, pay, type Can } from '../heroes/actions/costs.ts'
import { AP } from '../data/action-points.ts'
import { faceNearest } from '../infected/facing.ts'
import { layoutOf } from '../missions/index.ts'
import { isFree, isPassable, unitOf } from '../questions.ts'
import type { Square } from '../map/layout.ts'
import { square, unit as unitId, type G, type Table } from '../table.ts'
import { canFire } from './weapons.ts'

/*
 * 9.3, 9.4. What a grappled hero can do: quick fire, melee and sweep, against infected on his own card.
 */

/** Lists the attacks and sweeps of a grappled hero. */
export function offerGrapple(t: Table, can: Can, hero: number): void {
  const figure = t.heroes[hero]!
  const loaded = figure.active.some((card) => canFire(t, card))
  const squares = figure.ap >= AP.sweep ? sweepSquares(t, hero) : []
  for (const id of figure.held) {
    if (loaded) staying(t, hero, can, AP.quick)('fire', unitId(id))
    staying(t, hero, can, AP.melee)('melee', unitId(id))
    for (const at of squares) can('sweep', unitId(id), square(at))
  }
}

/** The free squares in reach of a hero, onto which an infected can be swept (9.4). */
export function sweepSquares(t: Table, hero: number): Square[] {
  return layoutOf(t.mission)
    .steps[t.heroes[hero]!.at]!.filter((step) => !step.stair && isPassable(t, step) && isFree(t, step.to))
    .map(({ to }) => to)
}

export const takeSweep = {
  // 9.4, 10.10. No dice: one infected is put prone on a free square in reach, facing the nearest hero.
  sweep(g: G, [hero]: [number], id: string, to: string) {
    const t = g.table
    pay(g, hero, AP.sweep)
    const figure = t.heroes[hero]!
    const unit = unitOf(t, unitId.of(id))
    figure.held = figure.held.filter((each) => each !== unit.id)
    unit.at = square.of(to)
    unit.prone = true
    faceNearest(g, unit)
    g.tell({ type: 'swept', hero, unit: unit.id, at: unit.at, facing: unit.facing })
    g.again()
  },
}
