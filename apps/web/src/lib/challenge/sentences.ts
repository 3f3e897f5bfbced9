import { compare, DEFAULT_WORDS } from '@shamble/challenge'
import type { ChallengePage, Par, Reached, Terms } from '@shamble/challenge'
import { alliesOf, type AnyGame } from '@shamble/engine'
import { PERSON } from '../play/person.ts'
import type { SomeWords } from '../shell/source.ts'

/** The result of a run, in a few words without a full stop. */
export const reachedInWords = (words: SomeWords, { standing, result, moves }: Reached): string =>
  (words.challenge ?? DEFAULT_WORDS).reached(standing, result, moves)

/** The task of a challenge of this game. */
export const askedOf = (words: SomeWords): string => (words.challenge ?? DEFAULT_WORDS).asks

/** The player's allies and rivals, in a sentence. */
export function companyOf(game: AnyGame, terms: Terms): string {
  const allies = alliesOf(game, terms, PERSON).length
  const rivals = terms.seats - 1 - allies
  if (allies === 0) return `You against ${bots(rivals)}.`
  return rivals === 0
    ? `You together with ${bots(allies)}.`
    : `You and ${bots(allies)} against ${bots(rivals)}.`
}

const bots = (n: number) => (n === 1 ? 'a bot' : `${n} bots`)

/** Par in sentences, or why there is none. */
export function parInWords(
  words: SomeWords,
  { par, parProgress }: Pick<ChallengePage, 'par' | 'parProgress'>,
): string {
  if (par) return setPar(words, par)
  if (!parProgress) return NO_PAR
  const { played, of } = parProgress
  if (played >= of) return 'There is no par: the bots could not play it to the end.'
  return `No bot score to beat yet: a bot has played ${played} of ${of} games for it. Look again in a few minutes.`
}

const NO_PAR =
  'No bot score to beat (par) yet: a bot plays for it when the first player has finished, or when a player asks.'

function setPar(words: SomeWords, { bot, playouts, runs, best, median, won }: Par): string {
  const wins = Math.round(won * runs)
  const often = wins === 0 ? 'none won' : wins === runs ? 'all won' : `${wins} won`
  const [middle, top] = [median, best].map((reached) => small(reachedInWords(words, reached)))
  const how = playouts === null ? '' : `, ${playouts} tries a choice`
  const games = runs === 1 ? 'one game' : `${runs} games`
  return `A bot (${bot}${how}) has played ${games}: ${often}. Par is the result in the middle: ${middle}. Its best: ${top}.`
}

/** A run compared with par. */
export function againstPar({ standing }: Reached, { best, median }: Par): string {
  if (compare(standing, best.standing) < 0) return 'Better than the bot ever was.'
  const order = compare(standing, median.standing)
  return order < 0 ? 'Better than par.' : order > 0 ? 'Below par.' : 'Exactly par.'
}

const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
