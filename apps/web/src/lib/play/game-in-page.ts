import { entryOf } from '@shamble/catalogue'
import type { LocalGame } from '../../routes/play/[game]/load.ts'
import { loadGame } from '../games.ts'
import { dataInPage } from '../island/take-over.ts'

/** What stands in the page of a local game for its script: everything that the server has read from the address. */
export type GameInPage = Pick<LocalGame, 'title' | 'setup' | 'before' | 'slot'> & { game: string }

/** What is written into the page of a local game. */
export function forPage({ game: { id }, title, setup, before, slot }: LocalGame): GameInPage {
  return { game: id, title, setup, before, slot }
}

/** The local game that the server has drawn. `bare`: for a small frame. */
export async function gameInPage(bare = false) {
  const { game: id, ...here } = dataInPage<GameInPage>()
  return { ...(await loadGame(entryOf(id)!, bare, here.setup.options, here.setup.carried)), ...here }
}
