import { canExecute, canShoot, canStrike, isUnseenBehind, bladeOf } from '../attacks.ts'
import { AP } from '../data/action-points.ts'
import { PERK } from '../data/perks.ts'
import { FAR, walkTo } from '../distances.ts'
import { layoutOf } from '../missions/index.ts'
import { goalsOf } from '../objectives.ts'
import { areaNamed } from '../layout.ts'
import { classOf, hasPerk, isHere, kindOf } from '../questions.ts'
import { NONE, type Infected, type Table } from '../table.ts'
import { blowChances, roundsWorth, shotCards, shotChances } from './odds.ts'
import { WORTH } from './worth.ts'

/*
 * Whom a hero attacks: a series of attacks from one square, the most worth for an action point first (6).
 */

/** One attack of a series, with its verb and its target. */
export interface Attack {
  verb: 'fire' | 'melee' | 'execute'
  unit: number
  cost: number
  kill: number
  stop: number
}

/** The first so many attacks of a series: what they cost and are worth, and how likely their targets still act. */
export interface Series {
  attacks: readonly Attack[]
  cost: number
  worth: number
  likely: ReadonlyMap<number, number>
}

// What it is worth that an infected is gone for good: near heroes, far from them, and in a room that must be cleared.
const NEAR = 9
// What a round is worth, and one of a weapon that has many.

/** The series of attacks of a hero where he is, from none to as many as his action points allow. */
export function seriesOf(t: Table, hero: number, ap: number, harm: ReadonlyMap<number, number>): Series[] {
  const figure = t.heroes[hero]!
  const options = attacksOf(t, hero)
  const series: Series[] = [{ attacks: [], cost: 0, worth: 0, likely: new Map() }]
  if (options.length === 0) return series
  const living = new Map<number, number>()
  const standing = new Map<number, number>()
  for (;;) {
    const last = series.at(-1)!
    let best: Attack | undefined
    let most = 0.0005
    for (const attack of options) {
      if (last.cost + attack.cost > ap) continue
      const gain = gainOf(t, hero, attack, living, standing, harm) / attack.cost
      if (gain > most) [most, best] = [gain, attack]
    }
    if (!best) return series
    const gain = lastingOf(t, hero, best, living)
    living.set(best.unit, (living.get(best.unit) ?? 1) * (1 - best.kill))
    standing.set(best.unit, (standing.get(best.unit) ?? 1) * (1 - best.stop))
    series.push({
      attacks: [...last.attacks, best],
      cost: last.cost + best.cost,
      worth: last.worth + gain,
      likely: new Map(standing),
    })
    void figure
  }
}

function gainOf(
  t: Table,
  hero: number,
  attack: Attack,
  living: ReadonlyMap<number, number>,
  standing: ReadonlyMap<number, number>,
  harm: ReadonlyMap<number, number>,
): number {
  const stops = (standing.get(attack.unit) ?? 1) * attack.stop
  return lastingOf(t, hero, attack, living) + stops * (harm.get(attack.unit) ?? 0)
}

// What stays of an attack beyond this turn, less the rounds it takes.
function lastingOf(t: Table, hero: number, attack: Attack, living: ReadonlyMap<number, number>): number {
  const unit = t.infected.find(({ id }) => id === attack.unit)!
  return (living.get(attack.unit) ?? 1) * attack.kill * killWorth(t, unit) - (attack.verb === 'fire' ? roundsWorth(t, shotCards(t, hero)) : 0)
}

function killWorth(t: Table, unit: Infected): number {
  if (unit.at === NONE) return WORTH.nearKill
  if (inClearedRoom(t, unit)) return WORTH.roomKill
  let least = FAR
  for (const hero of t.heroes) if (isHere(hero)) least = Math.min(least, walkTo(t, hero.at)[unit.at]!)
  return least <= NEAR ? WORTH.nearKill : WORTH.farKill
}

// 21.4. A room that must be held must be empty of infected.
function inClearedRoom(t: Table, unit: Infected): boolean {
  const layout = layoutOf(t.mission)
  return goalsOf(t).some(
    ({ type, rooms }, goal) =>
      type === 'secure' &&
      !t.met[goal] &&
      rooms!.some((room) => areaNamed(layout, room) === layout.areaOf[unit.at]),
  )
}

/** Every attack a hero can make from where he is, one way for each target. */
function attacksOf(t: Table, hero: number): Attack[] {
  const found: Attack[] = []
  const shot = shotChances(t, hero)
  const blow = blowChances(t, hero)
  for (const unit of t.infected) {
    const shoots = shot.stop > 0 && canShoot(t, hero, unit)
    const strikes = canStrike(t, hero, unit)
    if (shoots || strikes) {
      const verb = shoots && (!strikes || shot.kill > blow.kill) ? 'fire' : 'melee'
      found.push(attackOn(t, hero, unit, verb, verb === 'fire' ? shot : blow))
    }
    if ((unit.prone || unit.at === NONE) && canExecute(t, hero, unit))
      found.push({ verb: 'execute', unit: unit.id, cost: AP.execution, kill: autoKill(unit), stop: 1 })
  }
  return found
}

function attackOn(
  t: Table,
  hero: number,
  unit: Infected,
  verb: 'fire' | 'melee',
  { kill, stop }: { kill: number; stop: number },
): Attack {
  const armed = verb === 'fire' || bladeOf(t, hero) !== NONE || hasPerk(t.heroes[hero]!, PERK.snap)
  if (armed && isUnseenBehind(t, hero, unit))
    return { verb, unit: unit.id, cost: AP.quick, kill: autoKill(unit), stop: 1 }
  const needed = classOf(unit).killPoints - unit.hurt
  const lies = unit.at === NONE || unit.prone
  return { verb, unit: unit.id, cost: AP.quick, kill: kill / needed, stop: lies ? kill / needed : stop }
}

// 6.1. An automatic kill scores only so many kill points against the largest.
const autoKill = (unit: Infected): number =>
  Math.min(1, (classOf(unit).autoKill ?? Infinity) / (classOf(unit).killPoints - unit.hurt))
