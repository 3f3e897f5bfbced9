import type { Move } from '@shamble/engine'
import { mayLand, standCost } from '../heroes/actions/costs.ts'
import { AP, SPRINT } from '../data/action-points.ts'
import { FACINGS, type Square } from '../map/layout.ts'
import { isGrappled, kindOf } from '../questions.ts'
import { square, unit as unitId, type Table } from '../table.ts'
import { canFire } from '../fighting/weapons.ts'
import { dangerOf, outlookOf, type Outlook } from './danger.ts'
import { openings, STRIDE } from './doorways.ts'
import { withHero } from './imagined.ts'
import { keptFree, type Job } from './jobs.ts'
import type { Chance } from './moves.ts'
import { PEACE, seriesOf, type Series } from './series.ts'
import { stepsTo } from './steps.ts'
import { bestThrow } from './throws.ts'
import { walksOf, type Walk } from './walks.ts'
import { WORTH } from './worth.ts'

/*
 * The rest of a hero's move as one plan: some attacks, a walk, and at its end a door, a few shots, a throw or an alert. Its value:
 * steps nearer to his job, plus kills, minus the expected cost of the infected move. Only its first action is made; then he
 * plans again.
 */

/** A plan: its value, and the actions that could begin it, the best first. */
export interface Plan {
  value: number
  begins: readonly Move[]
}

// Walks that are planned to the end.
const MAX_WALKS = 14
// Below this chance to kill a hero aims.
const DOUBTFUL = 0.7

/** What all plans of a hero have in common, with him where `t` has him. */
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

/** The plans of a hero who may act or sprint on, the best first. */
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

/** The plans again, the best first; among those of about equal value a random one comes first. */
export function byLot(plans: readonly Plan[], chance: Chance): readonly Plan[] {
  const alike = plans.filter(({ value }) => value > plans[0]!.value - WORTH.alike)
  return alike.length > 1 ? [alike[chance(alike.length)]!, ...plans] : plans
}

// 9.3, 9.4. Held: attacks on the infected that hold him, or a sweep, which always frees him of one.
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

// 9.1, 5.5. Prone: he fights lying down, or stands up and plans on, unless he could then no longer leave a spawn point.
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
  const [best] = plansOf(withHero(t, hero, { prone: false }), hero, jobs, ap - cost)
  return best ? [...plans, { value: best.value, begins: [['stand']] }] : plans
}

// 5.1, 5.2, 6.5. Standing: attacks, then a walk, and an action where it ends.
function standingPlans(scene: Scene): Plan[] {
  const { t, hero, sprint } = scene
  const { at: here } = t.heroes[hero]!
  const plans: Plan[] = []
  for (const { series, walk, rest, value } of betterWalks(scene)) {
    const there: Scene = { ...scene, t: withHero(t, hero, { at: walk.to }) }
    const first = beginsOf(scene, here, series, walk)
    const add = (worth: number, last: readonly Move[]) =>
      plans.push({ value: worth - walk.tests * WORTH.test, begins: first.length > 0 ? first : last })
    add(value, [[sprint > 0 ? 'stop' : 'end']])
    for (const plan of endings(there, series, walk, rest))
      add(plan.value, sprint > 0 ? [['stop']] : plan.begins)
  }
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
  const walks = walksOf(t, hero, sprint + STRIDE[Math.min(ap, STRIDE.length - 1)]!)
  const found: Course[] = []
  for (const series of sprint > 0 ? [PEACE] : seriesHere(scene))
    for (const walk of walks) {
      const rest = ap - series.cost - walkCost(walk.steps, sprint + series.attacks.length)
      if (rest < 0 || !mayLand(t, hero, walk.to, rest)) continue
      const there: Scene = { ...scene, t: withHero(t, hero, { at: walk.to }) }
      found.push({ series, walk, rest, value: valueOf(there, series) + rest * WORTH.spare })
    }
  const worth = ({ value, walk }: Course) => value - walk.tests * WORTH.test
  return found.sort((a, b) => worth(b) - worth(a)).slice(0, MAX_WALKS)
}

// 5.1, 5.2, 6.5. Sprints of three and single steps; the rest of a sprint, and one step with each attack, are free.
function walkCost(steps: number, free: number): number {
  const left = Math.max(0, steps - free)
  return Math.floor(left / SPRINT) * AP.sprint + (left % SPRINT) * AP.move
}

// Plans with an action where the walk ends.
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
  const searches =
    walk.steps === 0 && series.attacks.length === 0 && (job.what === 'company' || isSearch(scene))
  if (searches) plans.push({ value: valueOf(scene, series) + WORTH.search, begins: [['search']] })
  return plans
}

// 8.1. He stands in the room that he is to search.
const isSearch = ({ t, hero, job }: Scene): boolean => job.search && stepsTo(t, t.heroes[hero]!.at, job) === 0

// 6.9. Plans that end the move on alert, one for each direction.
function alertPlans(scene: Scene, series: Series, rest: number): Plan[] {
  const { t, hero } = scene
  const figure = t.heroes[hero]!
  const armed = figure.active.some(
    (card) => canFire(t, card) || (!figure.prone && kindOf(t, card).class === 'melee'),
  )
  if (rest < AP.alert || !armed) return []
  return FACINGS.map((facing, alert): Plan => {
    const watching: Scene = { ...scene, t: withHero(t, hero, { alert }) }
    return { value: valueOf(watching, series) + (rest - AP.alert) * WORTH.spare, begins: [['alert', facing]] }
  })
}

// A plan of a hero who stays where he is: attacks, then `last`.
function stayPlan(scene: Scene, series: Series, value: number, last: readonly Move[] = [['end']]): Plan {
  const { at } = scene.t.heroes[scene.hero]!
  const first = beginsOf(scene, at, series, { to: at, steps: 0, first: at, tests: 0 })
  return { value, begins: first.length > 0 ? first : last }
}

// The actions that begin a plan: its first attack, combined with a step if he walks; else its first step, combined with an attack if possible.
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

// The attacks worth making from where he is.
function seriesHere(scene: Scene, ap = scene.ap): Series[] {
  const harm = new Map<number, number>()
  dangerOf(scene.t, scene.outlook, undefined, harm)
  return seriesOf(scene.t, scene.hero, ap, harm)
}

// The value of the position after some attacks.
function valueOf({ t, hero, job, kept, outlook }: Scene, { worth, likely }: Series): number {
  const inTheWay = kept.has(t.heroes[hero]!.at) ? WORTH.way : 0
  return worth + jobWorth(t, hero, job) - inTheWay - dangerOf(t, outlook, likely)
}

// Steps at which a job counts as reached: company keeps two steps off, help one.
const DISTANCE = { errand: 0, leave: 0, company: 2, rescue: 1 } as const

function jobWorth(t: Table, hero: number, job: Job): number {
  const steps = stepsTo(t, t.heroes[hero]!.at, job)
  if (job.what === 'errand' && job.task && steps === 0) return WORTH.ready
  return -job.worth * Math.max(0, steps - DISTANCE[job.what])
}
