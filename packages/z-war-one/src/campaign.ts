import type { Json, Options, Result } from '@shamble/engine'
import { CARDS } from './data/cards.ts'
import { isDirected } from './director/seat.ts'
import { HEROES } from './data/heroes.ts'
import { PERK, PERKS } from './data/perks.ts'
import { CHAPTERS, DIRECTOR_GAMES } from './missions/list.ts'
import { part } from './parts.ts'
import { cardsOf, hasPerk } from './questions.ts'
import { evenly, isEven, type Leads } from './sharing.ts'
import { isFirearm } from './weapons.ts'
import { NONE, type Table } from './table.ts'

/*
 * 16.1, 17. What a campaign carries from chapter to chapter.
 */

const MISSION_XP = 20
const FENCE_XP = 10

/** What a company carries: each hero's experience and perks by name, the chapters won, and who leads which heroes. */
export interface Company {
  heroes: { xp: number; perks: string[] }[]
  won: string[]
  /** By hero the seat that leads him; absent when the heroes are dealt out in turn. */
  leads?: Leads
}

/** What a game takes in: a company, a mission file of somebody's own, or both. */
export type Carried = Partial<Company> & { mission?: Json }

/** A company before its first chapter. */
export const newCompany = (): Company => ({ heroes: HEROES.map(() => ({ xp: 0, perks: [] })), won: [] })

/** The company after a chapter (17): after a victory with its experience, after a defeat as it came (12.3). */
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

/** The place in `CHAPTERS` of what a company plays next (17): the one after the last it has won; null when the campaign is won. */
export function nextChapter({ won }: Pick<Company, 'won'>): number | null {
  const next = Math.max(NONE, ...won.map((id) => CHAPTERS.indexOf(id))) + 1
  return next < CHAPTERS.length ? next : null
}

/**
 * What is played next (17): the same chapter after a defeat, the next one after a victory; null when the campaign is won, and after
 * a mission of somebody's own, which carries nothing out.
 */
export function sequel(options: Options, { reason, carries }: Result): Options | null {
  const chapter = CHAPTERS.indexOf(String(options.mission))
  if (chapter < 0 || carries === undefined) return null
  const mission = reason === 'won' ? CHAPTERS[chapter + 1] : CHAPTERS[chapter]
  return mission === undefined ? null : { ...options, mission }
}

/** 21. A mission of somebody's own may be played again; what a company carries belongs to one game. */
export function again(carried: Json): { name: string; carried: Json } | null {
  const { mission } = carried as Carried
  return mission === undefined ? null : { name: (mission as { name: string }).name, carried: { mission } }
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

/** Why something cannot be carried into a game with these options, in a sentence; null when it can. */
export function refuseCarried(carried: Json, options: Options): string | null {
  if (!isRecord(carried)) return 'What is carried is a company of heroes, a mission file, or both.'
  const { mission, heroes, won, leads } = carried
  if (mission !== undefined) {
    const { faultsIn, faultsText } = part('reader')
    const faults = faultsIn(mission)
    if (faults.length > 0) return `This mission cannot be played. ${faultsText(faults)}`
    if ((mission as { mode: string }).mode === 'director' && !isDirected(options))
      return 'This mission is played against a Director: choose the mode with a Director.'
  }
  if (leads !== undefined && !isEven(leads))
    return 'The four heroes are shared out as evenly as possible among one to four people.'
  if (mission !== undefined && heroes === undefined && won === undefined) return null
  if (isDirectorGame(mission, options))
    return 'No company goes into a Director game: its heroes have the experience that the game allows.'
  if (!Array.isArray(heroes) || heroes.length !== HEROES.length)
    return 'A company has four heroes, each with experience and perks.'
  if (!Array.isArray(won) || !won.every((id) => CHAPTERS.includes(id as string)))
    return 'The chapters won are a list of chapters.'
  return heroes.map(wrongHero).find((wrong) => wrong !== null) ?? null
}

// 18.1, 18.2. Whether what is played is a Director game: the mission carried in, or the one the options name.
const isDirectorGame = (mission: Json | undefined, options: Options): boolean =>
  mission === undefined
    ? DIRECTOR_GAMES.includes(String(options.mission))
    : (mission as { mode: string }).mode === 'director'

function wrongHero(hero: Json, n: number): string | null {
  const { name } = HEROES[n]!
  if (
    !isRecord(hero) ||
    !Number.isInteger(hero.xp) ||
    (hero.xp as number) < 0 ||
    (hero.xp as number) > MOST_XP
  )
    return `The experience of ${name} is a whole number from 0 to ${MOST_XP}.`
  const { perks } = hero
  if (!Array.isArray(perks) || new Set(perks).size !== perks.length)
    return `The perks of ${name} are a list in which none is named twice.`
  const unknown = perks.find((perk) => !PERKS.some(({ id }) => id === perk))
  return unknown === undefined ? null : `${name} cannot have a perk “${String(unknown)}”.`
}

const MOST_XP = 2000

const isRecord = (x: Json): x is { [key: string]: Json } =>
  typeof x === 'object' && x !== null && !Array.isArray(x)
