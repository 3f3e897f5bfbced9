import { entryOf } from '@shamble/catalogue'
import type { BoardModule, Entry, MatsModule, Wanted } from '@shamble/catalogue'
import type { Loaded, SomeWords } from './shell/source.ts'

/** A game that can be played. */
export type Built = Entry & { built: NonNullable<Entry['built']> }

/** The entry of a game whose page the server has drawn, so it can be played. */
export const drawnEntry = (id: string): Built => entryOf(id) as Built

/** A board, with its mats where there is room for them. */
export type ShownBoard = BoardModule & Partial<MatsModule>

/**
 * Loads what playing a game takes, and nothing of the other games. `bare`: for a small frame. `wanted`: what is played, where that is
 * known and stays as it is: nothing of the rules is loaded that it has no use for.
 */
export async function loadGame(entry: Built, bare = false, wanted?: Wanted): Promise<Loaded & Screen> {
  const [{ game }, screen] = await Promise.all([entry.built.rules(wanted), loadScreen(entry, bare)])
  return { game, ...screen }
}

/** The same for a game that is to begin: where a part of its rules and words is enough for its set-up, that part, and what brings the rest. */
export async function loadOpening(entry: Built, bare: boolean, wanted: Wanted): Promise<Loaded & Screen> {
  const { opening, openingWords, rules, words } = entry.built
  if (!opening) return loadGame(entry, bare, wanted)
  const [begun, screen] = await Promise.all([opening(wanted), loadScreen(entry, bare, openingWords)])
  // Words first: as soon as the rules are there, moves are made by them.
  const rest = async () => {
    await words()
    return rules(wanted)
  }
  return begun ? { game: begun.game, rest, ...screen } : { game: (await rest()).game, ...screen }
}

/** What shows a game to whoever is sent what is to be seen: no rules. */
interface Screen {
  words: SomeWords
  board: ShownBoard
}

/** Loads what showing a game takes. `bare`: for a small frame. */
export async function loadScreen({ built }: Built, bare = false, say = built.words): Promise<Screen> {
  const [{ words }, board, mats] = await Promise.all([say(), built.board(), bare ? null : built.mats?.()])
  return { words, board: { ...board, ...mats } }
}
