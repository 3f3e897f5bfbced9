import type { Move } from '@shamble/engine'
import { mayLand, standCost } from '../actions/costs.ts'
import { AP, SPRINT } from '../data/action-points.ts'
import { FACINGS, type Square } from '../layout.ts'
import { isGrappled, kindOf } from '../questions.ts'
import { NONE, square, unit as unitId, type Table } from '../table.ts'
import { canFire } from '../weapons.ts'
import { dangerOf, outlookOf, type Outlook } from './danger.ts'
import { openings, STRIDE } from './doorways.ts'
import { keptFree, type Job } from './jobs.ts'
import type { Chance } from './moves.ts'
import { PEACE, seriesOf, type Series } from './series.ts'
import { stepsTo } from './steps.ts'
import { bestThrow } from './throws.ts'
import { walksOf, type Walk } from './walks.ts'
import { WORTH } from './worth.ts'

/*
 * The rest of a hero's move as one plan: some attacks, a walk, and at its end a door, a few shots, a throw or an alert. A plan is worth how
 * much nearer it brings him to his job, and what it kills, less what the infected move is then expected to cost the
 * company. Its first action is made; then he plans anew.
 */

/** A plan: its worth, and the actions that would begin it, the best first. */
export interface Plan {
  value: number
  begins: readonly Move[]
}

// So many of the better walks are thought through to the end.
const CLOSELY = 14
// Below this chance to kill it is worth while to aim.
const DOUBTFUL = 0.7

/** What all plans of a hero at one moment have in common. */
interface Scene {
  t: Table
  hero: number
  jobs: readonly Job[]
  job: Job
  kept: ReadonlySet<Square>
  outlook: Outlook
  ap: number
  /** Squares left of a sprint that has begun. */
  sprint: number
}

/** The plans of a hero who may act or sprint on, the best first. He is imagined elsewhere, and put back. */
export function plansOf(t: Table, hero: number, jobs: readonly Job[], ap: number, sprint = 0): Plan[] {
  const kept = keptFree(t, jobs, hero)
  const scene: Scene = { t, hero, jobs, job: jobs[hero]!, kept, outlook: outlookOf(t), ap, sprint }
  const figure = t.heroes[hero]!
  const plans = isGrappled(figure)
    ? heldPlans(scene)
    : figure.prone
      ? lyingPlans(scene)
      : standingPlans(scene)
  return plans.sort((a, b) => b.value - a.value)
}

/** The plans again, the best first; of those that are worth about as much as the best, one by lot. */
export function byLot(plans: readonly Plan[], chance: Chance): readonly Plan[] {
  const alike = plans.filter(({ value }) => value > plans[0]!.value - WORTH.alike)
  return alike.length > 1 ? [alike[chance(alike.length)]!, ...plans] : plans
}

// 9.3, 9.4. Held: attacks on those who hold him, or one of them swept away for sure.
function heldPlans(scene: Scene): Plan[] {
  const { t, hero, ap } = scene
  const fights = seriesHere(scene).map((series) => stayPlan(scene, series, valueOf(scene, series)))
  if (ap < AP.sweep) return fights
  const sweeps = t.heroes[hero]!.held.map((id): Plan => {
    const likely = new Map([[id, 0]])
    return { value: valueOf(scene, { ...PEACE, likely }), begins: [['sweep', unitId(id)]] }
  })
  return [...fights, ...sweeps]
}

// 9.1, 5.5. On the ground: he fights lying down, or stands up and plans on; not where he could not leave any more once he stood.
function lyingPlans(scene: Scene): Plan[] {
  const { t, hero, jobs, ap } = scene
  const figure = t.heroes[hero]!
  const plans: Plan[] = []
  for (const series of seriesHere(scene)) {
    plans.push(stayPlan(scene, series, valueOf(scene, series) - WORTH.lying))
    for (const { value, begins } of alertPlans(scene, series, ap - series.cost))
      plans.push(stayPlan(scene, series, value - WORTH.lying, begins))
  }
  const cost = standCost(figure)
  if (ap < cost) return plans
  figure.prone = false
  const [best] = plansOf(t, hero, jobs, ap - cost)
  figure.prone = true
  return best ? [...plans, { value: best.value, begins: [['stand']] }] : plans
}

// 5.1, 5.2, 6.5. On his feet: attacks, then a walk, and what can be done where it ends.
function standingPlans(scene: Scene): Plan[] {
  const { t, hero, sprint } = scene
  const figure = t.heroes[hero]!
  const here = figure.at
  const plans: Plan[] = []
  for (const { series, walk, rest, value } of betterWalks(scene)) {
    figure.at = walk.to
    const first = beginsOf(scene, here, series, walk)
    const add = (worth: number, last: readonly Move[]) =>
      plans.push({ value: worth - walk.tests * WORTH.test, begins: first.length > 0 ? first : last })
    add(value, [[sprint > 0 ? 'stop' : 'end']])
    for (const plan of endings(scene, series, walk, rest))
      add(plan.value, sprint > 0 ? [['stop']] : plan.begins)
  }
  figure.at = here
  return plans
}

interface Course {
  series: Series
  walk: Walk
  rest: number
  value: number
}

function betterWalks(scene: Scene): Course[] {
  const { t, hero, ap, sprint } = scene
  const figure = t.heroes[hero]!
  const here = figure.at
  const walks = walksOf(t, hero, sprint + STRIDE[Math.min(ap, STRIDE.length - 1)]!)
  const found: Course[] = []
  for (const series of sprint > 0 ? [PEACE] : seriesHere(scene))
    for (const walk of walks) {
      const rest = ap - series.cost - walkCost(walk.steps, sprint + series.attacks.length)
      if (rest < 0 || !mayLand(t, hero, walk.to, rest)) continue
      figure.at = walk.to
      found.push({ series, walk, rest, value: valueOf(scene, series) + rest * WORTH.spare })
    }
  figure.at = here
  const worth = ({ value, walk }: Course) => value - walk.tests * WORTH.test
  return found.sort((a, b) => worth(b) - worth(a)).slice(0, CLOSELY)
}

// 5.1, 5.2, 6.5. Sprints of three and single steps; what is left of a sprint, and one step with each attack, are free.
function walkCost(steps: number, free: number): number {
  const left = Math.max(0, steps - free)
  return Math.floor(left / SPRINT) * AP.sprint + (left % SPRINT) * AP.move
}

// What can be done where a walk ends.
function endings(scene: Scene, series: Series, walk: Walk, rest: number): Plan[] {
  const { t, hero, job } = scene
  const plans = alertPlans(scene, series, rest)
  if (series.attacks.length === 0) {
    const value = valueOf(scene, series)
    for (const { gain, move } of openings(t, hero, job, rest))
      plans.push({ value: value + gain, begins: [move] })
  }
  if (series.attacks.length === 0 && walk.steps > 0 && rest > 0)
    for (const shots of seriesHere(scene, rest).slice(1))
      plans.push({ value: valueOf(scene, shots), begins: [] })
  const thrown = bestThrow(t, hero, series, rest)
  if (thrown)
    plans.push({
      value: valueOf(scene, thrown.series) + (rest - AP.quick) * WORTH.spare,
      begins: [thrown.begins],
    })
  const searches = walk.steps === 0 && series.attacks.length === 0 && job.what === 'company'
  if (searches) plans.push({ value: valueOf(scene, series) + WORTH.search, begins: [['search']] })
  return plans
}

// 6.9. To end the move on alert, in each direction.
function alertPlans(scene: Scene, series: Series, rest: number): Plan[] {
  const { t, hero } = scene
  const figure = t.heroes[hero]!
  const armed = figure.active.some(
    (card) => canFire(t, card) || (!figure.prone && kindOf(t, card).class === 'melee'),
  )
  if (rest < AP.alert || !armed) return []
  const plans = FACINGS.map((facing, way): Plan => {
    figure.alert = way
    return { value: valueOf(scene, series) + (rest - AP.alert) * WORTH.spare, begins: [['alert', facing]] }
  })
  figure.alert = NONE
  return plans
}

// A plan of a hero who stays where he is: its attacks, and then something else.
function stayPlan(scene: Scene, series: Series, value: number, last: readonly Move[] = [['end']]): Plan {
  const { at } = scene.t.heroes[scene.hero]!
  const first = beginsOf(scene, at, series, { to: at, steps: 0, first: at, tests: 0 })
  return { value, begins: first.length > 0 ? first : last }
}

// The actions that begin a plan: its first attack, with a step if he has somewhere to go; else its first step, with an attack if one offers.
function beginsOf({ sprint, ap }: Scene, here: Square, { attacks }: Series, walk: Walk): Move[] {
  const [first, second] = attacks
  const goes = walk.to !== here
  if (first) {
    const id = unitId(first.unit)
    if (first.verb === 'execute') return [['execute', id]]
    if (goes)
      return [
        [`${first.verb}Move`, id],
        [first.verb, id],
      ]
    const aims =
      first.verb === 'fire' && first.kill < DOUBTFUL && second?.unit === first.unit && ap >= AP.aimed
    return aims
      ? [
          ['aim', id],
          ['fire', id],
        ]
      : [[first.verb, id]]
  }
  if (!goes) return []
  const to = square(walk.first)
  if (sprint > 0 || walk.steps >= SPRINT) return [['sprint', to]]
  if (walk.steps === 2 && ap >= AP.sprint) return [['sprint', to]]
  return [
    ['moveFire', to],
    ['moveMelee', to],
    ['move', to],
  ]
}

// The attacks that are worth while from where he is imagined.
function seriesHere(scene: Scene, ap = scene.ap): Series[] {
  const harm = new Map<number, number>()
  dangerOf(scene.t, scene.outlook, undefined, harm)
  return seriesOf(scene.t, scene.hero, ap, harm)
}

// The worth of things as they stand, with the hero where he is imagined, after some attacks.
function valueOf({ t, hero, job, kept, outlook }: Scene, { worth, likely }: Series): number {
  const inTheWay = kept.has(t.heroes[hero]!.at) ? WORTH.way : 0
  return worth + jobWorth(t, hero, job) - inTheWay - dangerOf(t, outlook, likely)
}

// Company keeps two steps off, help one.
const DISTANCE = { errand: 0, leave: 0, company: 2, rescue: 1 } as const

function jobWorth(t: Table, hero: number, job: Job): number {
  const steps = stepsTo(t, t.heroes[hero]!.at, job)
  if (job.what === 'errand' && job.task && steps === 0) return WORTH.ready
  return -job.worth * Math.max(0, steps - DISTANCE[job.what])
}
