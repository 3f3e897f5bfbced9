import { FAR, walkTo } from '../map/distances.ts'
import type { Square } from '../map/layout.ts'
import { layoutOf } from '../missions/index.ts'
import { goalsOf } from '../missions/objectives.ts'
import { isGrappled, isHere } from '../questions.ts'
import { NONE, type Table } from '../table.ts'
import { errandsOf, type Errand } from './errands.ts'
import { nearestSquare, stepsBetween, stepsTo, type Goal } from './steps.ts'
import { WORTH } from './worth.ts'

/*
 * Errands are shared out by walking distance; heroes without one help.
 */

/** Where a hero is to go, what for, and what each step nearer is worth. */
export interface Job extends Goal {
  what: 'errand' | 'company' | 'rescue' | 'leave'
  worth: number
  /** There is a Task to do there. */
  task: boolean
  /** The room is to be searched. */
  search: boolean
}

// Steps an item is worth as a detour, and steps within which a hero comes to help.
const DETOUR = 6
const CALL = 8
// Within this many steps of an exit a comrade needs no company.
const HOME = 7

/** The job of each hero. */
export function jobsOf(t: Table): Job[] {
  const errands = errandsOf(t)
  const given: (Job | undefined)[] = t.heroes.map(() => undefined)
  for (const errand of errands) if (errand.by !== NONE) given[errand.by] ??= jobFor(errand)
  shareOut(
    t,
    errands.filter(({ by }) => by === NONE),
    given,
  )
  const jobs = t.heroes.map((_, hero) => given[hero] ?? spareJob(t, hero, given))
  return jobs.map((job, hero) => rescue(t, hero) ?? job)
}

const jobFor = ({ squares, area, task, search }: Errand): Job => ({
  squares,
  area,
  task,
  search,
  what: 'errand',
  worth: WORTH.errand,
})

const goTo = (squares: readonly Square[], what: Job['what'], worth: number): Job => ({
  squares,
  area: NONE,
  task: false,
  search: false,
  what,
  worth,
})

// The shortest errand first, each to the nearest hero who is free for it.
function shareOut(t: Table, errands: Errand[], given: (Job | undefined)[]): void {
  const left = [...errands]
  for (;;) {
    let least = FAR
    let best: { hero: number; errand: Errand } | undefined
    for (const errand of left)
      t.heroes.forEach((figure, hero) => {
        if (given[hero] || !isHere(figure) || (errand.free && figure.object !== NONE)) return
        const steps = stepsTo(t, figure.at, errand)
        if (steps < least) [least, best] = [steps, { hero, errand }]
      })
    if (!best) return
    given[best.hero] = jobFor(best.errand)
    left.splice(left.indexOf(best.errand), 1)
  }
}

// 9.3, 6.8. A hero nearby goes to the aid of a comrade who is held.
function rescue(t: Table, hero: number): Job | undefined {
  const figure = t.heroes[hero]!
  if (!isHere(figure) || isGrappled(figure)) return undefined
  const held = t.heroes.findLast(
    (other) => isHere(other) && isGrappled(other) && stepsBetween(t, figure.at, other.at) <= CALL,
  )
  return held && goTo([held.at], 'rescue', WORTH.rescue)
}

// A hero without an errand sees the others home, takes an item nearby, or follows the nearest hero who has an errand.
function spareJob(t: Table, hero: number, given: readonly (Job | undefined)[]): Job {
  const { at } = t.heroes[hero]!
  if (!isHere(t.heroes[hero]!)) return goTo([], 'company', 0)
  if (isDone(t)) return seeHome(t, hero)
  const near = t.items.filter((item) => item !== NONE && walkTo(t, item)[at]! <= DETOUR)
  if (near.length > 0) return goTo(near, 'errand', WORTH.company)
  const leader = nearestOf(t, at, (other) => other !== hero && given[other] !== undefined)
  if (leader === NONE) return goTo([at], 'company', 0)
  const job = given[leader]!
  // A follower in front makes way by going on.
  const leads = stepsTo(t, at, job) < stepsTo(t, t.heroes[leader]!.at, job)
  return { ...job, what: 'company', worth: leads ? job.worth : WORTH.company }
}

function nearestOf(t: Table, at: Square, may: (hero: number) => boolean): number {
  let best = NONE
  let least = FAR
  t.heroes.forEach((figure, hero) => {
    if (!isHere(figure) || !may(hero)) return
    const steps = stepsBetween(t, at, figure.at)
    if (steps < least) [least, best] = [steps, hero]
  })
  return best
}

// 21.5. No hero leaves before the last one is near an exit; until then the others go to meet him.
function seeHome(t: Table, hero: number): Job {
  const { exits } = layoutOf(t.mission)
  const out = (other: number) => stepsTo(t, t.heroes[other]!.at, { squares: exits, area: NONE })
  const others = t.heroes
    .map((_, other) => other)
    .filter((other) => other !== hero && isHere(t.heroes[other]!))
  const last = others.toSorted((a, b) => out(b) - out(a))[0]
  if (last === undefined || out(last) <= HOME) return goTo(exits, 'leave', WORTH.errand)
  return goTo([t.heroes[last]!.at], 'company', WORTH.company)
}

/** Whether all that is left is to leave, or to carry out objects already in hand (21.4, 21.5). */
export function isDone(t: Table): boolean {
  const { objects } = layoutOf(t.mission)
  const goals = goalsOf(t)
  if (!goals.some(({ type }) => type === 'exitAll')) return false
  return goals.every(({ type, tokens }, number) => {
    if (t.met[number] || type === 'exitAll') return true
    if (type !== 'carryOut') return false
    return objects.every(({ token }, object) => !tokens!.includes(token) || t.objects[object] === NONE)
  })
}

// Steps ahead of a comrade on an errand that are kept free; a narrow square has at most this many steps from it.
const AHEAD = 8
const NARROW = 2

/** The squares on which a hero should not end his move: where a comrade has to go, doorways and narrow squares on his way. */
export function keptFree(t: Table, jobs: readonly Job[], hero: number): Set<Square> {
  const kept = new Set<Square>()
  jobs.forEach((job, other) => {
    const { at } = t.heroes[other]!
    if (other === hero || job.what !== 'errand' || at === NONE) return
    const goal = nearestSquare(t, at, job)
    if (job.squares.length === 1 && !goesFirst(t, jobs, hero, other)) kept.add(goal)
    for (const square of narrowsTo(t, at, goal)) kept.add(square)
    kept.delete(at)
  })
  return kept
}

function narrowsTo(t: Table, at: Square, goal: Square): Square[] {
  const { steps } = layoutOf(t.mission)
  const found: Square[] = []
  let from = at
  for (let n = 0; n < AHEAD && from !== goal; n++) {
    const left = stepsBetween(t, from, goal)
    const step = steps[from]!.find(({ to }) => stepsBetween(t, to, goal) < left)
    if (!step) return found
    if (step.door !== NONE) found.push(from, step.to)
    from = step.to
    if (steps[from]!.length <= NARROW) found.push(from)
  }
  return found
}

// Of two who have to go to the same square, the nearer goes first.
function goesFirst(t: Table, jobs: readonly Job[], hero: number, other: number): boolean {
  const job = jobs[other]!
  if (jobs[hero]!.what !== 'errand' || jobs[hero]!.squares[0] !== job.squares[0]) return false
  const own = stepsTo(t, t.heroes[hero]!.at, job)
  const others = stepsTo(t, t.heroes[other]!.at, job)
  return own < others || (own === others && hero < other)
}
