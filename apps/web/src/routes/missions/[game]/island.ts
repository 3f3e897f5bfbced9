import { keepOffline, paramsIn, takeOver } from '$lib/island/take-over.ts'
import { load } from './load.ts'
import Mission from './Mission.svelte'

void takeOver(Mission, () => load({ params: paramsIn({ game: 2 }) }))
keepOffline()
