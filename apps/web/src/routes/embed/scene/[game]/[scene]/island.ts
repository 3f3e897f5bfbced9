import FramedScene from './FramedScene.svelte'
import { dataInPage, paramsIn, takeOver } from '$lib/island/take-over.ts'
import type { BookScene } from '$lib/rulebook.ts'
import { drawnEntry, loadGame } from '$lib/games.ts'

void takeOver(FramedScene, async () => {
  const { game, scene } = paramsIn({ game: 3, scene: 4 })
  const entry = drawnEntry(game)
  const shown = dataInPage<BookScene>()
  const { options = {}, carried } = shown
  const loaded = await loadGame(entry, true, { options, ...(carried !== undefined && { carried }) })
  return { ...loaded, title: entry.title, scene: shown, id: scene }
})
