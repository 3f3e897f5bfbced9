import { stepFacts } from '../facts.ts'
import type { Choice } from '@shamble/engine'
import {
  canExecute,
  canShoot,
  canStrike,
  chooseBlow,
  chooseExecution,
  chooseFire,
  fireAt,
  mannerOf,
  strikeAt,
  type Manner,
} from '../../fighting/attacks.ts'
import { PERK } from '../../data/perks.ts'
import { blast, blastOf, chooseThrow, explosiveOf, offerThrows, throwsOf } from '../../fighting/explosives.ts'
import { midway } from '../gear.ts'
import { endMove } from '../hero-move.ts'
import { FACINGS, type Square } from '../../map/layout.ts'
import { heroStep, stepsOf, testersOf, zoneTests } from '../movement.ts'
import { hasPerk, kindOf } from '../../questions.ts'
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
import { canFire, firearmReaches, isFirearm } from '../../fighting/weapons.ts'
import { aimCost, ending, mayLand, pay, staying, type Can } from './costs.ts'
import { AP } from '../../data/action-points.ts'

/*
 * 6. Attacks as actions: fire, aim, melee, throw, the combined actions, execution, alert.
 */

/** Lists every attack of a hero who is not grappled. */
export function offerAttacks(t: Table, can: Can, hero: number): void {
  const figure = t.heroes[hero]!
  if (isLoaded(t, hero)) offerShots(t, can, hero)
  offerThrows(t, staying(t, hero, can, AP.quick), hero)
  if (!figure.prone) {
    offerBlows(t, can, hero)
    if (figure.ap >= AP.quick) offerCombos(t, can, hero)
  }
  const armed = figure.active.some(
    (card) => canFire(t, card) || (!figure.prone && kindOf(t, card).class === 'melee'),
  )
  if (armed) for (const facing of FACINGS) ending(t, hero, can, AP.alert)('alert', facing)
}

const isLoaded = (t: Table, hero: number): boolean => t.heroes[hero]!.active.some((card) => canFire(t, card))

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
function offerCombos(t: Table, can: Can, hero: number): void {
  const steps = comboSteps(t, hero)
  if (steps.length === 0) return
  const loaded = isLoaded(t, hero)
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

export const takeAttacks = {
  // 6.2. Quick fire; what follows an aimed shot at the same target keeps its bonus.
  fire(g: G, [hero]: [number], id: string) {
    g.table.heroes[hero]!.ap -= AP.quick
    fireAt(g, hero, unitId.of(id))
    g.again()
  },
  // 6.3. Aimed fire.
  aim(g: G, [hero]: [number], id: string) {
    pay(g, hero, aimCost(g.table.heroes[hero]!))
    g.then(chooseFire, hero, unitId.of(id), 'aimed')
    g.again()
  },
  // 6.4. Melee.
  melee(g: G, [hero]: [number], id: string) {
    pay(g, hero, AP.melee)
    strikeAt(g, hero, unitId.of(id))
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
    targetFirst(g, hero, 'fire', unitId.of(id), mannerOf(g.table, hero, unitId.of(id))),
  meleeMove: (g: G, [hero]: [number], id: string) =>
    targetFirst(g, hero, 'melee', unitId.of(id), mannerOf(g.table, hero, unitId.of(id))),
  throwMove: (g: G, [hero]: [number], target: string) =>
    targetFirst(g, hero, 'throw', square.of(target), 'plain'),
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
    killAtOnce(g, hero, unitId.of(id), 'shot')
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

// 6.5, 10.11, 15.3. The step, then perhaps an exchange, then the attack, then the grab tests that the step calls for.
function stepFirst(g: G, hero: number, to: string, naming: Naming): void {
  const from = g.table.heroes[hero]!.at
  pay(g, hero, AP.quick)
  heroStep(g, hero, square.of(to))
  handOverFirst(g, hero, from)
  g.then(naming, hero)
  g.then(zoneTests, hero, from, square.of(to))
  g.again()
}

// 15.3, R-92. After the step gear may change hands where that cannot wait for the attack: before a grab test, or a weapon's last round.
function handOverFirst(g: G, hero: number, from: Square): void {
  const t = g.table
  const { at, active } = t.heroes[hero]!
  const isLast = active.some(
    (card) => isFirearm(t, card) && t.cards[card]!.rounds <= (kindOf(t, card).burst ?? 1),
  )
  if (isLast || testersOf(t, hero, from, at).length > 0) g.then(midway, hero, ...active)
}

type Means = 'fire' | 'melee' | 'throw'

function targetFirst(g: G, hero: number, means: Means, target: number, manner: Manner): void {
  pay(g, hero, AP.quick)
  g.then(stepNext, hero, means, target, manner)
  g.again()
}

// 6.5, 15.3. The target is named: now the step, perhaps an exchange, and then the dice, wherever the hero now stands.
export const stepNext: Choice<G, [hero: number, means: Means, target: number, manner: Manner]> = {
  seat: (g, hero) => g.table.owner[hero]!,
  ask: 'The target is named. Where does the hero step?',
  facts: (g, made, hero) => stepFacts(g, made, hero),
  options(g, can, hero, means, target) {
    const t = g.table
    const closed = means === 'throw' ? blastOf(t, target) : []
    for (const to of comboSteps(t, hero)) if (!closed.includes(to)) can('step', square(to))
  },
  take: {
    step(g, [hero, means, target, manner], part) {
      const from = g.table.heroes[hero]!.at
      heroStep(g, hero, square.of(part))
      handOverFirst(g, hero, from)
      if (means === 'fire') g.then(chooseFire, hero, target, manner)
      else if (means === 'melee') g.then(chooseBlow, hero, target, manner)
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
    fire: (g, [hero], id) => fireAt(g, hero, unitId.of(id)),
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
    melee: (g, [hero], id) => strikeAt(g, hero, unitId.of(id)),
  },
}
