import type { Asked } from '$lib/addresses.ts'
import { loadScreen } from '$lib/games.ts'
import { entryOrWrong } from '$lib/wrong.ts'

/** The page of puzzles that people set. The puzzle itself is in the fragment of the address. */
export async function load({ params }: Pick<Asked<'puzzleOwn'>, 'params'>) {
  const entry = entryOrWrong(params.game)
  const { board } = await loadScreen(entry)
  return { id: entry.id, title: entry.title, board }
}
