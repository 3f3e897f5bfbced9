import { CARDS } from '../data/cards.ts'
import { FAR } from '../map/distances.ts'
import { areaNamed, doorsNumbered, type Square } from '../map/layout.ts'
import { layoutOf } from '../missions/index.ts'
import type { Objective } from '../missions/format.ts'
import { goalsOf, isMet, requirementsMet } from '../missions/objectives.ts'
import { cardsOf, isHere, kindOf } from '../questions.ts'
import { isOpen } from '../map/sight.ts'
import { NONE, type Table } from '../table.ts'
import { stepsBetween } from './steps.ts'

/*
 * How far the objectives of a mission (21.4) are from being met, in steps of a hero. `score` uses it.
 */

/** The distance, in steps, at which an objective counts half as much as one at hand. */
const HALF_WAY = 60
// A Task takes a whole move: its cost in steps.
const TASK_STEPS = 4
// The cost in steps of an infected in a room that must be held.
const CLEARING_STEPS = 6
// An objective counts 1 when met, up to NOT_YET before, and a fraction AHEAD of that while it waits for another.
const NOT_YET = 0.9
const AHEAD = 0.2

/** The steps left to meet an objective. */
function stepsTo(t: Table, goal: Objective, number: number): number {
  switch (goal.type) {
    case 'task':
      return toTask(t, goal, [goal.at as string])
    case 'taskCount':
      return toTask(t, goal, goal.at as readonly string[])
    case 'carryOut':
      return toCarry(t, goal)
    case 'openDoor':
      return toDoor(t, goal.door!)
    case 'timer':
      return (goal.turns! - Math.max(0, t.boxes[number]!)) * 2
    case 'survive':
      return goal.untilEndOfTurn! - t.turn
    case 'secure':
      return toHold(t, goal.rooms!)
    case 'standAll':
    case 'exitAll':
      return toExits(t)
    case 'auto':
      return 1
  }
}

const near = (t: Table, at: Square, squares: readonly Square[]): number =>
  squares.reduce((least, to) => Math.min(least, stepsBetween(t, at, to)), FAR)

/** The steps of the nearest hero who passes a test to a square; `FAR` when there is none. */
function nearest(t: Table, to: Square, may: (hero: number) => boolean = () => true): number {
  let least = FAR
  t.heroes.forEach((figure, hero) => {
    if (isHere(figure) && may(hero)) least = Math.min(least, stepsBetween(t, figure.at, to))
  })
  return least
}

// 8.2. To the place of a Task, by way of what it consumes.
function toTask(t: Table, { consumes, need = 1 }: Objective, at: readonly string[]): number {
  const { tasks, objects } = layoutOf(t.mission)
  const left = tasks.filter(({ token }, place) => at.includes(token) && !t.tasks.includes(place))
  const places = left.length > 0 ? left : tasks.filter(({ token }) => at.includes(token))
  const object = objects.findIndex(({ token }) => token === consumes)
  const each = places
    .map((place) => TASK_STEPS + (object < 0 ? nearest(t, place.at) : toBring(t, object, [place.at])))
    .sort((a, b) => a - b)
  const done =
    at.length > 1 ? tasks.filter(({ token }, n) => at.includes(token) && t.tasks.includes(n)).length : 0
  return each.slice(0, need - done).reduce((sum, steps) => sum + steps, 0)
}

// 15.2. An object to the nearest of some squares, by its carrier or the nearest hero with free hands.
function toBring(t: Table, object: number, squares: readonly Square[]): number {
  const carrier = t.heroes.findIndex((hero) => hero.object === object)
  if (carrier >= 0) return near(t, t.heroes[carrier]!.at, squares)
  const lies = t.objects[object]!
  if (lies === NONE) return FAR
  return nearest(t, lies, (hero) => t.heroes[hero]!.object === NONE) + near(t, lies, squares)
}

// 21.4. Objects off the board, the quickest first; a hero fetches one at a time.
function toCarry(t: Table, { tokens, need = 1 }: Objective): number {
  const { objects, exits } = layoutOf(t.mission)
  const free = t.heroes.map((figure) => isHere(figure) && figure.object === NONE)
  const each: number[] = []
  const lying: number[] = []
  objects.forEach(({ token }, object) => {
    if (!tokens!.includes(token) || t.out.includes(object)) return
    const carrier = t.heroes.findIndex((hero) => hero.object === object)
    if (carrier >= 0) each.push(near(t, t.heroes[carrier]!.at, exits))
    else lying.push(object)
  })
  for (const object of lying) {
    const at = t.objects[object]!
    let best = NONE
    let least = FAR
    t.heroes.forEach((figure, hero) => {
      const steps = free[hero] ? stepsBetween(t, figure.at, at) : FAR
      if (steps < least) [best, least] = [hero, steps]
    })
    if (best !== NONE) free[best] = false
    // With all hands full a hero has to come back for it.
    each.push((best === NONE ? near(t, at, exits) : least) + near(t, at, exits))
  }
  const done = t.out.filter((object) => tokens!.includes(objects[object]!.token)).length
  return each
    .sort((a, b) => a - b)
    .slice(0, Math.max(0, need - done))
    .reduce((sum, steps) => sum + steps, 0)
}

// 7.7. A locked door, by way of what opens it.
function toDoor(t: Table, number: string): number {
  const layout = layoutOf(t.mission)
  const [door] = doorsNumbered(layout, number)
  if (door === undefined || isOpen(t.doors, door)) return 0
  const { item, object } = layout.mission.doors?.[number]?.opensWith ?? {}
  const sides = layout.doors[door]!.sides
  const to = (from: Square) => near(t, from, sides)
  if (object !== undefined) {
    const wanted = layout.objects.findIndex(({ id }) => id === object)
    return toBring(t, wanted, sides)
  }
  const owner = t.heroes.findIndex((_, hero) => cardsOf(t, hero).some((card) => kindOf(t, card).id === item))
  if (owner >= 0) return to(t.heroes[owner]!.at)
  const lies = layout.items.findIndex(({ card }, n) => CARDS[card]!.id === item && t.items[n] !== NONE)
  return lies < 0 ? FAR : nearest(t, t.items[lies]!) + to(t.items[lies]!)
}

// 21.4. A different hero in each room, and no infected.
function toHold(t: Table, rooms: readonly string[]): number {
  const layout = layoutOf(t.mission)
  const free = t.heroes.map(isHere)
  let sum = 0
  for (const room of rooms) {
    const area = areaNamed(layout, room)
    let best = NONE
    let least = FAR
    t.heroes.forEach((figure, hero) => {
      if (!free[hero]) return
      const steps = layout.areaOf[figure.at] === area ? 0 : 1 + toArea(t, figure.at, area)
      if (steps < least) [best, least] = [hero, steps]
    })
    if (best !== NONE) free[best] = false
    const inside = t.infected.filter(({ at }) => at !== NONE && layout.areaOf[at] === area).length
    sum += least + inside * CLEARING_STEPS
  }
  return sum
}

function toArea(t: Table, from: Square, area: number): number {
  const { areas, doors, areaOf } = layoutOf(t.mission)
  const within = areas[area]!.doors.flatMap((door) =>
    doors[door]!.sides.filter((side) => areaOf[side] === area),
  )
  return near(t, from, within)
}

// 21.5. All remaining heroes, each to the nearest exit.
function toExits(t: Table): number {
  const { exits } = layoutOf(t.mission)
  return t.heroes.reduce((sum, hero) => sum + (isHere(hero) ? 1 + near(t, hero.at, exits) : 0), 0) / 2
}

/** How far a mission has come, from 0 to 1: the mean over all objectives. */
export function progress(t: Table): number {
  const goals = goalsOf(t)
  let sum = 0
  goals.forEach((goal, number) => {
    if (t.met[number]) return void sum++
    const part = (NOT_YET * HALF_WAY) / (HALF_WAY + stepsTo(t, goal, number))
    sum += isOpenGoal(t, goal) ? part : AHEAD * part
  })
  return sum / goals.length
}

const isOpenGoal = (t: Table, goal: Objective): boolean =>
  requirementsMet(t, goal) &&
  (goal.after === undefined || isMet(t, goal.after)) &&
  (goal.afterAll ?? []).every((id) => isMet(t, id))
