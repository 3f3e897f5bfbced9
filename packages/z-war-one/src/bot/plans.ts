import type { Move } from '@shamble/engine'
import { mayLand, standCost } from '../actions/costs.ts'
import { AP } from '../data/action-points.ts'
import { areaNamed, FACINGS, type Square } from '../layout.ts'
import { layoutOf } from '../missions/index.ts'
import { SPRINT } from '../movement.ts'
import { beyond, doorsBefore, isGrappled, kindOf } from '../questions.ts'
import { CLOSED, door as doorId, INACTIVE, NONE, square, unit as unitId, type Table } from '../table.ts'
import { canFire } from '../weapons.ts'
import { seriesOf, type Series } from './attacks.ts'
import { dangerOf, outlookOf, type Likely, type Outlook } from './danger.ts'
import { keptFree, stepsFrom, type Job } from './jobs.ts'
import { walksOf, type Walk } from './walks.ts'
import { WORTH } from './worth.ts'

/*
 * The rest of a hero's move as one plan: some attacks, a walk, and at its end a door or an alert. Each plan is worth how much nearer
 * it brings him to his job, less what the infected move is expected to cost the company; its first action is made, and
 * the next is planned anew.
 */

/** A plan: what it is worth, and the moves that would begin it, the best first. */
export interface Plan {
  value: number
  begins: Move[]
}

// A grab test on the way, and being found lying down.
// So many places are looked at closely.
const CLOSELY = 14
// What a room spawn is expected to cost for each infected, by the action points that are left.
const EXPOSED = [1, 0.9, 0.65, 0.45, 0.35]
// How far one walks with so many action points.
const STRIDE = [0, 1, 3, 4, 6]

/** What all plans of a hero at one moment have in common. */
interface Scene {
  t: Table
  hero: number
  jobs: readonly Job[]
  job: Job
  /** Squares that comrades need. */
  kept: ReadonlySet<Square>
  outlook: Outlook
  ap: number
  /** Squares of a sprint that has begun. */
  sprint: number
}

/** The plans of a hero who may act, the best first. */
export function plansOf(t: Table, hero: number, jobs: readonly Job[], ap: number, sprint = 0): Plan[] {
  const job = jobs[hero]!
  const scene: Scene = { t, hero, jobs, job, kept: keptFree(t, jobs, hero), outlook: outlookOf(t), ap, sprint }
  const figure = t.heroes[hero]!
  const plans = isGrappled(figure) ? heldPlans(scene) : figure.prone ? lyingPlans(scene) : standingPlans(scene)
  return plans.sort((a, b) => b.value - a.value)
}

// ── Held ──

// 9.3, 9.4. Attacks on those who hold him, or one swept away for sure.
function heldPlans(scene: Scene): Plan[] {
  const { t, hero, ap } = scene
  const plans: Plan[] = []
  for (const series of seriesHere(scene)) plans.push(attackPlan(scene, series, valueOf(scene, series)))
  if (ap < AP.sweep) return plans
  for (const id of t.heroes[hero]!.held) {
    const likely = new Map([[id, 0]])
    plans.push({ value: -dangerOf(t, scene.outlook, likely) - 0.004, begins: [['sweep', unitId(id)]] })
  }
  return plans
}

// ── Lying ──

// 9.1. He stands up, if that is better than to fight lying down.
function lyingPlans(scene: Scene): Plan[] {
  const { t, hero, ap } = scene
  const figure = t.heroes[hero]!
  const plans: Plan[] = []
  for (const series of seriesHere(scene)) {
    plans.push(attackPlan(scene, series, valueOf(scene, series) - WORTH.lying))
    plans.push(...alertPlans(scene, series, ap - series.cost, -WORTH.lying))
  }
  const cost = standCost(figure)
  if (ap >= cost) {
    figure.prone = false
    const [best] = plansOf(t, hero, scene.jobs, ap - cost)
    figure.prone = true
    plans.push({ value: best!.value, begins: [['stand']] })
  }
  return plans
}

// ── Standing ──

function standingPlans(scene: Scene): Plan[] {
  const { t, hero, ap, sprint } = scene
  const figure = t.heroes[hero]!
  const here = figure.at
  const walks = walksOf(t, hero, sprint + STRIDE[Math.min(ap, STRIDE.length - 1)]!)
  const rough: { series: Series; walk: Walk; rest: number; value: number }[] = []
  for (const series of sprint > 0 ? [NOTHING] : seriesHere(scene))
    for (const walk of walks) {
      const rest = ap - series.cost - walkCost(walk.steps, sprint + series.attacks.length)
      if (rest < 0 || !mayLand(t, hero, walk.to, rest)) continue
      figure.at = walk.to
      const value = valueOf(scene, series) - walk.tests * WORTH.test
      rough.push({ series, walk, rest, value: value + rest * WORTH.spare })
    }
  rough.sort((a, b) => b.value - a.value)
  const plans: Plan[] = []
  for (const { series, walk, rest, value } of rough.slice(0, CLOSELY)) {
    figure.at = walk.to
    const begins = beginsOf(scene, here, series, walk)
    plans.push({ value, begins: begins.length > 0 ? begins : [[sprint > 0 ? 'stop' : 'end']] })
    const then = [...alertPlans(scene, series, rest, 0), ...doorPlans(scene, series, rest)]
    if (series.attacks.length === 0 && walk.steps > 0 && rest > 0) then.push(...shotPlans(scene, rest))
    for (const plan of then)
      plans.push({
        value: plan.value - walk.tests * WORTH.test,
        begins: begins.length > 0 ? begins : sprint > 0 ? [['stop']] : plan.begins,
      })
  }
  figure.at = here
  return plans
}

const NOTHING: Series = { attacks: [], cost: 0, worth: 0, likely: new Map() }

// 5.1, 5.2. What so many steps cost: sprints of three, and single ones; those of a sprint that has begun, or that go with attacks, are free.
function walkCost(steps: number, free: number): number {
  const left = Math.max(0, steps - free)
  return Math.floor(left / SPRINT) * AP.sprint + (left % SPRINT) * AP.move
}

// The moves that begin a walk, with the attacks that come before it.
function beginsOf({ sprint, ap }: Scene, here: Square, { attacks }: Series, walk: Walk): Move[] {
  const [first] = attacks
  const steps = walk.to !== here
  if (first) {
    const id = unitId(first.unit)
    if (first.verb === 'execute') return [['execute', id]]
    const aims = !steps && attacks.length > 1 && attacks[1]!.unit === first.unit && ap >= AP.aimed
    const plain: Move = [first.verb, id]
    if (steps) return [[`${first.verb}Move`, id], plain]
    return aims && first.verb === 'fire' && first.kill < 0.7 ? [['aim', id], plain] : [plain]
  }
  if (!steps) return []
  const to = square(walk.first)
  if (sprint > 0) return [['sprint', to]]
  const slow: Move[] = [['moveFire', to], ['moveMelee', to], ['move', to]]
  return walk.steps >= 3 || (walk.steps === 2 && ap >= 2) ? [['sprint', to]] : slow
}

function attackPlan(scene: Scene, series: Series, value: number): Plan {
  const here = scene.t.heroes[scene.hero]!.at
  const begins = beginsOf(scene, here, series, { to: here, steps: 0, first: here, tests: 0 })
  return { value, begins: begins.length > 0 ? begins : [['end']] }
}

// 6.9. To end the move on alert, in each direction.
function alertPlans(scene: Scene, series: Series, rest: number, more: number): Plan[] {
  const { t, hero, sprint } = scene
  if (rest < AP.alert || !isArmed(t, hero)) return []
  void sprint
  const figure = t.heroes[hero]!
  const plans: Plan[] = []
  for (let facing = 0; facing < FACINGS.length; facing++) {
    figure.alert = facing
    const value = valueOf(scene, series) + more + (rest - AP.alert) * WORTH.spare
    plans.push({ value, begins: attackBegins(scene, series, [['alert', FACINGS[facing]!]]) })
  }
  figure.alert = NONE
  return plans
}

function attackBegins(scene: Scene, series: Series, otherwise: Move[]): Move[] {
  const here = scene.t.heroes[scene.hero]!.at
  const begins = beginsOf(scene, here, series, { to: here, steps: 0, first: here, tests: 0 })
  return begins.length > 0 ? begins : otherwise
}

function isArmed(t: Table, hero: number): boolean {
  const { active, prone } = t.heroes[hero]!
  return active.some((card) => canFire(t, card) || (!prone && kindOf(t, card).class === 'melee'))
}

// 7.2. To open a door that the way leads through, with enough left to meet what is behind it.
function doorPlans(scene: Scene, series: Series, rest: number): Plan[] {
  const { t, hero, job } = scene
  if (rest < AP.door || series.attacks.length > 0) return []
  const layout = layoutOf(t.mission)
  const { at } = t.heroes[hero]!
  const steps = stepsFrom(t, at, job)
  return doorsBefore(layout, at).flatMap((door): Plan[] => {
    const to = beyond(layout, door, at)
    const opens = t.doors[door] === CLOSED || opensNow(t, hero, door)
    if (!opens || (t.doors[door] === CLOSED && stepsFrom(t, to, job) >= steps)) return []
    const left = rest - AP.door
    const isClosed = t.areas[layout.areaOf[to]!] === INACTIVE
    const harm = isClosed ? roomHarm(t) * EXPOSED[Math.min(left, EXPOSED.length - 1)]! : 0
    const gain = job.worth * (2 + STRIDE[Math.min(left, STRIDE.length - 1)]!)
    return [{ value: valueOf(scene, series) + gain - harm, begins: [['open', doorId(door)]] }]
  })
}

// 7.7. A locked door for which he has the key.
function opensNow(t: Table, hero: number, door: number): boolean {
  const { doors, mission, objects } = layoutOf(t.mission)
  const { number } = doors[door]!
  if (number === null || t.doors[door] !== 'l') return false
  const key = mission.doors?.[number]?.opensWith
  const { object } = t.heroes[hero]!
  return key?.object !== undefined && object !== NONE && objects[object]!.id === key.object
}

function roomHarm(t: Table): number {
  const { count } = layoutOf(t.mission).mission.roomSpawn
  const many = count.reduce(
    (sum, { min, max, units }) =>
      sum + ((max - min + 1) / 8) * Object.values(units).reduce((all, n) => all + n, 0),
    0,
  )
  return many * WORTH.room
}

// What can be shot from where a walk ends.
function shotPlans(scene: Scene, rest: number): Plan[] {
  const harm = new Map<number, number>()
  dangerOf(scene.t, scene.outlook, undefined, harm)
  const series = seriesOf(scene.t, scene.hero, rest, harm).slice(1)
  return series.map((each) => ({ value: valueOf(scene, each), begins: [] }))
}

// ── What a plan is worth ──

function seriesHere(scene: Scene): Series[] {
  const harm = new Map<number, number>()
  dangerOf(scene.t, scene.outlook, undefined, harm)
  return seriesOf(scene.t, scene.hero, scene.ap, harm)
}

/** The worth of the table as it stands, with the hero where he is imagined, after a series of attacks. */
function valueOf({ t, hero, job, kept, outlook }: Scene, { worth, likely }: Series): number {
  const inTheWay = kept.has(t.heroes[hero]!.at) ? WORTH.way : 0
  return worth + jobWorth(t, hero, job) - inTheWay - dangerOf(t, outlook, likely as Likely)
}

const NEAR_ENOUGH = { follow: 2, rescue: 1 } as const

function jobWorth(t: Table, hero: number, job: Job): number {
  const steps = stepsFrom(t, t.heroes[hero]!.at, job)
  if (steps === 0 && job.task && job.what === 'errand') return WORTH.ready
  return -job.worth * (job.what === 'follow' || job.what === 'rescue' ? Math.max(0, steps - NEAR_ENOUGH[job.what]) : steps)
}

export { areaNamed }
