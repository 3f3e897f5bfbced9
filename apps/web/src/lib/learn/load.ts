import { builtEntry, loadGame } from '../games.ts'
import { strengthsOf } from '../play/strengths.ts'
import { wrong } from '../wrong.ts'
import type { Asked } from '../island/take-over.ts'

/** The lesson of a game, and the address of the game it ends in. */
export async function load({ params }: Pick<Asked<{ game: string }>, 'params'>) {
  const entry = builtEntry(params.game)
  const { id, title } = entry
  const [loaded, found] = await Promise.all([loadGame(entry, true), entry.built.lessons?.()])
  if (!found) {
    return wrong(404, 'no-lesson', `There is no lesson for ${title} yet.`, [
      { href: `/rules/${id}`, label: `The rules of ${title}` },
    ])
  }
  const [easiest] = Object.keys(strengthsOf(id))
  const game = new URLSearchParams({ ...found.lesson.last.game, bots: easiest! })
  return { ...loaded, title, lesson: found.lesson, onward: `/play/${id}?${game}` }
}

export type LessonData = Awaited<ReturnType<typeof load>>
