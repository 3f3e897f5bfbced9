import FramedGame from '$lib/embed/FramedGame.svelte'
import { paramsIn, takeOver } from '$lib/island/take-over.ts'
import { load } from './load.ts'

void takeOver(FramedGame, () => load({ params: paramsIn({ game: 3 }), url: new URL(location.href) }))
