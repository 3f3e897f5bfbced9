import type { Hero, Table } from '../table.ts'

/** The table with one hero changed, such as on another square; the rest is shared, and the original stays as it is. */
export const withHero = (t: Table, hero: number, change: Partial<Hero>): Table => ({
  ...t,
  heroes: t.heroes.with(hero, { ...t.heroes[hero]!, ...change }),
})
