import { layOut, look, Referee, type Scene } from '@shamble/engine'
import { loadGame } from '$lib/games.ts'
import { entryOrWrong } from '$lib/wrong.ts'
import type { PageLoad } from './$types'

export const load: PageLoad = async ({ params, data }) => {
  const entry = entryOrWrong(params.game)
  const { game, words, board } = await loadGame(entry)
  /** A scene after its first steps, as the seat that must choose sees it. */
  const sightOf = (scene: Scene<unknown>) => {
    const { position, pending } = new Referee<unknown, unknown>(game, layOut(game, scene)).settle()
    return look(game, position, pending[0]?.seat ?? null, pending)
  }
  return { ...data, id: entry.id, title: entry.title, words, board, sightOf }
}
