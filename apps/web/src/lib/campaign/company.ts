import type { Campaign } from '@shamble/catalogue'
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
 * A company on its way through a campaign. The browser's storage keeps one for each game; a link carries one to another device or to
 * friends, behind the mark of the address, where no server sees it. Both are read as what comes from outside.
 */

const PREFIX = 'shamble:campaign:'
const MOST_PAST = 40
/** Bytes of the longest company that a link may hold, as JSON. */
const MAX_BYTES = 100_000
const REPLAY = /^[\w.-]{1,20000}$/

/** A chapter that was played to its end. */
export interface Past {
  /** Its place among the chapters. */
  chapter: number
  won: boolean
  /** As the game remembers it. */
  summary: Json
  /** The log in a replay link. */
  replay: string
}

/** A company where it stands. */
export interface Company {
  /** What it carried out of its last chapter. */
  carried: Json
  /** The same with what was bought and agreed since: what it carries into the next one. */
  plan: Json
  /** How many people lead it. */
  seats: number
  past: Past[]
  /** The address where its next chapter is being played; null when it is not. */
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

/** Reads a company from JSON; null when it is none of this game, or of other rules that carried something else. */
export function readCompany(game: AnyGame, campaign: Campaign, given: unknown): Company | null {
  const { carried, plan, seats, past, at = null } = (given ?? {}) as { [key: string]: unknown }
  if (!Array.isArray(past) || past.length > MOST_PAST || !game.seats.includes(seats as number)) return null
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

// A game is played here, on one of two pages.
const isHere = ({ id }: AnyGame, at: unknown): at is string =>
  typeof at === 'string' && (at.startsWith(`${paths.play(id)}?`) || pageAt(at)?.page === 'room')

/** The company that is kept in this browser; null when there is none that can be read. */
export function keptCompany(game: AnyGame, campaign: Campaign): Company | null {
  try {
    return readCompany(game, campaign, JSON.parse(localStorage.getItem(PREFIX + game.id) ?? 'null'))
  } catch {
    return null
  }
}

/** Keeps a company. Where nothing can be kept, the link of the company still says all of it. */
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
    // Then there was nothing to forget.
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

/** A chapter that has ended, with what went in and what came out. */
export interface Ended {
  log: Log
  result: Result
  summary: Json
  replay: string
}

/** The company after a chapter that it has played; null when it was another company's, or no chapter of the campaign. */
export function afterChapter(
  game: AnyGame,
  campaign: Campaign,
  company: Company,
  { log, result, summary, replay }: Ended,
): Company | null {
  const chapter = chapterOf(campaign, log.options)
  // Without a company the first chapter is anybody's; a later one was played by itself.
  const into = log.carried ?? (chapter === 0 ? campaign.fresh : null)
  if (chapter < 0 || into === null || result.carries === undefined) return null
  if (canonical(into) !== canonical(company.plan)) return null
  const carried = readCarried(game, result.carries, optionsOf(game, campaign, chapter))!
  const past = [...company.past, { chapter, won: result.winners.length > 0, summary, replay }]
  return { carried, plan: carried, seats: log.seats, past: past.slice(-MOST_PAST), at: null }
}

/** The company that a chapter leaves behind, of which nothing else is known here; null when it was none of the campaign. */
export function companyOf(game: AnyGame, campaign: Campaign, ended: Ended): Company | null {
  const log = { ...ended.log, carried: ended.log.carried ?? campaign.fresh }
  const company = { ...newCompany(campaign), plan: log.carried }
  return afterChapter(game, campaign, company, { ...ended, log })
}

/** The options of a chapter. */
export const optionsOf = (game: AnyGame, { chapters }: Campaign, chapter: number): Options =>
  readOptions(game, chapters[chapter]!.options)

/** Which chapter these options choose; -1 for none. */
const chapterOf = ({ chapters }: Campaign, options: Options): number =>
  chapters.findIndex((chapter) =>
    Object.entries(chapter.options).every(([name, setting]) => options[name] === setting),
  )
