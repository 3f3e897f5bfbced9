import { entryOf } from '@shamble/catalogue'
import type { BoardModule, Entry, MatsModule } from '@shamble/catalogue'
import type { Options } from '@shamble/engine'
import type { Loaded, SomeWords } from './shell/source.ts'

/** A game that can be played. */
export type Built = Entry & { built: NonNullable<Entry['built']> }

/** The entry of a game whose page the server has drawn, so it can be played. */
export const drawnEntry = (id: string): Built => entryOf(id) as Built

/** A board, with its mats where there is room for them. */
export type ShownBoard = BoardModule & Partial<MatsModule>

/**
 * Loads what playing a game takes, and nothing of the other games. `bare`: for a small frame. `options`: what is played, where that is
 * known; they may be unchecked.
 */
export async function loadGame(entry: Built, bare = false, options?: Options): Promise<Loaded & Screen> {
  const [{ game }, screen] = await Promise.all([entry.built.rules(options), loadScreen(entry, bare)])
  return { game, ...screen }
}

/** The parts of a game that show it, without rules: for pages that receive views. */
interface Screen {
  words: SomeWords
  board: ShownBoard
}

/** Loads what showing a game takes. `bare`: for a small frame. */
export async function loadScreen({ built }: Built, bare = false): Promise<Screen> {
  const [{ words }, board, mats] = await Promise.all([
    built.words(),
    built.board(),
    bare ? null : built.mats?.(),
  ])
  return { words, board: { ...board, ...mats } }
}
