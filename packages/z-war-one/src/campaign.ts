import type { Json } from '@shamble/engine'
import { CARDS } from './data/cards.ts'
import { HEROES } from './data/heroes.ts'
import { PERK, PERKS } from './data/perks.ts'
import { layoutOf, MISSIONS } from './missions/index.ts'
import { cardsOf, hasPerk } from './questions.ts'
import { isFirearm } from './weapons.ts'
import type { Table } from './table.ts'

/*
 * 16.1, 17. What a campaign carries from chapter to chapter.
 */

const MISSION_XP = 20
const FENCE_XP = 10

/** What a company carries: each hero's experience and perks by name, and the chapters won. */
export interface Company {
  heroes: { xp: number; perks: string[] }[]
  won: string[]
}

/** The company after a mission (17): after a victory with its experience, after a defeat as it came (12.3). */
export function carriesOf(t: Table, won: boolean): Json | undefined {
  const { mission } = layoutOf(t.mission)
  if (mission.mode !== 'campaign') return undefined
  const heroes = t.heroes.map(({ xp, perks }, hero) => ({
    xp: xp + (won ? earned(t, hero) : 0),
    perks: perks.map((perk) => PERKS[perk]!.id),
  }))
  const chapters = won && !t.won.includes(mission.id) ? [...t.won, mission.id] : [...t.won]
  return { heroes, won: chapters }
}

/** What a hero earns by a victory: 20 XP, his loot, and with Fence 10 XP for each firearm found and never fired (16.1, R-52). */
export function earned(t: Table, hero: number): number {
  const cards = cardsOf(t, hero)
  const loot = cards.reduce((sum, card) => sum + (CARDS[t.cards[card]!.kind]!.xp ?? 0), 0)
  const fenced = hasPerk(t.heroes[hero]!, PERK.fence)
    ? cards.filter((card) => isFirearm(t, card) && t.cards[card]!.found && !t.cards[card]!.fired).length
    : 0
  return MISSION_XP + loot + fenced * FENCE_XP
}

/** What is wrong with a company, in one sentence; null when it may play. */
export function wrongCompany(carried: Json): string | null {
  if (!isRecord(carried) || !Array.isArray(carried.heroes) || carried.heroes.length !== HEROES.length)
    return 'A company has four heroes, each with experience and perks.'
  for (const [n, hero] of carried.heroes.entries()) {
    const { name } = HEROES[n]!
    if (
      !isRecord(hero) ||
      !Number.isInteger(hero.xp) ||
      (hero.xp as number) < 0 ||
      (hero.xp as number) > MOST_XP
    )
      return `The experience of ${name} is a whole number from 0 to ${MOST_XP}.`
    if (!Array.isArray(hero.perks) || new Set(hero.perks).size !== hero.perks.length)
      return `The perks of ${name} are a list in which none is named twice.`
    for (const perk of hero.perks)
      if (!PERKS.some(({ id }) => id === perk)) return `${name} cannot have a perk “${String(perk)}”.`
  }
  if (!Array.isArray(carried.won) || !carried.won.every((id) => MISSIONS.includes(id as string)))
    return 'The chapters won are a list of chapters.'
  return null
}

const MOST_XP = 2000

const isRecord = (x: Json): x is { [key: string]: Json } =>
  typeof x === 'object' && x !== null && !Array.isArray(x)
