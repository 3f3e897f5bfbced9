import FramedScene from './FramedScene.svelte'
import { dataInPage, takeOver } from '$lib/island/take-over.ts'
import type { DrawnScene } from '$lib/play/drawn-scene.svelte.ts'
import type { BookScene } from '$lib/rulebook.ts'
import { drawnEntry, loadScreen } from '$lib/games.ts'
import { askedHere } from '$lib/addresses.ts'

void takeOver(FramedScene, async () => {
  const { game, scene } = askedHere<'scene'>().params
  const entry = drawnEntry(game)
  const { built, title } = entry
  const shown = dataInPage<{ scene: BookScene; drawn: DrawnScene }>()
  const { options = {} } = shown.scene
  const [{ box }, screen] = await Promise.all([built.box(), loadScreen(entry, true), built.data?.(options)])
  return { ...screen, ...shown, game: box, rules: () => built.rules(options), title, id: scene }
})
