import { AP, SPRINT } from '../src/data/action-points.ts'
import { mayLand } from '../src/heroes/actions/costs.ts'
import { stepRisk } from '../src/heroes/facts.ts'
import { stepsOf } from '../src/heroes/movement.ts'
import { offerDoors } from '../src/map/doors.ts'
import { layoutOf } from '../src/missions/index.ts'
import { beyond, isFree } from '../src/questions.ts'
import { door as doorId, NONE, type Table } from '../src/table.ts'
import type { View } from '../src/view.ts'

/*
 * The ways of a hero within his action points.
 */

/** A way along squares. */
export interface Route {
  /** The squares, from that of the hero. */
  squares: readonly number[]
  /** By square, the door that he opens before he steps onto it; `NONE` for none. */
  doors: readonly number[]
  /** Its action points. */
  ap: number
  /** The chance that no step leads to a failed grab test (10.11), from 0 to 1. */
  safe: number
  /** The squares since the start, a full sprint or a door. */
  stride: number
}

/** What each square of a stretch costs: the third makes a sprint of it (5.1, 5.2). */
const STRIDES = [AP.move, AP.move, AP.sprint - 2 * AP.move] as const

/** What was found, while a table is shown: a mouse asks again on every square. */
const found = new WeakMap<Table, Map<string, Map<number, Route>>>()

/** The cheapest route to each square, the safest among equals, then the shortest. `opening`: closed doors are opened on the way. */
export function routesOf(t: Table, hero: number, opening: boolean): Map<number, Route> {
  const known = found.get(t) ?? new Map<string, Map<number, Route>>()
  found.set(t, known)
  const key = `${hero} ${opening}`
  const routes = known.get(key) ?? search(t, hero, opening)
  known.set(key, routes)
  return routes
}

function search(t: Table, hero: number, opening: boolean): Map<number, Route> {
  const { at, ap } = t.heroes[hero]!
  const start: Route = { squares: [at], doors: [NONE], ap: 0, safe: 1, stride: 0 }
  const known = new Map<string, Route>([[keyOf(start), start]])
  const waiting = [start]
  for (const route of waiting) {
    if (known.get(keyOf(route)) !== route) continue
    for (const next of extended(t, hero, route, opening)) {
      const other = known.get(keyOf(next))
      if (next.ap > ap || (other && order(next, other) >= 0)) continue
      known.set(keyOf(next), next)
      waiting.push(next)
    }
  }
  const found = new Map<number, Route>()
  for (const route of [...known.values()].sort(order)) {
    const to = endOf(route)
    if (!found.has(to) && (to === at || mayLand(t, hero, to, ap - route.ap))) found.set(to, route)
  }
  return found
}

/** The square at the end of a route. */
export const endOf = ({ squares }: Route): number => squares.at(-1)!

/** Which of two routes comes first: the cheaper, then the safer, then the shorter. */
export const order = (a: Route, b: Route): number =>
  a.ap - b.ap || b.safe - a.safe || a.squares.length - b.squares.length

const keyOf = (route: Route): string => `${endOf(route)} ${route.stride}`

/** A route with one more square, through each door that stands open or, on request, can be opened. */
function extended(t: Table, hero: number, route: Route, opening: boolean): Route[] {
  const from = endOf(route)
  const to = (square: number, door: number): Route => {
    const stride = door === NONE ? route.stride : 0
    return {
      squares: [...route.squares, square],
      doors: [...route.doors, door],
      ap: route.ap + STRIDES[stride]! + (door === NONE ? 0 : AP.door),
      safe: route.safe * stepRisk(t, hero, from, square),
      stride: (stride + 1) % SPRINT,
    }
  }
  const steps = stepsOf(t, hero, from).map((square) => to(square, NONE))
  if (!opening) return steps
  const layout = layoutOf(t.mission)
  const behind = doorsToOpen(t, hero, from).map((door) => to(beyond(layout, door, from), door))
  return [...steps, ...behind.filter((next) => isFree(t, endOf(next)))]
}

/** The closed doors that a hero could open on a square (7.2, 7.7). */
function doorsToOpen(t: Table, hero: number, at: number): number[] {
  const found: number[] = []
  const heroes = t.heroes.map((each, n) => (n === hero ? { ...each, at } : each))
  const can = (verb: string, part?: string) => {
    if (verb === 'open') found.push(doorId.of(part!))
  }
  offerDoors({ ...t, heroes }, can, hero)
  return found
}

/** 6.5. The squares onto which a hero can step as he attacks, with the chance that no grab test fails (10.11). */
export function stepsWithAttack(view: View, hero: number): { at: number; safe: number }[] {
  const t = view as unknown as Table
  const { at: from, ap } = t.heroes[hero]!
  return stepsOf(t, hero)
    .filter((to) => mayLand(t, hero, to, ap - AP.quick))
    .map((at) => ({ at, safe: stepRisk(t, hero, from, at) }))
}
