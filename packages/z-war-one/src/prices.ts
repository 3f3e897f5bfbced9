import { HEROES } from './data/heroes.ts'
import { PERKS, RATINGS } from './data/perks.ts'

/** What a perk costs a hero, by his rating in its class (16.2). */
export function priceOf(hero: number, perk: number): number {
  const { class: perkClass, price } = PERKS[perk]!
  return price[RATINGS.indexOf(HEROES[hero]!.ratings[perkClass])]!
}
