import type { Choice } from '@shamble/engine'
import { PERK } from '../data/perks.ts'
import { fireFacts } from '../heroes/facts.ts'
import { FACING_X, FACING_Y, type Square } from '../map/layout.ts'
import { layoutOf } from '../missions/index.ts'
import { findUnit, hasPerk, holderOf, isGrappled, kindOf, reaches, unitOf } from '../questions.ts'
import { killAtOnce, shoot, spendRounds, strike } from './rolling.ts'
import { hasLine, rangeBetween } from '../map/sight.ts'
import { card as cardId, NONE, type G, type Infected, type Table } from '../table.ts'
import { canFire, firearmReaches, smileRange } from './weapons.ts'

/*
 * 6. Attacks: what can be attacked, and in which way.
 */

/** Added to an aimed shot, and to shots that follow it (6.3, 14.2). */
export const AIM = 2

/** The square where an infected is attacked: its own, or that of the hero it holds (6.11). */
const squareOf = (t: Table, unit: Infected): Square =>
  unit.at !== NONE ? unit.at : t.heroes[holderOf(t, unit.id)]!.at

/** Whether one of a hero's active firearms can be fired from `at` at an infected (6.2, 6.11, 9.3). */
export function canShoot(t: Table, hero: number, unit: Infected, at = t.heroes[hero]!.at): boolean {
  const { active } = t.heroes[hero]!
  return active.some((card) => canFire(t, card) && shotReaches(t, hero, card, unit, at))
}

function shotReaches(t: Table, hero: number, card: number, unit: Infected, at: Square): boolean {
  const figure = t.heroes[hero]!
  if (isGrappled(figure)) return figure.held.includes(unit.id)
  const to = squareOf(t, unit)
  if (unit.at !== NONE) return firearmReaches(t, hero, card, to, at)
  return rangeBetween(layoutOf(t.mission), at, to) === 1 && hasLine(t, at, to, hero)
}

/** Whether a hero at `at` can hit an infected in melee, with his weapon or bare hands (6.4, 6.11, 9.3). */
export function canStrike(t: Table, hero: number, unit: Infected, at = t.heroes[hero]!.at): boolean {
  const figure = t.heroes[hero]!
  if (isGrappled(figure)) return figure.held.includes(unit.id)
  if (figure.prone) return false
  const to = squareOf(t, unit)
  // The range is the cheaper question, and most units fail it.
  return rangeBetween(layoutOf(t.mission), at, to) === 1 && reaches(t, at, to)
}

/** The active melee weapon of a hero, or `NONE`: then he strikes with bare hands (6.1). */
export function bladeOf(t: Table, hero: number): number {
  for (const card of t.heroes[hero]!.active) if (kindOf(t, card).class === 'melee') return card
  return NONE
}

/** Whether a hero stands directly behind a standing infected that has not seen him (6.10). */
export function isUnseenBehind(t: Table, hero: number, unit: Infected): boolean {
  if (unit.at === NONE || unit.prone || unit.seen & (1 << hero)) return false
  const { grid, floor } = layoutOf(t.mission)
  const { at } = t.heroes[hero]!
  return (
    floor[at] === floor[unit.at] &&
    grid.x[at] === grid.x[unit.at]! - FACING_X[unit.facing]! &&
    grid.y[at] === grid.y[unit.at]! - FACING_Y[unit.facing]!
  )
}

/** How an attack is made: plainly, after aiming (6.3), or from behind an infected that has not seen the hero (6.10). */
export type Manner = 'plain' | 'aimed' | 'unseen'

/** How a hero attacks an infected that he has not aimed at (6.10, R-71). */
export const mannerOf = (t: Table, hero: number, id: number): Manner =>
  isUnseenBehind(t, hero, unitOf(t, id)) ? 'unseen' : 'plain'

/** A hero fires at an infected (6.2). */
export const fireAt = (g: G, hero: number, id: number): void =>
  g.then(chooseFire, hero, id, mannerOf(g.table, hero, id))

/** A hero strikes at an infected (6.4). */
export const strikeAt = (g: G, hero: number, id: number): void =>
  g.then(chooseBlow, hero, id, mannerOf(g.table, hero, id))

// 6.2, 6.3, 14.2 to 14.5. How a firearm is fired: one shot, a burst, one pistol or both; `sure` is an assassination (6.10).
export const chooseFire: Choice<G, [hero: number, unit: number, manner: Manner]> = {
  seat: (g, hero) => g.table.owner[hero]!,
  ask: 'How is it fired?',
  obvious: true,
  options(g, can, hero, id, manner) {
    const t = g.table
    if (!findUnit(t, id)) return
    const sneaks = manner === 'unseen'
    const loaded = t.heroes[hero]!.active.filter((card) => canFire(t, card))
    for (const card of loaded) {
      can('shoot', cardId(card))
      if (sneaks) can('shoot', cardId(card), 'sure')
    }
    if (manner === 'aimed') return
    for (const card of loaded) {
      if (t.cards[card]!.rounds < (kindOf(t, card).burst ?? Infinity)) continue
      can('burst', cardId(card))
      if (sneaks) can('burst', cardId(card), 'sure')
    }
    if (loaded.length < 2) return
    can('both')
    if (sneaks) can('both', 'sure')
  },
  facts: (g, move, hero, id, manner) =>
    move.includes('sure') ? { kill: 1 } : fireFacts(g, move, hero, id, manner),
  take: {
    shoot(g, [hero, id, manner], part, sure) {
      fire(g, hero, id, manner, [cardId.of(part)], sure)
    },
    burst(g, [hero, id, manner], part, sure) {
      const card = cardId.of(part)
      fire(g, hero, id, manner, Array<number>(kindOf(g.table, card).burst!).fill(card), sure)
    },
    both(g, [hero, id, manner], sure) {
      fire(g, hero, id, manner, [...g.table.heroes[hero]!.active], sure)
    },
  },
}

// 14.2, 14.3, R-42. The aim bonus counts for the aimed shot, and for single shots that follow on the same target, unless the weapon is a single-shot one.
function fire(g: G, hero: number, id: number, manner: Manner, cards: number[], sure?: string): void {
  const aimed = manner === 'aimed'
  const figure = g.table.heroes[hero]!
  const [card] = cards
  const follows = cards.length === 1 && figure.aimCard === card && figure.aimUnit === id
  const keeps = kindOf(g.table, card!).class !== 'single-shot'
  figure.aimCard = keeps && (aimed || follows) ? card! : NONE
  figure.aimUnit = figure.aimCard === NONE ? NONE : id
  if (sure === undefined) return shoot(g, hero, id, aimed, aimed || follows ? AIM : 0, cards)
  spendRounds(g, hero, cards)
  killAtOnce(g, hero, id, 'assassinated')
}

// 6.4, 6.10. A blow, or an assassination, which needs a weapon or the perk Snap.
export const chooseBlow: Choice<G, [hero: number, unit: number, manner: Manner]> = {
  seat: (g, hero) => g.table.owner[hero]!,
  ask: 'Strike, or assassinate?',
  obvious: true,
  options(g, can, hero, id, manner) {
    const t = g.table
    if (!findUnit(t, id)) return
    can('strike')
    if (manner === 'unseen' && (bladeOf(t, hero) !== NONE || hasPerk(t.heroes[hero]!, PERK.snap)))
      can('strike', 'sure')
  },
  take: {
    strike(g, [hero, id], sure) {
      const blade = bladeOf(g.table, hero)
      if (blade !== NONE) g.table.cards[blade]!.used = true
      if (sure === undefined) return strike(g, hero, id, blade)
      killAtOnce(g, hero, id, 'assassinated')
    },
  },
}

/** Whether a hero can execute an infected at all (6.8): prone next to him, or held by another hero. */
export function canExecute(t: Table, hero: number, unit: Infected): boolean {
  return executioners(t, hero, unit).length > 0
}

/** With what a hero can execute an infected: cards, and `NONE` for bare hands (6.8, Smile, Kerb Stomp). */
function executioners(t: Table, hero: number, unit: Infected): number[] {
  const figure = t.heroes[hero]!
  if (figure.prone || (unit.at !== NONE && !unit.prone)) return []
  const layout = layoutOf(t.mission)
  const to = squareOf(t, unit)
  const range = rangeBetween(layout, figure.at, to)
  const inReach = reaches(t, figure.at, to)
  const far = unit.at !== NONE && hasPerk(figure, PERK.smile) ? smileRange(t) : 1
  const found = figure.active.filter((card) =>
    kindOf(t, card).class === 'melee'
      ? inReach
      : canFire(t, card) && range <= far && hasLine(t, figure.at, to),
  )
  if (inReach && hasPerk(figure, PERK.kerbStomp) && bladeOf(t, hero) === NONE) found.push(NONE)
  return found
}

// 6.8, R-19. An execution: no dice; a firearm spends one round.
export const chooseExecution: Choice<G, [hero: number, unit: number]> = {
  seat: (g, hero) => g.table.owner[hero]!,
  ask: 'With what?',
  obvious: true,
  options(g, can, hero, id) {
    for (const card of executioners(g.table, hero, unitOf(g.table, id)))
      can('execute', card === NONE ? 'hands' : cardId(card))
  },
  take: {
    execute(g, [hero, id], part) {
      if (part !== 'hands') {
        const card = cardId.of(part)
        g.table.cards[card]!.used = true
        if (kindOf(g.table, card).class !== 'melee') spendRounds(g, hero, [card])
      }
      killAtOnce(g, hero, id, 'executed')
    },
  },
}
