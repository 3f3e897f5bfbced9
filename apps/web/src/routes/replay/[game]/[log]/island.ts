import { keepOffline, paramsIn, takeOver } from '$lib/island/take-over.ts'
import Replay from '$lib/play/Replay.svelte'
import { load } from './load.ts'

void takeOver(Replay, () => load({ params: paramsIn({ game: 2, log: 3 }), url: new URL(location.href) }))
keepOffline()
