import type { Seat } from '@shamble/engine'
import { FAR, walkTo } from '../map/distances.ts'
import { progress } from './progress.ts'
import { layoutOf } from '../missions/index.ts'
import { goalsOf, requirementsMet } from '../missions/objectives.ts'
import { classOf, isHere } from '../questions.ts'
import { NONE, type Hero, type Infected, type Table } from '../table.ts'

/*
 * The evaluation for general bots: progress of the objectives, and the state of the heroes.
 */

const START = 0.25
const END = 0.95
// Loss by stage of infection (12.2); the sixth is death.
const BY_STAGE = [0, 0.06, 0.12, 0.22, 0.36, 0.55]
const HELD = 0.09
const LYING = 0.01
// Loss for an infected that reaches a hero in its next move, in the one after, or that is prone.
const UPON = 0.005
const SOON = 0.001
const DOWN = 0.002
// Factors on that loss for a hero on alert, and for a hidden one.
const ALERT = 0.6
const HIDDEN = 0.2
// Factor for a hero who left while objectives were open.
const GONE = 0.4
// Factor for a dead hero where the others play on (18.8). The README says how many games are won after a death.
const FALLEN = 0.5

/** How well a seat stands, from 0 to below 1; for a Director, 1 minus the heroes' value. */
export function score(t: Table, seat: Seat): number {
  const heroes = chances(t)
  return seat === t.director ? Math.min(END, 1 - heroes) : heroes
}

function chances(t: Table): number {
  let whole = START + (END - START) * progress(t)
  const last = goalsOf(t).at(-1)!
  const tooSoon = !requirementsMet(t, last)
  const { mode } = layoutOf(t.mission).mission
  for (const hero of t.heroes) {
    if (hero.fate === 'dead' || hero.fate === 'risen') whole *= mode === 'director' ? FALLEN : 0
    else if (isHere(hero)) whole *= 1 - Math.min(0.9, harm(hero) + danger(t, hero))
    else whole *= tooSoon ? GONE : 1
  }
  return whole
}

const harm = ({ stage, held, prone }: Hero): number =>
  BY_STAGE[stage]! + held.length * HELD + (prone ? LYING : 0)

// The infected that can soon reach a hero, as doors and active areas stand.
function danger(t: Table, hero: Hero): number {
  let sum = 0
  let steps: Uint8Array | undefined
  for (const unit of t.infected) {
    if (unit.at === NONE) continue
    steps ??= walkTo(t, hero.at)
    sum += threat(unit, steps[unit.at]!)
  }
  return sum * (hero.hidden ? HIDDEN : 1) * (hero.alert === NONE ? 1 : ALERT)
}

function threat(unit: Infected, steps: number): number {
  if (steps === FAR) return 0
  const { charge, killPoints } = classOf(unit)
  const far = unit.prone ? DOWN : steps <= charge + 1 ? UPON : steps <= 2 * charge + 1 ? SOON : 0
  return far * Math.sqrt(killPoints)
}
