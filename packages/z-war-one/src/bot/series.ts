import { bladeOf, canExecute, canShoot, canStrike, isUnseenBehind } from '../fighting/attacks.ts'
import { AP } from '../data/action-points.ts'
import { PERK } from '../data/perks.ts'
import { FAR, walkTo } from '../map/distances.ts'
import { areaNamed } from '../map/layout.ts'
import { layoutOf } from '../missions/index.ts'
import { goalsOf } from '../missions/objectives.ts'
import { classOf, hasPerk, isHere, unitOf } from '../questions.ts'
import { NONE, type Infected, type Table } from '../table.ts'
import type { Likely } from './danger.ts'
import { blowChances, roundsWorth, shotCards, shotChances, type Chances } from './odds.ts'
import { WORTH } from './worth.ts'

/*
 * A greedy series of attacks from one square: always the one that gains most for its action points (6).
 */

/** One attack: the verb of the action, its target, its cost in action points, and its odds. */
export interface Attack extends Chances {
  verb: 'fire' | 'melee' | 'execute'
  unit: number
  cost: number
}

/** Attacks in a row: their cost, their worth beyond this turn, and the odds that their targets still act. */
export interface Series {
  attacks: readonly Attack[]
  cost: number
  worth: number
  likely: Likely
}

/** No attack at all. */
export const PEACE: Series = { attacks: [], cost: 0, worth: 0, likely: new Map() }

// Kills within this many steps of a hero matter more.
const NEAR = 9
// Gain for an action point below which an attack is not made.
const MIN_GAIN = 0.0005

/** All beginnings of a hero's series of attacks: none, the first, the first two … `harm`: by id, the expected cost of each infected. */
export function seriesOf(t: Table, hero: number, ap: number, harm: ReadonlyMap<number, number>): Series[] {
  const options = attacksOf(t, hero)
  const found = [PEACE]
  const living = new Map<number, number>()
  for (;;) {
    const last = found.at(-1)!
    let best: Attack | undefined
    let most = MIN_GAIN
    for (const attack of options) {
      if (last.cost + attack.cost > ap) continue
      const stops = (last.likely.get(attack.unit) ?? 1) * attack.stop * (harm.get(attack.unit) ?? 0)
      const gain = (lastingWorth(t, hero, attack, living) + stops) / attack.cost
      if (gain > most) [most, best] = [gain, attack]
    }
    if (!best) return found
    const { unit, cost, kill, stop } = best
    const worth = last.worth + lastingWorth(t, hero, best, living)
    living.set(unit, (living.get(unit) ?? 1) * (1 - kill))
    const likely = new Map(last.likely).set(unit, (last.likely.get(unit) ?? 1) * (1 - stop))
    found.push({ attacks: [...last.attacks, best], cost: last.cost + cost, worth, likely })
  }
}

// The worth of an attack beyond this turn: its kill, less the rounds it takes.
function lastingWorth(t: Table, hero: number, { verb, unit, kill }: Attack, living: Likely): number {
  const rounds = verb === 'fire' ? roundsWorth(t, shotCards(t, hero)) : 0
  return (living.get(unit) ?? 1) * kill * killWorth(t, unitOf(t, unit)) - rounds
}

/** The worth of a kill beyond this turn. */
export function killWorth(t: Table, unit: Infected): number {
  if (unit.at === NONE) return WORTH.nearKill
  if (isInTheWay(t, unit)) return WORTH.roomKill
  let least = FAR
  for (const hero of t.heroes) if (isHere(hero)) least = Math.min(least, walkTo(t, hero.at)[unit.at]!)
  return least <= NEAR ? WORTH.nearKill : WORTH.farKill
}

// 21.4. A room that must be held must be empty of infected.
function isInTheWay(t: Table, unit: Infected): boolean {
  const layout = layoutOf(t.mission)
  return goalsOf(t).some(
    ({ type, rooms }, goal) =>
      type === 'secure' &&
      !t.met[goal] &&
      rooms!.some((room) => areaNamed(layout, room) === layout.areaOf[unit.at]),
  )
}

// Every attack a hero can make from where he is: on each target a shot or a blow, whichever kills more surely, and executions.
function attacksOf(t: Table, hero: number): Attack[] {
  const found: Attack[] = []
  const shot = shotChances(t, hero)
  const blow = blowChances(t, hero)
  for (const unit of t.infected) {
    const shoots = canShoot(t, hero, unit)
    const strikes = canStrike(t, hero, unit)
    if (shoots && (!strikes || shot.kill > blow.kill)) found.push(attackOn(t, hero, unit, 'fire', shot))
    else if (strikes) found.push(attackOn(t, hero, unit, 'melee', blow))
    if (canExecute(t, hero, unit))
      found.push({ verb: 'execute', unit: unit.id, cost: AP.execution, kill: sureKill(unit), stop: 1 })
  }
  return found
}

function attackOn(t: Table, hero: number, unit: Infected, verb: 'fire' | 'melee', chances: Chances): Attack {
  // 6.10. From behind, unseen, and not with bare hands, it is an assassination.
  const armed = verb === 'fire' || bladeOf(t, hero) !== NONE || hasPerk(t.heroes[hero]!, PERK.snap)
  if (armed && isUnseenBehind(t, hero, unit))
    return { verb, unit: unit.id, cost: AP.quick, kill: sureKill(unit), stop: 1 }
  const kill = chances.kill / (classOf(unit).killPoints - unit.hurt)
  // 6.1. A knockdown does nothing to a prone infected or one that holds a hero.
  const stop = unit.prone || unit.at === NONE ? kill : chances.stop
  return { verb, unit: unit.id, cost: AP.quick, kill, stop }
}

// 6.1. Against the largest infected an automatic kill scores a limited number of kill points.
const sureKill = (unit: Infected): number =>
  Math.min(1, (classOf(unit).autoKill ?? Infinity) / (classOf(unit).killPoints - unit.hurt))
