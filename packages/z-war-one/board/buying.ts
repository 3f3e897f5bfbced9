import type { Company } from '../src/campaign/campaign.ts'
import { HEROES } from '../src/data/heroes.ts'
import { PERKS, priceOf, type Rating } from '../src/data/perks.ts'

/*
 * 16. Buying perks before a chapter, without a table: what the step `buyPerks` does, for a carried company.
 */

/** The rating of a hero for a perk, which sets its price (16.2). */
export const ratingOf = (hero: number, perk: number): Rating => HEROES[hero]!.ratings[PERKS[perk]!.class]

/** The index of a perk by its id. */
export const perkNamed = (id: string): number => PERKS.findIndex((perk) => perk.id === id)

/** 16.1, 16.2. Whether a hero can buy a perk: once, with the experience he has left. */
export function mayBuy({ heroes }: Company, hero: number, perk: number): boolean {
  const { xp, perks } = heroes[hero]!
  return priceOf(hero, perk) <= xp && !perks.includes(PERKS[perk]!.id)
}

/** 16.1. A perk is bought with experience. */
export const buy = (company: Company, hero: number, perk: number): Company =>
  changed(company, hero, ({ xp, perks }) => ({
    xp: xp - priceOf(hero, perk),
    perks: [...perks, PERKS[perk]!.id],
  }))

/** Returns a purchase before the chapter begins. */
export const takeBack = (company: Company, hero: number, perk: number): Company =>
  changed(company, hero, ({ xp, perks }) => ({
    xp: xp + priceOf(hero, perk),
    perks: perks.filter((id) => id !== PERKS[perk]!.id),
  }))

type Hero = Company['heroes'][number]

const changed = (company: Company, hero: number, change: (hero: Hero) => Hero): Company => ({
  ...company,
  heroes: company.heroes.map((each, n) => (n === hero ? change(each) : each)),
})
