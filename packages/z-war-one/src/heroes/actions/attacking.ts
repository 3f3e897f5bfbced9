import { stepFacts } from '../facts.ts'
import type { Choice } from '@shamble/engine'
import {
  canExecute,
  canShoot,
  canStrike,
  chooseBlow,
  chooseExecution,
  chooseFire,
  isUnseenBehind,
} from '../../fighting/attacks.ts'
import { PERK } from '../../data/perks.ts'
import { blast, blastOf, chooseThrow, explosiveOf, offerThrows, throwsOf } from '../../fighting/explosives.ts'
import { endMove } from '../hero-move.ts'
import { FACINGS, type Square } from '../../map/layout.ts'
import { heroStep, stepsOf, zoneTests } from '../movement.ts'
import { hasPerk, kindOf, unitOf } from '../../questions.ts'
import { killAtOnce, spendRounds } from '../../fighting/rolling.ts'
import {
  card as cardId,
  NONE,
  square,
  unit as unitId,
  type G,
  type Infected,
  type Table,
} from '../../table.ts'
import { canFire, firearmReaches } from '../../fighting/weapons.ts'
import { aimCost, ending, mayLand, pay, staying, type Can } from './costs.ts'
import { AP } from '../../data/action-points.ts'

/*
 * 6. Attacks as actions: fire, aim, melee, throw, the combined actions, execution, alert.
 */

/** Lists every attack of a hero who is not grappled. */
export function offerAttacks(t: Table, can: Can, hero: number): void {
  const figure = t.heroes[hero]!
  const loaded = figure.active.some((card) => canFire(t, card))
  if (loaded) offerShots(t, can, hero)
  offerThrows(t, staying(t, hero, can, AP.quick), hero)
  if (!figure.prone) {
    offerBlows(t, can, hero)
    if (figure.ap >= AP.quick) offerCombos(t, can, hero, loaded)
  }
  const armed = figure.active.some(
    (card) => canFire(t, card) || (!figure.prone && kindOf(t, card).class === 'melee'),
  )
  if (armed) for (const facing of FACINGS) ending(t, hero, can, AP.alert)('alert', facing)
}

// 6.2, 6.3, 16.4. Quick fire, aimed fire, Hit Man.
function offerShots(t: Table, can: Can, hero: number): void {
  const figure = t.heroes[hero]!
  for (const unit of t.infected) {
    if (!canShoot(t, hero, unit)) continue
    staying(t, hero, can, AP.quick)('fire', unitId(unit.id))
    staying(t, hero, can, aimCost(figure))('aim', unitId(unit.id))
    if (unit.at === NONE || figure.prone || !hasPerk(figure, PERK.hitMan)) continue
    for (const card of figure.active)
      if (canFire(t, card) && firearmReaches(t, hero, card, unit.at))
        staying(t, hero, can, AP.hitMan)('hitMan', unitId(unit.id), cardId(card))
  }
}

// 6.4, 6.8. Melee and execution.
function offerBlows(t: Table, can: Can, hero: number): void {
  for (const unit of t.infected) {
    if (canStrike(t, hero, unit)) staying(t, hero, can, AP.melee)('melee', unitId(unit.id))
    if (canExecute(t, hero, unit)) staying(t, hero, can, AP.execution)('execute', unitId(unit.id))
  }
}

// 6.5, R-18. Move & Quick Fire, Move & Melee: the step first and then a target, or a target named and then the step.
function offerCombos(t: Table, can: Can, hero: number, loaded: boolean): void {
  const steps = comboSteps(t, hero)
  if (steps.length === 0) return
  const explosive = explosiveOf(t, hero)
  for (const to of steps) {
    if (loaded && anyFrom(t, hero, to, canShoot)) can('moveFire', square(to))
    if (anyFrom(t, hero, to, canStrike)) can('moveMelee', square(to))
    if (explosive !== NONE && anyThrowFrom(t, hero, explosive, to)) can('moveThrow', square(to))
  }
  for (const unit of t.infected) {
    if (loaded && canShoot(t, hero, unit)) can('fireMove', unitId(unit.id))
    if (canStrike(t, hero, unit)) can('meleeMove', unitId(unit.id))
  }
  if (explosive === NONE) return
  offerThrows(
    t,
    (_, target) => {
      if (steps.some((to) => !blastOf(t, square.of(target!)).includes(to))) can('throwMove', target!)
    },
    hero,
  )
}

const comboSteps = (t: Table, hero: number): Square[] =>
  stepsOf(t, hero).filter((to) => mayLand(t, hero, to, t.heroes[hero]!.ap - AP.quick))

type Attack = (t: Table, hero: number, unit: Infected, at: Square) => boolean

// Whether a hero could attack any infected from another square.
const anyFrom = (t: Table, hero: number, at: Square, attack: Attack): boolean =>
  t.infected.some((unit) => attack(t, hero, unit, at))

// Whether a hero could throw anywhere from another square.
const anyThrowFrom = (t: Table, hero: number, explosive: number, at: Square): boolean =>
  !throwsOf(t, hero, explosive, at).next().done

/** Whether an attack on a unit would be an assassination (6.10, R-71). */
const isSneaking = (t: Table, hero: number, id: string): boolean =>
  isUnseenBehind(t, hero, unitOf(t, unitId.of(id)))

export const takeAttacks = {
  // 6.2. Quick fire; what follows an aimed shot at the same target keeps its bonus.
  fire(g: G, [hero]: [number], id: string) {
    g.table.heroes[hero]!.ap -= AP.quick
    g.then(chooseFire, hero, unitId.of(id), false, isSneaking(g.table, hero, id))
    g.again()
  },
  // 6.3. Aimed fire.
  aim(g: G, [hero]: [number], id: string) {
    pay(g, hero, aimCost(g.table.heroes[hero]!))
    g.then(chooseFire, hero, unitId.of(id), true, false)
    g.again()
  },
  // 6.4. Melee.
  melee(g: G, [hero]: [number], id: string) {
    pay(g, hero, AP.melee)
    g.then(chooseBlow, hero, unitId.of(id), isSneaking(g.table, hero, id))
    g.again()
  },
  // 14.6. A throw.
  throw(g: G, [hero]: [number], target: string) {
    pay(g, hero, AP.quick)
    g.then(blast, hero, explosiveOf(g.table, hero), square.of(target))
    g.again()
  },
  // 6.5. The step first.
  moveFire: (g: G, [hero]: [number], to: string) => stepFirst(g, hero, to, nameShot),
  moveMelee: (g: G, [hero]: [number], to: string) => stepFirst(g, hero, to, nameBlow),
  moveThrow: (g: G, [hero]: [number], to: string) => stepFirst(g, hero, to, chooseThrow),
  // 6.5. The target first.
  fireMove: (g: G, [hero]: [number], id: string) =>
    targetFirst(g, hero, 'fire', unitId.of(id), isSneaking(g.table, hero, id)),
  meleeMove: (g: G, [hero]: [number], id: string) =>
    targetFirst(g, hero, 'melee', unitId.of(id), isSneaking(g.table, hero, id)),
  throwMove: (g: G, [hero]: [number], target: string) =>
    targetFirst(g, hero, 'throw', square.of(target), false),
  // 6.8. Execution.
  execute(g: G, [hero]: [number], id: string) {
    pay(g, hero, AP.execution)
    g.then(chooseExecution, hero, unitId.of(id))
    g.again()
  },
  // 16.4. Hit Man.
  hitMan(g: G, [hero]: [number], id: string, card: string) {
    pay(g, hero, AP.hitMan)
    g.tell({ type: 'perkUsed', hero, perk: PERK.hitMan })
    spendRounds(g, hero, [cardId.of(card)])
    killAtOnce(g, hero, unitId.of(id), 'executed')
    g.again()
  },
  // 6.9, R-20. Alert ends the move.
  alert(g: G, [hero]: [number], way: string) {
    const facing = FACINGS.indexOf(way as (typeof FACINGS)[number])
    pay(g, hero, AP.alert)
    g.table.heroes[hero]!.alert = facing
    g.tell({ type: 'alerted', hero, facing })
    endMove(g, hero)
  },
}

type Naming = Choice<G, [hero: number]>

// 6.5, 10.11. The step, then the attack, then the grab tests that the step calls for.
function stepFirst(g: G, hero: number, to: string, naming: Naming): void {
  const from = g.table.heroes[hero]!.at
  pay(g, hero, AP.quick)
  heroStep(g, hero, square.of(to))
  g.then(naming, hero)
  g.then(zoneTests, hero, from, square.of(to))
  g.again()
}

function targetFirst(
  g: G,
  hero: number,
  how: 'fire' | 'melee' | 'throw',
  target: number,
  sneaks: boolean,
): void {
  pay(g, hero, AP.quick)
  g.then(stepNext, hero, how, target, sneaks)
  g.again()
}

// 6.5. The target is named: now the step, and then the dice, wherever the hero now stands.
export const stepNext: Choice<G, [hero: number, how: string, target: number, sneaks: boolean]> = {
  seat: (g, hero) => g.table.owner[hero]!,
  ask: 'The target is named. Where does the hero step?',
  facts: (g, made, hero) => stepFacts(g, made, hero),
  options(g, can, hero, how, target) {
    const t = g.table
    const closed = how === 'throw' ? blastOf(t, target) : []
    for (const to of comboSteps(t, hero)) if (!closed.includes(to)) can('step', square(to))
  },
  take: {
    step(g, [hero, how, target, sneaks], part) {
      const from = g.table.heroes[hero]!.at
      heroStep(g, hero, square.of(part))
      if (how === 'fire') g.then(chooseFire, hero, target, false, sneaks)
      else if (how === 'melee') g.then(chooseBlow, hero, target, sneaks)
      else g.then(blast, hero, explosiveOf(g.table, hero), target)
      g.then(zoneTests, hero, from, square.of(part))
    },
  },
}

// 6.5. After the step a target of a quick shot is named.
export const nameShot: Naming = {
  seat: (g, hero) => g.table.owner[hero]!,
  ask: 'At which target?',
  obvious: true,
  options(g, can, hero) {
    const t = g.table
    for (const unit of t.infected) if (canShoot(t, hero, unit)) can('fire', unitId(unit.id))
  },
  take: {
    fire: (g, [hero], id) => g.then(chooseFire, hero, unitId.of(id), false, isSneaking(g.table, hero, id)),
  },
}

// 6.5. After the step a target of a blow is named.
export const nameBlow: Naming = {
  seat: (g, hero) => g.table.owner[hero]!,
  ask: 'Which target?',
  obvious: true,
  options(g, can, hero) {
    const t = g.table
    for (const unit of t.infected) if (canStrike(t, hero, unit)) can('melee', unitId(unit.id))
  },
  take: {
    melee: (g, [hero], id) => g.then(chooseBlow, hero, unitId.of(id), isSneaking(g.table, hero, id)),
  },
}
