import { bladeOf } from '../fighting/attacks.ts'
import { kindOf } from '../questions.ts'
import { hitTable, meleeBonus } from '../fighting/rolling.ts'
import type { Table } from '../table.ts'
import { canFire } from '../fighting/weapons.ts'
import { WORTH } from './worth.ts'

/*
 * Odds of attacks.
 */

const SIDES = 8

/** Odds of one attack: that it scores a kill, and that it kills or knocks down. */
export interface Chances {
  kill: number
  stop: number
}

/** The cards of a quick shot, one a die: a burst where the rifle has the rounds, both of two pistols (14.3, 14.5). */
export function shotCards(t: Table, hero: number): number[] {
  const loaded = t.heroes[hero]!.active.filter((card) => canFire(t, card))
  const [first] = loaded
  if (first === undefined) return []
  const { burst } = kindOf(t, first)
  const bursts = burst !== undefined && t.cards[first]!.rounds >= burst
  return bursts ? Array<number>(burst).fill(first) : loaded
}

/** The chances of a quick shot of a hero; none without a round. */
export const shotChances = (t: Table, hero: number): Chances => chancesOf(t, hero, shotCards(t, hero))

/** The chances of a blow of a hero, with what he holds. */
export function blowChances(t: Table, hero: number): Chances {
  const blade = bladeOf(t, hero)
  return chancesOf(t, hero, [blade], meleeBonus(t.heroes[hero]!, blade))
}

/** The chances of an attack with a die for each card. */
export function chancesOf(t: Table, hero: number, cards: readonly number[], bonus = 0): Chances {
  let spared = 1
  let missed = 1
  for (const card of cards) {
    const { knockdown, kill } = hitTable(t, hero, card)
    spared *= 1 - share(kill - bonus)
    missed *= 1 - share(knockdown - bonus)
  }
  return { kill: 1 - spared, stop: 1 - missed }
}

// The share of the faces of a die that show `least` or more.
const share = (least: number): number => Math.min(SIDES, Math.max(0, SIDES + 1 - least)) / SIDES

/** The chance that an alert attack of a hero stops an infected (6.9). */
export function stopChance(t: Table, hero: number): number {
  const [card] = t.heroes[hero]!.active
  if (card === undefined) return 0
  return kindOf(t, card).class === 'melee' ? blowChances(t, hero).stop : shotChances(t, hero).stop
}

/** What the rounds of a shot are worth. */
export const roundsWorth = (t: Table, cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + (kindOf(t, card).burst === undefined ? WORTH.round : WORTH.manyRounds), 0)
