import { HEROES } from '../data/heroes.ts'
import { bladeOf } from '../attacks.ts'
import { hitTable, meleeBonus } from '../rolling.ts'
import { kindOf } from '../questions.ts'
import { NONE, type Table } from '../table.ts'
import { canFire } from '../weapons.ts'
import { WORTH } from './worth.ts'

/*
 * The chances of an attack as a hero would make it.
 */

const SIDES = 8

/** The chances of one attack: that it kills a Zombie, and that it stops it at all. */
export interface Chances {
  kill: number
  stop: number
}

const NEVER: Chances = { kill: 0, stop: 0 }

/** The dice of a quick shot as a hero fires it: a burst where the rifle has the rounds, both of two pistols (14.3, 14.5). */
export function shotCards(t: Table, hero: number): number[] {
  const loaded = t.heroes[hero]!.active.filter((card) => canFire(t, card))
  const [first] = loaded
  if (first === undefined) return []
  const { burst } = kindOf(t, first)
  if (burst !== undefined && t.cards[first]!.rounds >= burst) return Array<number>(burst).fill(first)
  return loaded
}

/** A quick shot of a hero, with his best way to fire; a bonus is added to a single die. */
export function shotChances(t: Table, hero: number, bonus = 0): Chances {
  const cards = shotCards(t, hero)
  if (cards.length === 0) return NEVER
  return chancesOf(t, hero, bonus > 0 ? cards.slice(0, 1) : cards, bonus)
}

/** A blow of a hero with what he holds. */
export function blowChances(t: Table, hero: number): Chances {
  const blade = bladeOf(t, hero)
  return chancesOf(t, hero, [blade], meleeBonus(t.heroes[hero]!, blade))
}

/** The chances of an attack with a die for each card. */
export function chancesOf(t: Table, hero: number, cards: readonly number[], bonus = 0): Chances {
  let spared = 1
  let missed = 1
  for (const card of cards) {
    const { knockdown, kill } = card === NONE ? HEROES[hero]!.unarmed : hitTable(t, hero, card)
    spared *= 1 - share(kill - bonus)
    missed *= 1 - share(knockdown - bonus)
  }
  return { kill: 1 - spared, stop: 1 - missed }
}

// The share of the faces of a die that show so much or more.
const share = (least: number): number => Math.min(SIDES, Math.max(0, SIDES + 1 - least)) / SIDES

/** The chance that an alert attack of a hero stops an infected: a kill or a knockdown (6.9). */
export function stopChance(t: Table, hero: number): number {
  const [card] = t.heroes[hero]!.active
  if (card === undefined) return 0
  return kindOf(t, card).class === 'melee' ? blowChances(t, hero).stop : shotChances(t, hero).stop
}

/** What the rounds of a shot are worth, the more the fewer are left. */
export function roundsWorth(t: Table, cards: readonly number[]): number {
  let sum = 0
  for (const card of cards) sum += kindOf(t, card).burst === undefined ? WORTH.round : WORTH.manyRounds
  return sum
}
