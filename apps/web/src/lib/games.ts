import { editionOf, type Edition } from '@shamble/catalogue/editions'
import type { Options } from '@shamble/engine'
import type { BoardModule, Entry, MatsModule } from '@shamble/engine/entry'
import type { Loaded, SomeWords } from './shell/source.ts'

/** A board, with its mats where there is room for them. */
export type ShownBoard = BoardModule & Partial<MatsModule>

/**
 * Loads what playing a game takes, and nothing of the other games. `bare`: for a small frame. `options` and
 * `carried`: what is played, where that is known; they may be unchecked. `version`: of the rules, today's if undefined; refused if
 * there is no such version.
 */
export async function loadGame(
  entry: Entry,
  bare = false,
  options?: Options,
  carried?: unknown,
  version?: number,
): Promise<Loaded & Screen & Edition> {
  const [edition, screen] = await Promise.all([
    editionOf(entry, version, options, carried),
    loadScreen(entry, bare),
  ])
  return { ...edition, ...screen }
}

/** The parts of a game that show it, without rules: for pages that receive views. */
interface Screen {
  words: SomeWords
  board: ShownBoard
}

/** Loads what showing a game takes. `bare`: for a small frame. */
export async function loadScreen(entry: Entry, bare = false): Promise<Screen> {
  const [{ words }, board, mats] = await Promise.all([
    entry.words(),
    entry.board(),
    bare ? null : entry.mats?.(),
  ])
  return { words, board: { ...board, ...mats } }
}
