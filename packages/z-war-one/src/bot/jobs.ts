import { FAR, walkTo } from '../distances.ts'
import { areaNamed, doorsNumbered, type Square } from '../layout.ts'
import { layoutOf } from '../missions/index.ts'
import type { Objective } from '../missions/format.ts'
import { goalsOf, requirementsMet } from '../objectives.ts'
import { cardsOf, isGrappled, isHere, kindOf } from '../questions.ts'
import { isOpen } from '../sight.ts'
import { ACTIVE, NONE, type Table } from '../table.ts'
import { WORTH } from './worth.ts'

/*
 * Who does what: the errands of the open objectives (21.4), shared out among the heroes by walking distance.
 */

/** Where a hero is to go, and what each step nearer is worth. */
export interface Job {
  squares: readonly Square[]
  /** Any square of this area will do; `NONE`: only the squares listed. */
  area: number
  worth: number
  /** What he does there: nothing but be there, follow somebody, or leave. */
  what: 'errand' | 'follow' | 'leave' | 'rescue'
  /** There is a Task to do there, with a whole move. */
  task?: boolean
}

/** What somebody has to do; `by`: the only hero who can, `NONE`: whoever is nearest and has his hands free. */
interface Errand {
  squares: readonly Square[]
  area: number
  by: number
  free: boolean
  /** There is a Task to do there. */
  task: boolean
}


const STRAY = 6
// So far a call for help is followed.
const CALL = 8
// So near to an exit a comrade needs no company.
const HOME = 7

/** The job of each hero on the board. */
export function jobsOf(t: Table): Job[] {
  const jobs: (Job | undefined)[] = t.heroes.map(() => undefined)
  const errands = errandsOf(t)
  for (const errand of errands) if (errand.by !== NONE) jobs[errand.by] ??= jobFor(errand)
  shareOut(
    t,
    errands.filter(({ by }) => by === NONE),
    jobs,
  )
  const all = t.heroes.map((figure, hero) => jobs[hero] ?? idleJob(t, figure.at, hero, jobs))
  rescue(t, all)
  return all
}

const jobFor = ({ squares, area, task }: Errand): Job => ({ squares, area, worth: WORTH.errand, what: 'errand', task })

// The shortest errand first, each to the nearest hero who is free for it.
function shareOut(t: Table, errands: Errand[], jobs: (Job | undefined)[]): void {
  const left = [...errands]
  for (;;) {
    let least = FAR
    let best: { hero: number; errand: Errand } | undefined
    for (const errand of left)
      t.heroes.forEach((figure, hero) => {
        if (jobs[hero] || !isHere(figure) || (errand.free && figure.object !== NONE)) return
        const steps = stepsFrom(t, figure.at, errand)
        if (steps < least) [least, best] = [steps, { hero, errand }]
      })
    if (!best) return
    jobs[best.hero] = jobFor(best.errand)
    left.splice(left.indexOf(best.errand), 1)
  }
}

// Whoever has no errand takes what lies near, or goes where the nearest of those goes who have one.
function idleJob(t: Table, at: Square, hero: number, jobs: readonly (Job | undefined)[]): Job {
  const { exits } = layoutOf(t.mission)
  if (mayGo(t, hero)) {
    const last = lastOnTheWay(t, hero, exits)
    if (last === NONE || stepsOut(t, last) <= HOME) return { squares: exits, area: NONE, worth: WORTH.errand, what: 'leave' }
    return { squares: [t.heroes[last]!.at], area: NONE, worth: WORTH.follow, what: 'follow' }
  }
  const near = t.items.filter((item) => item !== NONE && walkTo(t, item)[at]! <= STRAY)
  if (near.length > 0) return { squares: near, area: NONE, worth: WORTH.follow, what: 'errand' }
  let leader = NONE
  let least = FAR
  t.heroes.forEach((figure, other) => {
    if (other === hero || !jobs[other] || !isHere(figure)) return
    const steps = walkingSteps(t, at, figure.at)
    if (steps < least) [least, leader] = [steps, other]
  })
  if (leader === NONE) return { squares: [at], area: NONE, worth: 0, what: 'follow' }
  // Whoever is in front makes way by going on.
  const job = jobs[leader]!
  const leads = stepsFrom(t, at, job) < stepsFrom(t, t.heroes[leader]!.at, job)
  return { ...job, worth: leads ? job.worth : WORTH.follow, what: 'follow' }
}

const stepsOut = (t: Table, hero: number): number =>
  layoutOf(t.mission).exits.reduce((least, exit) => Math.min(least, walkingSteps(t, t.heroes[hero]!.at, exit)), FAR)

// The comrade who has the longest way out.
function lastOnTheWay(t: Table, hero: number, exits: readonly Square[]): number {
  void exits
  let last = NONE
  let most = 0
  t.heroes.forEach((figure, other) => {
    if (other === hero || !isHere(figure)) return
    const steps = stepsOut(t, other)
    if (steps > most) [most, last] = [steps, other]
  })
  return last
}

// 9.3, 6.8. Whoever is near goes to the aid of a comrade who is held.
function rescue(t: Table, jobs: (Job | undefined)[]): void {
  t.heroes.forEach((figure, held) => {
    if (!isHere(figure) || !isGrappled(figure)) return
    t.heroes.forEach((other, hero) => {
      if (hero === held || !isHere(other) || isGrappled(other)) return
      if (walkingSteps(t, other.at, figure.at) > CALL) return
      jobs[hero] = { squares: [figure.at], area: NONE, worth: WORTH.rescue, what: 'rescue' }
    })
  })
}

/** Whether a hero has nothing left to do but leave (21.5): nothing lies that has to come out, and he carries none of it. */
export function mayGo(t: Table, hero: number): boolean {
  const goals = goalsOf(t)
  if (!goals.some(({ type }) => type === 'exitAll')) return false
  const { objects } = layoutOf(t.mission)
  return goals.every((goal, number) => {
    if (t.met[number] || goal.type === 'exitAll') return true
    if (goal.type !== 'carryOut') return false
    void hero
    return objects.every(
      ({ token }, object) =>
        !goal.tokens!.includes(token) || t.out.includes(object) || t.objects[object] === NONE,
    )
  })
}

// 21.4. The errands of all objectives that are open, or wait only for a timer.
function errandsOf(t: Table): Errand[] {
  return goalsOf(t).flatMap((goal, number) => (t.met[number] || !isSoon(t, goal) ? [] : errandsFor(t, goal)))
}

// Everything it requires is met, or is a timer that runs.
function isSoon(t: Table, goal: Objective): boolean {
  if (requirementsMet(t, goal)) return true
  const goals = goalsOf(t)
  return goal.requires!.every((id) => {
    const number = goals.findIndex((other) => other.id === id)
    return t.met[number] || t.boxes[number] !== NONE
  })
}

const place = (squares: readonly Square[], more: Partial<Errand> = {}): Errand => ({
  squares,
  area: NONE,
  by: NONE,
  free: false,
  task: false,
  ...more,
})

function errandsFor(t: Table, goal: Objective): Errand[] {
  const layout = layoutOf(t.mission)
  switch (goal.type) {
    case 'task':
      return taskErrands(t, goal, [goal.at as string])
    case 'taskCount':
      return taskErrands(t, goal, goal.at as readonly string[])
    case 'carryOut':
      return layout.objects.flatMap(({ token }, object) =>
        !goal.tokens!.includes(token) || t.out.includes(object)
          ? []
          : bring(t, object, place(layout.exits)),
      )
    case 'openDoor':
      return doorErrands(t, goal.door!)
    case 'secure':
      return goal.rooms!.map((room) => inArea(t, areaNamed(layout, room)))
    case 'standAll':
    case 'exitAll':
      return t.heroes.flatMap((figure, hero) => (isHere(figure) ? [place(layout.exits, { by: hero })] : []))
    default:
      return []
  }
}

// A room is reached through its doors; every square of it will do.
function inArea(t: Table, area: number): Errand {
  const { areas, doors, areaOf } = layoutOf(t.mission)
  const within = areas[area]!.doors.flatMap((door) =>
    doors[door]!.sides.filter((side) => areaOf[side] === area),
  )
  return place(within, { area })
}

// 8.2. To the place of a Task, with what it consumes.
function taskErrands(t: Table, goal: Objective, at: readonly string[]): Errand[] {
  const { tasks, objects, areaOf } = layoutOf(t.mission)
  const object = objects.findIndex(({ token }) => token === goal.consumes)
  return tasks.flatMap(({ token, at: square }, number) => {
    if (!at.includes(token) || (goal.type === 'taskCount' && t.tasks.includes(number))) return []
    const there = goal.scope === 'room' ? inArea(t, areaOf[square]!) : place([square])
    return object < 0 ? [{ ...there, task: true }] : bring(t, object, { ...there, task: true })
  })
}

// 15.2. Whoever carries the object brings it; somebody fetches it where it lies.
function bring(t: Table, object: number, there: Errand): Errand[] {
  const carrier = t.heroes.findIndex((hero) => hero.object === object)
  if (carrier >= 0) return [{ ...there, by: carrier }]
  const lies = t.objects[object]!
  return lies === NONE ? [] : [place([lies], { free: true })]
}

// 7.7. To a locked door with what opens it.
function doorErrands(t: Table, number: string): Errand[] {
  const layout = layoutOf(t.mission)
  const [door] = doorsNumbered(layout, number)
  if (door === undefined || isOpen(t.doors, door)) return []
  const { item, object } = layout.mission.doors?.[number]?.opensWith ?? {}
  const there = place(layout.doors[door]!.sides)
  if (object !== undefined)
    return bring(
      t,
      layout.objects.findIndex(({ id }) => id === object),
      there,
    )
  const owner = t.heroes.findIndex((_, hero) => cardsOf(t, hero).some((card) => kindOf(t, card).id === item))
  if (owner >= 0) return [{ ...there, by: owner }]
  return t.items.flatMap((at) => (at === NONE ? [] : [place([at])]))
}

// So far ahead of a comrade on an errand the way is kept free.
const AHEAD = 8
const NARROW = 2

/** The squares that nobody else should end his move on: where a comrade has to go, and the narrow squares on his way. */
export function keptFree(t: Table, jobs: readonly Job[], hero: number): Set<Square> {
  const kept = new Set<Square>()
  const layout = layoutOf(t.mission)
  jobs.forEach((job, other) => {
    const { at } = t.heroes[other]!
    if (other === hero || job.what !== 'errand' || at === NONE) return
    const goal = job.squares.toSorted((a, b) => walkingSteps(t, at, a) - walkingSteps(t, at, b))[0]!
    if (job.squares.length === 1 && !isFirst(t, jobs, hero, other)) kept.add(goal)
    let from = at
    for (let n = 0; n < AHEAD && from !== goal; n++) {
      const step = layout.steps[from]!.find(({ to }) => walkingSteps(t, to, goal) < walkingSteps(t, from, goal))
      if (!step) return
      if (step.door !== NONE) kept.add(from).add(step.to)
      from = step.to
      if (layout.steps[from]!.length <= NARROW) kept.add(from)
    }
    kept.delete(at)
  })
  return kept
}

// Of two who have to go to the same square, the nearer goes first.
function isFirst(t: Table, jobs: readonly Job[], hero: number, other: number): boolean {
  const job = jobs[other]!
  if (jobs[hero]!.what !== 'errand' || jobs[hero]!.squares[0] !== job.squares[0]) return false
  const own = stepsFrom(t, t.heroes[hero]!.at, job)
  const others = stepsFrom(t, t.heroes[other]!.at, job)
  return own < others || (own === others && hero < other)
}

/** The steps from a square to a job or an errand, as if every area were known. */
export function stepsFrom(
  t: Table,
  at: Square,
  { squares, area }: { squares: readonly Square[]; area: number },
): number {
  if (area !== NONE && layoutOf(t.mission).areaOf[at] === area) return 0
  let least = FAR
  for (const to of squares) least = Math.min(least, walkingSteps(t, at, to))
  return least
}

/** Walking, as if every area were known; what is behind a door is found out by opening it. */
export const walkingSteps = (t: Table, from: Square, to: Square): number =>
  walkTo({ mission: t.mission, doors: t.doors, areas: allActive(t.areas.length) }, to)[from]!

const known: string[] = []
const allActive = (areas: number): string => (known[areas] ??= ACTIVE.repeat(areas))
