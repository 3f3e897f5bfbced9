import type { Company } from '../src/campaign.ts'
import { HEROES } from '../src/data/heroes.ts'
import { PERKS, priceOf, type Rating } from '../src/data/perks.ts'

/*
 * 16. Buying perks before a chapter, away from the table: what the step `buyPerks` does, for a company that is carried.
 */

/** How a hero is rated for a perk, which sets its price (16.2). */
export const ratingOf = (hero: number, perk: number): Rating => HEROES[hero]!.ratings[PERKS[perk]!.class]

/** The perk that a company calls so. */
export const perkNamed = (id: string): number => PERKS.findIndex((perk) => perk.id === id)

/** 16.1, 16.2. Whether a hero of a company can buy a perk: once, with the experience that is left. */
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

/** Takes a purchase back before the chapter begins. */
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
