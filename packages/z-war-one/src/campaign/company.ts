import type { Json } from '@shamble/engine'
import { HEROES } from '../data/heroes.ts'
import { PERKS } from '../data/perks.ts'
import { CHAPTERS } from '../missions/list.ts'
import { isEven } from './sharing.ts'

/*
 * 17. Validation of a company that is carried into a game.
 */

const MAX_XP = 2000

/** A record of JSON. */
export type Fields = { [key: string]: Json }

/** Why a value cannot be carried into a chapter, in a sentence; null when it can. */
export function refuseCompany(carried: Json): string | null {
  if (!isRecord(carried) || carried.mission !== undefined)
    return 'What is carried is a company of heroes, a mission file, or both.'
  return refuseLeads(carried) ?? refuseHeroes(carried)
}

/** Why the heroes cannot be shared out like this (17). */
export const refuseLeads = ({ leads }: Fields): string | null =>
  leads === undefined || isEven(leads)
    ? null
    : 'The four heroes are shared out as evenly as possible among one to four people.'

/** Why these are not the heroes of a company, with the chapters they have won. */
export function refuseHeroes({ heroes, won }: Fields): string | null {
  if (!Array.isArray(heroes) || heroes.length !== HEROES.length)
    return 'A company has four heroes, each with experience and perks.'
  if (!Array.isArray(won) || !won.every((id) => CHAPTERS.includes(id as string)))
    return 'The chapters won are a list of chapters.'
  return heroes.map(wrongHero).find((wrong) => wrong !== null) ?? null
}

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

export const isRecord = (x: Json): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x)
