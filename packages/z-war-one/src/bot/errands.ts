import { CARDS } from '../data/cards.ts'
import { SEARCH } from '../data/search.ts'
import { FAR } from '../map/distances.ts'
import { areaNamed, doorsNumbered } from '../map/layout.ts'
import { layoutOf } from '../missions/index.ts'
import type { Objective } from '../missions/format.ts'
import { goalsOf, requirementsMet } from '../missions/objectives.ts'
import { cardsOf, isHere, kindOf } from '../questions.ts'
import { isOpen } from '../map/sight.ts'
import { LOCKED, NONE, SEARCHED, type Table } from '../table.ts'
import { stepsTo, type Goal } from './steps.ts'

/*
 * Errands: what the open objectives ask heroes to do (21.4).
 */

/** Something to do somewhere. */
export interface Errand extends Goal {
  /** The only hero who can do it; `NONE`: the nearest hero does. */
  by: number
  /** It needs free hands. */
  free: boolean
  /** It is a Task, and takes a whole move. */
  task: boolean
  /** The room is to be searched. */
  search: boolean
}

/** The errands of all objectives that are open, or wait only for a timer. */
export function errandsOf(t: Table): Errand[] {
  const goals = goalsOf(t).filter((goal, number) => !t.met[number] && isSoon(t, goal))
  const found = goals.flatMap((goal) => errandsFor(t, goal)).filter(({ squares }) => squares.length > 0)
  return t.doors.includes(LOCKED) ? withKeys(t, found) : found
}

// 7.7. Where nobody can do an errand, the doors that may be in its way are unlocked first.
function withKeys(t: Table, errands: readonly Errand[]): Errand[] {
  const near = errands.filter((errand) => isInReach(t, errand))
  if (near.length === errands.length) return near
  const numbers = Object.keys(layoutOf(t.mission).mission.doors ?? {})
  const locks = numbers.flatMap((number) => doorErrands(t, number))
  return [...locks.filter((errand) => isInReach(t, errand)), ...near]
}

const isInReach = (t: Table, errand: Errand): boolean =>
  t.heroes.some(
    (figure, hero) =>
      isHere(figure) && [NONE, hero].includes(errand.by) && stepsTo(t, figure.at, errand) < FAR,
  )

// Everything an objective requires is met, or is a timer that runs.
function isSoon(t: Table, goal: Objective): boolean {
  if (requirementsMet(t, goal)) return true
  const goals = goalsOf(t)
  return goal.requires!.every((id) => {
    const number = goals.findIndex((other) => other.id === id)
    return t.met[number] || t.boxes[number] !== NONE
  })
}

function errandsFor(t: Table, goal: Objective): Errand[] {
  const layout = layoutOf(t.mission)
  switch (goal.type) {
    case 'task':
      return taskErrands(t, goal, [goal.at as string])
    case 'taskCount':
      return taskErrands(t, goal, goal.at as readonly string[])
    case 'carryOut':
      return layout.objects.flatMap(({ token }, object) =>
        goal.tokens!.includes(token) && !t.out.includes(object) ? bring(t, object, to(layout.exits)) : [],
      )
    case 'openDoor':
      return doorErrands(t, goal.door!)
    case 'secure':
      return goal.rooms!.map((room) => inArea(t, areaNamed(layout, room)))
    case 'standAll':
    case 'exitAll':
      return t.heroes.flatMap((figure, hero) => (isHere(figure) ? [{ ...to(layout.exits), by: hero }] : []))
    case 'timer':
    case 'auto':
    case 'survive':
      return []
  }
}

const to = (squares: readonly number[], area = NONE): Errand => ({
  squares,
  area,
  by: NONE,
  free: false,
  task: false,
  search: false,
})

// A room is reached through its doors; every square of it will do.
function inArea(t: Table, area: number): Errand {
  const { areas, doors, areaOf } = layoutOf(t.mission)
  const within = areas[area]!.doors.flatMap((door) =>
    doors[door]!.sides.filter((side) => areaOf[side] === area),
  )
  return to(within, area)
}

// 8.2. To the places of a Task, with what it consumes.
function taskErrands(t: Table, goal: Objective, at: readonly string[]): Errand[] {
  const { tasks, objects, areaOf } = layoutOf(t.mission)
  const object = objects.findIndex(({ token }) => token === goal.consumes)
  return tasks.flatMap(({ token, at: square }, number) => {
    if (!at.includes(token) || (goal.type === 'taskCount' && t.tasks.includes(number))) return []
    const there = { ...(goal.scope === 'room' ? inArea(t, areaOf[square]!) : to([square])), task: true }
    return object < 0 ? [there] : bring(t, object, there)
  })
}

// 15.2. Its carrier brings the object; an object on the ground is fetched by a hero with free hands.
function bring(t: Table, object: number, there: Errand): Errand[] {
  const carrier = t.heroes.findIndex((hero) => hero.object === object)
  if (carrier >= 0) return [{ ...there, by: carrier }]
  const lies = t.objects[object]!
  return lies === NONE ? [] : [{ ...to([lies]), free: true }]
}

// 7.7. To a locked door with what opens it.
function doorErrands(t: Table, number: string): Errand[] {
  const layout = layoutOf(t.mission)
  const [door] = doorsNumbered(layout, number)
  if (door === undefined || isOpen(t.doors, door)) return []
  const { item, object: key } = layout.mission.doors?.[number]?.opensWith ?? {}
  // Its far side counts only where a way leads round.
  const there = to(layout.doors[door]!.sides.filter((side) => isInReach(t, to([side]))))
  if (item !== undefined) return cardErrands(t, item, there)
  const object = layout.objects.findIndex(({ id }) => id === key)
  return object < 0 ? [] : bring(t, object, there)
}

// 15.1, 8.1. Its owner brings the card; one that lies about is fetched; else rooms are searched for it.
function cardErrands(t: Table, item: string, there: Errand): Errand[] {
  const { items, areas } = layoutOf(t.mission)
  const owner = t.heroes.findIndex(
    (figure, hero) => isHere(figure) && cardsOf(t, hero).some((card) => kindOf(t, card).id === item),
  )
  if (owner >= 0) return [{ ...there, by: owner }]
  const lying = items.flatMap(({ card }, n) => (CARDS[card]!.id === item ? [t.items[n]!] : []))
  const left = lying.filter((at) => at !== NONE)
  if (left.length > 0) return left.map((at) => to([at]))
  if (!SEARCH.some(({ gives }) => CARDS[gives]?.id === item)) return []
  return areas.flatMap(({ room }, area) =>
    room === null || t.searched[area] === SEARCHED ? [] : [{ ...inArea(t, area), search: true }],
  )
}
