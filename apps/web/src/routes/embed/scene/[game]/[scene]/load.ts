import { readOptions } from '@shamble/engine'
import { sceneIn } from '$lib/rulebook.ts'
import { loadGame } from '$lib/games.ts'
import { drawnOf } from '$lib/play/drawn-scene.svelte.ts'
import { SceneSource } from '$lib/play/scene.svelte.ts'
import { entryOrWrong, wrong } from '$lib/wrong.ts'
import { paths, type Asked } from '$lib/addresses.ts'

/** A scene of a rule book to play in a frame. */
export async function load({ params }: Pick<Asked<'scene'>, 'params'>) {
  const entry = entryOrWrong(params.game)
  const [loaded, book] = await Promise.all([loadGame(entry, true), entry.rulebook()])
  const scene = sceneIn(book.rulebook, params.scene)
  if (!scene) {
    return wrong(
      404,
      'no-such-scene',
      `The rules of ${entry.title} have no scene called “${params.scene}”.`,
      [{ href: paths.rules(entry.id), label: `The rules of ${entry.title}` }],
    )
  }
  const options = readOptions(loaded.game, scene.options ?? {})
  const drawn = drawnOf(new SceneSource(loaded, scene))
  return {
    ...loaded,
    rules: () => entry.rules(),
    title: entry.title,
    scene,
    drawn,
    options,
    id: params.scene,
  }
}
