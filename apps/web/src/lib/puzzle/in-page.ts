import { entryOf } from '@shamble/catalogue'
import type { Options, Puzzle } from '@shamble/engine'
import { loadScreen } from '../games.ts'
import { dataInPage } from '../island/take-over.ts'
import type { DrawnScene } from '../play/drawn-scene.svelte.ts'

/** What is written into the page of a puzzle, so that the island loads neither the collection nor the rules. Plain JSON. */
export interface PuzzleInPage {
  id: string
  title: string
  /** Its number, and how many there are; null: somebody has set it. */
  numbered: { n: number; of: number } | null
  /** Whether it is the page of today's puzzle. */
  today: boolean
  puzzle: Puzzle
  drawn: DrawnScene
  options: Options
}

/** The puzzle in the page that is open, with all that shows it. */
export async function puzzleHere(bare: boolean) {
  const inPage = dataInPage<PuzzleInPage>()
  const entry = entryOf(inPage.id)!
  const [{ box }, screen] = await Promise.all([
    entry.box(),
    loadScreen(entry, bare),
    entry.data?.(inPage.options),
  ])
  return { ...inPage, ...screen, game: box }
}

export type PuzzleData = Awaited<ReturnType<typeof puzzleHere>>
