import type { Seat } from '@shamble/engine'
import { FAR, walkTo } from '../distances.ts'
import { progress } from './progress.ts'
import { layoutOf } from '../missions/index.ts'
import { goalsOf, requirementsMet } from '../objectives.ts'
import { classOf, isHere } from '../questions.ts'
import { NONE, type Hero, type Infected, type Table } from '../table.ts'

/*
 * What bots steer by: how far the objectives have come, and how the heroes stand.
 */

const START = 0.25
const END = 0.95
// What each stage of infection takes (12.2): the sixth is death.
const BY_STAGE = [0, 0.06, 0.12, 0.22, 0.36, 0.55]
const HELD = 0.09
const LYING = 0.01
// What an infected takes that can be upon a hero in its next move, in the one after, or that lies on the ground.
const UPON = 0.005
const SOON = 0.001
const DOWN = 0.002
// What a hero on alert, or in hiding, leaves of that.
const ALERT = 0.6
const HIDDEN = 0.2
// What a hero leaves who has left while there was still something to do.
const GONE = 0.4
// What a dead hero leaves where the others play on (18.8). The README says how many games are won after a death.
const FALLEN = 0.5

/** How well a seat stands, from 0 to below 1: the heroes' share, and for a Director what is left of it. */
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

// The infected that walk to a hero soon, as doors and known areas stand.
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
