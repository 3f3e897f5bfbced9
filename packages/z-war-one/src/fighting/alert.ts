import type { Choice } from '@shamble/engine'
import { bladeOf, chooseBlow, chooseFire } from './attacks.ts'
import { alertFacts } from '../heroes/facts.ts'
import { canFire, firearmReaches } from './weapons.ts'
import { findUnit, reaches } from '../questions.ts'
import type { Square } from '../map/layout.ts'
import { layoutOf } from '../missions/index.ts'
import { heroId, NONE, type G, type Table } from '../table.ts'
import { isForward } from '../map/sight.ts'

/*
 * 6.9. Alert: heroes who watch a direction may attack infected that move there.
 */

// 6.9, 10.8. After a stretch each hero on alert may attack once for each of its squares in his area, from where it ended.
export function alertStep(g: G, unit: number, ...squares: Square[]): void {
  const t = g.table
  if (!t.heroes.some(({ alert }) => alert !== NONE)) return
  // The mover hides none of the squares it ran through.
  const unblocked = { ...t, infected: t.infected.filter(({ id }) => id !== unit) }
  const counts = t.heroes.map(({ holds }, hero) =>
    holds ? 0 : squares.filter((at) => isWatched(unblocked, hero, at)).length,
  )
  if (counts.some((count) => count > 0)) g.then(whoFires, unit, ...counts)
}

/** Whether a square lies in the area that a hero on alert can attack: forward, in sight and range, or in reach. */
export function isWatched(t: Table, hero: number, at: Square): boolean {
  const figure = t.heroes[hero]!
  if (figure.alert === NONE || !isForward(layoutOf(t.mission), figure.at, figure.alert, at)) return false
  if (bladeOf(t, hero) !== NONE) return reaches(t, figure.at, at)
  return figure.active.some((each) => canFire(t, each) && firearmReaches(t, hero, each, at))
}

// 6.9. Several heroes may attack on the same step: the players choose who is first.
export const whoFires: Choice<G, [unit: number, ...counts: number[]]> = {
  seat: (g, _, ...counts) => [
    ...new Set(counts.flatMap((count, hero) => (count > 0 ? [g.table.owner[hero]!] : []))),
  ],
  ask: 'Several heroes watch this step. Who is first?',
  obvious: true,
  options(g, can, id, ...counts) {
    counts.forEach((count, hero) => {
      if (count > 0 && mayAttack(g.table, hero, id)) can('first', heroId(hero))
    })
  },
  take: {
    first(g, [id, ...counts], part) {
      const hero = heroId.of(part)
      g.then(alertFire, id, hero, counts[hero]!)
      g.then(whoFires, id, ...counts.map((count, each) => (each === hero ? 0 : count)))
    },
  },
}

// 6.9, R-73. One alert attack, if its hero wants it and the infected still stands there. He may let this step pass, this activation, or the phase.
export const alertFire: Choice<G, [unit: number, hero: number, left: number]> = {
  seat: (g, _, hero) => g.table.owner[hero]!,
  ask: 'It moves in sight of the alert. Attack?',
  options(g, can, id, hero, left) {
    if (left === 0 || !mayAttack(g.table, hero, id)) return
    can('fire')
    can('hold')
    can('holdMove')
    can('holdPhase')
  },
  facts: (g, [verb], id, hero) => (verb === 'fire' ? alertFacts(g, hero, id) : null),
  take: {
    fire(g, [id, hero, left]) {
      if (bladeOf(g.table, hero) !== NONE) g.then(chooseBlow, hero, id, 'plain')
      else g.then(chooseFire, hero, id, 'plain')
      g.then(alertFire, id, hero, left - 1)
    },
    hold() {},
    holdMove(g, [, hero]) {
      g.table.heroes[hero]!.holds = 'activation'
    },
    holdPhase(g, [, hero]) {
      g.table.heroes[hero]!.holds = 'phase'
    },
  },
}

// 6.9, R-58. Whether a hero on alert can attack a unit where it is now: standing, and in his area.
function mayAttack(t: Table, hero: number, id: number): boolean {
  const unit = findUnit(t, id)
  return unit !== undefined && unit.at !== NONE && !unit.prone && isWatched(t, hero, unit.at)
}
