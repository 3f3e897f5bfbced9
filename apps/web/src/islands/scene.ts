import FramedScene from '$lib/embed/FramedScene.svelte'
import { paramsIn, takeOver } from '$lib/island.ts'
import type { BookScene } from '$lib/rulebook.ts'
import { builtEntry, loadGame } from '$lib/titles.ts'

// The scene is written in the page, so that nobody loads a whole book for it.
void takeOver(FramedScene, async () => {
  const { game, scene } = paramsIn({ game: 3, scene: 4 })
  const entry = builtEntry(game)
  const written = document.querySelector('[data-scene]')!.textContent
  return {
    ...(await loadGame(entry, true)),
    title: entry.title,
    scene: JSON.parse(written) as BookScene,
    id: scene,
  }
})
