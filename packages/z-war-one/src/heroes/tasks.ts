import type { Move } from '@shamble/engine'
import { layoutOf } from '../missions/index.ts'
import type { Objective } from '../missions/format.ts'
import { meetTask, requirementsMet } from '../missions/objectives.ts'
import { doorsBefore } from '../questions.ts'
import {
  BARRICADED,
  CLOSED,
  door as doorId,
  NONE,
  task as taskId,
  withLetter,
  type G,
  type Table,
  type Infected,
} from '../table.ts'

/*
 * 8.2. Tasks, and the barricades of a mission that allows them (7.7).
 */

const TASK_AP = 4
const BREAKS_AT = 3

/** What a Task costs a hero: 4 AP, or his allowance if that is less (8.2). */
export const taskCost = (t: Table, hero: number): number => Math.min(TASK_AP, t.heroes[hero]!.allowance)

/** Lists the tasks a hero can carry out where he stands, and doors he can barricade. */
export function offerTasks(t: Table, can: (...move: Move) => void, hero: number): void {
  const { tasks } = layoutOf(t.mission)
  for (let place = 0; place < tasks.length; place++)
    if (objectivesOf(t, hero, place).length > 0) can('task', taskId(place))
  if (!t.barricades) return
  const layout = layoutOf(t.mission)
  for (const door of doorsBefore(layout, t.heroes[hero]!.at))
    if (t.doors[door] === CLOSED && door !== t.jammed) can('barricade', doorId(door))
}

/** The objectives, by number, that a Task of this hero at a place would meet or further. */
export function objectivesOf(t: Table, hero: number, place: number): number[] {
  const { mission } = layoutOf(t.mission)
  return mission.objectives
    .map((_, goal) => goal)
    .filter((goal) => serves(t, mission.objectives[goal]!, goal, hero, place))
}

function serves(t: Table, goal: Objective, number: number, hero: number, place: number): boolean {
  if ((goal.type !== 'task' && goal.type !== 'taskCount') || t.met[number] || !requirementsMet(t, goal))
    return false
  const { tasks, areaOf, objects } = layoutOf(t.mission)
  const { token, at } = tasks[place]!
  if (!goal.at!.includes(token)) return false
  if (goal.type === 'taskCount' && t.tasks.includes(place)) return false
  const figure = t.heroes[hero]!
  if (goal.scope === 'room' ? areaOf[figure.at] !== areaOf[at] : figure.at !== at) return false
  return (
    goal.consumes === undefined || (figure.object !== NONE && objects[figure.object]!.token === goal.consumes)
  )
}

// 8.2. A Task is done: an object it consumes leaves the game, and its objectives are met or furthered.
export function doTask(g: G, hero: number, place: number): void {
  const t = g.table
  const [goal] = objectivesOf(t, hero, place)
  const { consumes } = layoutOf(t.mission).mission.objectives[goal!]!
  t.tasks.push(place)
  g.tell({ type: 'taskDone', hero, task: place, objective: goal! })
  if (consumes !== undefined) t.heroes[hero]!.object = NONE
  meetTask(g, goal!)
}

// 7.7. A barricade is placed on a closed door, which cannot be opened while it stands.
export function barricade(g: G, hero: number, door: number): void {
  const t = g.table
  t.doors = withLetter(t.doors, door, BARRICADED)
  t.damage[door] = 0
  g.tell({ type: 'barricaded', hero, door })
}

// 7.7, R-65. A unit in front of a barricade on its way, with movement left, damages it; the third time it breaks.
export function damageBarricade(g: G, door: number, { id: unit, facing }: Infected): void {
  const t = g.table
  if (t.doors[door] !== BARRICADED) return
  t.damage[door] = t.damage[door]! + 1
  g.tell({ type: 'barricadeHit', door, unit, facing, damage: t.damage[door] })
  if (t.damage[door] < BREAKS_AT) return
  t.damage[door] = 0
  t.doors = withLetter(t.doors, door, CLOSED)
  g.tell({ type: 'barricadeGone', door, hero: NONE })
}
