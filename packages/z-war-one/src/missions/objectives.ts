import { isActive } from '../map/distances.ts'
import { activate } from '../map/doors.ts'
import { checkLosses, missionWon } from '../ending.ts'
import type { Objective } from './format.ts'
import { areaNamed, doorsNumbered } from '../map/layout.ts'
import { layoutOf } from './index.ts'
import { isGrappled, isHere } from '../questions.ts'
import { isInfested } from '../heroes/searching.ts'
import { noteMover } from '../infected/senses.ts'
import { isOpen } from '../map/sight.ts'
import { NONE, OPENED, withLetter, type G, type Table } from '../table.ts'

/*
 * 21.4. Objectives: when each is met, and what follows from it.
 */

/** The objectives of a table's mission. */
export const goalsOf = (t: Pick<Table, 'mission'>): readonly Objective[] =>
  layoutOf(t.mission).mission.objectives

/** Whether the objective with this id is met; false without an id. */
export function isMet(t: Pick<Table, 'mission' | 'met'>, id: string | undefined): boolean {
  return t.met[goalsOf(t).findIndex((goal) => goal.id === id)] === true
}

/** Whether everything an objective requires is met. */
export const requirementsMet = (t: Table, { requires = [] }: Objective): boolean =>
  requires.every((id) => isMet(t, id))

// 21.4. An objective is met: its flag is set, timers that wait for it start, doors that wait for it open. `turnEnds`: at the end of a turn.
export function meet(g: G, goal: number, turnEnds = false): void {
  const t = g.table
  if (t.met[goal]) return
  const goals = goalsOf(t)
  const { setFlag } = goals[goal]!
  t.met[goal] = true
  if (setFlag !== undefined && !t.flags.includes(setFlag)) t.flags.push(setFlag)
  g.tell({ type: 'objectiveMet', objective: goal })
  startTimers(g)
  openByObjectives(g)
  if (goal === goals.length - 1) missionWon(g, turnEnds)
}

// 8.3, R-28. Timers start when what they wait for is met; their first box is marked in this turn's end phase.
function startTimers(g: G): void {
  const t = g.table
  goalsOf(t).forEach(({ type, after, afterAll = [] }, goal) => {
    const waits = after === undefined ? afterAll : [after]
    if (type !== 'timer' || t.boxes[goal] !== NONE || !waits.every((id) => isMet(t, id))) return
    t.boxes[goal] = 0
    g.tell({ type: 'timerStarted', objective: goal })
  })
}

// 21.1, R-88. Doors that open by themselves once objectives are met, for good; a closed room behind one comes into play.
function openByObjectives(g: G): void {
  const t = g.table
  const layout = layoutOf(t.mission)
  for (const [number, { opensWhen }] of Object.entries(layout.mission.doors ?? {})) {
    if (!opensWhen || !opensWhen.objectives.every((id) => isMet(t, id))) continue
    const shut = doorsNumbered(layout, number).filter((door) => !isOpen(t.doors, door))
    for (const door of shut) {
      t.doors = withLetter(t.doors, door, OPENED)
      g.tell({ type: 'doorOpened', door, hero: NONE, unit: NONE, facing: NONE })
    }
    noteMover(g)
    for (const door of shut) {
      const { sides } = layout.doors[door]!
      activate(g, door, NONE, sides.find((at) => isActive(layout, t.areas, at)) ?? sides[0])
    }
  }
}

// 21.4. A Task serves an objective, which is met when enough of its places had theirs: `task` has one.
export function meetTask(g: G, goal: number): void {
  const { at, need = 1 } = goalsOf(g.table)[goal]!
  const { tasks } = layoutOf(g.table.mission)
  if (g.table.tasks.filter((place) => at!.includes(tasks[place]!.token)).length >= need) meet(g, goal)
}

// 21.4. `openDoor`: a numbered door is open.
export function meetDoors(g: G): void {
  const t = g.table
  const layout = layoutOf(t.mission)
  eachOpenGoal(g, 'openDoor', ({ door }, goal) => {
    if (doorsNumbered(layout, door!).every((leaf) => isOpen(t.doors, leaf))) meet(g, goal)
  })
}

// 21.4. `carryOut` and `exitAll`: objects and heroes have left by an exit.
export function meetExits(g: G): void {
  const t = g.table
  const { objects } = layoutOf(t.mission)
  eachOpenGoal(g, 'carryOut', ({ tokens, need = 1 }, goal) => {
    if (t.out.filter((object) => tokens!.includes(objects[object]!.token)).length >= need) meet(g, goal)
  })
  eachOpenGoal(g, 'exitAll', (_, goal) => {
    if (!t.heroes.some(isHere) && t.heroes.some(({ fate }) => fate === 'left')) meet(g, goal)
  })
  checkLosses(g)
}

// 13, 8.3. In the end phase a box of every running timer is marked; when the last is marked its effect happens. Then `auto`.
export function markTimers(g: G): void {
  const t = g.table
  goalsOf(t).forEach(({ type, turns, afterAll = [] }, goal) => {
    if (t.met[goal]) return
    if (type === 'auto' && afterAll.every((id) => isMet(t, id))) return meet(g, goal)
    if (type !== 'timer' || t.boxes[goal] === NONE) return
    t.boxes[goal] = t.boxes[goal]! + 1
    g.tell({ type: 'timerMarked', objective: goal, boxes: t.boxes[goal] })
    if (t.boxes[goal] >= turns!) meet(g, goal)
  })
}

// 21.4. What is met at the end of a turn: `secure`, `survive`, `standAll`.
export function meetAtEnd(g: G): void {
  const t = g.table
  eachOpenGoal(g, 'secure', ({ rooms }, goal) => {
    if (rooms!.every((room) => isSecure(t, areaNamed(layoutOf(t.mission), room)))) meet(g, goal, true)
  })
  eachOpenGoal(g, 'survive', ({ untilEndOfTurn, minHeroes = t.heroes.length }, goal) => {
    if (t.turn >= untilEndOfTurn! && t.heroes.filter(isHere).length >= minHeroes) meet(g, goal, true)
  })
  eachOpenGoal(g, 'standAll', ({ minHeroes = 1 }, goal) => {
    const { isExit } = layoutOf(t.mission)
    const living = t.heroes.filter(isHere)
    if (living.length >= minHeroes && living.every((hero) => isExit[hero.at] && !isGrappled(hero)))
      meet(g, goal, true)
  })
}

// At least one hero in a room, and no infected: prone and grappling ones count.
function isSecure(t: Table, area: number): boolean {
  const { areaOf } = layoutOf(t.mission)
  return t.heroes.some((hero) => isHere(hero) && areaOf[hero.at] === area) && !isInfested(t, area)
}

// Looks at every objective of a type that is not met though what it requires is.
function eachOpenGoal(g: G, type: Objective['type'], look: (goal: Objective, number: number) => void): void {
  const t = g.table
  goalsOf(t).forEach((goal, number) => {
    if (goal.type === type && !t.met[number] && !g.result && requirementsMet(t, goal)) look(goal, number)
  })
}

/** Whether heroes may leave, or board, at the exits now (21.5). */
export function exitsOpen(t: Table): boolean {
  const { exits } = layoutOf(t.mission).mission
  if (!exits) return false
  return exits.opensWhen === 'always' || t.flags.includes(exits.opensWhen.flag)
}

/** Whether heroes leave the board at exits; where all must stand on them they are only places to stand (21.5). */
export const isLeaving = (t: Table): boolean => !goalsOf(t).some(({ type }) => type === 'standAll')

// 21.5. A hero leaves by an exit with his cards and his object.
export function leave(g: G, hero: number): void {
  const t = g.table
  const figure = t.heroes[hero]!
  unload(g, hero)
  figure.at = NONE
  figure.fate = 'left'
  figure.move = 'done'
  g.tell({ type: 'left', hero })
  meetExits(g)
}

// 21.4. An object is loaded where the mission allows it: it has left the board, the hero stays.
export function loadObject(g: G, hero: number): void {
  unload(g, hero)
  meetExits(g)
}

function unload(g: G, hero: number): void {
  const figure = g.table.heroes[hero]!
  if (figure.object === NONE) return
  g.table.out.push(figure.object)
  g.tell({ type: 'carriedOut', hero, object: figure.object })
  figure.object = NONE
}
