import type { Json, Options, Result } from '@shamble/engine'
import { HEROES } from '../data/heroes.ts'
import { CHAPTERS } from '../missions/list.ts'
import type { Leads } from './sharing.ts'
import { NONE } from '../table.ts'

/*
 * 16.1, 17. What a campaign carries from chapter to chapter, and what comes next.
 */

/** What a company carries: each hero's experience and perks by name, the chapters won, and who leads which heroes. */
export interface Company {
  heroes: { xp: number; perks: string[] }[]
  won: string[]
  /** By hero the seat that leads him; absent when the heroes are dealt out in turn. */
  leads?: Leads
}

/** What a game carries in: a company, a custom mission file, or both. */
export type Carried = Partial<Company> & { mission?: Json }

/** A company before its first chapter. */
export const newCompany = (): Company => ({ heroes: HEROES.map(() => ({ xp: 0, perks: [] })), won: [] })

/** The place in `CHAPTERS` of what a company plays next (17): the one after the last it has won; null when the campaign is won. */
export function nextChapter({ won }: Pick<Company, 'won'>): number | null {
  const next = Math.max(NONE, ...won.map((id) => CHAPTERS.indexOf(id))) + 1
  return next < CHAPTERS.length ? next : null
}

/**
 * What is played next (17): the same chapter after a defeat, the next one after a victory; null when the campaign is won, and after
 * a custom mission, which carries nothing out.
 */
export function sequel(options: Options, { reason, carries }: Result): Options | null {
  const chapter = CHAPTERS.indexOf(String(options.mission))
  if (chapter < 0 || carries === undefined) return null
  const mission = reason === 'won' ? CHAPTERS[chapter + 1] : CHAPTERS[chapter]
  return mission === undefined ? null : { ...options, mission }
}

/** 21. A custom mission may be played again; what a company carries belongs to one game. */
export function again(carried: Json): { name: string; carried: Json } | null {
  const { mission } = carried as Carried
  return mission === undefined ? null : { name: (mission as { name: string }).name, carried: { mission } }
}
