import FramedGame from '$lib/embed/FramedGame.svelte'
import { paramsIn, takeOver } from '$lib/island.ts'
import { load } from '../routes/embed/play/[game]/load.ts'

void takeOver(FramedGame, () => load({ params: paramsIn({ game: 3 }), url: new URL(location.href) }))
