import type { Json, Options } from '@shamble/engine'
import { HEROES } from '../data/heroes.ts'
import { PERKS } from '../data/perks.ts'
import { CHAPTERS, DIRECTOR_GAMES } from '../missions/list.ts'
import { isEven } from './sharing.ts'

/*
 * 17. Validation of a company that is carried into a game.
 */

const MAX_XP = 2000

/** Whether a custom mission (21) is carried in; the value may be anything. */
export const hasMission = (carried: Json): boolean => isRecord(carried) && carried.mission !== undefined

/**
 * Why a company cannot be carried into a game with these options, in a sentence; null when it can. A mission beside it must have
 * been checked.
 */
export function refuseCompany(carried: Json, options: Options): string | null {
  if (!isRecord(carried)) return 'What is carried is a company of heroes, a mission file, or both.'
  const { mission, heroes, won, leads } = carried
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
    (hero.xp as number) > MAX_XP
  )
    return `The experience of ${name} is a whole number from 0 to ${MAX_XP}.`
  const { perks } = hero
  if (!Array.isArray(perks) || new Set(perks).size !== perks.length)
    return `The perks of ${name} are a list in which none is named twice.`
  const unknown = perks.find((perk) => !PERKS.some(({ id }) => id === perk))
  return unknown === undefined ? null : `${name} cannot have a perk “${String(unknown)}”.`
}

const isRecord = (x: Json): x is { [key: string]: Json } =>
  typeof x === 'object' && x !== null && !Array.isArray(x)
