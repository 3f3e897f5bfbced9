import type { ChallengePage } from '@shamble/challenge'
import { RIVAL, type BotName } from '../play/strengths.ts'
import { addressOf } from '../setup.ts'
import type { SomeWords } from '../shell/source.ts'
import { drawnEntry, loadGame } from '../games.ts'
import { builtEntry } from '../wrong.ts'
import { dataInPage } from '../island/take-over.ts'

/** A challenge page without its opening position: what the script of the page needs of it. */
export type Facts = Omit<ChallengePage, 'opening'>

/** What stands in the page for its script: the facts, and where the game is played by oneself, if its seed is known. */
export interface InPage {
  facts: Facts
  play: string | null
}

/** What the page of a challenge shows. */
export async function loadChallenge(page: ChallengePage) {
  const { opening, ...facts } = page
  const entry = builtEntry(page.terms.game)
  const loaded = await loadGame(entry)
  return { ...loaded, title: entry.title, opening, facts, play: playAddress(loaded, facts) }
}

export type ChallengeData = Awaited<ReturnType<typeof loadChallenge>>

/** What stands in the page for its script, and the words of its game. */
export async function challengeInPage(): Promise<InPage & { words: SomeWords }> {
  const here = dataInPage<InPage>()
  const { words } = await drawnEntry(here.facts.terms.game).built.words()
  return { ...here, words }
}

/** What a challenge is called: by its maker, by its day, or by its game. */
export function nameOf({ name, daily }: Facts, title: string): string {
  if (daily) return `${title}, ${dayInWords(daily)}`
  return name ?? `A challenge in ${title}`
}

/** A day as people write it: 21 November 2026. */
function dayInWords(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}

/** A moment as it is the same for everybody: what the server writes, which does not know where anybody is. */
export function momentInWords(time: number): string {
  const text = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return `${text.format(new Date(time))} UTC`
}

/** A moment by the reader's own clock, as their language writes it. */
export const momentHere = (time: number): string =>
  new Date(time).toLocaleString(navigator.languages, { dateStyle: 'long', timeStyle: 'short' })

// While it is open a game is played for the board; afterwards for itself, against the same rivals.
function playAddress({ game }: Awaited<ReturnType<typeof loadGame>>, facts: Facts): string | null {
  const { seed, closed, code, terms } = facts
  if (seed === null || terms.version !== game.version) return null
  const { seats, options, carried } = terms
  const setUp = { seats, options, ...(carried !== undefined && { carried }) }
  const bots = Array.from({ length: seats - 1 }, (): BotName => RIVAL)
  return addressOf(game, { ...setUp, seed, humans: 1, bots, challenge: closed ? null : code })
}
