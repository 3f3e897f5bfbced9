import type { Choice } from '@shamble/engine'
import { alertStep } from '../fighting/alert.ts'
import { steerFacts } from './facts.ts'
import { isActive } from '../map/distances.ts'
import { facingAfter } from '../infected/facing.ts'
import { grab } from '../fighting/grabs.ts'
import { layoutOf } from '../missions/index.ts'
import { classOf, doorsBefore, beyond, findUnit, isPassable, reachesToGrab, unitOf } from '../questions.ts'
import { detectable } from '../infected/senses.ts'
import { damageBarricade } from '../heroes/tasks.ts'
import {
  BARRICADED,
  CLOSED,
  door as doorId,
  heroId,
  NONE,
  OPENED,
  square,
  withLetter,
  type G,
  type Infected,
  type Table,
} from '../table.ts'
import { FREE, INFECTED_THERE, standingOn, type Stretch } from '../infected/ways.ts'

/*
 * 18.6. Direct control: the Director steers a unit with a control token.
 */

// 18.6, R-54, R-83. It always has its charge allowance; it grabs once, when the Director says so, and that ends its activation.
export const steer: Choice<G, [id: number, used: number]> = {
  seat: (g) => g.table.director,
  ask: 'It is under direct control. Where does it go?',
  obvious: true,
  options(g, can, id, used) {
    const t = g.table
    const mover = findUnit(t, id)
    if (!mover || mover.prone || mover.at === NONE) return
    for (const hero of detectable(t))
      if (reachesToGrab(t, mover.at, t.heroes[hero]!.at)) can('grab', heroId(hero))
    const left = classOf(mover).charge - used
    for (const { squares } of strides(t, mover, left)) can('go', square(squares.at(-1)!))
    if (left > 0) offerDoors(t, can, mover)
    can('stop')
  },
  facts: steerFacts,
  take: {
    grab: (g, [id], part) => g.then(grab, id, heroId.of(part)),
    go(g, [id, used], part) {
      const mover = unitOf(g.table, id)
      const ways = strides(g.table, mover, classOf(mover).charge - used)
      const way = ways.find(({ squares }) => squares.at(-1) === square.of(part))!
      stride(g, mover, way)
      g.then(steer, id, used + way.cost)
    },
    open(g, [id, used], part) {
      const t = g.table
      t.doors = withLetter(t.doors, doorId.of(part), OPENED)
      g.tell({
        type: 'doorOpened',
        door: doorId.of(part),
        hero: NONE,
        unit: id,
        facing: unitOf(t, id).facing,
      })
      g.then(steer, id, used + 1)
    },
    batter: (g, [id], part) => damageBarricade(g, doorId.of(part), unitOf(g.table, id)),
    stop() {},
  },
}

// 18.6, 10.9, R-83. Doors between active areas are opened for one movement; a barricade is worn down, which ends the activation.
function offerDoors(t: Table, can: (...move: [string, string]) => void, { at }: Infected): void {
  const layout = layoutOf(t.mission)
  for (const door of doorsBefore(layout, at)) {
    if (door === t.jammed || !isActive(layout, t.areas, beyond(layout, door, at))) continue
    if (t.doors[door] === CLOSED) can('open', doorId(door))
    if (t.doors[door] === BARRICADED) can('batter', doorId(door))
  }
}

/**
 * Where a controlled unit can go in one stretch (10.8): onto a free neighbouring square, or through infected to a free square
 * behind them. Of several runs to one square the shortest, of equal ones the first in the order of directions.
 */
export function strides(t: Table, mover: Infected, left: number): Stretch[] {
  const layout = layoutOf(t.mission)
  const standing = standingOn(t, mover.id)
  const found: Stretch[] = []
  const met = new Set([mover.at])
  let runs: Stretch[] = [{ squares: [], directions: [], door: NONE, cost: 0 }]
  for (let cost = 1; cost <= left && runs.length > 0; cost++) {
    const longer: Stretch[] = []
    for (const { squares, directions } of runs)
      for (const step of layout.steps[squares.at(-1) ?? mover.at]!) {
        const { to, direction } = step
        if (met.has(to) || !isPassable(t, step) || !isActive(layout, t.areas, to)) continue
        const further = {
          squares: [...squares, to],
          directions: [...directions, direction],
          door: NONE,
          cost,
        }
        if (standing[to] === FREE) found.push(further)
        else if (standing[to] === INFECTED_THERE) longer.push(further)
        else continue
        met.add(to)
      }
    runs = longer
  }
  return found
}

// 10.4, 10.8. A stretch is made as a whole; heroes on alert may attack at its end.
function stride(g: G, mover: Infected, { squares, directions }: Stretch): void {
  const t = g.table
  const from = mover.at
  squares.forEach((to, i) => {
    mover.facing = facingAfter(t, mover, directions[i]!, to)
    mover.at = to
  })
  const { id, facing } = mover
  g.tell({
    type: 'unitMoved',
    unit: id,
    from,
    path: squares,
    facing,
    charging: true,
    target: NONE,
    equal: 1,
    steered: true,
  })
  g.then(alertStep, id, ...squares)
}
