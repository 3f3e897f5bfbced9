import { hasLine, rangeBetween } from '../map/sight.ts'
import type { Square } from '../map/layout.ts'
import { layoutOf } from '../missions/index.ts'
import { cardsOf, kindOf } from '../questions.ts'
import type { Table } from '../table.ts'

/*
 * 14. Weapons: rounds and ranges.
 */

/** Nothing reaches further under Power Cut (20.6). */
export const POWER_CUT_RANGE = 4
const SMILE_RANGE = 6

/** Whether a card is a firearm: a ballistic weapon that is no explosive (14.2 to 14.5). */
export function isFirearm(t: Pick<Table, 'cards'>, card: number): boolean {
  const { class: type } = kindOf(t, card)
  return type === 'semi-auto' || type === 'full-auto' || type === 'single-shot'
}

/** Whether a firearm has a round left. */
export const canFire = (t: Pick<Table, 'cards'>, card: number): boolean =>
  isFirearm(t, card) && t.cards[card]!.rounds > 0

/** The squares a weapon reaches, cut short by Power Cut (20.6). */
export function rangeOf(t: Pick<Table, 'cards' | 'powerCut'>, card: number): number {
  const printed = kindOf(t, card).range ?? Infinity
  return t.powerCut ? Math.min(printed, POWER_CUT_RANGE) : printed
}

/** How far Smile executes (16.4). */
export const smileRange = (t: Table): number => (t.powerCut ? POWER_CUT_RANGE : SMILE_RANGE)

type Reaching = Pick<Table, 'mission' | 'doors' | 'heroes' | 'infected' | 'cards' | 'powerCut'>

/** Whether a firearm of a hero, standing at `at`, reaches a square: in line, and in range (6.2). */
export function firearmReaches(
  t: Reaching,
  hero: number,
  card: number,
  to: Square,
  at = t.heroes[hero]!.at,
): boolean {
  return rangeBetween(layoutOf(t.mission), at, to) <= rangeOf(t, card) && hasLine(t, at, to, hero)
}

/** Ammunition cards of a hero that fit a weapon of his that is not full (20.3). */
export function ammoFor(t: Table, hero: number, card: number): number[] {
  const { id, rounds } = kindOf(t, card)
  if (t.cards[card]!.rounds >= rounds) return []
  return cardsOf(t, hero).filter((each) => kindOf(t, each).fits?.includes(id))
}
