import Compare from '$lib/compare/Compare.svelte'
import { keepOffline, paramsIn, takeOver } from '$lib/island.ts'
import { load } from '../routes/compare/[game]/load.ts'

void takeOver(Compare, () => load({ params: paramsIn({ game: 2 }), url: new URL(location.href) }))
keepOffline()
