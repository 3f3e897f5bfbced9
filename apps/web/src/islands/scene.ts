import FramedScene from '$lib/embed/FramedScene.svelte'
import { paramsIn, takeOver } from '$lib/island.ts'
import { load } from '../routes/embed/scene/[game]/[scene]/load.ts'

void takeOver(FramedScene, () => load({ params: paramsIn({ game: 3, scene: 4 }) }))
