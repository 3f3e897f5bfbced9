import { keepOffline, paramsIn, takeOver } from '$lib/island/take-over.ts'
import Local from './Local.svelte'
import { load } from './load.ts'

void takeOver(Local, () => load({ params: paramsIn({ game: 2 }), url: new URL(location.href) }))
keepOffline()
