import { keepOffline, paramsIn, takeOver } from '$lib/island/take-over.ts'
import Campaign from './Campaign.svelte'
import { load } from './load.ts'

void takeOver(Campaign, () => load({ params: paramsIn({ game: 2 }) }))
keepOffline()
