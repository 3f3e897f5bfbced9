import { keepOffline, takeOver } from '$lib/island/take-over.ts'
import { load } from './load.ts'
import Workshop from './Workshop.svelte'

void takeOver(Workshop, load)
keepOffline()
