import { loadGame } from '../games.ts'
import { entryOrWrong } from '../wrong.ts'
import { STRENGTHS } from '@shamble/engine/strengths'
import { paths, type Asked } from '../addresses.ts'

/** The lesson of a game, and the address of the game that it ends in. */
export async function load({ params }: Pick<Asked<'learn'>, 'params'>) {
  const entry = entryOrWrong(params.game)
  const { id, title } = entry
  const [loaded, { lesson }] = await Promise.all([loadGame(entry, true), entry.lessons()])
  const game = new URLSearchParams({ ...lesson.last.game, bots: STRENGTHS[0] })
  return { ...loaded, title, lesson, onward: `${paths.play(id)}?${game}` }
}

export type LessonData = Awaited<ReturnType<typeof load>>
