import { keepOffline, paramsIn, takeOver } from '$lib/island.ts'
import Local from '$lib/play/Local.svelte'
import { load } from '../routes/play/[game]/load.ts'

void takeOver(Local, () => load({ params: paramsIn({ game: 2 }), url: new URL(location.href) }))
keepOffline()
