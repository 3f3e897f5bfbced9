import FramedScene from './FramedScene.svelte'
import { dataInPage, paramsIn, takeOver } from '$lib/island/take-over.ts'
import type { BookScene } from '$lib/rulebook.ts'
import { builtEntry, loadGame } from '$lib/games.ts'

void takeOver(FramedScene, async () => {
  const { game, scene } = paramsIn({ game: 3, scene: 4 })
  const entry = builtEntry(game)
  return {
    ...(await loadGame(entry, true)),
    title: entry.title,
    scene: dataInPage<BookScene>(),
    id: scene,
  }
})
