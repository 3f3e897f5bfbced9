import type { Choice, Seat } from '@shamble/engine'
import { alertStep } from '../fighting/alert.ts'
import { atMoment, beginActivation, beginPhase, ofDirector } from '../director/steps.ts'
import { countFrom, FAR, walkTo } from '../map/distances.ts'
import { facingAfter, turnTo } from './facing.ts'
import { bite, grab } from '../fighting/grabs.ts'
import type { Square } from '../map/layout.ts'
import { layoutOf } from '../missions/index.ts'
import { classOf, findUnit, playersOf, reachesToGrab, unitOf } from '../questions.ts'
import { detectable, nearestDistance, nearestOf, rollForLowest, senseOf } from './senses.ts'
import { spawnPhase } from './spawn.ts'
import { damageBarricade } from '../heroes/tasks.ts'
import { door, NONE, OPENED, square, withLetter, type G, type Infected, type Table } from '../table.ts'
import { costsToGrab, costsToWalk, doorAhead, onTheWay, standingOn, stretches, type Stretch } from './ways.ts'

// 10. The infected move. First every infected on a hero's card bites (10.2), then those on the board act (10.3).
export function infectedPhase(g: G): void {
  const t = g.table
  t.phase = 'infected'
  beginPhase(t)
  g.tell({ type: 'phaseBegan', phase: 'infected' })
  for (const each of t.infected) each.acted = false
  atMoment(g, 'infected-move-start')
  for (let hero = 0; hero < t.heroes.length; hero++)
    for (const id of t.heroes[hero]!.held) g.then(bite, hero, id)
  g.then(nextUnit)
  g.then(spawnPhase)
}

// 10.3, R-31. The next to act is the standing infected nearest to a detectable hero; of equally near ones the first that came.
export function nextUnit(g: G): void {
  const t = g.table
  t.acting = NONE
  const tied = nearestUnits(t)
  if (tied.length === 0) return
  if (tied.length > 1 && t.director !== NONE) return g.then(ofDirector(g, 'chooseUnit'))
  begin(g, tied[0]!)
}

/** Those that have not acted and are nearest, in the order of entering play. */
export function nearestUnits(t: Table): number[] {
  const heroes = detectable(t)
  let least = Infinity
  let found: number[] = []
  for (const each of t.infected) {
    if (each.at === NONE || each.prone || each.acted) continue
    const distance = nearestDistance(t, each.at, heroes)
    if (distance < least) found = []
    if (distance > least) continue
    least = distance
    found.push(each.id)
  }
  return found
}

export function begin(g: G, id: number): void {
  unitOf(g.table, id).acted = true
  g.table.acting = id
  beginActivation(g.table)
  g.then(activate, id, 0, false, NONE)
  g.then(nextUnit)
}

// 10.4. One activation, from wherever the unit is by now: it grabs a hero in reach, else it finds a target and goes on.
export function activate(g: G, id: number, used: number, charging: boolean, target: number): void {
  const t = g.table
  const mover = findUnit(t, id)
  if (!mover || mover.prone || mover.at === NONE) return
  if (mover.controlled) return g.then(ofDirector(g, 'steer'), id, used)
  const heroes = detectable(t)
  const inReach = isAlone(t, mover)
    ? heroes.filter((hero) => reachesToGrab(t, mover.at, t.heroes[hero]!.at))
    : []
  if (inReach.includes(target)) return g.then(grab, id, target)
  if (inReach.length > 0) return decide(g, id, inReach, (hero) => g.then(grab, id, hero), 'grabOne')
  const sensed = heroes.filter((hero) => senseOf(t, mover, hero) !== null)
  if (sensed.length === 0 && charging) return g.then(advance, id, used, true, target)
  const goes = sensed.length > 0
  if (!goes && isOffFloor(t, mover, heroes)) return g.then(advance, id, used, false, NONE)
  const nearest = nearestOf(t, mover.at, goes ? sensed : heroes)
  if (nearest.length === 0) return stay(g, mover, heroes.length === 0 ? 'noHero' : 'noWay')
  if (nearest.includes(target)) return aim(g, mover, used, goes, target, goes !== charging)
  decide(g, id, nearest, (hero) => aim(g, mover, used, goes, hero, true), 'chooseTarget', used, goes)
}

// 10.5. Dice or the Director decide between equally near heroes.
function decide(
  g: G,
  id: number,
  heroes: readonly number[],
  then: (hero: number) => void,
  choice: 'chooseTarget' | 'grabOne',
  used = 0,
  charging = false,
): void {
  if (heroes.length > 1 && g.table.director !== NONE) return g.then(ofDirector(g, choice), id, used, charging)
  then(heroes.length > 1 ? rollForLowest(g, heroes, id) : heroes[0]!)
}

// 10.4. A unit has its target: told when it is a new one or the unit begins to charge, with what it knows of him.
export function aim(
  g: G,
  mover: Infected,
  used: number,
  charging: boolean,
  target: number,
  isNew: boolean,
): void {
  const t = g.table
  if (isNew)
    g.tell({
      type: 'targeted',
      unit: mover.id,
      hero: target,
      sense: senseOf(t, mover, target),
      distance: countFrom(t, t.heroes[target]!.at)[mover.at]!,
    })
  g.then(advance, mover.id, used, charging, target)
}

/** Whether no other infected is on a unit's square: units that enter may begin on one (11.3). */
const isAlone = (t: Table, mover: Infected): boolean =>
  !t.infected.some(({ id, at }) => at === mover.at && id !== mover.id)

// 10.12. A unit on a floor without a detectable hero goes for the nearest staircase.
function isOffFloor(t: Table, { at }: Infected, heroes: readonly number[]): boolean {
  const { floor, floors } = layoutOf(t.mission)
  return floors > 1 && heroes.length > 0 && !heroes.some((hero) => floor[t.heroes[hero]!.at] === floor[at])
}

/** The far sides of the nearest staircases on a unit's floor, by walking cost (10.12), in the order of their numbers. */
export function stairsFor(t: Table, at: Square): Square[] {
  const { floor, stairs } = layoutOf(t.mission)
  let least = FAR - 1
  let goals: Square[] = []
  for (const { top, first } of stairs) {
    if (floor[top] !== floor[at] && floor[first] !== floor[at]) continue
    const far = floor[top] === floor[at] ? first : top
    const cost = walkTo(t, far)[at]!
    if (cost > least) continue
    if (cost < least) goals = []
    least = cost
    goals.push(far)
  }
  return goals
}

// The squares a unit may be going for: its target's; or those behind the nearest staircases, of equally near ones the lower number, but a Director chooses.
function goalsOf(t: Table, { at }: Infected, target: number): Square[] {
  if (target !== NONE) return [t.heroes[target]!.at]
  const goals = stairsFor(t, at)
  return t.director === NONE ? goals.slice(0, 1) : goals
}

// 10.4, 10.6. The next stretch of the way, if there is any movement left and any way.
export function advance(g: G, id: number, used: number, charging: boolean, target: number): void {
  const t = g.table
  const mover = unitOf(t, id)
  const goals = goalsOf(t, mover, target)
  const left = leftOf(mover, used, charging)
  if (left <= 0) return
  if (goals.length === 0) return stay(g, mover, 'noWay')
  const ways = waysOf(t, mover, charging, target, left)
  if (!ways) {
    turnTo(t, mover, goals[0]!)
    return stay(g, mover, 'noWay')
  }
  const { found, costs } = ways
  if (found.length === 0) return blocked(g, mover, costs, goals[0]!)
  if (found.length > 1 && deciders(t) !== null) return g.then(chooseWay, id, used, charging, target)
  carry(g, mover, found[0]!, used, charging, target, found.length)
}

const leftOf = (mover: Infected, used: number, charging: boolean): number =>
  (charging ? classOf(mover).charge : classOf(mover).move) - used

/** A stretch, and the square that it leads to in the end. */
interface Way extends Stretch {
  goal: Square
}

// 10.6, R-72. The ways a unit may take next, each with its goal; null when there is none at all. `costs`: to the first goal.
function waysOf(
  t: Table,
  mover: Infected,
  charging: boolean,
  target: number,
  left: number,
): { found: Way[]; costs: Uint8Array } | null {
  let first: Uint8Array | null = null
  const found: Way[] = []
  for (const goal of goalsOf(t, mover, target)) {
    const ways = stretchesOf(t, mover, charging, target, goal, left)
    if (!ways) continue
    first ??= ways.costs
    for (const stretch of ways.found)
      if (!found.some((each) => partOf(each) === partOf(stretch))) found.push({ ...stretch, goal })
  }
  return first && { found, costs: first }
}

// R-34, 10.6. A charging unit first looks for a free square to grab from; else, as moving ones, the cheapest way to the target.
function stretchesOf(
  t: Table,
  mover: Infected,
  charging: boolean,
  target: number,
  goal: Square,
  left: number,
): { found: Stretch[]; costs: Uint8Array } | null {
  const standing = standingOn(t, mover.id)
  const toGrab = charging && target !== NONE ? costsToGrab(t, mover, standing, goal, left) : null
  if (toGrab) {
    const found = stretches(t, mover.at, toGrab, standing, left)
    if (found.length > 0) return { found, costs: toGrab }
  }
  const costs = costsToWalk(t, mover.at, goal)
  return costs && { found: stretches(t, mover.at, costs, standing, charging ? left : 0), costs }
}

/** The seats that choose between equal squares: the Director, or the players where that was agreed; null: the fixed order decides. */
function deciders(t: Table): Seat[] | null {
  if (t.director !== NONE) return [t.director]
  return t.equalWays ? playersOf(t) : null
}

// 10.6, R-60. Of equally short ways one is chosen.
export const chooseWay: Choice<G, [id: number, used: number, charging: boolean, target: number]> = {
  seat: (g) => deciders(g.table) ?? playersOf(g.table),
  ask: 'These ways are equally short. Which does it take?',
  options(g, can, id, used, charging, target) {
    for (const way of waysNow(g.table, id, used, charging, target)) can('go', partOf(way))
  },
  take: {
    go(g, [id, used, charging, target], part) {
      const ways = waysNow(g.table, id, used, charging, target)
      const way = ways.find((each) => partOf(each) === part)!
      carry(g, unitOf(g.table, id), way, used, charging, target, ways.length)
    },
  },
}

function waysNow(t: Table, id: number, used: number, charging: boolean, target: number): Way[] {
  const mover = unitOf(t, id)
  return waysOf(t, mover, charging, target, leftOf(mover, used, charging))?.found ?? []
}

const partOf = ({ squares, door: shut }: Stretch): string =>
  shut === NONE ? square(squares.at(-1)!) : door(shut)

// 10.4, 10.9, 10.10. A stretch is made: a door opened, or one or more squares; then alert attacks, then the activation goes on.
function carry(
  g: G,
  mover: Infected,
  { squares, directions, door: shut, cost, goal }: Way,
  used: number,
  charging: boolean,
  target: number,
  equal: number,
): void {
  const t = g.table
  const from = mover.at
  const behind = isAlone(t, mover) ? [] : [from] // it ran through the spawn point it entered by
  for (let i = 0; i < directions.length; i++) {
    mover.facing = facingAfter(t, mover, directions[i]!, goal)
    if (i < squares.length) mover.at = squares[i]!
  }
  if (shut === NONE) {
    g.tell({
      type: 'unitMoved',
      unit: mover.id,
      from,
      path: squares,
      facing: mover.facing,
      charging,
      target,
      equal,
    })
    g.then(alertStep, mover.id, ...behind, ...squares)
  } else {
    t.doors = withLetter(t.doors, shut, OPENED)
    g.tell({ type: 'doorOpened', door: shut, hero: NONE, unit: mover.id, facing: mover.facing })
  }
  g.then(activate, mover.id, used + cost, charging, target)
}

// 7.7, R-65, R-72. A unit that cannot go on turns to where its way leads; in front of a barricaded door it wears it down.
function blocked(g: G, mover: Infected, costs: Uint8Array, goal: Square): void {
  const t = g.table
  const shut = doorAhead(t, mover.at, costs)
  const steps = onTheWay(t, mover.at, costs)
  const next = steps.find((step) => shut !== NONE && step.door === shut) ?? steps[0]!
  mover.facing = facingAfter(t, mover, next.direction, goal)
  if (shut !== NONE) return damageBarricade(g, shut, mover)
  stay(g, mover, 'blocked')
}

// 10.1, 10.6, R-30. A unit stays where it is; the event says why.
function stay(g: G, mover: Infected, why: 'noHero' | 'noWay' | 'blocked'): void {
  g.tell({ type: 'unitStayed', unit: mover.id, why, facing: mover.facing })
}
