import { PERK } from '../data/perks.ts'
import { atMoment } from '../director/steps.ts'
import { heroDies } from '../ending.ts'
import { facingTowards } from '../infected/facing.ts'
import { blessed } from '../heroes/perks.ts'
import { classOf, findUnit, hasPerk, isDetectable, isHere, cardsOf, kindOf } from '../questions.ts'
import { NONE, type Deed, type G, type Table } from '../table.ts'

/*
 * 10.7, 9.2. Grab tests and bite tests.
 */

const SIDES = 8
const LAST_STAGE = 5
const DODGY = 1
const ARMOUR = 1

// 10.7. A grab attempt: a standing hero takes a grab test, a prone one is held at once; then he is bitten or not.
export function grab(g: G, id: number, hero: number): void {
  const t = g.table
  const unit = findUnit(t, id)
  const { at, prone } = t.heroes[hero]!
  if (!unit || unit.at === NONE || unit.prone || !isDetectable(t.heroes[hero]!)) return
  unit.facing = facingTowards(t, unit, at)
  g.tell({ type: 'grabbed', unit: id, facing: unit.facing, hero, prone })
  if (!prone) return g.then(grabTest, id, hero, true)
  hold(g, id, hero)
  g.then(bite, hero, id)
}

// 10.7, 10.11. Grab test. Safe, knocked down, or taken down; `bites`: whether a bite test follows at once.
export function grabTest(g: G, id: number, hero: number, bites: boolean): void {
  atMoment(g, 'before-grab-test', id, hero)
  g.then(blessed)
  g.then(settleGrab, bites)
}

/** The bonus of perks to a hero's grab test (16.4). */
export const grabBonus = (t: Table, hero: number): number =>
  hasPerk(t.heroes[hero]!, PERK.dodgy) ? DODGY : 0

// 10.7. The die of a grab test.
export function rollGrab(g: G, id: number, hero: number): void {
  rollGrabWith(g, id, hero, grabBonus(g.table, hero))
}

// 10.7. The die of a grab test with its bonus.
export function rollGrabWith(g: G, id: number, hero: number, bonus: number): void {
  const unit = findUnit(g.table, id)!
  const { takenDownTo, knockdownTo } = classOf(unit)
  rollTest(g, 'grab', hero, id, bonus, (shows) =>
    shows <= takenDownTo ? 'takenDown' : shows <= knockdownTo ? 'knockdown' : 'safe',
  )
}

// 9.2, R-35. The outcome of a grab test.
export function settleGrab(g: G, bites: boolean): void {
  const t = g.table
  const { hero, unit, does } = t.roll!
  t.roll = null
  if (does[0] === 'takenDown') {
    hold(g, unit, hero)
    if (bites) g.then(bite, hero, unit)
  } else if (does[0] === 'knockdown') layLow(g, hero)
}

// 9.2, R-22. The hero is prone, the infected leaves the board and goes onto his card.
function hold(g: G, id: number, hero: number): void {
  const t = g.table
  const unit = findUnit(t, id)!
  unit.at = NONE
  unit.prone = false
  const figure = t.heroes[hero]!
  figure.held.push(id)
  figure.prone = true
  figure.alert = NONE
  g.tell({ type: 'takenDown', unit: id, hero })
}

/** A hero is knocked prone; an alert of his ends. */
function layLow(g: G, hero: number): void {
  const figure = g.table.heroes[hero]!
  if (figure.prone) return
  figure.prone = true
  figure.alert = NONE
  g.tell({ type: 'fell', hero })
}

// 10.2, 10.7. A bite test of a hero against an infected on his card.
export function bite(g: G, hero: number, id: number): void {
  const figure = g.table.heroes[hero]!
  if (!isHere(figure) || !figure.held.includes(id)) return
  g.then(rollBite, hero, id)
  g.then(blessed)
  g.then(settleBite)
}

// 10.7, 14.9. The die of a bite test, with R.A.C. Armour.
export function rollBite(g: G, hero: number, id: number): void {
  const t = g.table
  const { bittenTo } = classOf(findUnit(t, id)!)
  rollTest(g, 'bite', hero, id, hasArmour(t, hero) ? ARMOUR : 0, (shows) =>
    shows <= bittenTo ? 'bitten' : 'safe',
  )
}

// 10.7, R-36. Bitten: the first stage of infection, or one stage more; beyond the last the hero dies.
export function settleBite(g: G): void {
  const { hero, does } = g.table.roll!
  g.table.roll = null
  if (does[0] === 'bitten') infect(g, hero)
}

/** The bitten token moves one stage on (12.2); beyond the last stage the hero dies. */
export function infect(g: G, hero: number): void {
  const figure = g.table.heroes[hero]!
  if (figure.stage === LAST_STAGE) return heroDies(g, hero)
  figure.stage++
  g.tell({ type: 'infected', hero, stage: figure.stage })
}

/** Rolls one die for a hero's test, lays it on the table and says what it does. */
export function rollTest(
  g: G,
  kind: 'grab' | 'bite' | 'infection',
  hero: number,
  unit: number,
  bonus: number,
  judge: (shows: number) => Deed,
): void {
  const t = g.table
  const die = g.roll(SIDES)
  const does = [judge(die + bonus)]
  const again = t.roll !== null
  t.roll = { kind, hero, unit, dice: [die], bonus, cards: [NONE], does, aimed: false, again, misfired: false }
  g.tell({ type: 'tested', kind, hero, unit, die, bonus, does: does[0]!, again })
}

// 14.9. Whether a hero wears R.A.C. Armour.
const hasArmour = (t: Table, hero: number): boolean =>
  cardsOf(t, hero).some((card) => kindOf(t, card).kind === 'armour')
