import type { Json } from '@shamble/engine'
import { CARDS } from '../data/cards.ts'
import { PERK, PERKS } from '../data/perks.ts'
import { CHAPTERS } from '../missions/list.ts'
import { cardsOf, hasPerk } from '../questions.ts'
import { evenly } from './sharing.ts'
import type { Table } from '../table.ts'
import { isFirearm } from '../fighting/weapons.ts'

/*
 * 16.1, 17. What a company earns by a chapter.
 */

const MISSION_XP = 20
const FENCE_XP = 10

/** The company after a chapter (17): with its experience after a victory, unchanged after a defeat (12.3). */
export function carriesOf(t: Table, isWon: boolean): Json | undefined {
  if (!CHAPTERS.includes(t.mission)) return undefined
  const heroes = t.heroes.map(({ xp, perks }, hero) => ({
    xp: xp + (isWon ? earned(t, hero) : 0),
    perks: perks.map((perk) => PERKS[perk]!.id),
  }))
  const won = isWon && !t.won.includes(t.mission) ? [...t.won, t.mission] : [...t.won]
  const isDealt = evenly(t.seats).every((seat, hero) => seat === t.owner[hero])
  return { heroes, won, ...(!isDealt && { leads: [...t.owner] }) }
}

/** The experience that the loot in a hero's hands is worth (15.4). */
export const lootOf = (t: Pick<Table, 'cards'>, hero: number): number =>
  cardsOf(t, hero).reduce((sum, card) => sum + (CARDS[t.cards[card]!.kind]!.xp ?? 0), 0)

/** What a hero earns by a victory: 20 XP, his loot, and with Fence 10 XP for each firearm found and never fired (16.1, R-52). */
export function earned(t: Pick<Table, 'cards' | 'heroes'>, hero: number): number {
  const cards = cardsOf(t, hero)
  const fenced = hasPerk(t.heroes[hero]!, PERK.fence)
    ? cards.filter((card) => isFirearm(t, card) && t.cards[card]!.found && !t.cards[card]!.fired).length
    : 0
  return MISSION_XP + lootOf(t, hero) + fenced * FENCE_XP
}
