import type { Campaign } from '@shamble/engine/entry'
import {
  canonical,
  readCarried,
  readOptions,
  type AnyGame,
  type Json,
  type Log,
  type Options,
  type Result,
} from '@shamble/engine'
import { pack, unpack } from '@shamble/engine/links'
import { paths, pageAt } from '../addresses.ts'

/*
 * A company on its way through a campaign. The browser's storage keeps one for each game; a link holds one in its fragment, where no
 * server sees it. Both are untrusted.
 */

const PREFIX = 'shamble:campaign:'
const MAX_PAST = 40
/** Bytes of the longest company that a link may hold, as JSON. */
const MAX_BYTES = 100_000
const REPLAY = /^[\w.-]{1,20000}$/

/** A chapter that was played to its end. */
export interface Past {
  /** Its index among the chapters. */
  chapter: number
  won: boolean
  /** In the form of the game. */
  summary: Json
  /** The log in a replay link. */
  replay: string
}

/** A company between two chapters. */
export interface Company {
  /** What it carried out of its last chapter. */
  carried: Json
  /** The same after purchases: what it carries into the next one. */
  plan: Json
  /** The number of people who lead it. */
  seats: number
  past: Past[]
  /** The address where its next chapter is being played; null when none is. */
  at: string | null
}

/** A company that has played nothing yet. */
export const newCompany = ({ fresh }: Campaign): Company => ({
  carried: fresh,
  plan: fresh,
  seats: 1,
  past: [],
  at: null,
})

/** Reads a company from JSON; null unless it fits this game and its present rules. */
export function readCompany(game: AnyGame, campaign: Campaign, given: unknown): Company | null {
  const { carried, plan, seats, past, at = null } = (given ?? {}) as { [key: string]: unknown }
  if (!Array.isArray(past) || past.length > MAX_PAST || !game.seats.includes(seats as number)) return null
  const options = optionsOf(game, campaign, 0)
  try {
    const [one, other] = [readCarried(game, carried, options), readCarried(game, plan, options)]
    const chapters = past.map((each) => readPast(campaign, each))
    if (one === null || other === null || chapters.includes(null)) return null
    return {
      carried: one,
      plan: other,
      seats: seats as number,
      past: chapters as Past[],
      at: isHere(game, at) ? at : null,
    }
  } catch {
    return null
  }
}

function readPast({ chapters, readSummary }: Campaign, given: unknown): Past | null {
  const { chapter, won, summary, replay } = (given ?? {}) as Partial<Past>
  const read = readSummary(summary) as Json | null
  if (typeof chapter !== 'number' || !chapters[chapter] || typeof won !== 'boolean' || read === null)
    return null
  return typeof replay === 'string' && REPLAY.test(replay) ? { chapter, won, summary: read, replay } : null
}

// Whether an address is one where this game is played.
const isHere = ({ id }: AnyGame, at: unknown): at is string =>
  typeof at === 'string' && (at.startsWith(`${paths.play(id)}?`) || pageAt(at)?.page === 'room')

/** The company kept in this browser; null when there is none that can be read. */
export function keptCompany(game: AnyGame, campaign: Campaign): Company | null {
  try {
    return readCompany(game, campaign, JSON.parse(localStorage.getItem(PREFIX + game.id) ?? 'null'))
  } catch {
    return null
  }
}

/** Keeps a company. Without storage its link still holds all of it. */
export function keepCompany({ id }: AnyGame, company: Company): void {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(company))
  } catch {
    // Storage is full or forbidden.
  }
}

export function forgetCompany({ id }: AnyGame): void {
  try {
    localStorage.removeItem(PREFIX + id)
  } catch {
    // Without storage nothing was kept.
  }
}

/** The fragment of an address that shows a company: all of it, packed. */
export async function fragmentOf({ carried, plan, seats, past }: Company): Promise<string> {
  return `#${await pack({ carried, plan, seats, past } as unknown as Json)}`
}

/** The company in the fragment of an address; null when there is none to read. */
export async function companyIn(
  game: AnyGame,
  campaign: Campaign,
  fragment: string,
): Promise<Company | null> {
  return readCompany(game, campaign, await unpack(fragment.slice(1), MAX_BYTES))
}

/** A finished chapter: what went in, and what came out. */
export interface Ended {
  log: Log
  result: Result
  summary: Json
  replay: string
}

/** The company after a chapter; null when another company played it, or it is no chapter of the campaign. */
export function afterChapter(
  game: AnyGame,
  campaign: Campaign,
  company: Company,
  { log, result, summary, replay }: Ended,
): Company | null {
  const chapter = chapterOf(campaign, log.options)
  // A later chapter without a company was played by itself.
  const into = log.carried ?? (chapter === 0 ? campaign.fresh : null)
  if (chapter < 0 || into === null || result.carries === undefined) return null
  if (canonical(into) !== canonical(company.plan)) return null
  const carried = readCarried(game, result.carries, optionsOf(game, campaign, chapter))!
  const past = [...company.past, { chapter, won: result.winners.length > 0, summary, replay }]
  return { carried, plan: carried, seats: log.seats, past: past.slice(-MAX_PAST), at: null }
}

/** The company that a chapter leaves behind, if nothing else is known of it; null when it is no chapter of the campaign. */
export function companyOf(game: AnyGame, campaign: Campaign, ended: Ended): Company | null {
  const log = { ...ended.log, carried: ended.log.carried ?? campaign.fresh }
  const company = { ...newCompany(campaign), plan: log.carried }
  return afterChapter(game, campaign, company, { ...ended, log })
}

/**
 * The address of the company after a chapter; empty when it is no chapter of the campaign. If `mine`, the company kept here goes on
 * with it, once; any other is shown by its link. `game` has today's rules, by which the company plays on; the chapter may have older
 * ones.
 */
export async function addressAfter(
  game: AnyGame,
  campaign: Campaign,
  ended: Ended,
  mine: boolean,
): Promise<string> {
  const page = paths.campaign(game.id)
  const kept = keptCompany(game, campaign) ?? newCompany(campaign)
  if (kept.past.some(({ replay }) => replay === ended.replay)) return page
  const after = mine ? afterChapter(game, campaign, kept, ended) : null
  if (after) {
    keepCompany(game, after)
    return page
  }
  const other = companyOf(game, campaign, ended)
  return other ? page + (await fragmentOf(other)) : ''
}

/** The chapter that the kept company plays has moved to another address. */
export function moveChapter(game: string, from: string, to: string): void {
  try {
    const company = JSON.parse(localStorage.getItem(PREFIX + game) ?? 'null') as Company | null
    if (company?.at === from) localStorage.setItem(PREFIX + game, JSON.stringify({ ...company, at: to }))
  } catch {
    // Storage is full or forbidden.
  }
}

/** The options of a chapter. */
export const optionsOf = (game: AnyGame, { chapters }: Campaign, chapter: number): Options =>
  readOptions(game, chapters[chapter]!.options)

/** The index of the chapter that these options choose; -1 for none. */
const chapterOf = ({ chapters }: Campaign, options: Options): number =>
  chapters.findIndex((chapter) =>
    Object.entries(chapter.options).every(([name, setting]) => options[name] === setting),
  )
