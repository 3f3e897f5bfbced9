import Compare from './Compare.svelte'
import { keepOffline, paramsIn, takeOver } from '$lib/island/take-over.ts'
import { load } from './load.ts'

void takeOver(Compare, () => load({ params: paramsIn({ game: 2 }), url: new URL(location.href) }))
keepOffline()
