import { entryOf } from '@shamble/catalogue'
import { look, replay, type Log } from '@shamble/engine'
import type { Loaded } from '../shell/source.ts'
import { cardPng } from '@shamble/preview'
import { reachedInWords } from './sentences.ts'
import type { Outcome } from './outcome.ts'

/**
 * The result as a picture to share: the result, the course of the game, and its last position. `page`: the page where others can try
 * the same.
 */
export async function resultPicture(
  { game, words }: Loaded,
  log: Log,
  outcome: Outcome,
  page: URL,
): Promise<File> {
  const { view } = look(game, replay(game, log), null)
  const { picture } = (await entryOf(game.id)!.picture?.()) ?? {}
  const png = await cardPng({
    title: reachedInWords(words, outcome),
    line: outcome.luck,
    picture: picture?.(view) ?? null,
    captions: [{ text: words.title }, { text: `Seed ${log.seed}, ${outcome.moves} moves` }],
    course: outcome.course,
    foot: page.host + page.pathname + page.search,
  })
  return new File([png], `${game.id}-${log.seed}.png`, { type: 'image/png' })
}
