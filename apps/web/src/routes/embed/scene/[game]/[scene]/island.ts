import { entryOf } from '@shamble/catalogue'
import FramedScene from './FramedScene.svelte'
import { dataInPage, takeOver } from '$lib/island/take-over.ts'
import type { DrawnScene } from '$lib/play/drawn-scene.svelte.ts'
import type { BookScene } from '$lib/rulebook.ts'
import { loadScreen } from '$lib/games.ts'
import { askedHere } from '$lib/addresses.ts'

void takeOver(FramedScene, async () => {
  const { game, scene } = askedHere<'scene'>().params
  const entry = entryOf(game)!
  const shown = dataInPage<{ scene: BookScene; drawn: DrawnScene }>()
  const { options = {} } = shown.scene
  const [{ box }, screen] = await Promise.all([entry.box(), loadScreen(entry, true), entry.data?.(options)])
  return { ...screen, ...shown, game: box, rules: () => entry.rules(), title: entry.title, id: scene }
})
