import { entryOf } from '@shamble/catalogue'
import { Refusal } from '@shamble/engine'
import type { ChallengePage } from '@shamble/challenge'
import { dayInWords } from '../dates.ts'
import { PERSON } from '../play/person.ts'
import { RIVAL, type BotName } from '../play/strengths.ts'
import { addressOf } from '../setup.ts'
import { onwardAddress } from '../share/links.ts'
import type { SomeWords } from '../shell/source.ts'
import { loadGame } from '../games.ts'
import { entryOrWrong } from '../wrong.ts'
import { dataInPage } from '../island/take-over.ts'

/** A challenge page without its opening position, for the script of the page. */
export type Facts = Omit<ChallengePage, 'opening'>

/** The data in the page for its script: the facts, and the address to play at, if the seed is known. */
export interface InPage {
  facts: Facts
  play: string | null
}

/** Loads what the page of a challenge shows. */
export async function loadChallenge(page: ChallengePage) {
  const { opening, ...facts } = page
  const entry = entryOrWrong(page.terms.game)
  const loaded = await loadGame(entry, false, undefined, undefined, page.terms.version).catch((cause) => {
    // A challenge of an unknown version still shows its leaderboard.
    if (cause instanceof Refusal) return loadGame(entry)
    throw cause
  })
  const { optionWords } = await entry.optionWords()
  const play = await playAddress(loaded, facts)
  return { ...loaded, optionWords, title: entry.title, opening, facts, play }
}

export type ChallengeData = Awaited<ReturnType<typeof loadChallenge>>

/** The data in the page, and the words of the game. */
export async function challengeInPage(): Promise<InPage & { words: SomeWords }> {
  const here = dataInPage<InPage>()
  const { words } = await entryOf(here.facts.terms.game)!.words()
  return { ...here, words }
}

/** The name of a challenge: its maker's, its day, or its game. */
export function nameOf({ name, daily }: Facts, title: string): string {
  if (daily) return `${title}, ${dayInWords(daily)}`
  return name ?? `A challenge in ${title}`
}

// While the challenge is open the game counts for it; afterwards it is a game against the same rivals.
// A game by old rules goes on from a log without moves, which names their version.
async function playAddress(
  { game, frozen }: Awaited<ReturnType<typeof loadGame>>,
  facts: Facts,
): Promise<string | null> {
  const { seed, closed, code, terms } = facts
  if (seed === null || terms.version !== game.version) return null
  const { seats, options, carried } = terms
  const setUp = { seats, options, ...(carried !== undefined && { carried }) }
  if (frozen) {
    const address = await onwardAddress(game, {
      game: game.id,
      version: game.version,
      ...setUp,
      seed,
      moves: [],
    })
    return closed ? address : `${address}&challenge=${code}`
  }
  const bots = Array.from({ length: seats - 1 }, (): BotName => RIVAL)
  return addressOf(game, { ...setUp, seed, people: [PERSON], bots, challenge: closed ? null : code })
}
