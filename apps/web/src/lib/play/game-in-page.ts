import { entryOf } from '@shamble/catalogue'
import type { LocalGame } from '../../routes/play/[game]/load.ts'
import { loadGame } from '../games.ts'
import { dataInPage } from '../island/take-over.ts'

/** What stands in the page of a local game for its script: everything that the server has read from the address. */
export type GameInPage = Pick<LocalGame, 'title' | 'setup' | 'before' | 'slot'> & {
  game: string
  /** Of the rules, if they are not today's. */
  version?: number
}

/** What is written into the page of a local game. */
export function forPage({ game, frozen, title, setup, before, slot }: LocalGame): GameInPage {
  return { game: game.id, ...(frozen && { version: game.version }), title, setup, before, slot }
}

/** The local game that the server has drawn. `bare`: for a small frame. */
export async function gameInPage(bare = false) {
  const { game: id, version, ...here } = dataInPage<GameInPage>()
  const { options, carried } = here.setup
  return { ...(await loadGame(entryOf(id)!, bare, options, carried, version)), ...here }
}
