import { FAR, isActive, isShut, priceOfDoor, walkTo } from '../map/distances.ts'
import type { Layout, Square, Step } from '../map/layout.ts'
import { layoutOf } from '../missions/index.ts'
import { reachesToGrab } from '../questions.ts'
import { BARRICADED, NONE, type Infected, type Table } from '../table.ts'

/*
 * 10.6 to 10.9. The ways of infected: the next squares, stretches, and costs.
 */

/** The next stretch of a way: a step, a run through occupied squares to a free one, or a door to open first. */
export interface Stretch {
  /** The squares stepped onto, in order; empty when a door is opened. */
  squares: Square[]
  /** The direction of the last step, or towards the door. */
  directions: number[]
  /** The door to open, or `NONE`. */
  door: number
  cost: number
}

/** By square, what stands there: 0 free, 1 infected, 2 hero. */
export type Standing = Uint8Array

export const FREE = 0
export const INFECTED_THERE = 1
const HERO_THERE = 2

/** The occupants of squares, without the unit that moves. */
export function standingOn(t: Table, mover: number): Standing {
  const standing = new Uint8Array(layoutOf(t.mission).size)
  for (const unit of t.infected) if (unit.at !== NONE && unit.id !== mover) standing[unit.at] = INFECTED_THERE
  for (const hero of t.heroes) if (hero.at !== NONE) standing[hero.at] = HERO_THERE
  return standing
}

/**
 * The costs to the nearest free square from which a charging unit can grab: through infected and doors, never through
 * heroes or closed areas, within the movement it has left; null when there is none.
 */
export function costsToGrab(
  t: Table,
  unit: Infected,
  standing: Standing,
  target: Square,
  left: number,
): Uint8Array | null {
  if (walkTo(t, target)[unit.at]! > left + 1) return null // too far, even on an empty board
  const layout = layoutOf(t.mission)
  const costs = new Uint8Array(layout.size).fill(FAR)
  let now = grabSquares(t, layout, unit, standing, target)
  for (const at of now) costs[at] = 0
  let [next, later]: [Square[], Square[]] = [[], []]
  for (let spent = 0; spent < left; spent++) {
    for (const at of now) {
      if (costs[at] !== spent) continue
      for (const step of layout.steps[at]!) {
        const price = priceOf(t, layout, standing, step)
        if (spent + price > left || spent + price >= costs[step.to]!) continue
        costs[step.to] = spent + price
        if (price > 1) later.push(step.to)
        else next.push(step.to)
      }
    }
    now = next
    next = later
    later = []
  }
  return costs[unit.at]! <= left ? costs : null
}

// The free squares, other than its own, from which a unit could grab a hero on the target.
const grabSquares = (
  t: Table,
  layout: Layout,
  { at }: Infected,
  standing: Standing,
  target: Square,
): Square[] =>
  layout.steps[target]!.map(({ to }) => to).filter(
    (to) =>
      to !== at && standing[to] === FREE && isActive(layout, t.areas, to) && reachesToGrab(t, to, target),
  )

// The price of a step for a charging unit, in reverse: it comes from `step.to`. Doors are opened from free squares only.
function priceOf(t: Table, layout: Layout, standing: Standing, { to, door }: Step): number {
  if (standing[to] === HERO_THERE || !isActive(layout, t.areas, to)) return FAR
  const price = priceOfDoor(t.doors, door)
  if (price === 1) return 1
  return standing[to] === FREE && !isHeld(t, door) ? price : FAR
}

/** Whether a door cannot be opened now: barricaded (7.7), or held by a Jammed Lock (20.6). */
const isHeld = (t: Pick<Table, 'doors' | 'jammed'>, door: number): boolean =>
  t.doors[door] === BARRICADED || t.jammed === door

/** The walking costs to a hero's square, or null when there is no way at all. */
export function costsToWalk(t: Table, from: Square, goal: Square): Uint8Array | null {
  const costs = walkTo(t, goal)
  return costs[from] === FAR ? null : costs
}

/** Steps from a square that lie on a cheapest way by these costs, in the fixed order of directions. */
export function onTheWay(t: Table, at: Square, costs: Uint8Array): Step[] {
  const found: Step[] = []
  const here = costs[at]!
  for (const step of layoutOf(t.mission).steps[at]!)
    if (costs[step.to]! + priceOfDoor(t.doors, step.door) === here) found.push(step)
  return found
}

/**
 * All stretches a unit may go next by these costs, the preferred one first: free squares without a door before all else,
 * then in the order of directions. A moving unit only steps onto free squares; a charging one runs through infected, one or more,
 * when it can end on a free square (10.8). `toRun`: the movement that a charging unit has left; 0 for a moving one.
 */
export function stretches(
  t: Table,
  from: Square,
  costs: Uint8Array,
  standing: Standing,
  toRun: number,
): Stretch[] {
  const found: Stretch[] = []
  const steps = onTheWay(t, from, costs)
  for (const step of steps) {
    const shut = step.door !== NONE && isShut(t.doors, step.door)
    if (!shut && standing[step.to] === FREE) found.push(stretchOf(step))
  }
  for (const step of steps) {
    const shut = step.door !== NONE && isShut(t.doors, step.door)
    if (shut && standing[from] === FREE && !isHeld(t, step.door))
      found.push({ squares: [], directions: [step.direction], door: step.door, cost: 1 })
    if (shut || standing[step.to] !== INFECTED_THERE) continue
    const run = runThrough(t, step, costs, standing, toRun)
    if (run) found.push(run)
  }
  return found
}

const stretchOf = ({ to, direction }: Step): Stretch => ({
  squares: [to],
  directions: [direction],
  door: NONE,
  cost: 1,
})

// 10.8, R-60. The first run through occupied squares, in the order of directions, that ends on a free square in time.
function runThrough(
  t: Table,
  first: Step,
  costs: Uint8Array,
  standing: Standing,
  left: number,
): Stretch | null {
  if (left < 2) return null
  for (const step of onTheWay(t, first.to, costs)) {
    if (step.door !== NONE && isShut(t.doors, step.door)) continue
    const rest =
      standing[step.to] === FREE
        ? stretchOf(step)
        : standing[step.to] === INFECTED_THERE
          ? runThrough(t, step, costs, standing, left - 1)
          : null
    if (!rest) continue
    return {
      squares: [first.to, ...rest.squares],
      directions: [first.direction, ...rest.directions],
      door: NONE,
      cost: rest.cost + 1,
    }
  }
  return null
}

/** The doors that a unit's way leads through next and that it cannot open: it stops in front of them (7.7, R-66). */
export function doorAhead(t: Table, at: Square, costs: Uint8Array): number {
  for (const { door } of onTheWay(t, at, costs)) if (door !== NONE && isHeld(t, door)) return door
  return NONE
}
