import { paramsIn, takeOver } from '$lib/island.ts'
import SceneInPlay from '$lib/play/SceneInPlay.svelte'
import { load } from '../routes/embed/scene/[game]/[scene]/load.ts'

void takeOver(SceneInPlay, () => load({ params: paramsIn({ game: 3, scene: 4 }) }))
