import { CARDS, type HitTable } from '../data/cards.ts'
import { HEROES } from '../data/heroes.ts'
import { PERK } from '../data/perks.ts'
import { atMoment } from '../director/steps.ts'
import { checkEmpty } from '../heroes/gear.ts'
import { blessed, doubleTap, kneecap } from '../heroes/perks.ts'
import { classOf, findUnit, hasPerk, holderOf, kindOf, unitOf } from '../questions.ts'
import { NONE, type Deed, type G, type Hero, type Table } from '../table.ts'

/*
 * 6.1, 6.7. The dice of attacks, and what they do to their target.
 */

const SIDES = 8
const STRONGER = 1

/** Fires at an infected: rounds are spent, dice are rolled, one for each card of the list. */
export function shoot(
  g: G,
  hero: number,
  unit: number,
  aimed: boolean,
  bonus: number,
  cards: number[],
): void {
  const spent = spendRounds(g, hero, cards, false)
  g.then(rollAttack, hero, unit, aimed, bonus, ...cards)
  g.then(blessed)
  g.then(doubleTap)
  g.then(kneecap)
  g.then(settleAttack)
  for (const card of spent) g.then(checkEmpty, hero, card)
}

/** Strikes an infected with a weapon, or with bare hands (`NONE`). */
export function strike(g: G, hero: number, unit: number, blade: number): void {
  g.then(rollAttack, hero, unit, false, meleeBonus(g.table.heroes[hero]!, blade), blade)
  g.then(blessed)
  g.then(settleAttack)
}

/** The bonus of perks to a blow (16.4). */
export function meleeBonus(figure: Hero, blade: number): number {
  const skill = blade === NONE ? PERK.blackBelt : PERK.shogun
  return (figure.berserker ? STRONGER : 0) + (hasPerk(figure, skill) ? STRONGER : 0)
}

/** Spends a round for each card of the list, and returns the cards, each once. `check`: an empty weapon goes at once. */
export function spendRounds(g: G, hero: number, cards: readonly number[], check = true): number[] {
  for (const card of cards) {
    const { [card]: weapon } = g.table.cards
    weapon!.rounds--
    weapon!.used = true
    weapon!.fired = true
  }
  const spent = [...new Set(cards)]
  if (check) for (const card of spent) g.then(checkEmpty, hero, card)
  return spent
}

// 6.1. One die for each shot or blow, read on its weapon's table.
export function rollAttack(
  g: G,
  hero: number,
  unit: number,
  aimed: boolean,
  bonus: number,
  ...cards: number[]
): void {
  const t = g.table
  const dice = cards.map(() => g.roll(SIDES))
  const does = dice.map((die, i) => deedOf(hitTable(t, hero, cards[i]!), die + bonus))
  const again = t.roll !== null
  t.roll = { kind: 'attack', hero, unit, dice, bonus, cards, does, aimed, again, misfired: false }
  g.tell({
    type: 'attacked',
    hero,
    unit,
    dice,
    bonus,
    cards: cards.map((card) => kindNumber(t, card)),
    does,
    aimed,
    again,
  })
  if (isBallistic(t, cards[0]!)) atMoment(g, 'after-ballistic-roll')
}

// 6.1, R-84. Firearms and explosives; of a blast every roll counts as an attack of its own.
const isBallistic = (t: Table, card: number): boolean => card !== NONE && kindOf(t, card).class !== 'melee'

const kindNumber = (t: Table, card: number): number => (card === NONE ? NONE : t.cards[card]!.kind)

/** The table of a weapon, or of a hero's bare hands. */
export const hitTable = (t: Pick<Table, 'cards'>, hero: number, card: number): HitTable =>
  card === NONE ? HEROES[hero]!.unarmed : CARDS[t.cards[card]!.kind]!.hits!

/** What a modified roll does by a table. */
const deedOf = ({ knockdown, kill }: HitTable, shows: number): Deed =>
  shows >= kill ? 'kill' : shows >= knockdown ? 'knockdown' : 'miss'

// 6.1, 14.3. The attack counts: each kill is a kill point; if the target is still there, a knockdown floors it.
export function settleAttack(g: G): void {
  const t = g.table
  const { hero, unit, does } = t.roll!
  t.roll = null
  settleHits(g, hero, unit, does)
}

/** Applies what dice do to one infected. */
function settleHits(g: G, hero: number, id: number, does: readonly Deed[]): void {
  const unit = findUnit(g.table, id)
  if (!unit) return
  unit.hurt += does.filter((deed) => deed === 'kill').length
  if (unit.hurt >= classOf(unit).killPoints) return remove(g, hero, id, 'killed')
  if (does.includes('kill'))
    g.tell({ type: 'wounded', hero, unit: id, left: classOf(unit).killPoints - unit.hurt })
  if (!does.includes('knockdown') || unit.prone || unit.at === NONE) return
  unit.prone = true
  g.tell({ type: 'knockedDown', hero, unit: id })
}

/** How an infected is killed without dice: by an execution (6.8), an assassination (6.10), or Hit Man (16.4). */
type Automatic = 'executed' | 'assassinated' | 'shot'

// 6.1. An automatic kill: no dice; the figure is removed, unless its card says otherwise.
export function killAtOnce(g: G, hero: number, id: number, how: Automatic): void {
  const unit = unitOf(g.table, id)
  const { autoKill, killPoints } = classOf(unit)
  unit.hurt += autoKill ?? killPoints
  if (unit.hurt >= killPoints) return remove(g, hero, id, how)
  g.tell({ type: 'wounded', hero, unit: id, left: killPoints - unit.hurt })
}

// 6.1, 9.5. A figure is removed from the board, or from the card of the hero it held.
function remove(g: G, hero: number, id: number, how: 'killed' | Automatic): void {
  const t = g.table
  const { kind, at } = unitOf(t, id)
  const holder = holderOf(t, id)
  if (holder !== NONE) t.heroes[holder]!.held = t.heroes[holder]!.held.filter((each) => each !== id)
  t.infected = t.infected.filter((each) => each.id !== id)
  t.kills[hero] = t.kills[hero]! + 1
  g.tell({ type: 'killed', hero, unit: id, kind, at, how })
}
