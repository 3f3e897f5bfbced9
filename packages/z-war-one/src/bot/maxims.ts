import type { Move } from '@shamble/engine'
import { isGrappled } from '../questions.ts'
import { card as cardId, heroId, square, type Table } from '../table.ts'
import { dangerOf, outlookOf } from './danger.ts'
import { freeAction, takeUpWeapon, weaponWorth } from './gear.ts'
import { withHero } from './imagined.ts'
import { jobsOf } from './jobs.ts'
import { chosen, firstOf, most, type Chance, type Chosen } from './moves.ts'
import { special } from './perks.ts'
import { byLot, plansOf, type Plan } from './plans.ts'
import { seriesOf } from './series.ts'
import { stepsTo } from './steps.ts'

/*
 * Maxims of the hero move (4).
 */

type Moves = readonly Move[]

const FULL_AP = 4
// Squares left of a sprint after its first.
const REST_OF_SPRINT = 2
// Held heroes come first; then relief for the company, then the shortest way.
const URGENT = 1000
const RELIEF = 10
const STEP = 0.001

// The hero whose move is open.
const mover = (t: Table): number => t.heroes.findIndex(({ move }) => move === 'open')

/** 4.1. Held heroes first, then the hero whose attacks relieve the company most, then the one nearest to his job. */
export function beginWith(t: Table, moves: Moves): Chosen {
  const jobs = jobsOf(t)
  const harm = new Map<number, number>()
  const outlook = outlookOf(t)
  const danger = dangerOf(t, outlook, undefined, harm)
  return most(moves, ([, part]) => {
    const hero = heroId.of(part!)
    const figure = t.heroes[hero]!
    if (isGrappled(figure)) return URGENT
    const { likely } = seriesOf(t, hero, FULL_AP, harm).at(-1)!
    const relief = danger - dangerOf(t, outlook, likely)
    return relief * RELIEF - stepsTo(t, figure.at, jobs[hero]!) * STEP
  })
}

/** 4.3. Free actions, then a Task, a planned throw, a perk, a better weapon, and the best plan. */
export function act(t: Table, moves: Moves, chance: Chance): Chosen {
  const hero = mover(t)
  const jobs = jobsOf(t)
  const sooner = freeAction(t, hero, jobs[hero]!, moves) ?? chosen(moves, 'task')
  if (sooner) return sooner
  const plans = byLot(plansOf(t, hero, jobs, t.heroes[hero]!.ap), chance)
  return (
    throwNow(plans, moves) ??
    special({ t, hero, jobs, plans }, moves) ??
    takeUpWeapon(t, hero, moves) ??
    firstOf(
      plans.flatMap(({ begins }) => begins),
      moves,
    ) ??
    chosen(moves, 'end')
  )
}

// 14.6. An explosive taken up to be thrown is thrown.
const throwNow = ([best]: readonly Plan[], moves: Moves): Chosen =>
  best && best.begins[0]![0] === 'throw' ? firstOf(best.begins, moves) : undefined

/** 5.2. The rest of a sprint follows the best plan from here. */
export function sprintOn(t: Table, moves: Moves, chance: Chance): Chosen {
  const hero = mover(t)
  const plans = byLot(plansOf(t, hero, jobsOf(t), t.heroes[hero]!.ap, REST_OF_SPRINT), chance)
  return firstOf(
    plans.flatMap(({ begins }) => begins),
    moves,
  )
}

/** 6.5. The step of a combined action leads towards the job, and out of reach of infected. */
export function stepOn(t: Table, moves: Moves): Chosen {
  const hero = mover(t)
  const job = jobsOf(t)[hero]!
  const outlook = outlookOf(t)
  return most(moves, ([, part]) => {
    const at = square.of(part!)
    return -job.worth * stepsTo(t, at, job) - dangerOf(withHero(t, hero, { at }), outlook)
  })
}

/** 1.3. Each hero starts with his best weapon. */
export const firstWeapon = (t: Table, moves: Moves): Chosen =>
  most(moves, ([, ...cards]) =>
    weaponWorth(
      t,
      cards.map((card) => cardId.of(card)),
    ),
  )
