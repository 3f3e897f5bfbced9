import type { Seat } from '@shamble/engine'
import { FAR, countFrom } from './distances.ts'
import { layoutOf } from './missions/index.ts'
import type { Objective } from './missions/format.ts'
import { goalsOf, requirementsMet } from './objectives.ts'
import { isHere } from './questions.ts'
import { NONE, type Table } from './table.ts'

/*
 * What bots steer by: how far the objectives are, and how the heroes stand.
 */

const START = 0.35
const END = 0.95

/** How well a seat stands, from 0 to below 1. */
export function score(t: Table, seat: Seat): number {
  const heroes = chances(t)
  return seat === t.director ? 1 - heroes : heroes
}

function chances(t: Table): number {
  const progress = goalsOf(t).reduce((sum, goal, n) => sum + progressOf(t, goal, n), 0) / t.met.length
  const health = t.heroes.reduce((sum, hero) => sum + healthOf(hero), 0) / t.heroes.length
  return Math.max(0, Math.min(END, START * health + (END - START) * progress * health))
}

function healthOf({ fate, stage, held, prone }: Table['heroes'][number]): number {
  if (fate === 'dead' || fate === 'risen') return 0
  return Math.max(0, 1 - stage * 0.12 - held.length * 0.1 - (prone ? 0.03 : 0))
}

// How far an objective is met: 1 when it is.
function progressOf(t: Table, goal: Objective, number: number): number {
  if (t.met[number]) return 1
  if (!requirementsMet(t, goal)) return 0
  if (goal.type === 'carryOut') return carried(t, goal)
  if (goal.type === 'timer') return Math.max(0, t.boxes[number]!) / goal.turns!
  if (goal.type === 'survive') return t.turn / goal.untilEndOfTurn! / 2
  if (goal.type === 'exitAll' || goal.type === 'standAll') return 0.9 * nearExits(t)
  return 0
}

function carried(t: Table, { need = 1 }: Objective): number {
  const held = t.heroes.filter(({ object }) => object !== NONE).length
  return Math.min(0.95, (t.out.length + held / 2) / need)
}

// How near the heroes are to the exits, all together.
function nearExits(t: Table): number {
  const { exits } = layoutOf(t.mission)
  let sum = 0
  for (const hero of t.heroes) {
    if (!isHere(hero)) sum += hero.fate === 'left' ? 1 : 0
    else {
      const distance = countFrom(t, hero.at)
      const least = exits.reduce((min, at) => Math.min(min, distance[at]!), FAR)
      sum += least === FAR ? 0 : 0.9 * (1 - Math.min(least, 40) / 40)
    }
  }
  return sum / t.heroes.length
}
