import { smellFrom } from '../src/map/distances.ts'
import { INFECTED } from '../src/data/infected.ts'
import { AP, SPRINT } from '../src/data/action-points.ts'
import { isFree, isGrappled, isPassable, kindOf, reaches } from '../src/questions.ts'
import { hasLine, isForward, sees } from '../src/map/sight.ts'
import { layoutOf } from '../src/missions/index.ts'
import { ACTIVE, NONE } from '../src/table.ts'
import { unseenSquares } from '../src/infected/unseen.ts'
import type { View } from '../src/view.ts'
import { canFire, firearmReaches } from '../src/fighting/weapons.ts'
import type { Lens } from './lens.svelte.ts'
import { moverOf } from './looks.ts'

/*
 * Overlays of squares: where infected reach, where they sense, what heroes see, how far a hero gets.
 */

/** The squares of a lens. */
export function squaresOf(view: View, lens: Lens): number[] {
  if (lens === 'grab') return grabSquares(view)
  if (lens === 'sense') return sensedSquares(view)
  if (lens === 'unseen') return unseenSquares(view)
  const hero = moverOf(view)
  const from = hero === NONE ? view.heroes.filter(({ at }) => at !== NONE) : [view.heroes[hero]!]
  return filtered(view, (to) => from.some(({ at }) => at !== NONE && at !== to && hasLine(view, at, to)))
}

// 10.11. Squares in reach of standing infected.
const grabSquares = (view: View): number[] =>
  filtered(view, (to) =>
    view.infected.some(
      (unit) =>
        unit.at !== NONE &&
        !unit.prone &&
        isForward(layoutOf(view.mission), unit.at, unit.facing, to) &&
        reaches(view, unit.at, to),
    ),
  )

// 10.4. Squares in which a hero would be seen or smelt.
const sensedSquares = (view: View): number[] =>
  filtered(view, (to) =>
    view.infected.some(({ at, kind }) => {
      if (at === NONE) return false
      const smell = INFECTED[kind]!.smell * (view.wind ? 2 : 1)
      return sees(view, at, to) || smellFrom(view, to)[at]! <= smell
    }),
  )

/** 6.9. The squares that an alert of a hero would cover with his firearm or blade. */
export function alertSquares(view: View, hero: number, facing: number): number[] {
  const { at, active } = view.heroes[hero]!
  const layout = layoutOf(view.mission)
  const hasBlade = active.some((card) => kindOf(view, card).class === 'melee')
  const guns = active.filter((card) => canFire(view, card))
  return filtered(
    view,
    (to) =>
      isForward(layout, at, facing, to) &&
      (hasBlade ? reaches(view, at, to) : guns.some((gun) => firearmReaches(view, hero, gun, to))),
  )
}

/** The squares that a hero can reach with 1, 2 and 4 of the action points he has left (5.1, 5.2); each holds those before it. */
export function reachesOf(view: View, hero: number): number[][] {
  const { ap } = view.heroes[hero]!
  return [...new Set([1, 2, 4].map((points) => Math.min(points, ap)))].map((points) =>
    reachOf(view, hero, points),
  )
}

function reachOf(view: View, hero: number, ap: number): number[] {
  const figure = view.heroes[hero]
  if (!figure || figure.at === NONE || figure.prone || isGrappled(figure)) return []
  const { steps } = layoutOf(view.mission)
  const most = Math.floor(ap / AP.sprint) * SPRINT + (ap % AP.sprint) * AP.move
  const found = new Map([[figure.at, 0]])
  for (const [from, far] of found) {
    if (far === most) continue
    for (const step of steps[from]!)
      if (!found.has(step.to) && isPassable(view, step) && isFree(view, step.to)) found.set(step.to, far + 1)
  }
  found.delete(figure.at)
  return [...found.keys()].sort((a, b) => a - b)
}

function filtered({ mission, areas }: View, wanted: (to: number) => boolean): number[] {
  const { size, exists, areaOf } = layoutOf(mission)
  const found: number[] = []
  for (let to = 0; to < size; to++)
    if (exists[to] && areas[areaOf[to]!] === ACTIVE && wanted(to)) found.push(to)
  return found
}
