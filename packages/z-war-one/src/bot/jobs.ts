import { FAR, walkTo } from '../distances.ts'
import { areaNamed, doorsNumbered, type Square } from '../layout.ts'
import { layoutOf } from '../missions/index.ts'
import type { Objective } from '../missions/format.ts'
import { goalsOf, requirementsMet } from '../objectives.ts'
import { cardsOf, isHere, kindOf } from '../questions.ts'
import { isOpen } from '../sight.ts'
import { ACTIVE, NONE, type Table } from '../table.ts'

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
  what: 'errand' | 'follow' | 'leave'
}

/** What somebody has to do; `by`: the only hero who can, `NONE`: whoever is nearest and has his hands free. */
interface Errand {
  squares: readonly Square[]
  area: number
  by: number
  free: boolean
}

// What a step nearer is worth on an errand, and to those who keep it company.
const ON_ERRAND = 0.007
const FOLLOWING = 0.003
const STRAY = 10

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
  const busy = t.heroes.map((_, hero) => hero).filter((hero) => jobs[hero])
  return t.heroes.map((figure, hero) => jobs[hero] ?? idleJob(t, figure.at, hero, busy, jobs))
}

const jobFor = ({ squares, area }: Errand): Job => ({ squares, area, worth: ON_ERRAND, what: 'errand' })

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

// Whoever has no errand takes what lies near, or keeps the nearest who has one company.
function idleJob(
  t: Table,
  at: Square,
  hero: number,
  busy: readonly number[],
  jobs: readonly (Job | undefined)[],
): Job {
  const { exits } = layoutOf(t.mission)
  if (mayGo(t, hero)) return { squares: exits, area: NONE, worth: ON_ERRAND, what: 'leave' }
  const near = t.items.filter((item) => item !== NONE && walkingSteps(t, at, item) <= STRAY)
  if (near.length > 0) return { squares: near, area: NONE, worth: FOLLOWING, what: 'errand' }
  const others = (busy.length > 0 ? busy : t.heroes.map((_, other) => other)).filter(
    (other) => other !== hero && isHere(t.heroes[other]!),
  )
  const steps = (other: number) => walkingSteps(t, at, t.heroes[other]!.at)
  const leader = others.toSorted((a, b) => steps(a) - steps(b))[0]
  if (leader === undefined) return { squares: [at], area: NONE, worth: 0, what: 'follow' }
  void jobs
  return { squares: [t.heroes[leader]!.at], area: NONE, worth: FOLLOWING, what: 'follow' }
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
    return object < 0 ? [there] : bring(t, object, there)
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
